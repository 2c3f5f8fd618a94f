import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Layouts that are made up, or refused for no reason.
enum VerdictBugs {
  static let all: [PlantedBug] = [
    ambiguousIsZero, severalAreZero, contradictionAnswered, verdictAlwaysFine, emptyRefused,
    ambiguousForgotten, rowsRefused, tiesDecided,
  ]

  static let ambiguousIsZero = mending(
    "ambiguous-is-zero", "A length that nothing settles is 0, and nothing is told of it.",
    seen: "views that are missing on the screen and not in the log"
  ) { screen, axis in
    guard screen.outcome(axis) == .ambiguous else { return [] }
    return screen.settlingViews(along: axis).map { .setLength(.constant(0), axis, of: $0) }
  }

  static let severalAreZero = mending(
    "several-open-are-zero", "Where several lengths are open all of them are 0.",
    seen: "lists whose rows lie on top of each other"
  ) { screen, axis in
    let open = screen.content.arrangedInside.filter {
      $0.length(along: axis) == .intrinsic && $0.ownLength(axis) == 0
    }
    guard open.count > 1, screen.outcome(axis) == .ambiguous else { return [] }
    return open.map { .setLength(.constant(0), axis, of: $0.id) }
  }

  static let contradictionAnswered = mending(
    "contradiction-answered", "One of two required lengths is dropped, and a layout is given.",
    seen: "layouts that go on after the log says that a constraint will be broken"
  ) { screen, axis in
    screen.content.arrangedInside.compactMap { view in
      let lengths = view.length(along: axis).constraints
      guard lengths.count > 1, let first = lengths.first else { return nil }
      return .setLength(Length([first]), axis, of: view.id)
    }
  }

  static let verdictAlwaysFine = PlantedBug(
    "verdict-always-fine", "Whether a layout is settled is answered before anything is asked.",
    seen: "linters that look at conditions and not at what they settle", in: \.verdict
  ) { _, _ in AxisVerdict(.determined) }

  static let emptyRefused = PlantedBug.screen(
    "empty-stack-refused", "A stack without views has no layout where one is asked for.",
    seen: "columns that cannot be cleared"
  ) { screen in
    var policy = screen.policy
    policy.emptyStack = .ambiguous
    return try screen.with(policy: policy)
  }

  static let ambiguousForgotten = PlantedBug(
    "ambiguous-across-unseen", "Only the axis of the stack is looked at.",
    seen: "scroll views that scroll well and have no width", in: \.verdict
  ) { screen, axis in
    let isAcross = screen.scrolledStack.map { $0.contentAxis != axis } ?? false
    return AxisVerdict(isAcross ? nil : screen.problem(along: axis))
  }

  static let rowsRefused = PlantedBug(
    "lone-view-refused", "A stack of one view is taken for ambiguous.",
    seen: "rules of neighbours that are asked of a view without any", in: \.stackLayout
  ) { screen in
    guard screen.content.stack?.arrangedViews.count != 1 else { throw UndecidedStack() }
    return try screen.layout()
  }

  static let tiesDecided = PlantedBug.screen(
    "ties-decided-anyhow", "The index decides although the policy says that it must not.",
    seen: "a quick layout that does not ask for the policy"
  ) { screen in
    var policy = screen.policy
    policy.ties = .lowestIndex
    return try screen.with(policy: policy)
  }

  /// A bug that lays another screen out where one has no layout, made by edits along each axis.
  private static func mending(
    _ id: String, _ sentence: String, seen: String,
    _ edits: @escaping @Sendable (ScrolledStack, Axis) -> [Edit]
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen, in: \.stackLayout) { screen in
      if let layout = try? screen.layout() { return layout }
      let edits = Axis.allCases.flatMap { edits(screen, $0) }
      return try screen.with(content: edits.reduce(screen.content) { try $0.applying($1) }).layout()
    }
  }
}
