/// What a run found, without the values.
struct Findings {
  var ledger: Ledger
  /// Which of all cases were run.
  var extent = Extent.sample
  /// The failures, shrunk, in the order they were found.
  var failures: [ShrunkFailure] = []
  /// Whether whoever watched stopped the run before its end.
  var wasStopped = false
  /// The results of the blocks, kept by shards so that they can be merged.
  var blocks: [BlockResult] = []

  init(ledger: Ledger, extent: Extent = .sample) {
    self.ledger = ledger
    self.extent = extent
  }

  /// Finds what earlier runs found.
  init(failingAgain block: BlockResult, _ settings: Settings) {
    self.init(ledger: Ledger(settings))
    ledger.add(block)
    if settings.keepsBlocks { blocks = [block] }
  }
}

/// The simplest case of one kind of failure.
struct ShrunkFailure: Hashable, Sendable, Codable {
  /// The slot of the case that failed first.
  let slot: Int
  /// How it failed: at first, if it is flaky, else in the simplest case.
  let failure: Failure
  /// The choices of the simplest case, nil if it did not fail in the same way again.
  let indices: [UInt64]?
  let shrinking: ShrinkSummary
  let explanation: Explanation
}

/// Which of all cases a run has gone through.
public enum Extent: Hashable, Sendable {
  /// Random ones.
  case sample
  /// Every case that the generator can make.
  case all
  /// The smallest ones.
  case smallest
}
