import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Laws of which screens have a layout, and of why others have none.
enum VerdictInvariants {
  static let all: [Invariant] = [
    rowsAreDetermined, openRowIsAmbiguous, untiedWidthIsAmbiguous, emptyIsAmbiguous, emptyFitsZero,
    contradictionIsNoLayout, verdictIsTheLayout, tiesMayBeAmbiguous, adviceSettles,
  ]

  static let rowsAreDetermined = Invariant(
    "rows-with-lengths-are-determined", "Any list of views with required sizes has a layout.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    for axis in Axis.allCases {
      try law.expect(axis, of: screen, isSettledAs: .determined)
      try law.expectLayout(of: screen, axis, isSettledAs: .determined)
    }
  }

  static let openRowIsAmbiguous = Invariant(
    "row-without-length-is-ambiguous",
    "A view that loses the one condition on its length makes the layout ambiguous.",
    assuming: [.requiredSizes], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    let axis = screen.contentAxis
    for view in screen.content.arrangedInside.prefix(3) {
      let open = try law.edited(screen, [.setLength(.intrinsic, axis, of: view.id)])
      try law.expectAmbiguousLayout(of: open, axis, naming: [view.id])
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
    try law.expectLayout(of: try law.edited(filled, edits + [tie]), axis, isSettledAs: .determined)
    try law.expectAmbiguousLayout(of: try law.edited(filled, edits), axis)
  }

  static let emptyIsAmbiguous = Invariant(
    "empty-stack-is-ambiguous", "A free stack without views is ambiguous along its axis.",
    assuming: [.emptyAmbiguous, .freeLength], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    let screen = try screen.with(policy: LayoutPolicy(emptyStack: .ambiguous))
    let edits = screen.content.arrangedInside.map { Edit.remove($0.id) }
    let empty = try law.edited(screen, edits)
    let axis = screen.contentAxis
    let open = OpenLengths([screen.content.id])
    try law.expect(axis, of: empty, isSettledAs: .ambiguous(open))
    if try law.model.failure(of: empty) == nil {
      try law.expectLayout(of: empty, axis, isSettledAs: .ambiguous(open))
    }
  }

  static let emptyFitsZero = Invariant(
    "empty-stack-fits-zero", "Emptied, a free stack has no length, and can be laid out.",
    assuming: [.freeLength], drawing: ScreenDraw.requiredRows
  ) { screen, law in
    let edits = screen.content.arrangedInside.map { Edit.remove($0.id) }
    let empty = try law.edited(screen, edits)
    try law.expectLayout(of: empty, screen.contentAxis, isSettledAs: .determined)
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
        if case .unsatisfiable(axis, _) = try law.model.failure(of: torn) { continue }
        try law.expectLayout(of: torn, axis, isSettledAs: .unsatisfiable([view.id]))
      }
    }
  }

  static let verdictIsTheLayout = Invariant(
    "verdict-is-that-of-the-layout", "A screen has a layout exactly when both axes are settled.",
    drawing: ScreenDraw(.all)
  ) { screen, law in
    let stack = try screen.ruled()
    let unsettled = Axis.allCases.first { law.model.stackVerdict(stack, $0) != .determined }
    let failure = try law.model.failure(of: screen)
    guard (failure == nil) != (unsettled == nil) else { return }
    try law.expect(
      failure?.axis ?? unsettled ?? .horizontal, of: screen,
      isSettledAs: failure?.verdict ?? .determined, "where a layout is asked for")
  }

  static let tiesMayBeAmbiguous = Invariant(
    "ties-are-ambiguous-by-constraints",
    "Where no index decides, two views that hug alike are ambiguous in too long a stack.",
    assuming: [.givenLength, .ownLengths, .fillOnly], drawing: ScreenDraw.given(.rows([.fill]))
  ) { screen, law in
    let row = try law.row(screen).row
    guard row.visible.count > 1, row.frame.length(row.axis) > row.naturalLength + 1 else { return }
    let strict = try screen.with(policy: LayoutPolicy(ties: .ambiguous))
    try law.expectAmbiguousLayout(of: strict, row.axis)
  }

  static let adviceSettles = Invariant(
    "named-views-settle-an-open-layout",
    "Where lengths are open, the views that are to be given one settle all of them.",
    for: .openScreens
  ) { screen, law in
    for axis in Axis.allCases {
      guard case .ambiguous(let open) = law.model.stackVerdict(try screen.ruled(), axis),
        let lengths = try screen.ruled().lengthsInOneLayout(along: axis)
      else { continue }
      let settled = try law.edited(
        screen,
        open.settledBy.compactMap { id in
          guard
            let view = ([screen.content] + screen.content.arrangedInside)
              .first(where: { $0.id == id })
          else { return nil }
          // What no constraint names may have any length.
          let given = LengthConstraint(.equal, .constant(lengths[id] ?? 0))
          return .setLength(
            Length(view.length(along: axis).constraints + [given]), axis, of: id)
        })
      let given = Circumstance("with a length for", .views(open.settledBy))
      if law.model.stackVerdict(try settled.ruled(), axis).isAboutLengths {
        try law.expect(axis, of: settled, isSettledAs: .determined, given)
      }
      guard !Set(open.settledBy).isSubset(of: open.views) else { continue }
      throw Evidence(
        .verdict(axis), .verdict(.ambiguous(open), axis), .equal,
        .verdict(.ambiguous(OpenLengths(open.settledBy)), axis), "naming more than is open")
    }
  }
}

