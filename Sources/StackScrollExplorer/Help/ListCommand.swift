import StackScrollInvariants

extension Command {
  /// Shows the catalogue.
  static let list = Command(
    name: "list", summary: "show the invariants",
    usage: "[--self] [--long]",
    options: [.long, .selfTests],
    manual: { tool in
      CommandManual(
        about:
          "Shows the invariants by what is expected of them: laws, refuted claims, the canary.",
        details: """
            --self    those that test \(tool) itself
            --long    also what each takes for granted, and why a refuted claim is false
          """,
        examples: """
          \(tool) list
          \(tool) list --self --long
          """)
    },
    prepare: ListCommand.init)
}

extension CommandOption {
  fileprivate static let long = CommandOption("long")
}

/// The command that shows a catalogue.
struct ListCommand: CommandRun {
  let session: Session
  let catalogue: Catalogue
  let isLong: Bool

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    try list.requireNoNames()
    session = context.session
    isLong = list.has(.long)
    catalogue = try list.catalogue(in: session)
  }

  func run() -> ExitStatus {
    session.say(
      ListText.lines(of: catalogue, isLong: isLong, width: session.width, style: session.style))
    return .success
  }
}

/// The catalogue in words.
enum ListText {
  static func lines(
    of catalogue: Catalogue, isLong: Bool, width: Int, style: TextStyle
  ) -> [String] {
    let groups =
      [
        ("Laws: they hold, and a run looks for a screen where they do not", { $0 == .law }),
        ("Refuted claims: published, false, and refuted again by every run", isRefuted),
        ("Canary: false on purpose, and caught by every run that is worth anything", isCanary),
      ] as [(String, (Invariant.Role) -> Bool)]
    let parts = groups.map { title, belongs in
      (title, catalogue.invariants.filter { belongs($0.role) })
    }
    .filter { !$0.1.isEmpty }
    guard !parts.isEmpty else { return ["the catalogue is empty"] }
    let column = column(for: catalogue)
    let families =
      catalogue.families.isEmpty
      ? []
      : [""]
        + Paragraph.lines(
          "Families: \(catalogue.families.joined(separator: ", "))", width: width, hanging: 2)
    return Array(
      parts.map { title, invariants in
        [style.strong(title)]
          + invariants.flatMap {
            isLong
              ? long($0, width: width, style: style)
              : short($0, column: column, width: width)
          }
      }
      .joined(separator: [""])) + families
  }

  private static func isRefuted(_ role: Invariant.Role) -> Bool {
    if case .refutedClaim = role { true } else { false }
  }

  private static func isCanary(_ role: Invariant.Role) -> Bool { role == .canary }

  /// Where sentences begin: right of the names, unless that leaves them too little room.
  private static func column(for catalogue: Catalogue) -> Int {
    min((catalogue.invariants.map(\.id.count).max() ?? 0) + 4, 44)
  }

  private static func short(_ invariant: Invariant, column: Int, width: Int) -> [String] {
    let sentence = Paragraph.lines(invariant.sentence, width: width, indent: column)
    let name = "  \(invariant.id)"
    guard name.count + 2 <= column, let first = sentence.first else { return [name] + sentence }
    return [name.padded(to: column) + first.dropFirst(column)] + sentence.dropFirst()
  }

  private static func long(_ invariant: Invariant, width: Int, style: TextStyle) -> [String] {
    var lines = ["", "  " + style.strong(invariant.id)]
    lines += Paragraph.lines(invariant.sentence, width: width, indent: 4)
    if case .refutedClaim(let reason) = invariant.role {
      lines += Paragraph.lines("Why it is false: \(reason)", width: width, indent: 4)
    }
    if let family = invariant.family { lines.append("      in family \(family)") }
    for assumption in invariant.assumptions {
      lines += Paragraph.lines(
        "assuming \(assumption.id): \(assumption.sentence)", width: width, indent: 6, hanging: 2)
    }
    return lines
  }
}
