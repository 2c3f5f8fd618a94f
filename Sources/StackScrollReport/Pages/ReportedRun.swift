import PropertyKit
import StackScrollInvariants

/// A run of an exploration as its report shows it: what it came to, and how to run it again.
package struct ReportedRun {
  /// The name of the tool.
  package let tool: String
  /// The version of the tool.
  package let version: String
  /// The command line that makes the same run again.
  package let command: String
  package let seed: Seed
  /// How many cases each law had to pass.
  package let caseCount: Int
  /// How many cases may run at the same time while the report is made.
  package let workers: Int
  /// What every invariant came to.
  package let trials: [Trial]
  /// The smallest cases that were found, with what stands around each.
  package let cases: [FoundCase]

  package init(
    tool: String, version: String, command: String, seed: Seed, caseCount: Int,
    workers: Int, trials: [Trial], cases: [FoundCase]
  ) {
    self.tool = tool
    self.version = version
    self.command = command
    self.seed = seed
    self.caseCount = caseCount
    self.workers = workers
    self.trials = trials
    self.cases = cases
  }

  /// Lays every finding out step by step, weakens every law that holds, and writes the pages and the lines.
  ///
  /// - Throws: `FixtureError` if a value has no form in JSON.
  package func files() throws(FixtureError) -> [ReportFile] {
    let findings = Finding.all(in: self)
    let page = ReportPage(run: self, findings: findings, laws: WeakenedLaw.all(in: self))
    let lines = FindingLines(run: self, findings: findings)
    let matrix = MatrixPage(run: self, findings: findings)
    return [
      ReportFile(name: ReportFile.lines, text: try lines.text()),
      ReportFile(name: ReportFile.matrix, text: matrix.source),
      ReportFile(name: ReportFile.index, text: page.source),
    ]
  }

  /// The command line that runs one case again.
  func replay(_ witness: Witness) -> String {
    "\(tool) replay \(witness.id):\(witness.counterexample.token)"
  }
}

/// A file of a report, at the same name each time.
package struct ReportFile {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// What marks a file as written by this program, so that no other is ever replaced.
  package static let signature = Page.signature
  /// The page of an exploration.
  package static let index = "index.html"
  /// The same data, a line of JSON for each finding and each law.
  package static let lines = "findings.jsonl"
  /// Every finding on many sizes of screen.
  package static let matrix = "matrix.html"
}
