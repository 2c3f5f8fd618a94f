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

/// What the statistics of a run counted, in their order.
struct Tally: Hashable, Sendable, Codable {
  var counters: [Counter] = []

  /// What one statistic counted.
  struct Counter: Hashable, Sendable, Codable {
    var cases = 0
    var hits = 0
    var labels: [String: Int] = [:]
    var best: Double?
  }

  /// Counts what the statistic at a place says of one case.
  mutating func count(_ measurement: StatisticValue, at place: Int) {
    makeRoom(for: place + 1)
    counters[place].cases += 1
    switch measurement {
    case .holds(let holds): counters[place].hits += holds ? 1 : 0
    case .label(let label): counters[place].labels[label, default: 0] += 1
    case .score(let score): counters[place].best = max(counters[place].best ?? score, score)
    }
  }

  /// Adds what another part of the run counted.
  mutating func add(_ other: Tally) {
    makeRoom(for: other.counters.count)
    for (place, counter) in other.counters.enumerated() {
      counters[place].cases += counter.cases
      counters[place].hits += counter.hits
      counters[place].labels.merge(counter.labels, uniquingKeysWith: +)
      if let best = counter.best { counters[place].best = max(counters[place].best ?? best, best) }
    }
  }

  /// What the statistic at a place counted.
  subscript(place: Int) -> Counter {
    counters.indices.contains(place) ? counters[place] : Counter()
  }

  private mutating func makeRoom(for count: Int) {
    while counters.count < count { counters.append(Counter()) }
  }
}

extension Tally {
  /// What the statistics came to.
  func summaries(of subjects: [StatisticSubject]) -> [StatisticSummary] {
    subjects.enumerated().map { StatisticSummary($0.element, self[$0.offset]) }
  }

  /// What is known of all shares that are demanded together; sufficient if there are none.
  func coverage(of subjects: [StatisticSubject]) -> Coverage {
    let all = summaries(of: subjects).compactMap(\.coverage)
    if all.contains(.insufficient) { return .insufficient }
    return all.contains(.undecided) ? .undecided : .sufficient
  }
}

/// What a number of cases says about a share that is demanded.
public enum Coverage: Hashable, Sendable {
  /// The share is reached, or nine tenths of it: certain.
  case sufficient
  /// The share is not reached: certain.
  case insufficient
  /// There were too few cases to tell.
  case undecided

  /// How far below the demand a share may lie and still be called sufficient.
  ///
  /// Without it a share of exactly what is demanded could never be decided.
  static let tolerance = 0.9

  /// The quantile of the normal distribution that leaves 1e-9 outside, half on either side.
  static let quantile = 6.109_410_191

  /// Decides by a confidence interval for the true share.
  ///
  /// Source: Wilson, "Probable inference, the law of succession, and statistical inference", JASA
  /// 22, 1927. A run asks after its cases, twice as many, four times as many and so on, so that the
  /// chance of a wrong answer stays near the 1e-9 of one.
  init(of share: Double, hits: Int, in cases: Int) {
    guard cases > 0 else {
      self = share > 0 ? .undecided : .sufficient
      return
    }
    let (low, high) = Self.interval(hits: hits, in: cases)
    if share == 0 || low >= Self.tolerance * share {
      self = .sufficient
    } else {
      self = high < share ? .insufficient : .undecided
    }
  }

  /// The interval in which the true share lies but for one chance in a thousand million.
  static func interval(hits: Int, in cases: Int) -> (low: Double, high: Double) {
    let (share, count) = (Double(hits) / Double(cases), Double(cases))
    let square = quantile * quantile
    let middle = share + square / (2 * count)
    let reach =
      quantile * (share * (1 - share) / count + square / (4 * count * count)).squareRoot()
    let scale = 1 + square / count
    return ((middle - reach) / scale, (middle + reach) / scale)
  }
}
