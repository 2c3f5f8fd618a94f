import SelfTests
import StackScrollExplorer
import StackScrollInvariants

/// Everything `scoreboard` says.
struct ScoreboardText {
  let session: Session

  private static let columns = (bug: 30, law: 42, number: 6)

  /// A name that neither a planted bug nor an invariant has.
  static func unknown(_ name: String, nearest: String?) -> String {
    "there is no planted bug and no invariant \(name.quoted)"
      + UsageErrorText.suggestion(
        nearest, else: "name one: the command \"scoreboard\" shows all bugs")
  }

  /// The head of the table.
  func opening(bugs: Int, laws: Int, seeds: Int) -> [String] {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    return [
      "\(count(bugs, "planted bug")), each hunted by \(count(laws, "law")) over"
        + " \(count(seeds, "seed")).",
      "cases: the median to the first failure; views, edits: of the shrunk counterexample",
      "",
      row("bug", "caught by", ["cases", "views", "edits"]),
    ]
  }

  /// One bug.
  func line(of bug: PlantedBug, _ found: PlantedBug.Catch?) -> String {
    guard let found else { return row(bug.id, session.style.bad("NOT CAUGHT"), []) }
    let subject = found.counterexample.value
    let numbers = [found.medianCases, subject.viewCount, subject.stepCount]
    return row(bug.id, found.law.id, numbers.map(String.init))
  }

  /// How many were caught.
  func closing(missed: [PlantedBug], of all: Int) -> [String] {
    guard !missed.isEmpty else {
      let caught = all == 1 ? "the planted bug is" : "all \(all) planted bugs are"
      return ["", session.style.good("\(caught) caught")]
    }
    return [
      "",
      session.style.bad(
        "FAILED: \(missed.count) of \(all) planted bugs are not caught, or not"
          + " within \(PlantedBug.Catch.fewCases) cases and on a small screen"),
    ]
      + missed.flatMap {
        Paragraph.lines("\($0.id): \($0.sentence)", width: session.width, indent: 2)
      }
  }

  /// A law that no bug breaks says nothing.
  func unbroken(_ law: Invariant) -> String {
    session.style.bad("no planted bug breaks \(law.id)") + " and has a neighbour that passes"
  }

  /// The bug that breaks a law soonest.
  static func broken(_ law: Invariant, _ bug: String) -> String { "\(law.id): broken by \(bug)" }

  /// A broken law could not be kept.
  static func notKept(_ law: Invariant, in folder: String, _ reason: String) -> String {
    "the case that breaks \(law.id) was not saved in \(folder.printable): \(reason)"
  }

  /// Where broken laws were kept.
  func kept(in folder: String) -> String { "broken laws are kept in \(folder.printable)" }

  private func row(_ bug: String, _ law: String, _ numbers: [String]) -> String {
    let columns = Self.columns
    let right = numbers.map {
      String(repeating: " ", count: max(1, columns.number - $0.count)) + $0
    }
    let name = bug.count < columns.bug ? bug.padded(to: columns.bug) : bug + " "
    return (numbers.isEmpty ? name + law : name + law.padded(to: columns.law) + right.joined())
  }
}
