/// Which parts of a counterexample do not matter.
///
/// A number does not matter if the property fails in the same way whatever it is. It is tried, not
/// proved: with every other number if there are few, with the ends and random ones otherwise.
struct Explanation: Hashable, Sendable, Codable {
  /// For each number that does not matter, the choices of another case that fails just so.
  var variations: [[UInt64]] = []
  /// Whether these numbers may all differ at the same time.
  var isJoint = true

  /// How many other values are tried for a number before it is said not to matter.
  static let trials = 8
}

extension Experiment {
  /// Looks for the numbers of a failing case that do not matter; counts what that takes.
  func explanation(
    of sequence: ChoiceSequence, kind: String, _ summary: inout ShrinkSummary
  ) -> Explanation {
    var calls = 0
    defer { summary.explainEvaluations = calls }
    func fails(_ indices: [UInt64]) -> Bool {
      guard calls < settings.maximumExplainEvaluations else { return false }
      calls += 1
      return run(.recorded(indices)).outcome.failure(ofKind: kind) != nil
    }
    var random = RandomBits(seed: 0, caseIndex: 0)
    var explanation = Explanation()
    var free: [(place: Int, others: [UInt64])] = []
    for place in sequence.choices.indices where sequence.choices[place].kind.canVary {
      let others = sequence.choices[place].others(&random)
      let variations = others.map { sequence.indices.replacing(place, by: $0) }
      guard variations.count > 1, variations.allSatisfy(fails) else { continue }
      free.append((place, others))
      explanation.variations.append(variations[0])
    }
    if free.count > 1 {
      explanation.isJoint = (0..<Explanation.trials).allSatisfy { trial in
        var indices = sequence.indices
        for part in free { indices[part.place] = part.others[trial % part.others.count] }
        return fails(indices)
      }
    }
    return explanation
  }
}

extension ChoiceKind {
  /// Whether a choice can be anything else without changing what is drawn after it.
  fileprivate var canVary: Bool { isNumber }
}

extension Choice {
  /// Other numbers to put in this one's place: all if they are few, else the ends and random ones.
  fileprivate func others(_ random: inout RandomBits) -> [UInt64] {
    guard limit > UInt64(Explanation.trials) else { return (0...limit).filter { $0 != index } }
    var found: [UInt64] = []
    for other in [limit, 0, 1] where other != index { found.append(other) }
    while found.count < Explanation.trials {
      let other = random.upTo(limit)
      if other != index { found.append(other) }
    }
    return found
  }
}

extension [UInt64] {
  fileprivate func replacing(_ place: Int, by index: UInt64) -> [UInt64] {
    var changed = self
    changed[place] = index
    return changed
  }
}
