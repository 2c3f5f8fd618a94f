/// Something to count, demand or maximise over the cases of a run.
///
/// A function of the value alone, looked at only in cases that pass, so it cannot change what a
/// property says. A run without statistics does not pay for them.
///
/// ```swift
/// let report = check(lists, statistics: [
///   .classify("empty") { $0.isEmpty },
///   .cover(20, "sorted") { $0 == $0.sorted() },
/// ]) { ... }
/// ```
public struct Statistic<Value>: Sendable {
  let subject: StatisticSubject
  let measure: @Sendable (Value) -> StatisticValue

  /// Counts the cases that satisfy a condition.
  public static func classify(
    _ label: String, _ condition: @escaping @Sendable (Value) -> Bool
  ) -> Statistic {
    Statistic(subject: .share(label)) { .holds(condition($0)) }
  }

  /// Counts each label that the cases have, as a table without a title.
  public static func label(_ label: @escaping @Sendable (Value) -> String) -> Statistic {
    tabulate("cases", label)
  }

  /// Counts each label that the cases have, as a table with a title.
  public static func tabulate(
    _ title: String, _ label: @escaping @Sendable (Value) -> String
  ) -> Statistic {
    Statistic(subject: .table(title)) { .label(label($0)) }
  }

  /// Demands that at least a share of the cases satisfies a condition.
  ///
  /// The run goes on until it is certain, wrong once in a thousand million times, that the share is
  /// reached (or nine tenths of it), or that it is not; then it fails.
  /// - Parameters:
  ///   - percent: the share; cut to 0...100, NaN counts as 0.
  ///   - label: what the cases that count are called.
  ///   - condition: whether a case counts.
  public static func cover(
    _ percent: Double, _ label: String, _ condition: @escaping @Sendable (Value) -> Bool
  ) -> Statistic {
    let share = percent.isNaN ? 0 : min(max(percent, 0), 100) / 100
    return Statistic(subject: .demand(label, share: share)) { .holds(condition($0)) }
  }

  /// Searches for cases with a high score: every block climbs from its best cases.
  ///
  /// For bugs at the far end of something that random cases seldom reach, a total, a depth, an
  /// error. The first one of a run counts; scores of NaN count as the lowest.
  public static func maximize(
    _ label: String, _ score: @escaping @Sendable (Value) -> Double
  ) -> Statistic {
    Statistic(subject: .maximum(label)) { value in
      let score = score(value)
      return .score(score.isNaN ? -.infinity : score)
    }
  }
}

/// What a statistic is about.
public enum StatisticSubject: Hashable, Sendable {
  /// The share of cases with a label.
  case share(String)
  /// How often each label of a table is met.
  case table(String)
  /// A share, `0...1`, that must be reached.
  case demand(String, share: Double)
  /// The highest score.
  case maximum(String)
}

/// What a statistic says of one case.
public enum StatisticValue: Hashable, Sendable {
  /// Whether the case satisfies a condition.
  case holds(Bool)
  /// The label of the case.
  case label(String)
  /// The score of the case.
  case score(Double)
}
