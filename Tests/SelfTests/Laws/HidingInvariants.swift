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
  ) { screen, law in
    let shown = try law.shown(screen)
    let frames = shown.layout.framesByID()
    for row in shown.stacks {
      for (view, frame) in row.views where view.isHidden {
        try shown.expect(
          .length(view.id, row.axis), is: frame.length(row.axis), equals: 0, "while it is hidden")
        for inside in view.arrangedInside {
          try shown.expect(
            .frame(inside.id), is: frames[inside.id] ?? frame,
            equals: Rect(origin: frame.origin, size: .zero), "inside of what is hidden")
        }
      }
    }
  }

  static let isRemoval = Invariant(
    "hiding-is-removing", "Hidden views leave the others where they were if the hidden were gone.",
    assuming: [.determined, .hiddenIgnored, .showsSomething],
    drawing: ScreenDraw(.settled)
  ) { screen, law in
    let screen = try screen.with(policy: LayoutPolicy(hiddenViews: .areIgnored))
    let shown = try law.shown(screen)
    guard shown.stacks.allSatisfy({ !$0.visible.isEmpty }) else {
      throw Discard.precondition("a stack shows nothing")
    }
    let kept = try law.shown(try screen.with(content: screen.content.withoutHidden))
    try shown.expect(framesOf: kept.layout)
  }

  static let takesItsGap = Invariant(
    "hiding-takes-length-and-gap", "A view that is hidden takes its length and one gap with it.",
    assuming: [.freeLength, .fillOrSpaced, .ownLengths, .noCustomSpacing],
    drawing: ScreenDraw(.rows([.fill, .equalSpacing]))
  ) { screen, law in
    let (shown, before) = try law.row(screen)
    let axis = before.axis
    for (view, _) in before.views {
      let after = try law.row(try law.edited(screen, [.setHidden(true, view.id)])).row
      let gap = before.views.count > 1 ? before.stack.spacing : 0
      try shown.expect(
        "length given up by hiding", of: [view.id], along: axis,
        before.frame.length(axis) - after.frame.length(axis), equals: view.ownLength(axis) + gap,
        within: .pile)
    }
  }

  static let allHiddenIsEmpty = Invariant(
    "all-hidden-is-no-length", "A free stack whose views are all hidden is as long as its margins.",
    assuming: [.freeLength, .oneStack],
    drawing: ScreenDraw(.rows([.fill, .equalSpacing, .fillEqually]).with { $0.hasMargins = true })
  ) { screen, law in
    guard let stack = screen.content.stack else { return }
    let edits = stack.arrangedViews.map { Edit.setHidden(true, $0.id) }
    let (shown, row) = try law.row(try law.edited(screen, edits))
    try shown.expect(
      .length(row.id, row.axis), is: row.frame.length(row.axis),
      equals: row.margins.near(row.axis) + row.margins.far(row.axis), within: .pile)
  }

  static let staysSatisfiable = Invariant(
    "hiding-stays-satisfiable", "Hidden, a view with impossible lengths contradicts nothing.",
    assuming: [.othersGiveWay],
    drawing: ScreenDraw(.settled.with { $0.hasShares = false })
  ) { screen, law in
    let both: Length = [.constant(10), .constant(11)]
    for row in try law.shown(screen).stacks.prefix(2) {
      for (view, _) in row.views.prefix(2) {
        let hide = Edit.setHidden(true, view.id)
        let torn = try law.edited(screen, [.setLength(both, row.axis, of: view.id), hide])
        guard try law.isSettledByRules(try law.edited(screen, [hide])),
          try !law.isSettledByRules(torn)
        else { continue }
        throw Evidence(
          .other(.init("layout", .verdict, of: [view.id], along: row.axis)),
          .verdict(AxisVerdict(.unsatisfiable, of: [view.id])), .equal,
          .verdict(AxisVerdict(.determined)), "while it is hidden")
      }
    }
  }

  static let order = Invariant(
    "hidden-views-keep-their-place", "A hidden view stands between its visible neighbours.",
    assuming: [.determined, .noOverlap], drawing: ScreenDraw(.all)
  ) { screen, law in
    let shown = try law.shown(screen)
    for row in shown.stacks {
      for (first, second) in zip(row.views, row.views.dropFirst())
      where first.view.isHidden || second.view.isHidden {
        let (before, after) = row.isMirrored ? (second, first) : (first, second)
        try shown.expect(
          .gap(before.view.id, after.view.id, row.axis),
          is: after.frame.min(row.axis) - before.frame.max(row.axis), .atLeast(0, within: .pile))
      }
    }
  }
}

extension View {
  /// The view without what is hidden inside it.
  var withoutHidden: View {
    guard case .stack(var stack) = content else { return self }
    stack.arrangedViews = stack.arrangedViews.filter { !$0.isHidden }.map(\.withoutHidden)
    return with(content: .stack(stack))
  }
}
