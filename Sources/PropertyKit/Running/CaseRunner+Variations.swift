extension CaseRunner {
  /// Looks for the numbers of a failing case that do not matter; counts what that takes.
  ///
  /// Without a value there is nothing to mark.
  func variations(
    of sequence: ChoiceSequence, _ failure: Failure, _ summary: inout ShrinkSummary
  ) -> Variations {
    if failure.isOfGenerator { return Variations() }
    var calls = 0
    defer { summary.explainEvaluations = calls }
    func fails(_ indices: [UInt64]) -> Bool {
      guard calls < settings.maximumExplainEvaluations else { return false }
      calls += 1
      return run(.recorded(indices)).outcome.failure(ofKind: failure.kind) != nil
    }
    var random = RandomBits(seed: 0, caseIndex: 0)
    var found = Variations()
    var free: [(place: Int, others: [UInt64])] = []
    let indices = sequence.indices
    for place in indices.indices where sequence.choices[place].kind.canVary {
      guard calls < settings.maximumExplainEvaluations else { break }
      let others = sequence.choices[place].others(&random)
      guard others.count > 1,
        others.allSatisfy({ fails(indices.replacing(place, by: $0)) })
      else { continue }
      free.append((place, others))
      found.variations.append(indices.replacing(place, by: others[0]))
      if others.count < sequence.choices[place].limit { found.tried = others.count }
    }
    if free.count > 1 {
      var joint: [[UInt64]] = []
      for trial in 0..<Variations.trials {
        var changed = indices
        for part in free { changed[part.place] = part.others[trial % part.others.count] }
        if !joint.contains(changed) { joint.append(changed) }
      }
      found.isJoint = joint.allSatisfy(fails)
      if found.isJoint { found.tried = joint.count }
    }
    return found
  }
}

extension ChoiceKind {
  /// Whether a choice can be anything else without changing what is drawn after it.
  fileprivate var canVary: Bool { isNumber }
}

extension Choice {
  /// Other numbers to put in this one's place, each once: all if they are few, else the ends and random
  /// ones.
  fileprivate func others(_ random: inout RandomBits) -> [UInt64] {
    guard limit > UInt64(Variations.trials) else { return (0...limit).filter { $0 != index } }
    var found: [UInt64] = []
    for other in [limit, 0, 1] where other != index { found.append(other) }
    while found.count < Variations.trials {
      let other = random.upTo(limit)
      if other != index, !found.contains(other) { found.append(other) }
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

extension Property {
  /// What is drawn: with the first of those values of which fewer are left, then with the last.
  func realigned(_ change: Realignment) -> [[UInt64]] {
    var old = draw(.recorded(change.script)).sequence
    guard old.choices.indices.contains(change.position) else { return [] }
    let choice = old.choices[change.position]
    old.choices[change.position] = Choice(
      index: change.index, limit: choice.limit, kind: choice.kind)
    guard let first = drawn(along: SpanAlignment(with: old)) else { return [] }
    let other = SpanAlignment(with: old, leavingOut: first.rests, from: change.position + 1)
    return [first.indices] + [drawn(along: other)?.indices].compactMap(\.self)
  }

  private func drawn(
    along alignment: SpanAlignment
  ) -> (indices: [UInt64], rests: [SpanAlignment.Key: SpanAlignment.Rest])? {
    var source = Source(along: alignment, maximumChoices: settings.maximumChoices)
    guard (try? generator.draw(&source)) != nil else { return nil }
    return (source.recorded.indices, source.record?.rests ?? [:])
  }
}
