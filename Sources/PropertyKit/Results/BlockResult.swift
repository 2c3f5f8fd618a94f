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
      count > (reason.isEndless ? min(allowed, maximumEndlessDraws) : allowed)
    }
  }

  /// A slot that failed.
  struct SlotFailure: Hashable, Sendable, Codable {
    let slot: Int
    let origin: CaseOrigin
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

  /// How often one slot may draw too many choices, or too deep: a generator that never ends is not
  /// asked again and again.
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

  /// Keeps a failure if it is the first of its kind, and tells whether it is.
  mutating func fail(_ failure: Failure, slot: Int, origin: CaseOrigin) -> Bool {
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
