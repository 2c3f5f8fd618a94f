import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of views that a stack leaves out.
enum HidingInvariants {
  static let all: [Invariant] = [
    takesNoLength, isRemoval, takesItsGap, allHiddenIsEmpty, staysSatisfiable, order,
  ]

  static let takesNoLength = Invariant(
    "hidden-views-take-no-length",
    "Along its stack's axis a hidden view has no length, and what it holds has no size.",
    assuming: [.determined], drawing: ScreenDraw(.all)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    let frames = layout.framesByID()
    return .all(
      layout.stacks(in: screen).lazy.flatMap { row in
        row.views.filter(\.view.isHidden).map { view, frame in
          Outcome.equal(frame.length(row.axis), 0, "the length of the hidden \(view.id)").and(
            .all(
              view.arrangedInside.map { inside in
                let place = Rect(origin: frame.origin, size: .zero)
                return .equal(frames[inside.id] ?? frame, place, "the frame of \(inside.id)")
              }))
        }
      })
  }

  static let isRemoval = Invariant(
    "hiding-is-removing", "Hidden views leave the others where they were if the hidden were gone.",
    assuming: [.determined, .hiddenIgnored, .showsSomething],
    drawing: ScreenDraw(.settled)
  ) { screen, model in
    let screen = try screen.with(policy: LayoutPolicy(hiddenViews: .areIgnored))
    let layout = try model.frames(of: screen)
    guard layout.stacks(in: screen).allSatisfy({ !$0.visible.isEmpty }) else {
      throw Discard.precondition("a stack shows nothing")
    }
    let kept = try model.frames(of: try screen.with(content: screen.content.withoutHidden))
    let frames = layout.framesByID()
    return Outcome.all(
      zip(kept.ids, kept.frames).lazy.map { id, frame in
        .equal(frames[id] ?? .zero, frame, "the frame of \(id)")
      }
    ).and(
      .equal(
        Rect(origin: .zero, size: layout.contentSize),
        Rect(origin: .zero, size: kept.contentSize), "the content"))
  }

  static let takesItsGap = Invariant(
    "hiding-takes-length-and-gap", "A view that is hidden takes its length and one gap with it.",
    assuming: [.freeLength, .fillOrSpaced, .ownLengths, .noCustomSpacing],
    drawing: ScreenDraw(.rows([.fill, .equalSpacing]))
  ) { screen, model in
    let before = try StackLengthInvariants.row(of: screen, model)
    let axis = before.axis
    return try .all(
      before.views.map { view, _ in
        let hidden = try model.editing.apply(screen, [.setHidden(true, view.id)])
        let after = try StackLengthInvariants.row(of: hidden, model)
        let gap = before.views.count > 1 ? before.stack.spacing : 0
        return .same(
          before.frame.length(axis) - after.frame.length(axis), view.ownLength(axis) + gap,
          "what hiding \(view.id) takes away")
      })
  }

  static let allHiddenIsEmpty = Invariant(
    "all-hidden-is-no-length", "A free stack whose views are all hidden is as long as its margins.",
    assuming: [.freeLength, .oneStack],
    drawing: ScreenDraw(.rows([.fill, .equalSpacing, .fillEqually]).with { $0.hasMargins = true })
  ) { screen, model in
    guard let stack = screen.content.stack else { return .passed }
    let edits = stack.arrangedViews.map { Edit.setHidden(true, $0.id) }
    let row = try StackLengthInvariants.row(
      of: try model.editing.apply(screen, edits), model)
    let margins = row.margins.near(row.axis) + row.margins.far(row.axis)
    return .same(row.frame.length(row.axis), margins, "the length of \(row.id)")
  }

  static let staysSatisfiable = Invariant(
    "hiding-stays-satisfiable", "Hidden, a view with impossible lengths contradicts nothing.",
    assuming: [.othersGiveWay],
    drawing: ScreenDraw(.settled.with { $0.hasShares = false })
  ) { screen, model in
    let both: Length = [.constant(10), .constant(11)]
    return try .all(
      model.frames(of: screen).stacks(in: screen).prefix(2).flatMap { row in
        try row.views.prefix(2).map { view, _ in
          let hidden = try model.editing.apply(
            screen, [.setLength(both, row.axis, of: view.id), .setHidden(true, view.id)])
          return .holds(
            if: try !model.contradicts(hidden),
            otherwise: "the hidden \(view.id) contradicts a length")
        }
      })
  }

  static let order = Invariant(
    "hidden-views-keep-their-place", "A hidden view stands between its visible neighbours.",
    assuming: [.determined, .noOverlap], drawing: ScreenDraw(.all)
  ) { screen, model in
    let layout = try model.frames(of: screen)
    return .all(
      layout.stacks(in: screen).lazy.flatMap { row in
        zip(row.views, row.views.dropFirst()).filter { $0.view.isHidden || $1.view.isHidden }.map {
          first, second in
          let (before, after) = row.isMirrored ? (second, first) : (first, second)
          return .holds(
            if: !Tolerance.pile.isGreater(
              before.frame.max(row.axis), than: after.frame.min(row.axis)),
            otherwise: "\(first.view.id) and \(second.view.id) are out of order")
        }
      })
  }
}

extension View {
  /// The view without what is hidden inside it.
  var withoutHidden: View {
    guard case .stack(var stack) = content else { return self }
    stack.arrangedViews = stack.arrangedViews.filter { !$0.isHidden }.map(\.withoutHidden)
    return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
  }
}

extension LayoutModel {
  /// Whether the required lengths of a screen contradict each other.
  func contradicts(_ screen: Screen) throws -> Bool {
    do {
      _ = try layout(screen)
      return false
    } catch LayoutError.unsatisfiable {
      return true
    } catch is LayoutError {
      return false
    }
  }
}
