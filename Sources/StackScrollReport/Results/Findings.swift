import PropertyKit
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

/// The smallest case of one kind of failure of an invariant.
package struct Witness {
  package let trial: Trial
  package let counterexample: Counterexample<any Subject>
  /// Which kind of failure it is of those that the invariant shows, from 1 on: each is found and
  /// shrunk apart.
  package let number: Int
  /// Where it was kept, if it was.
  package var path: String?

  /// The name of the invariant.
  package var id: String { trial.invariant.id }

  /// Which of several kinds of failure it is; nil if there is but one.
  package var kind: String? {
    let count = trial.findings.count
    return count > 1 ? "kind \(number) of \(count)" : nil
  }

  /// The name of the invariant, with the kind of failure if there are several.
  package var name: String { id + (kind.map { " (\($0))" } ?? "") }
}

extension Trial {
  /// Every kind of failure that is worth showing, in the order in which they were found.
  package var witnesses: [Witness] {
    findings.enumerated().map { Witness(trial: self, counterexample: $1, number: $0 + 1) }
  }
}

/// One smallest case: every kind of failure that ended in it, and what stands around it.
///
/// One bug breaks many laws. A reader wants to see its screen once.
package struct FoundCase {
  /// The failure that stands for all.
  package let first: Witness
  package let others: [Witness]
  package let surroundings: Surroundings

  package var witnesses: [Witness] { [first] + others }

  /// Failures in order, those of new findings with an equal smallest case put together.
  package static func groups(of witnesses: [Witness]) -> [[Witness]] {
    witnesses.grouped {
      $0.trial.judgement == .newFinding ? CaseIdentity($0.counterexample.value) : nil
    }
  }

  /// Looks around the smallest case of some failures; nil if there is none.
  package static func explored(_ witnesses: [Witness], sweep: PixelSweep) -> FoundCase? {
    guard let first = witnesses.first else { return nil }
    return FoundCase(
      first: first, others: Array(witnesses.dropFirst()),
      surroundings: .explored(
        around: first.counterexample.value, breaking: first.trial.invariant, sweep: sweep))
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
