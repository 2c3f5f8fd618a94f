import PropertyKit

/// A value that differs from a counterexample in one place, and for which the law holds.
public struct NearestPassing: Sendable {
  /// The value.
  public let subject: any Subject
  /// What is different in it.
  public let difference: JSONDifference

  /// Looks for the nearest passing value: smaller ones first, each with one difference, and those
  /// that have what the law assumes before any others.
  ///
  /// - Parameters:
  ///   - subject: the value for which the law fails.
  ///   - law: the law.
  ///   - models: the layouts under all of which the law must hold.
  ///   - others: laws that must hold for it as well.
  ///   - limit: how many values are tried.
  ///   - isStopped: asked before each value.
  ///   - isWanted: whether a difference is one that counts.
  /// - Returns: nil if the law fails for every neighbour that was tried, or says nothing about it.
  /// - Complexity: O(n) checks of the law for a value of n numbers, words and lists.
  public static func find(
    to subject: any Subject, of law: Invariant, under models: [LayoutModel] = [.standard],
    keeping others: [Invariant] = [], trying limit: Int = .max,
    unless isStopped: () -> Bool = { false },
    where isWanted: (JSONDifference) -> Bool = { _ in true }
  ) -> NearestPassing? {
    let wanted = JSONValue.object(subject.json).neighbours.filter { isWanted($0.difference) }
    var outside: NearestPassing?
    for neighbour in wanted.prefix(limit) {
      guard !isStopped() else { break }
      guard let subject = try? law.subject(of: neighbour.value),
        models.allSatisfy({ model in
          law.passes(subject, model) && others.allSatisfy { $0.passes(subject, model) }
        })
      else { continue }
      let passing = NearestPassing(subject: subject, difference: neighbour.difference)
      if law.speaks(of: subject) { return passing }
      outside = outside ?? passing
    }
    return outside
  }
}

extension Invariant {
  /// Reads a value of the type that the invariant is about, to its end.
  func subject(of json: JSONValue) throws(FixtureError) -> any Subject {
    var reader = try FixtureReader(json)
    let subject = try subject(reading: &reader)
    try reader.finish()
    return subject
  }

  /// Whether the invariant holds for a value under a model.
  package func passes(_ subject: any Subject, _ model: LayoutModel) -> Bool {
    guard case .passed? = try? outcome(for: subject, model: model) else { return false }
    return true
  }
}
