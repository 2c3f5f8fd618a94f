/// Looks for the simplest choice sequence that still fails in the same way.
///
/// It knows nothing of values: passes propose lists of numbers, and one gate decides. A pass is a
/// function that makes proposals; whatever order passes run in, the gate keeps the result sound.
struct Shrinker {
  /// What running the property on a list of choices showed.
  struct Evaluation {
    /// What was drawn; nil if the generator gave the case up.
    let drawn: ChoiceSequence?
    /// Whether the property fails in the same way.
    let fails: Bool
  }

  /// The simplest failing sequence so far.
  private(set) var best: ChoiceSequence
  /// Calls of the property so far.
  private(set) var evaluations = 0
  /// What each pass did so far, in the order in which they ran first.
  private(set) var trail: [PassTally] = []
  private var running = 0
  private var isStopped = false
  private var proposed: Set<[UInt64]> = []
  private var drawn = ChoiceTree()
  private let limit: Int
  private let observe: (Int) -> RunControl
  private let evaluate: ([UInt64]) -> Evaluation

  init(
    from failing: ChoiceSequence, limit: Int,
    observe: @escaping (Int) -> RunControl = { _ in .proceed },
    evaluate: @escaping ([UInt64]) -> Evaluation
  ) {
    best = failing
    drawn.insert(failing.choices)
    self.limit = limit
    self.observe = observe
    self.evaluate = evaluate
  }

  /// Whether no further call of the property is allowed.
  var isExhausted: Bool { evaluations >= limit || isStopped }

  /// Runs the passes in turn until a whole round brings nothing or the limit is reached.
  ///
  /// A pass that made the sequence shorter sends us back to the first: everything is cheaper on a
  /// shorter sequence. Mere smaller numbers do not, since two numbers can crawl down together.
  mutating func shrink(with passes: [ShrinkPass] = ShrinkPass.all) -> ShrinkSummary {
    var before: ChoiceSequence
    repeat {
      before = best
      var next = 0
      while next < passes.count, !isExhausted {
        let length = best.choices.count
        var shorter: Int
        repeat {
          shorter = best.choices.count
          run(passes[next])
        } while best.choices.count < shorter
        next = best.choices.count < length ? 0 : next + 1
      }
    } while ChoiceSequence.isSimpler(best.indices, than: before.indices) && !isExhausted
    return ShrinkSummary(
      evaluations: evaluations, improvements: trail.reduce(0) { $0 + $1.improvements },
      wasCutShort: isExhausted, trail: trail)
  }

  /// The gate: takes a proposal if it is simpler than the best and fails in the same way.
  ///
  /// What was proposed or drawn before is never run again. What a proposal really drew counts, not
  /// what it said: numbers past a limit are cut, and numbers nobody read are dropped.
  mutating func consider(_ proposal: [UInt64]) -> Bool {
    guard !isExhausted, ChoiceSequence.isSimpler(proposal, than: best.indices) else { return false }
    trail[running].proposals += 1
    guard proposed.insert(proposal).inserted, !drawn.contains(proposal) else { return false }
    evaluations += 1
    trail[running].evaluations += 1
    if case .stop = observe(evaluations) { isStopped = true }
    let run = evaluate(proposal)
    guard let found = run.drawn else { return false }
    drawn.insert(found.choices)
    guard run.fails, ChoiceSequence.isSimpler(found.indices, than: best.indices) else {
      return false
    }
    best = found
    trail[running].improvements += 1
    return true
  }

  /// Runs a pass and keeps its tally.
  private mutating func run(_ pass: ShrinkPass) {
    running = trail.firstIndex { $0.pass == pass.name } ?? trail.count
    if running == trail.count { trail.append(PassTally(pass: pass.name)) }
    pass.run(&self)
  }
}
