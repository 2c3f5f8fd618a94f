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
  ) { screen, law in
    let flat = try law.shown(screen).layout
    let views = screen.content.stack?.arrangedViews ?? []
    for start in views.indices.prefix(3) {
      let nested = try screen.changingStack { stack in
        var inner = stack
        inner.arrangedViews = Array(views[start...])
        stack.arrangedViews = Array(views[..<start]) + [View("nested", stack: inner)]
      }
      try law.shown(nested).expect(framesOf: flat)
    }
  }

  static let loneStackIsNothing = Invariant(
    "stack-around-a-stack-is-nothing",
    "A filled stack that holds one stack alone leaves every frame as it is.",
    assuming: [.determined],
    drawing: ScreenDraw(.settled.with { $0.alignments.removeAll(where: \.isBaseline) })
  ) { screen, law in
    let flat = try law.shown(screen).layout
    let inner = screen.content
    guard let axis = inner.stack?.axis else { return }
    let outer = StackView(
      axis: axis, spacing: 11,
      arrangedViews: [View(inner.id, stack: inner.stack ?? .init(axis: axis))])
    let wrapped = try screen.with(
      content: View("outer", width: inner.width, height: inner.height, stack: outer))
    try law.shown(wrapped).expect(framesOf: flat)
  }

  static let reversalMirrors = Invariant(
    "reversed-row-mirrors", "A free row read the other way is the row in reverse order.",
    assuming: [.freeLength, .ownLengths, .noCustomSpacing],
    drawing: ScreenDraw(.rows([.fill, .fillEqually, .equalSpacing, .equalCentering]))
  ) { screen, law in
    let turned = try screen.mirrored()
    let reversed = try screen.changingStack { $0.arrangedViews.reverse() }
    let (row, other) = screen.contentAxis == .horizontal ? (turned, reversed) : (screen, screen)
    let shown = try law.shown(row)
    let found = shown.layout.framesByID()
    let expected = try law.shown(other).layout.framesByID()
    for view in screen.content.stack?.arrangedViews ?? [] {
      try shown.expect(
        .frame(view.id), is: found[view.id] ?? .zero, equals: expected[view.id] ?? .zero)
    }
  }
}

extension ShownStack {
  /// Holds if every view of another layout stands in the same place, in content of the same size.
  func expect(framesOf expected: ContentLayout) throws {
    let frames = layout.framesByID()
    for (id, frame) in zip(expected.ids, expected.frames) {
      try expect(.frame(id), is: frames[id] ?? .zero, equals: frame)
    }
    try expect(contentSize: expected.contentSize)
  }
}
