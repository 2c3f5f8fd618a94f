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
  mutating func count(_ measurement: Measurement, at place: Int) {
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
