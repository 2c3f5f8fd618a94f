import Foundation
import StackScrollInvariants

extension Command {
  /// Shows the catalogue.
  static let list = Command(
    name: "list", summary: "show the invariants",
    usage: "[WORD ...] [--long]",
    options: [.long],
    manual: { tool in
      CommandManual(
        about:
          "Shows the invariants by what is expected of them: laws, refuted claims, the canary.",
        details: """
            WORD      only those that have it, and all other words that are given, in their name, family,
                      sentence or what they take for granted
            --long    also what each takes for granted, and why a refuted claim is false
          """,
        examples: """
          \(tool) list
          \(tool) list inset end
          \(tool) list --long
          """)
    },
    prepare: ListCommand.init)
}

extension CommandOption {
  static let long = CommandOption("long")
}

/// The command that shows a catalogue.
struct ListCommand: CommandRun {
  let session: Session
  let invariants: [Invariant]
  /// The families of the whole catalogue; none if words are searched.
  let families: [String]
  let isLong: Bool

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    let words = try list.uniqueNames()
    session = context.session
    isLong = list.has(.long)
    let catalogue = try context.catalogue()
    invariants = catalogue.invariants.filter { invariant in
      words.allSatisfy { invariant.text.localizedCaseInsensitiveContains($0) }
    }
    families = words.isEmpty ? catalogue.families : []
    guard words.isEmpty || !invariants.isEmpty else { throw list.error(.nothingHasWords(words)) }
  }

  func run() -> ExitStatus {
    session.say(
      ListText.lines(
        of: invariants, families, isLong: isLong, width: session.width, style: session.style))
    return .success
  }
}

extension Invariant {
  /// All that is said of it, to be searched.
  fileprivate var text: String {
    ([id, family ?? "", sentence] + assumptions.flatMap { [$0.id, $0.sentence] })
      .joined(separator: "\n")
  }
}

/// The catalogue in words.
enum ListText {
  static func lines(
    of invariants: [Invariant], _ families: [String], isLong: Bool, width: Int, style: TextStyle
  ) -> [String] {
    let groups =
      [
        ("Laws: they hold, and a run looks for a screen where they do not", { $0 == .law }),
        ("Refuted claims: published, false, and refuted again by every run", isRefuted),
        ("Canary: false on purpose, and caught by every run that is worth anything", isCanary),
      ] as [(String, (Invariant.Role) -> Bool)]
    let parts = groups.map { title, belongs in
      (title, invariants.filter { belongs($0.role) })
    }
    .filter { !$0.1.isEmpty }
    guard !parts.isEmpty else { return ["the catalogue is empty"] }
    let column = column(for: invariants)
    let ending =
      families.isEmpty
      ? []
      : [""]
        + Paragraph.lines(
          "Families: \(families.joined(separator: ", "))", width: width, hanging: 2)
    return Array(
      parts.map { title, invariants in
        [style.strong(title)]
          + invariants.flatMap {
            isLong
              ? long($0, width: width, style: style)
              : short($0, column: column, width: width)
          }
      }
      .joined(separator: [""])) + ending
  }

  private static func isRefuted(_ role: Invariant.Role) -> Bool {
    if case .refutedClaim = role { true } else { false }
  }

  private static func isCanary(_ role: Invariant.Role) -> Bool { role == .canary }

  /// Where sentences begin: right of the names, unless that leaves them too little room.
  private static func column(for invariants: [Invariant]) -> Int {
    min((invariants.map(\.id.count).max() ?? 0) + 4, 44)
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
