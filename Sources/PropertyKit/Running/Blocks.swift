import Dispatch
import Synchronization

/// Neighbouring slots of a run: the unit that workers and shards share out.
///
/// A run asks for a number of passing cases, and every one has a slot of its own. What a slot draws
/// depends on the seed and its number alone, discards included, so blocks may be run in any order
/// and anywhere; folding their results in order gives one report.
struct Blocks: Sequence, IteratorProtocol {
  /// How many slots a block has; the last one of a range may have fewer.
  static let length = 128
  /// How many a block has that climbs: what is high up takes many steps.
  static let targetedLength = 1024
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

/// The records of a run's shards, as the driver asks them.
///
/// They come from files, so nothing in them is taken for granted: what does not fit the block that
/// is asked for counts as not there, and the block is run here.
struct Records {
  private let settings: Settings
  private var passed: [PassedBlocks] = []
  private var blocks: [Int: BlockResult] = [:]
  private var smallest: [ShrunkFailure] = []

  init(_ runner: CaseRunner) {
    settings = runner.settings
    let counts = !runner.subjects.isEmpty
    for entry in settings.records.lazy.flatMap(\.entries) {
      // Where statistics count, every block has something to tell.
      if let some = entry.passed, !counts { passed.append(some) }
      if let block = entry.block { blocks[block.firstSlot] = block }
      if let failure = entry.smallest { smallest.append(failure) }
    }
  }

  /// What running a block found elsewhere; nil if nobody did.
  ///
  /// - Complexity: O(n) for n sequences of blocks that passed; a law that holds has one or two for
  ///   each shard.
  subscript(slots: Range<Int>) -> BlockResult? {
    if let block = blocks[slots.lowerBound] {
      return block.isPossible(for: slots, settings) ? block : nil
    }
    guard passed.contains(where: { $0.contains(slots) }) else { return nil }
    return BlockResult(firstSlot: slots.lowerBound, passed: slots.count)
  }

  /// The simplest case of a failure that was shrunk elsewhere; nil if nobody did.
  func smallest(of failure: BlockResult.SlotFailure) -> ShrunkFailure? {
    smallest.first { $0.slot == failure.slot && $0.failure.kind == failure.failure.kind }
  }
}

extension BlockResult {
  /// Whether running the slots can have found this: no number may overflow a sum, and every slot
  /// must be one of them.
  fileprivate func isPossible(for slots: Range<Int>, _ settings: Settings) -> Bool {
    let counts = 0...slots.count
    let discardCounts = 1...settings.allowedDiscards + 1
    return firstSlot == slots.lowerBound && counts.contains(passed)
      && discards.allSatisfy { slots.contains($0.slot) && discardCounts.contains($0.count) }
      && failures.allSatisfy { slots.contains($0.slot) }
      && tally.counters.allSatisfy { counter in
        counts.contains(counter.cases) && counts.contains(counter.hits)
          && counter.labels.values.allSatisfy(counts.contains)
      }
  }
}

/// Applies a function to several values at the same time; results in the order of the values.
///
/// The caller vouches that the function may run on several threads.
func concurrently<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ transform: (Input) -> Output
) -> [Output] {
  guard inputs.count > 1 else { return inputs.map(transform) }
  let results = Mutex<[Int: Output]>([:])
  withoutActuallyEscaping(transform) { transform in
    let function = Vouched(transform)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { place in
      let result = function.value(inputs[place])
      results.withLock { $0[place] = result }
    }
  }
  return results.withLock { found in inputs.indices.compactMap { found[$0] } }
}

/// A value whose use from several threads is safe for reasons the compiler cannot see.
private struct Vouched<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
