/// The records of a run's shards, as the driver asks them.
///
/// They come from files, so nothing in them is taken for granted: what does not fit the block that
/// is asked for counts as not there, and the block is run here.
struct Records {
  private let settings: Settings
  private var passed: [PassedBlocks] = []
  private var blocks: [Int: BlockResult] = [:]
  private var smallest: [ShrunkFailure] = []

  init(_ experiment: Experiment) {
    settings = experiment.settings
    let counts = !experiment.subjects.isEmpty
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
