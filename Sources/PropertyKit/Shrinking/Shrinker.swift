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

  /// How far one failing number lies below another.
  struct Gap {
    let amount: UInt64
    /// Whether no other number fell.
    let isAlone: Bool
    /// The length of the equal steps in which failing numbers were found to repeat; 0 if they were not.
    var step: UInt64 = 0
  }

  /// How many earlier sequences are kept.
  static let maximumEarlier = 8

  /// The simplest failing sequence so far.
  private(set) var best: ChoiceSequence
  /// The failing sequences before it, the simplest last; only the last few are kept.
  private(set) var earlier: [ChoiceSequence] = []
  /// How far below another failing number each number was found that replaced it, alone or with
  /// others that fell as far.
  ///
  /// If failing numbers repeat in equal steps, the step divides this.
  private(set) var gaps: [UInt64: Gap] = [:]
  /// The length of the equal steps that were found last; 0 if none were.
  private(set) var lastStep: UInt64 = 0
  /// Calls of the property so far.
  private(set) var evaluations = 0
  /// What each pass did so far, in the order in which they ran first.
  private(set) var trail: [PassTally] = []
  private var proposals = 0
  private var improvements = 0
  private var isStopped = false
  /// What the last proposal drew; nil if it was not run.
  private var lastDrawn: ChoiceSequence?
  /// Whether what was run drew just that and failed in the same way.
  private var known: [[UInt64]: Bool] = [:]
  private var realigned: Set<Realignment> = []
  /// The numbers that were lowered as far as they went.
  var lowered: Set<Lowered> = []
  /// The elements with which a run of deletions began.
  var tried: Set<TriedElement> = []
  /// How many choices fewer were drawn when the number at a position was one less.
  private(set) var shortened: [Int: Int] = [:]
  /// The kinds of which all numbers were set to 0 once.
  var zeroed: Set<ChoiceKind> = []
  private var drawn = ChoiceTree()
  private let limit: Int
  private let goesOn: (_ evaluations: Int) -> Bool
  private let realign: (Realignment) -> [[UInt64]]
  private let evaluate: ([UInt64]) -> Evaluation

  init(
    from failing: ChoiceSequence, limit: Int,
    goesOn: @escaping (_ evaluations: Int) -> Bool = { _ in true },
    realign: @escaping (Realignment) -> [[UInt64]] = { _ in [] },
    evaluate: @escaping ([UInt64]) -> Evaluation
  ) {
    best = failing
    known[failing.indices] = true
    drawn.insert(failing.choices)
    self.limit = limit
    self.goesOn = goesOn
    self.realign = realign
    self.evaluate = evaluate
  }

  /// Whether no further call of the property is allowed.
  var isExhausted: Bool { evaluations >= limit || isStopped }

  /// Runs the passes in turn until a whole round brings nothing or the limit is reached.
  ///
  /// After a pass that made the sequence shorter we begin with the first again: everything is
  /// cheaper on a shorter sequence. Mere smaller numbers do not, since two numbers can crawl down
  /// together.
  mutating func shrink(with passes: [ShrinkPass] = ShrinkPass.all) -> ShrinkSummary {
    var before: Int
    repeat {
      before = improvements
      var next = 0
      while next < passes.count, !isExhausted {
        next = run(passes[next]) ? 0 : next + 1
      }
    } while improvements > before && !isExhausted
    return ShrinkSummary(
      evaluations: evaluations, improvements: improvements, wasCutShort: isExhausted, trail: trail)
  }

  /// The gate: takes a proposal if it is simpler than the best and fails in the same way.
  ///
  /// What was proposed or drawn before is never run again. What a proposal really drew counts, not
  /// what it said: numbers past a limit are cut, and numbers nobody read are dropped.
  mutating func consider(_ proposal: [UInt64]) -> Bool {
    lastDrawn = nil
    guard !isExhausted, ChoiceSequence.isSimpler(proposal, than: best.indices) else { return false }
    proposals += 1
    guard known[proposal] == nil, !drawn.contains(proposal) else { return false }
    known[proposal] = false
    evaluations += 1
    isStopped = !goesOn(evaluations)
    let run = evaluate(proposal)
    guard let found = run.drawn else { return false }
    lastDrawn = found
    drawn.insert(found.choices)
    known[found.indices] = run.fails
    guard run.fails, ChoiceSequence.isSimpler(found.indices, than: best.indices) else {
      return false
    }
    keepGap(to: found)
    earlier = earlier.suffix(Self.maximumEarlier - 1) + [best]
    best = found
    improvements += 1
    return true
  }

  /// Proposes the best sequence with a choice lowered; if that brings nothing, with the values
  /// behind it as they were, whatever the choice does to the shape of what is drawn.
  mutating func consider(lowering position: Int, to index: UInt64) -> Bool {
    if consider(replacing: [(position, index)]) { return true }
    if let length = lastDrawn?.choices.count, best.choices[position].index == index + 1 {
      shortened[position] = best.choices.count - length
    }
    guard !isExhausted, position < best.choices.count, best.choices[position].index > index,
      lastDrawn.map({ !$0.hasShape(of: best) }) ?? true
    else { return false }
    let change = Realignment(script: best.indices, position: position, index: index)
    guard realigned.insert(change).inserted else { return false }
    return realign(change).contains { consider($0) }
  }

  /// Whether the property fails in the same way with a number greater by a step: not simpler, but it
  /// tells how failing numbers lie; false behind the end of the range.
  mutating func fails(raising position: Int, by step: UInt64) -> Bool {
    let choice = best.choices[position]
    guard choice.limit - choice.index >= step, !isExhausted else { return false }
    var script = best.indices
    script[position] += step
    return fails(script)
  }

  /// Whether the property fails in the same way with numbers that need not be simpler.
  mutating func fails(_ script: [UInt64]) -> Bool {
    guard !isExhausted else { return false }
    if let isFailing = known[script] { return isFailing }
    proposals += 1
    evaluations += 1
    isStopped = !goesOn(evaluations)
    let run = evaluate(script)
    let fails = run.fails && run.drawn?.indices == script
    known[script] = fails
    return fails
  }

  /// Whether the property fails for the next number behind this one too, as it does next to a bound,
  /// but not where few numbers fail.
  mutating func failsAbove(_ position: Int) -> Bool {
    guard case .integer(let zigzag) = best.choices[position].kind else { return false }
    let step: UInt64 = best.choices[position].index < zigzag.alternating ? 2 : 1
    return fails(raising: position, by: step)
      && (best.choices.count > 1 || fails(raising: position, by: step * 3))
  }

  /// Keeps in mind that the number at a position was reached in equal steps of a length.
  mutating func keepSteps(of step: UInt64, to position: Int) {
    gaps[best.choices[position].index]?.step = step
    lastStep = step
  }

  /// Whether few numbers fail: none that may rise fails for the next one too.
  var isSparse: Bool {
    mutating get {
      for position in best.choices.indices {
        let choice = best.choices[position]
        if case .integer = choice.kind, choice.index < choice.limit { return !failsAbove(position) }
      }
      return true
    }
  }

  private mutating func keepGap(to found: ChoiceSequence) {
    guard found.choices.count == best.choices.count else { return }
    let changes = zip(best.choices, found.choices).filter { $0.index != $1.index }
    guard let (old, new) = changes.first, old.index > new.index,
      changes.allSatisfy({ $0.index &- $1.index == old.index - new.index })
    else { return }
    for change in changes {
      gaps[change.1.index] = Gap(amount: old.index - new.index, isAlone: changes.count == 1)
    }
  }

  /// Runs a pass for as long as it makes the sequence shorter; says whether it did.
  private mutating func run(_ pass: ShrinkPass) -> Bool {
    let before = (
      length: best.choices.count, proposals: proposals, evaluations: evaluations,
      improvements: improvements
    )
    var length: Int
    repeat {
      length = best.choices.count
      pass.run(&self)
    } while best.choices.count < length
    let place = trail.firstIndex { $0.pass == pass.name } ?? trail.count
    if place == trail.count { trail.append(PassTally(pass: pass.name)) }
    trail[place].proposals += proposals - before.proposals
    trail[place].evaluations += evaluations - before.evaluations
    trail[place].improvements += improvements - before.improvements
    return best.choices.count < before.length
  }
}

extension Shrinker {
  /// The spans of a label, by where they begin.
  func spans(_ label: SpanLabel) -> [ChoiceSpan] {
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

  /// Every pass, in the order in which they run: those that remove much for little come first.
  static let all: [ShrinkPass] = [
    .zeroAll, .renumberElements, .renumberReferences, .deleteElements, .mergeLists,
    .simplifyAlternatives, .renumberAll, .deleteAndCompensate, .settleLastTwo, .lowerOne,
    .reorderElements, .moveAmount, .lowerTwo, .graft, .deleteTwo, .enumerateSmaller, .lowerByPeriod,
  ]
}

/// The passes of the shrinker, by name, for measurements.
public enum ShrinkPasses {
  /// Their names, in the order in which they run.
  public static let names = ShrinkPass.all.map(\.name)
}
