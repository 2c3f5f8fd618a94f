import Testing

@testable import PropertyKit

/// The gate through which every proposal of the shrinker goes.
struct GateTests {
  /// Counts what the gate lets through to the property.
  final class Calls {
    var proposals: [[UInt64]] = []
  }

  @Test func `what is not simpler is refused unseen`() {
    let calls = Calls()
    var shrinker = shrinker([2, 2], calls) { _ in true }
    let taken = shrinker.consider(each: [[2, 2], [2, 3], [3, 0], [0, 0, 0]])
    #expect(taken == [false, false, false, false])
    #expect(calls.proposals.isEmpty)
    #expect(shrinker.evaluations == 0)
  }

  @Test func `shorter is simpler, then smaller at the first difference`() {
    #expect(ChoiceSequence.isSimpler([9], than: [0, 0]))
    #expect(ChoiceSequence.isSimpler([0, 9], than: [1, 0]))
    #expect(!ChoiceSequence.isSimpler([1, 0], than: [1, 0]))
    #expect(ChoiceSequence.isSimpler([], than: [0]))
    #expect(!ChoiceSequence.isSimpler([], than: []))
  }

  @Test func `a proposal that fails becomes the best, one that passes does not`() {
    let calls = Calls()
    var shrinker = shrinker([5, 5], calls) { $0[0] >= 2 }
    let taken = shrinker.consider(each: [[1, 0], [2, 0]])
    #expect(taken == [false, true])
    #expect(shrinker.best.indices == [2, 0])
    #expect(shrinker.evaluations == 2)
  }

  @Test func `a proposal is run once`() {
    let calls = Calls()
    var shrinker = shrinker([5, 5], calls) { _ in false }
    let taken = shrinker.consider(each: [[1, 0], [1, 0], [1, 0]])
    #expect(taken == [false, false, false])
    #expect(calls.proposals == [[1, 0]])
  }

  @Test func `what would be drawn again is not run, however it is said`() {
    var calls = 0
    var shrinker = Shrinker(from: sequence([5, 0, 0]), limit: 10) { proposal in
      calls += 1
      let two = Array((proposal + [0, 0]).prefix(2))
      return Shrinker.Evaluation(drawn: sequence(two), fails: false)
    }
    let first = shrinker.consider([4, 1])
    #expect(!first && calls == 1)
    let again = shrinker.consider(each: [[4, 1, 7], [4, 1, 0]])
    #expect(again == [false, false])
    #expect(calls == 1)
    _ = shrinker.consider(each: [[3], [3, 0], [3, 0, 9]])
    #expect(calls == 2)
  }

  @Test func `every pass keeps a tally, and they add up`() {
    var shrinker = shrinker([900, 900, 900], limit: 1000, Calls()) { $0.count == 3 && $0[1] > 70 }
    let summary = shrinker.shrink()
    #expect(summary.trail.map(\.pass) == ShrinkPass.all.map(\.name))
    #expect(summary.trail.reduce(0) { $0 + $1.evaluations } == summary.evaluations)
    #expect(summary.trail.reduce(0) { $0 + $1.improvements } == summary.improvements)
    #expect(summary.trail.allSatisfy { $0.proposals >= $0.evaluations })
  }

  @Test func `what was drawn counts, not what was said`() {
    let calls = Calls()
    var shrinker = Shrinker(from: sequence([5, 5]), limit: 10) { proposal in
      calls.proposals.append(proposal)
      return evaluation(sequence([5, 6]))
    }
    let growing = shrinker.consider(each: [[4, 0]])
    #expect(growing == [false])
    #expect(shrinker.best.indices == [5, 5])
    var cutting = Shrinker(from: sequence([5, 5]), limit: 10) { _ in evaluation(sequence([3])) }
    let shorter = cutting.consider(each: [[4, 0], [3]])
    #expect(shorter == [true, false])
    #expect(cutting.evaluations == 1)
  }

  @Test(arguments: [-1, 0, 1, 5, 17]) func `the limit is kept, and reaching it is reported`(
    limit: Int
  ) {
    let calls = Calls()
    var shrinker = shrinker([900, 900, 900], limit: limit, calls) { _ in true }
    let summary = shrinker.shrink(with: [.lowerOne, .lowerTwo])
    #expect(calls.proposals.count <= max(0, limit))
    #expect(summary.evaluations == calls.proposals.count)
    #expect(summary.wasCutShort == (calls.proposals.count >= max(0, limit)))
  }

  @Test func `a search that came to its end was not cut short`() {
    var shrinker = shrinker([3, 900], limit: 1000, Calls()) { $0.count == 2 && $0[1] >= 40 }
    let summary = shrinker.shrink()
    #expect(shrinker.best.indices == [0, 40])
    #expect(!summary.wasCutShort)
    #expect(summary.improvements > 0)
  }

  @Test func `whoever watches may stop it, and keeps the best so far`() {
    let calls = Calls()
    var shrinker = Shrinker(
      from: sequence([900, 900]), limit: 1000, goesOn: { $0 < 3 }
    ) { proposal in
      calls.proposals.append(proposal)
      return evaluation(nil)
    }
    let summary = shrinker.shrink()
    #expect(summary.evaluations == 3)
    #expect(summary.wasCutShort)
    #expect(shrinker.best.indices == [900, 900])
  }

  @Test func `no pass ever proposes what is not simpler, whatever the property says`() {
    var random = RandomBits(seed: 5, caseIndex: 0)
    for caseIndex in 0..<60 {
      let start = fresh(Expression.generator, caseIndex: caseIndex).sequence
      var least = start.indices
      var isAlwaysSimpler = true
      var shrinker = Shrinker(from: start, limit: 300) { proposal in
        isAlwaysSimpler = isAlwaysSimpler && ChoiceSequence.isSimpler(proposal, than: least)
        guard random.oneIn(3) else { return evaluation(nil) }
        let drawn = replayed(Expression.generator, proposal).sequence
        if ChoiceSequence.isSimpler(drawn.indices, than: least) { least = drawn.indices }
        return evaluation(drawn)
      }
      _ = shrinker.shrink()
      #expect(isAlwaysSimpler)
      #expect(shrinker.best.indices == least)
    }
  }

  private func shrinker(
    _ start: [UInt64], limit: Int = 100, _ calls: Calls, fails: @escaping ([UInt64]) -> Bool
  ) -> Shrinker {
    Shrinker(from: sequence(start), limit: limit) { proposal in
      calls.proposals.append(proposal)
      return Shrinker.Evaluation(drawn: sequence(proposal), fails: fails(proposal))
    }
  }
}

extension Shrinker {
  /// Which of some proposals the gate takes, one after the other.
  fileprivate mutating func consider(each proposals: [[UInt64]]) -> [Bool] {
    proposals.map { consider($0) }
  }
}

/// What the gate is told: a failing sequence, or that nothing was drawn.
private func evaluation(_ failing: ChoiceSequence?) -> Shrinker.Evaluation {
  Shrinker.Evaluation(drawn: failing, fails: failing != nil)
}

/// A sequence of integers without spans.
private func sequence(_ indices: [UInt64]) -> ChoiceSequence {
  ChoiceSequence(
    choices: indices.map {
      Choice(index: $0, limit: 1000, kind: .integer(Zigzag(above: 1000, below: 0)))
    })
}
