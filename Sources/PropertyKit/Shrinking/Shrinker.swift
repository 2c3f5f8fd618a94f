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

  /// Runs the passes until none brings anything or the limit is reached.
  ///
  /// The cheap passes go round while they make the sequence shorter; mere smaller numbers do not
  /// call for another round, since two numbers can crawl down together for ever. Then each costly
  /// pass gets its turn, and the whole begins again until nothing was won.
  mutating func shrink(
    cheap: [ShrinkPass] = ShrinkPass.cheap, costly: [ShrinkPass] = ShrinkPass.costly
  ) -> ShrinkSummary {
    var before: Int
    repeat {
      before = improvements
      var length: Int
      repeat {
        length = best.choices.count
        for pass in cheap where !isExhausted { pass.run(&self) }
      } while best.choices.count < length
      for pass in costly where !isExhausted { pass.run(&self) }
    } while improvements > before && !isExhausted
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

  /// The spans of a label, by where they begin.
  func spans(_ label: SpanLabel) -> [Span] {
    best.spansInOrder.filter { $0.label == label }
  }

  /// Visits every position in turn, however the sequence changes on the way.
  mutating func forEachPosition(_ visit: (inout Shrinker, Int) -> Void) {
    var position = 0
    while position < best.choices.count, !isExhausted {
      visit(&self, position)
      position += 1
    }
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

  /// The passes that cost little for what they bring: those that remove much come first.
  static let cheap: [ShrinkPass] = [
    .zeroAll, .renumberElements, .renumberReferences, .deleteElements, .mergeLists,
    .simplifyAlternatives,
    .lowerLastTwo, .lowerOne, .lowerAndDelete,
  ]

  /// The passes that try many things, mostly in vain.
  static let costly: [ShrinkPass] = [
    .reorderElements, .lowerTwo, .moveAmount, .graft, .deleteAndCompensate, .enumerateSmaller,
  ]

  /// Every pass.
  static let all = cheap + costly
}
