import PropertyKit
import Testing

/// What became of a property in a test: of its committed values, and of its run.
struct Account<Value> {
  let regressions: [(value: Value, outcome: Outcome)]
  let report: Report<Value>

  /// Records an issue for every committed value that fails or is stale, and one for the run unless
  /// it passed; attaches the report then.
  func record(at location: SourceLocation) {
    for (index, regression) in regressions.enumerated() {
      let text = ReportText.text(ofRegression: index, regression.value, regression.outcome)
      if let text { Issue.record(Comment(rawValue: text), sourceLocation: location) }
    }
    if case .passed = report.verdict { return }
    let text = ReportText.text(of: report)
    Issue.record(Comment(rawValue: text), sourceLocation: location)
    Attachment.record(text, named: "property report.txt", sourceLocation: location)
  }
}
