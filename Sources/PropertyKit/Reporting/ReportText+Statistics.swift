extension ReportText {
  /// How many lines of a table are shown.
  static let maximumTableLines = 10

  /// What the statistics of a run came to, a line or a table each; empty if there are none.
  static func statistics(_ summaries: [StatisticSummary]) -> String {
    summaries.map { "\n" + statistic($0) }.joined()
  }

  /// Why a run that met no failure does not pass.
  static func uncovered<Value>(_ demands: [StatisticSummary], in report: Report<Value>) -> String {
    let lines = demands.map { "  " + demand($0) }.joined(separator: "\n")
    return """
      not covered: \(count(report.passed, "case")) passed, but they are not what was asked for
      \(lines)
      """
  }

  private static func statistic(_ summary: StatisticSummary) -> String {
    switch summary.subject {
    case .share(let label): "  \(percent(summary.hits, of: summary.cases)) \(label)"
    case .demand: "  " + demand(summary)
    case .maximum(let label):
      "  highest \(label): \(summary.best.map { "\($0)" } ?? "none")"
    case .table(let title): table(title, summary)
    }
  }

  private static func demand(_ summary: StatisticSummary) -> String {
    guard case .demand(let label, let share) = summary.subject else { return "" }
    let wanted = percent(share)
    let found = "\(percent(summary.hits, of: summary.cases)) \(label)"
    return switch summary.coverage {
    case .insufficient?:
      "\(found): certainly less than the \(wanted) that were asked for; draw such values more often"
    case .undecided?:
      "\(found): too few cases to be certain of \(wanted); raise Settings.maximumCoverageCases"
    case .sufficient?, nil: "\(found), \(wanted) asked for"
    }
  }

  private static func table(_ title: String, _ summary: StatisticSummary) -> String {
    let shown = summary.labels.prefix(maximumTableLines)
    let lines = shown.map { "\n    \(percent($0.count, of: summary.cases)) \($0.label)" }.joined()
    let rest = summary.labels.count - shown.count
    return "  \(title)\(lines)\(rest > 0 ? "\n    and \(count(rest, "more label"))" : "")"
  }

  private static func percent(_ hits: Int, of cases: Int) -> String {
    percent(cases == 0 ? 0 : Double(hits) / Double(cases))
  }

  /// A share as a percentage with one digit behind the point.
  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
