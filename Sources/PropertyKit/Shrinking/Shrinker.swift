/// Looks for the simplest choice sequence that still fails in the same way.
///
/// It knows nothing of values: passes propose lists of numbers, and one gate decides. A pass is a
/// function that makes proposals; whatever order passes run in, the gate keeps the result sound.
struct Shrinker {
  /// Runs the property on a list of choices: what was drawn if it fails in the same way, else nil.
  typealias Evaluate = ([UInt64]) -> ChoiceSequence?

  /// The simplest failing sequence so far.
  private(set) var best: ChoiceSequence
  /// Calls of the property so far.
  private(set) var evaluations = 0
  private var improvements = 0
  private var isStopped = false
  private var seen: Set<[UInt64]> = []
  private let limit: Int
  private let observe: (Int) -> RunControl
  private let evaluate: Evaluate

  init(
    from failing: ChoiceSequence, limit: Int,
    observe: @escaping (Int) -> RunControl = { _ in .proceed }, evaluate: @escaping Evaluate
  ) {
    best = failing
    self.limit = limit
    self.observe = observe
    self.evaluate = evaluate
  }

  /// Whether no further call of the property is allowed.
  var isExhausted: Bool { evaluations >= limit || isStopped }

  /// Runs all passes, round after round, until a round brings nothing or the limit is reached.
  mutating func shrink(passes: [ShrinkPass] = ShrinkPass.all) -> ShrinkSummary {
    var before: [UInt64]
    repeat {
      before = best.indices
      for pass in passes where !isExhausted { pass.run(&self) }
    } while best.indices != before && !isExhausted
    return ShrinkSummary(
      evaluations: evaluations, improvements: improvements, wasCutShort: isExhausted)
  }

  /// The gate: takes a proposal if it is simpler than the best and fails in the same way.
  ///
  /// What was proposed or drawn before is never run again. What a proposal really drew counts, not
  /// what it said: numbers past a limit are cut, and numbers nobody read are dropped.
  mutating func consider(_ proposal: [UInt64]) -> Bool {
    guard !isExhausted, ChoiceSequence.isSimpler(proposal, than: best.indices),
      seen.insert(proposal).inserted
    else { return false }
    evaluations += 1
    if case .stop = observe(evaluations) { isStopped = true }
    guard let drawn = evaluate(proposal) else { return false }
    seen.insert(drawn.indices)
    guard ChoiceSequence.isSimpler(drawn.indices, than: best.indices) else { return false }
    best = drawn
    improvements += 1
    return true
  }

  /// Proposes the best sequence with some choices replaced.
  mutating func consider(replacing changes: [(position: Int, index: UInt64)]) -> Bool {
    var proposal = best.indices
    for change in changes {
      guard proposal.indices.contains(change.position) else { return false }
      proposal[change.position] = change.index
    }
    return consider(proposal)
  }

  /// Proposes the best sequence without some of its choices.
  mutating func consider(removing range: Range<Int>) -> Bool {
    var proposal = best.indices
    guard range.upperBound <= proposal.count else { return false }
    proposal.removeSubrange(range)
    return consider(proposal)
  }
}

/// One way of making a failing sequence simpler.
struct ShrinkPass: Sendable {
  /// What it does, in words.
  let name: String
  /// Makes its proposals until it has no more.
  let run: @Sendable (inout Shrinker) -> Void

  /// Every pass, in the order they run: those that remove much first.
  static let all: [ShrinkPass] = [
    .deleteElements, .mergeLists, .simplifyAlternatives, .lowerOne, .lowerAndDelete, .lowerTwo,
    .moveAmount, .sortElements, .enumerateSmaller,
  ]
}
