import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Laws of which screens have a layout: the rules of stacks give one only where there is no other.
enum VerdictInvariants {
  static let all: [Invariant] = [
    rowsAreDetermined, openRowIsAmbiguous, untiedWidthIsAmbiguous, emptyIsAmbiguous, emptyFitsZero,
    contradictionIsNoLayout, verdictIsTheLayout, tiesMayBeAmbiguous,
  ]

  static let rowsAreDetermined = Invariant(
    "rows-with-lengths-are-determined", "Any list of views with required sizes has a layout.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    for axis in Axis.allCases { try law.expectLayout(of: screen, axis, is: .determined) }
  }

  static let openRowIsAmbiguous = Invariant(
    "row-without-length-is-ambiguous",
    "A view that loses the one condition on its length makes the layout ambiguous.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    let axis = screen.contentAxis
    for view in screen.content.arrangedInside.prefix(3) {
      let open = try law.edited(screen, [.setLength(.intrinsic, axis, of: view.id)])
      try law.expectLayout(of: open, axis, is: .ambiguous, in: [view.id])
    }
  }

  static let untiedWidthIsAmbiguous = Invariant(
    "untied-thickness-is-ambiguous",
    "Views without a thickness need a tied stack; untied, the layout is ambiguous.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    let axis = screen.contentAxis.perpendicular
    let filled = try screen.changingStack { $0.alignment = .fill }
    let edits = filled.content.arrangedInside.map { Edit.setLength(.intrinsic, axis, of: $0.id) }
    let tie = Edit.setLength(.equal(to: .frameLayoutGuide), axis, of: screen.content.id)
    try law.expectLayout(of: try law.edited(filled, edits + [tie]), axis, is: .determined)
    try law.expectLayout(of: try law.edited(filled, edits), axis, is: .ambiguous)
  }

  static let emptyIsAmbiguous = Invariant(
    "empty-stack-is-ambiguous", "A free stack without views is ambiguous along its axis.",
    assuming: [.emptyAmbiguous, .freeLength], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    let screen = try screen.with(policy: LayoutPolicy(emptyStack: .ambiguous))
    let edits = screen.content.arrangedInside.map { Edit.remove($0.id) }
    let empty = try law.edited(screen, edits)
    try law.expectLayout(
      of: empty, screen.contentAxis, is: .ambiguous, in: [screen.content.id])
  }

  static let emptyFitsZero = Invariant(
    "empty-stack-fits-zero", "Emptied, a free stack has no length, and can be laid out.",
    assuming: [.freeLength], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    let edits = screen.content.arrangedInside.map { Edit.remove($0.id) }
    let empty = try law.edited(screen, edits)
    try law.expectLayout(of: empty, screen.contentAxis, is: .determined)
    let (shown, row) = try law.row(empty)
    try shown.expect(.length(row.id, row.axis), is: row.frame.length(row.axis), equals: 0)
  }

  static let contradictionIsNoLayout = Invariant(
    "contradiction-is-no-layout", "Two different required lengths of one view leave no layout.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    for view in screen.content.arrangedInside.prefix(3) {
      for axis in Axis.allCases {
        let both: Length = [.constant(10), .constant(11)]
        let torn = try law.edited(screen, [.setLength(both, axis, of: view.id)])
        try law.expectLayout(of: torn, axis, is: .unsatisfiable, in: [view.id])
      }
    }
  }

  static let verdictIsTheLayout = Invariant(
    "verdict-is-that-of-the-layout", "A screen has a layout exactly when both axes are settled.",
    drawing: ScreenDraw(.all)
  ) { screen, law in
    let unsettled = Axis.allCases.first { law.model.verdict(screen, $0).kind != .determined }
    var failure: LayoutError?
    do { _ = try law.model.layout(screen) } catch let error as LayoutError { failure = error }
    guard (failure == nil) != (unsettled == nil) else { return }
    try law.expect(
      failure?.axes.first ?? unsettled ?? .horizontal, of: screen,
      is: AxisVerdict(failure).kind, "where a layout is asked for")
  }

  static let tiesMayBeAmbiguous = Invariant(
    "ties-are-ambiguous-by-constraints",
    "Where no index decides, two views that hug alike are ambiguous in too long a stack.",
    assuming: [.givenLength, .ownLengths, .fillOnly], drawing: ScreenDraw.given(.rows([.fill]))
  ) { screen, law in
    let row = try law.row(screen).row
    guard row.visible.count > 1, row.frame.length(row.axis) > row.naturalLength + 1 else { return }
    let strict = try screen.with(policy: LayoutPolicy(ties: .ambiguous))
    try law.expectLayout(of: strict, row.axis, is: .ambiguous)
  }
}

extension LawContext {
  /// Holds if an axis of a screen comes to what it should, and the rules of stacks lay the screen out if
  /// that is a layout, and only then.
  fileprivate func expectLayout(
    of screen: Screen, _ axis: Axis, is expected: AxisVerdict.Kind, in views: [ViewID] = []
  ) throws {
    let isSettled = try isSettledByRules(screen)
    guard isSettled == (expected == .determined) else {
      throw Evidence(
        .other(.init("layout", .verdict, along: axis)),
        .verdict(AxisVerdict(isSettled ? .determined : .unsupported)), .equal,
        .verdict(AxisVerdict(expected, of: views)), "by the rules of stacks")
    }
    try expect(axis, of: screen, is: expected, in: views)
  }
}
