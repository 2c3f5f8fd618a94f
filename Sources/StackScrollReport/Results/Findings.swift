import StackScrollInvariants

/// A smallest case by what it is, so that equal ones can be found.
struct CaseIdentity: Hashable {
  private let type: String
  private let json: [String: JSONValue]

  init(_ subject: any Subject) {
    type = Swift.type(of: subject).formatName
    json = subject.json
  }
}

extension Sequence {
  /// The elements in order, those with an equal key put together where the first of them stands;
  /// one without a key stays by itself.
  ///
  /// - Complexity: O(n) for n elements.
  func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
    var groups: [[Element]] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let key, let place = places[key] {
        groups[place].append(element)
      } else {
        if let key { places[key] = groups.count }
        groups.append([element])
      }
    }
    return groups
  }
}

/// Laws that one and the same smallest case breaks; or a single invariant.
///
/// One bug breaks many laws. A reader wants to see its screen once.
package struct FindingGroup {
  /// What is grouped; the first stands for all.
  package let trials: [Trial]

  /// The trials in order, those of new findings with an equal smallest case put together.
  package static func groups(of trials: [Trial]) -> [FindingGroup] {
    trials.grouped { trial in
      trial.judgement == .newFinding
        ? (trial.report?.counterexample?.value).map { CaseIdentity($0) } : nil
    }
    .map { FindingGroup(trials: $0) }
  }

  /// Looks around the smallest case; nil if there is none that is shown.
  package func surroundings(_ sweep: PixelSweep) -> Surroundings? {
    guard let first = trials.first, [.newFinding, .refuted].contains(first.judgement),
      let found = first.report?.counterexample
    else { return nil }
    return .explored(around: found.value, breaking: first.invariant, sweep: sweep)
  }
}

/// What stands around a counterexample: where its law fails, and the nearest case where it holds.
package struct Surroundings {
  /// Where the law fails, along every dimension the subject has.
  package let intervals: [FailingIntervals]
  /// The nearest case for which the law holds, if there is one.
  package let nearest: NearestPassing?

  /// Looks around a counterexample: the law is checked at every pixel of each dimension, and on
  /// every neighbour until one passes.
  package static func explored(
    around subject: any Subject, breaking law: Invariant, sweep: PixelSweep
  ) -> Surroundings {
    Surroundings(
      intervals: FailingIntervals.findAll(of: subject, breaking: law, sweep: sweep),
      nearest: NearestPassing.find(to: subject, of: law))
  }
}
