/// What one statistic came to over the cases of a run that passed.
public struct StatisticSummary: Hashable, Sendable {
  /// What it is about.
  public let subject: StatisticSubject
  /// How many cases were looked at.
  public let cases: Int
  /// How many of them satisfied the condition, for shares and demands.
  public let hits: Int
  /// How often each label was met, most frequent first, then by name.
  public let labels: [LabelCount]
  /// The highest score, for maxima.
  public let best: Double?

  /// A label of a table and how often it was met.
  public struct LabelCount: Hashable, Sendable {
    /// The label.
    public let label: String
    /// How many cases had it.
    public let count: Int
  }

  init(_ subject: StatisticSubject, _ counter: Tally.Counter) {
    self.subject = subject
    cases = counter.cases
    hits = counter.hits
    best = counter.best
    labels = counter.labels
      .map { LabelCount(label: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.label) < ($0.count, $1.label) }
  }

  /// What is known of the share that was demanded; nil for other statistics.
  public var coverage: Coverage? {
    guard case .demand(_, let share) = subject else { return nil }
    return Coverage(of: share, hits: hits, in: cases)
  }
}
