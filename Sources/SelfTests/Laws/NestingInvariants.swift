import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of stacks inside stacks, and of what may be done to a whole row.
enum NestingInvariants {
  static let all: [Invariant] = [nestedFlattens, loneStackIsNothing, reversalMirrors]

  static let nestedFlattens = Invariant(
    "nested-stack-flattens",
    "Part of a filled stack may stand in a stack of its own with the same axis and spacing.",
    assuming: [.freeLength, .fillOnly, .ownLengths, .noCustomSpacing],
    drawing: ScreenDraw(.rows([.fill], [.fill]))
  ) { screen, model in
    let flat = try model.frames(of: screen)
    let views = screen.content.stack?.arrangedViews ?? []
    return try .all(
      views.indices.prefix(3).map { start in
        let nested = try screen.changingStack { stack in
          var inner = stack
          inner.arrangedViews = Array(views[start...])
          stack.arrangedViews = Array(views[..<start]) + [View("nested", stack: inner)]
        }
        return leaves(try model.frames(of: nested), areThoseOf: flat)
      })
  }

  static let loneStackIsNothing = Invariant(
    "stack-around-a-stack-is-nothing",
    "A filled stack that holds one stack alone leaves every frame as it is.",
    assuming: [.determined],
    drawing: ScreenDraw(.settled.with { $0.alignments.removeAll(where: \.isBaseline) })
  ) { screen, model in
    let flat = try model.frames(of: screen)
    let inner = screen.content
    guard let axis = inner.stack?.axis else { return .passed }
    let outer = StackView(
      axis: axis, spacing: 11,
      arrangedViews: [View(inner.id, stack: inner.stack ?? .init(axis: axis))])
    let wrapped = try screen.with(
      content: View("outer", width: inner.width, height: inner.height, stack: outer))
    return leaves(try model.frames(of: wrapped), areThoseOf: flat)
  }

  static let reversalMirrors = Invariant(
    "reversed-row-mirrors", "A free row read the other way is the row in reverse order.",
    assuming: [.freeLength, .ownLengths, .noCustomSpacing],
    drawing: ScreenDraw(.rows([.fill, .fillEqually, .equalSpacing, .equalCentering]))
  ) { screen, model in
    let turned = try screen.mirrored()
    let reversed = try screen.changingStack { $0.arrangedViews.reverse() }
    let (row, other) = screen.contentAxis == .horizontal ? (turned, reversed) : (screen, screen)
    let found = try model.frames(of: row).framesByID()
    let expected = try model.frames(of: other).framesByID()
    return .all(
      (screen.content.stack?.arrangedViews ?? []).map { view in
        .equal(
          found[view.id] ?? .zero, expected[view.id] ?? .zero, "the frame of \(view.id)")
      })
  }

  /// Holds if every view that both layouts have stands in the same place.
  private static func leaves(_ found: Layout, areThoseOf expected: Layout) -> Outcome {
    let frames = found.framesByID()
    return Outcome.all(
      zip(expected.ids, expected.frames).lazy.map { id, frame in
        .equal(frames[id] ?? .zero, frame, "the frame of \(id)")
      }
    ).and(
      .equal(
        Rect(origin: .zero, size: found.contentSize),
        Rect(origin: .zero, size: expected.contentSize), "the content"))
  }
}
