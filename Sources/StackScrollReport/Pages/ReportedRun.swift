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
  package let cases: Int
  /// The pixels on which failing intervals are exact.
  package let sweep: PixelSweep
  /// How many cases may run at the same time while the report is made.
  package let workers: Int
  /// What every invariant came to.
  package let trials: [Trial]
  /// Where findings were kept, by invariant.
  package let kept: [String: String]

  package init(
    tool: String, version: String, command: String, seed: Seed, cases: Int, sweep: PixelSweep,
    workers: Int, trials: [Trial], kept: [String: String]
  ) {
    self.tool = tool
    self.version = version
    self.command = command
    self.seed = seed
    self.cases = cases
    self.sweep = sweep
    self.workers = workers
    self.trials = trials
    self.kept = kept
  }

  /// Looks around every finding, weakens every law that holds, and writes the pages and the lines.
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
  func replay(_ witness: Finding.Witness) -> String {
    "\(tool) replay \(witness.trial.invariant.id):\(witness.counterexample.token)"
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
  /// The planted bugs and what catches them.
  package static let scoreboard = "scoreboard.html"
}
