/// Neighbouring slots of a run: the unit that workers and shards share out.
///
/// A run asks for a number of passing cases, and every one has a slot of its own. What a slot draws
/// depends on the seed and its number alone, discards included, so blocks may be run in any order
/// and anywhere; folding their results in order gives one report.
struct Blocks: Sequence, IteratorProtocol {
  /// How many slots a block has; the last one of a range may have fewer.
  static let length = 128
  /// How many a block has that climbs: what is high up takes many steps.
  static let climbLength = 1024
  /// How many a block has that is run in a child: every request costs some microseconds.
  static let isolatedLength = 4096

  private var slots: Range<Int>
  private var place = 0
  private let shard: Shard
  private let length: Int

  /// The blocks of a range of slots that belong to a shard.
  init(of slots: Range<Int>, shard: Shard, length: Int = Self.length) {
    self.slots = slots
    self.length = length
    self.shard = shard
  }

  mutating func next() -> Range<Int>? {
    while !slots.isEmpty {
      let block = slots.prefix(length)
      slots = slots.dropFirst(length)
      place += 1
      if shard.contains(block: place - 1) { return block }
    }
    return nil
  }

  /// The next blocks, at most this many.
  mutating func next(_ count: Int) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    while blocks.count < count, let block = next() { blocks.append(block) }
    return blocks
  }
}

/// What running a block found.
@usableFromInline
struct BlockResult: Hashable, Sendable {
  /// The first slot of the block.
  let firstSlot: Int
  /// How many slots passed.
  @usableFromInline var passed = 0
  /// The slots that needed more than one draw.
  var discards: [SlotDiscards] = []
  /// The first failure of each kind, in the order of slots.
  var failures: [SlotFailure] = []
  /// What the statistics counted in the cases that passed.
  var tally = Tally()

  /// The cases of a slot that were given up.
  struct SlotDiscards: Hashable, Sendable {
    let slot: Int
    var count: Int
    /// Why the last of them was.
    var reason: Discard

    /// Whether no run can go on after so many.
    func isTooMany(allowed: Int) -> Bool {
      count > (reason == .tooManyChoices ? min(allowed, maximumEndlessDraws) : allowed)
    }
  }

  /// A slot that failed.
  struct SlotFailure: Hashable, Sendable, Codable {
    let slot: Int
    let origin: Origin
    let failure: Failure
  }

  @usableFromInline
  init(firstSlot: Int) {
    self.firstSlot = firstSlot
  }

  init(firstSlot: Int, passed: Int) {
    self.firstSlot = firstSlot
    self.passed = passed
  }

  /// How often one slot may draw too many choices: a generator that never ends is not asked again
  /// and again.
  static let maximumEndlessDraws = 10

  /// Counts a discard; false if the slot has had more than `allowed`, so that no run can go on.
  @usableFromInline
  mutating func discard(_ reason: Discard, slot: Int, allowed: Int) -> Bool {
    if let last = discards.indices.last, discards[last].slot == slot {
      discards[last].count += 1
      discards[last].reason = reason
    } else {
      discards.append(SlotDiscards(slot: slot, count: 1, reason: reason))
    }
    return !discards[discards.count - 1].isTooMany(allowed: allowed)
  }

  /// Keeps the failure of a fresh case, if it is the first of its kind.
  @usableFromInline
  mutating func fail(_ failure: Failure, slot: Int, attempt: Int) -> Bool {
    fail(failure, slot: slot, origin: .fresh(slot: slot, attempt: attempt))
  }

  /// Where a block may end because no slot from there on can change the report.
  @usableFromInline
  func end(_ settings: Settings) -> Int {
    guard let first = failures.first?.slot else { return .max }
    if failures.count >= settings.maximumFailures || failures.contains(where: \.failure.isCostly) {
      return first
    }
    let (end, overflow) = first.addingReportingOverflow(settings.casesAfterFailure)
    return overflow || end == .max ? .max : end + 1
  }

  /// Keeps a failure if it is the first of its kind, and tells whether it is.
  mutating func fail(_ failure: Failure, slot: Int, origin: Origin) -> Bool {
    guard !failures.contains(where: { $0.failure.kind == failure.kind }) else { return false }
    failures.append(SlotFailure(slot: slot, origin: origin, failure: failure))
    return true
  }

  /// Adds what the slots behind these found.
  mutating func append(_ other: BlockResult) {
    passed += other.passed
    discards += other.discards
    for found in other.failures {
      _ = fail(found.failure, slot: found.slot, origin: found.origin)
    }
    tally.add(other.tally)
  }
}
