import StackScrollCore
import StackScrollInvariants

/// Layouts that are made up, or refused for no reason.
enum VerdictBugs {
  static let all: [PlantedBug] = [
    ambiguousIsZero, severalAreZero, contradictionAnswered, verdictAlwaysFine, emptyRefused,
    ambiguousForgotten,
    rowsRefused, tiesDecided, nobodyNamed, oneUnnamed,
  ]

  static let ambiguousIsZero = mending(
    "ambiguous-is-zero", "A length that nothing settles is 0, and nobody is told.",
    seen: "views that are missing on the screen and not in the log"
  ) { error, screen in
    guard case .ambiguous(let axis, let open) = error else { return nil }
    return try screen.applying(open.settledBy.map { .setLength(.constant(0), axis, of: $0) })
  }

  static let severalAreZero = mending(
    "several-open-are-zero", "Where several lengths are open all of them are 0.",
    seen: "lists whose rows lie on top of each other"
  ) { error, screen in
    guard case .ambiguous(let axis, _) = error else { return nil }
    let open = screen.content.arrangedInside.filter {
      $0.length(along: axis) == .intrinsic && $0.ownLength(axis) == 0
    }
    guard open.count > 1 else { return nil }
    return try screen.applying(open.map { .setLength(.constant(0), axis, of: $0.id) })
  }

  static let contradictionAnswered = mending(
    "contradiction-answered", "One of two required lengths is dropped, and a layout is given.",
    seen: "layouts that go on after the log says that a constraint will be broken"
  ) { error, screen in
    guard case .unsatisfiable(let axis, let views) = error else { return nil }
    return try screen.applying(views.map { .setLength(.intrinsic, axis, of: $0) })
  }

  static let verdictAlwaysFine = PlantedBug(
    "verdict-always-fine", "Whether a layout is settled is answered before anything is asked.",
    seen: "linters that look at conditions and not at what they settle", in: \.stackVerdict
  ) { _, _ in .determined }

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
    seen: "scroll views that scroll well and have no width", in: \.stackVerdict
  ) { screen, axis in
    axis == screen.contentAxis ? screen.verdict(axis) : .determined
  }

  static let rowsRefused = PlantedBug(
    "lone-view-refused", "A stack of one view is taken for ambiguous.",
    seen: "rules of neighbours that are asked of a view without any", in: \.stackVerdict
  ) { screen, axis in
    let views = screen.content.stack?.arrangedViews ?? []
    return views.count == 1 ? .ambiguous(OpenLengths(views.map(\.id))) : screen.verdict(axis)
  }

  static let nobodyNamed = PlantedBug(
    "advice-names-nobody", "Views whose length is open are named, and none that settles them.",
    seen: "consoles that list what is ambiguous and leave the rest to the reader",
    in: \.stackVerdict
  ) { screen, axis in
    let verdict = screen.verdict(axis)
    guard case .ambiguous(let open) = verdict else { return verdict }
    return .ambiguous(OpenLengths(open.views, settledBy: []))
  }

  static let oneUnnamed = PlantedBug(
    "open-view-unnamed", "Of several views whose length is open, the last is not named.",
    seen: "lists of who differs if the lowest index gives way, of a stack whose length is open",
    in: \.stackVerdict
  ) { screen, axis in
    let verdict = screen.verdict(axis)
    guard case .ambiguous(let open) = verdict, open.settledBy.count > 1,
      let last = open.settledBy.last
    else { return verdict }
    return .ambiguous(
      OpenLengths(
        open.views.filter { $0 != last }, settledBy: open.settledBy.filter { $0 != last }))
  }

  static let tiesDecided = PlantedBug.screen(
    "ties-decided-anyhow", "The index decides although the policy says that it must not.",
    seen: "a quick layout that does not ask for the policy"
  ) { screen in
    var policy = screen.policy
    policy.ties = .lowestIndex
    return try screen.with(policy: policy)
  }

  /// A bug that lays another screen out where one has no layout; nil leaves the error as it is.
  private static func mending(
    _ id: String, _ sentence: String, seen: String,
    _ mend: @escaping @Sendable (StackError, ScrolledStack) throws -> ScrolledStack?
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen, in: \.stackLayout) { try $0.layout(mending: mend) }
  }
}

extension ScrolledStack {
  /// The screen after some edits of its views.
  fileprivate func applying(_ edits: [Edit]) throws -> ScrolledStack {
    try with(content: edits.reduce(content) { try $0.applying($1) })
  }

  /// The layout of the screen, or of another one that is made from it and the failure.
  fileprivate func layout(
    mending mend: (StackError, ScrolledStack) throws -> ScrolledStack?
  ) throws -> ContentLayout {
    var screen = self
    for _ in 0..<4 {
      do { return try screen.layout() } catch {
        guard let mended = try mend(error, screen) else { throw error }
        screen = mended
      }
    }
    return try screen.layout()
  }
}