extension LawContext {
  /// Holds if laying a screen out comes to a verdict along an axis.
  fileprivate func expectLayout(
    of screen: Screen, _ axis: Axis, isSettledAs expected: StackVerdict
  ) throws {
    let failure = try model.failure(of: screen)
    let found = failure?.verdict ?? .determined
    guard found != expected else { return }
    let failed = failure?.axis ?? axis
    throw Evidence(
      .other(.init("layout", .verdict, along: failed)), .verdict(found, failed), .equal,
      .verdict(expected, failed))
  }

  /// Holds if a screen has no layout since an axis is ambiguous, and the views that are open are
  /// named.
  fileprivate func expectAmbiguousLayout(
    of screen: Screen, _ axis: Axis, naming views: [ViewID] = []
  ) throws {
    if case .ambiguous(axis, let open) = try model.failure(of: screen),
      Set(views).isSubset(of: open.views)
    {
      return
    }
    try expectLayout(of: screen, axis, isSettledAs: .ambiguous(OpenLengths(views)))
  }
}

extension LayoutModel {
  /// Why a screen has no layout by the rules of stacks; nil if it has one.
  func failure(of screen: Screen) throws -> StackError? {
    do {
      _ = try stackLayout(screen.ruled())
      return nil
    } catch let error as StackError {
      return error
    }
  }
}

extension StackError {
  /// The axis that has no layout; nil if the screen is not well formed.
  fileprivate var axis: Axis? {
    switch self {
    case .ambiguous(let axis, _), .openContent(let axis, _), .unsatisfiable(let axis, _),
      .unsupported(_, let axis, _):
      axis
    case .notWellFormed: nil
    }
  }

  /// What the error says of its axis.
  fileprivate var verdict: StackVerdict {
    switch self {
    case .ambiguous(_, let open): .ambiguous(open)
    case .openContent(_, let why): .openContent(why)
    case .unsatisfiable(_, let views): .unsatisfiable(views)
    case .unsupported(let view, _, let reason): .unsupported(view, reason)
    case .notWellFormed: .unsatisfiable([])
    }
  }
}

extension StackVerdict {
  /// Whether lengths of views are open, or contradict each other.
  fileprivate var isAboutLengths: Bool {
    switch self {
    case .ambiguous, .unsatisfiable: true
    case .determined, .openContent, .unsupported: false
    }
  }
}

extension Gen where Value == Screen {
  /// Screens most of whose views have lost their size.
  package static var openScreens: Gen {
    Gen { source throws(Discard) in
      var screen = try source.draw(.oracleScreens)
      for leaf in screen.content.arrangedInside
      where leaf.stack == nil {
        guard try source.draw(.int(in: 0...3)) > 0 else { continue }
        screen = try source.making {
          try screen.applying([.setIntrinsicSize(IntrinsicSize(), of: leaf.id)])
        }
      }
      return screen
    }
  }
}
