import PropertyKit
import StackScrollCore
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

  /// What is wrong, its numbers in a style.
  package func message(_ style: NumberStyle) -> String {
    trial.invariant.message(counterexample, style)
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
  package private(set) var others: [Witness] = []
  /// The case as somebody meets it; nil if it is the smallest one already.
  package let believable: BelievableCase?
  package let surroundings: Surroundings
  /// What the smallest case is; nil where it stands for this failure alone.
  private let identity: CaseIdentity?

  package var witnesses: [Witness] { [first] + others }

  /// Looks around the smallest case of a failure.
  ///
  /// - Parameters:
  ///   - sweep: the pixels on which the intervals of the failure are settled; nil if what stands around
  ///     it is not shown.
  ///   - isStopped: whether the run is to end; asked again and again.
  package init(_ witness: Witness, sweep: PixelSweep?, unless isStopped: () -> Bool = { false }) {
    first = witness
    identity = Self.identity(of: witness)
    believable = .find(
      near: witness.counterexample.value, breaking: witness.trial.invariant, unless: isStopped)
    surroundings =
      sweep.map { sweep in
        .explored(
          around: witness.counterexample.value, breaking: witness.trial.invariant, sweep: sweep,
          unless: isStopped)
      } ?? Surroundings(intervals: [], nearest: nil, isCut: false)
  }

  /// Takes up a failure whose smallest case is this one; returns whether it is.
  package mutating func takesUp(_ witness: Witness) -> Bool {
    guard let identity, identity == Self.identity(of: witness) else { return false }
    others.append(witness)
    return true
  }

  /// Only new findings are told together: what must fail is told by itself.
  private static func identity(of witness: Witness) -> CaseIdentity? {
    witness.trial.judgement == .newFinding ? CaseIdentity(witness.counterexample.value) : nil
  }
}

/// What stands around a counterexample: where its law fails, and the nearest case where it holds.
package struct Surroundings {
  /// Where the law fails, along every dimension the subject has.
  package let intervals: [FailingIntervals]
  /// The nearest case for which the law holds, if there is one.
  package let nearest: NearestPassing?
  /// Whether the run was ended before everything was looked at.
  package let isCut: Bool

  /// What is said where the run was ended.
  package static let cutWords =
    "Where it fails was not looked at to the end, since somebody ended the run."

  /// Looks around a counterexample: the law is checked at every pixel of each dimension, and on
  /// every neighbour until one passes.
  package static func explored(
    around subject: any Subject, breaking law: Invariant, sweep: PixelSweep,
    unless isStopped: () -> Bool
  ) -> Surroundings {
    Surroundings(
      intervals: FailingIntervals.findAll(
        of: subject, breaking: law, sweep: sweep, unless: isStopped),
      nearest: NearestPassing.find(to: subject, of: law, unless: isStopped),
      isCut: isStopped())
  }
}
