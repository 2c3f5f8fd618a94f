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

  /// How many earlier sequences are kept.
  static let maximumEarlier = 8
  /// How many calls in a row a pass may make in vain before it gives up, and a quarter of how many
  /// proposals.
  ///
  /// The longer a sequence is, the less each choice is worth, so a pass that found nothing at so
  /// many places of a long one is done with it. Known proposals take time as well.
  static let patience = 64

  /// The simplest failing sequence so far.
  private(set) var best: ChoiceSequence
  /// Its numbers.
  private(set) var indices: [UInt64]
  /// The failing sequences before it, the simplest last; only the last few are kept.
  private(set) var earlier: [ChoiceSequence] = []
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
  private var known: [ChoiceFingerprint: Bool] = [:]
  private var realigned: Set<Realignment> = []
  /// The numbers that were lowered as far as they went.
  var lowered: Set<Lowered> = []
  /// The elements with which a run of deletions began.
  var tried: Set<TriedElement> = []
  /// The kinds of numbers that were all lowered at once.
  var capped: Set<ChoiceKind> = []
  /// The best sequence's lists, elements and alternatives.
  private(set) var outline: ChoiceOutline
  /// How many proposals were refused, and how many calls made, since the last improvement or since
  /// the pass began.
  private var misses = (proposals: 0, calls: 0)
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
    indices = failing.indices
    outline = ChoiceOutline(failing)
    known[ChoiceFingerprint(failing.indices)] = true
    drawn.insert(failing.choices)
    self.limit = limit
    self.goesOn = goesOn
    self.realign = realign
    self.evaluate = evaluate
  }

  /// Whether no further call of the property is allowed, or the pass has tried long enough in vain.
  var isExhausted: Bool {
    isOver || misses.calls >= Self.patience || misses.proposals / 4 >= Self.patience
  }

  /// Whether no further call of the property is allowed.
  private var isOver: Bool { evaluations >= limit || isStopped }

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
      while next < passes.count, !isOver {
        next = run(passes[next]) ? 0 : next + 1
      }
    } while improvements > before && !isOver
    return ShrinkSummary(
      evaluations: evaluations, improvements: improvements, wasCutShort: isOver, trail: trail)
  }

  /// The gate: takes a proposal if it is simpler than the best and fails in the same way.
  ///
  /// What was proposed or drawn before is never run again. What a proposal really drew counts, not
  /// what it said: numbers past a limit are cut, and numbers nobody read are dropped.
  mutating func consider(_ proposal: [UInt64]) -> Bool {
    lastDrawn = nil
    guard !isExhausted, ChoiceSequence.isSimpler(proposal, than: indices) else { return false }
    proposals += 1
    misses.proposals += 1
    let fingerprint = ChoiceFingerprint(proposal)
    guard known[fingerprint] == nil, !drawn.contains(proposal) else { return false }
    known[fingerprint] = false
    let run = run(proposal)
    guard let found = run.drawn else { return false }
    lastDrawn = found
    drawn.insert(found.choices)
    let foundIndices = found.indices
    known[ChoiceFingerprint(foundIndices)] = run.fails
    guard run.fails, ChoiceSequence.isSimpler(foundIndices, than: indices) else { return false }
    earlier = earlier.suffix(Self.maximumEarlier - 1) + [best]
    best = found
    indices = foundIndices
    outline = ChoiceOutline(found)
    improvements += 1
    misses = (0, 0)
    return true
  }

  /// Calls the property.
  private mutating func run(_ script: [UInt64]) -> Evaluation {
    evaluations += 1
    misses.calls += 1
    isStopped = !goesOn(evaluations)
    return evaluate(script)
  }

  /// Proposes the best sequence with a choice lowered; if that brings nothing, with the values
  /// behind it as they were, whatever the choice does to the shape of what is drawn.
  mutating func consider(lowering position: Int, to index: UInt64) -> Bool {
    if consider(replacing: [(position, index)]) { return true }
    guard !isExhausted, position < best.choices.count, best.choices[position].index > index,
      lastDrawn.map({ !$0.hasShape(of: best) }) ?? true
    else { return false }
    let change = Realignment(script: indices, position: position, index: index)
    guard realigned.insert(change).inserted else { return false }
    return realign(change).contains { consider($0) }
  }

  /// Whether the property fails in the same way with numbers that need not be simpler.
  mutating func fails(_ script: [UInt64]) -> Bool {
    guard !isExhausted else { return false }
    let fingerprint = ChoiceFingerprint(script)
    if let isFailing = known[fingerprint] { return isFailing }
    proposals += 1
    let run = run(script)
    let fails = run.fails && run.drawn?.indices == script
    known[fingerprint] = fails
    return fails
  }

  /// Whether the property fails for the next number behind this one too, as it does next to a
  /// bound, but not where few numbers fail.
  mutating func failsAbove(_ position: Int) -> Bool {
    let choice = best.choices[position]
    var step: UInt64 = 1
    if case .integer(let zigzag) = choice.kind, choice.index < zigzag.alternating { step = 2 }
    guard choice.limit - choice.index >= step else { return false }
    var script = indices
    script[position] += step
    return fails(script)
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
      misses = (0, 0)
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

/// 128 bits that stand for a list of numbers: no two lists of a run are likely to share them.
///
/// Long lists by the thousand would fill the memory.
struct ChoiceFingerprint: Hashable {
  private var (low, high): (UInt64, UInt64) = (1, 2)

  /// - Complexity: O(n).
  init(_ numbers: [UInt64]) {
    for number in numbers {
      low = RandomBits.mix(low ^ number)
      high = RandomBits.mix(high &+ number) &+ low
    }
  }
}

extension Shrinker {
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
    var proposal = indices
    for change in changes {
      guard proposal.indices.contains(change.position) else { return false }
      proposal[change.position] = change.index
    }
    return consider(proposal)
  }

  /// Proposes the best sequence with integers replaced; false if one is out of its range.
  mutating func consider(integers: [(position: Int, value: Int64)]) -> Bool {
    var changes: [(position: Int, index: UInt64)] = []
    for (position, value) in integers {
      guard let index = integer(at: position)?.order.index(of: value) else { return false }
      changes.append((position, index))
    }
    return consider(replacing: changes)
  }

  /// The integer that stands at a position, and the order of its range; nil if something else does.
  func integer(at position: Int) -> (order: Zigzag, value: Int64)? {
    guard position < best.choices.count, case .integer(let order) = best.choices[position].kind
    else { return nil }
    return (order, order.integer(at: best.choices[position].index))
  }
}

extension [UInt64] {
  /// The numbers without those of some places, which may overlap.
  func removing(_ ranges: [Range<Int>]) -> [UInt64] {
    var kept: [UInt64] = []
    var next = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { kept += self[next..<range.lowerBound] }
      next = Swift.max(next, range.upperBound)
    }
    return kept + self[next...]
  }
}
