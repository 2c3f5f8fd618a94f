import PropertyKit
import SystemCalls
import Testing

/// What became of a property in a test: of its committed values, and of its run.
struct Account<Value> {
  let regressions: [(value: Value, outcome: Outcome)]
  let report: Report<Value>
  /// What is unhealthy about the generator, in words.
  var warnings: [String] = []

  /// Records an issue for every committed value that fails or is stale, and one for each kind of
  /// failure, or for the run if it did not pass otherwise; attaches the report then.
  ///
  /// An expectation that failed in the smallest case is recorded as it was then, with what it compared,
  /// and with the rest as a comment. Issues that fail no test are recorded as they were first.
  ///
  /// - Parameters:
  ///   - location: the call.
  ///   - issues: the issues of the cases.
  ///   - test: the test that the call belongs to.
  func record(at location: SourceLocation, _ issues: IssueLog, in test: Test) async throws {
    for (index, regression) in regressions.enumerated() {
      let text = ReportText.text(ofRegression: index, regression.value, regression.outcome)
      if let text { Issue.record(Self.comment(text), sourceLocation: location) }
    }
    for notice in issues.notices {
      let cases = "in \(ReportText.count(notice.cases, "case")), this is the first"
      try await notice.issue.record(with: "\(Self.name(of: test)): \(cases)", in: test)
    }
    let problem = report.holds ? nil : report.settings.store?.problem
    for warning in warnings + [problem].compactMap(\.self) {
      Self.warn("\(Self.name(of: test)): \(warning)", at: location)
    }
    if report.holds { return }
    let texts = ReportText.issues(
      of: report, named: Self.name(of: test), isKnown: { issues.issue(of: $0) != nil },
      replaying: { advice(for: $0, in: test) })
    for text in texts {
      let comment = Self.comment(text.text)
      if let issue = text.found.flatMap({ issues.issue(of: $0.failure) }) {
        try await issue.record(with: comment, in: test)
      } else {
        Issue.record(comment, sourceLocation: location)
      }
    }
    if let attachment {
      Attachment.record(attachment, named: "property report.txt", sourceLocation: location)
    }
  }

  /// What is attached to the test: the report of a property that does not hold, but for one inside of the
  /// body of another, which is checked once for each case.
  var attachment: String? {
    report.holds || NoteLog.current != nil ? nil : ReportText.text(of: report)
  }

  /// A text as a comment, in which nothing that a case printed or was named speaks to a terminal or a build
  /// server.
  private static func comment(_ text: String) -> Comment {
    Comment(rawValue: ReportText.printable(text))
  }

  /// Records a warning, which fails no test, where Swift Testing has warnings.
  private static func warn(_ text: String, at location: SourceLocation) {
    #if compiler(>=6.3)
      Issue.record(comment(text), severity: .warning, sourceLocation: location)
    #else
      StandardStream.errors.write(Array("warning: \(ReportText.printable(text))\n".utf8))
    #endif
  }

  /// The test in the words in which it is written: `sorting keeps every element`.
  private static func name(of test: Test) -> String {
    test.displayName ?? String(test.name.prefix { $0 != "(" }).filter { $0 != "`" }
  }

  /// What to do about a failure.
  private func advice(for token: String, in test: Test) -> String {
    let keeping = "once it holds, keep the value among this forAll's `regressions`"
    guard report.settings.replay == nil else { return "next: \(keeping)" }
    // What a pattern of `--filter` could take for more than a letter stands for any.
    let pattern = test.name.drop { $0 == "`" }.prefix { $0 != "`" && $0 != "(" }
      .map { $0.isLetter || $0.isNumber || $0 == " " || $0 == "_" ? $0 : "." }
    return """
      next: \(Settings.Variable.replay.rawValue)=\(token) swift test --filter '\(String(pattern))'
        runs it alone; \(keeping)
      """
  }
}

extension Issue {
  /// Records an issue of before, with a comment more.
  ///
  /// Only an issue that is new can be recorded, so a new one is exchanged for it on its way.
  fileprivate func record(with comment: Comment, in test: Test) async throws {
    var issue = self
    issue.comments.append(comment)
    let exchange: IssueHandlingTrait = .compactMapIssues { [issue] _ in issue }
    try await exchange.provideScope(for: test, testCase: Test.Case.current) {
      Issue.record(comment)
    }
  }
}
