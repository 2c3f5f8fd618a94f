import PropertyKit
import Testing

/// What became of a property in a test: of its committed values, and of its run.
struct Account<Value> {
  let regressions: [(value: Value, outcome: Outcome)]
  let report: Report<Value>

  /// Records an issue for every committed value that fails or is stale, and one for each kind of
  /// failure, or for the run if it did not pass otherwise; attaches the report then.
  func record(at location: SourceLocation) {
    for (index, regression) in regressions.enumerated() {
      let text = ReportText.text(ofRegression: index, regression.value, regression.outcome)
      if let text { Issue.record(Comment(rawValue: text), sourceLocation: location) }
    }
    if case .passed = report.verdict { return }
    for text in ReportText.texts(of: report) {
      Issue.record(Comment(rawValue: text), sourceLocation: location)
    }
    Attachment.record(
      ReportText.text(of: report), named: "property report.txt", sourceLocation: location)
  }
}
