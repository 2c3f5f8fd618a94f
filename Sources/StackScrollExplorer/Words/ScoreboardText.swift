import StackScrollInvariants

/// Everything `scoreboard` says.
struct ScoreboardText {
  let session: Session

  private static let columns = (bug: 30, law: 42, number: 6)

  /// The tool was built for laws of somebody's own.
  static let noBugs = "there are no planted bugs in this tool; `stackscroll scoreboard` has them"

  /// The head of the table.
  func opening(bugs: Int, seeds: Int) -> [String] {
    [
      "\(bugs) planted bugs, each hunted by every law over"
        + " \(seeds) seed\(seeds == 1 ? "" : "s").",
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
      return ["", session.style.good("all \(all) planted bugs are caught")]
    }
    return [
      "", session.style.bad("FAILED: \(missed.count) of \(all) planted bugs are not caught"),
    ]
      + missed.flatMap {
        Paragraph.lines("\($0.id): \($0.sentence)", width: session.width, indent: 2)
      }
  }

  /// A law that no bug breaks says nothing.
  func unbroken(_ law: Invariant) -> String {
    session.style.bad("no planted bug breaks \(law.id)") + " and has a neighbour that passes"
  }

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
