import PropertyKit
import Testing

/// What became of a property in a test: of its committed values, and of its run.
struct Account<Value> {
  let regressions: [(value: Value, outcome: Outcome)]
  let report: Report<Value>

  /// Records an issue for every committed value that fails or is stale, and one for each kind of
  /// failure, or for the run if it did not pass otherwise; attaches the report then.
  ///
  /// - Parameters:
  ///   - location: the call.
  ///   - issues: knows where the expectations stand; what failed in one of them is recorded there.
  ///   - test: the test that the call belongs to.
  func record(at location: SourceLocation, _ issues: IssueLog, in test: Test) {
    for (index, regression) in regressions.enumerated() {
      let text = ReportText.text(ofRegression: index, regression.value, regression.outcome)
      if let text { Issue.record(Comment(rawValue: text), sourceLocation: location) }
    }
    if case .passed = report.verdict { return }
    for issue in ReportText.issues(of: report) {
      let place = (issue.found?.failure).flatMap(issues.location)
      let next = issue.found.map { "\n" + advice(for: $0.token, in: test) } ?? ""
      Issue.record(Comment(rawValue: issue.text + next), sourceLocation: place ?? location)
    }
    Attachment.record(
      ReportText.text(of: report), named: "property report.txt", sourceLocation: location)
  }

  /// What to do about a failure.
  private func advice(for token: ReplayToken, in test: Test) -> String {
    let keeping = "once it holds, keep the value among this forAll's `regressions`"
    guard report.settings.replay == nil else { return "next: \(keeping)" }
    // What a pattern of `--filter` could take for more than a letter stands for any.
    let pattern = test.name.drop { $0 == "`" }.prefix { $0 != "`" && $0 != "(" }
      .map { $0.isLetter || $0.isNumber || $0 == " " || $0 == "_" ? $0 : "." }
    let word = "\(token)".count <= Self.copiedLetters ? "\(token)" : "TOKEN"
    return """
      next: \(Settings.Variable.replay.rawValue)=\(word) swift test --filter '\(String(pattern))'
        runs it alone; \(keeping)
      """
  }

  /// How long a token may be to be shown twice.
  private static var copiedLetters: Int { 40 }
}
