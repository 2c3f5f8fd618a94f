/// What a run has found so far: the results of its blocks, folded in order.
///
/// Only the order of blocks matters, not when or where they ran, so one thread, many workers and
/// merged shards come to the same ledger.
struct Ledger {
  private let settings: Settings
  /// Slots that passed before the first failure.
  private(set) var passed = 0
  /// Cases that were discarded before the first failure.
  private(set) var discarded = 0
  /// The first failure of each kind.
  private(set) var failures: [BlockResult.SlotFailure] = []
  /// What the statistics counted.
  private(set) var tally = Tally()
  /// Why the run gave up, if it did.
  private(set) var reasonToGiveUp: Discard?

  init(_ settings: Settings) {
    self.settings = settings
  }

  /// Why the last of the discarded cases was.
  private(set) var lastDiscard: Discard?

  /// Whether the run has neither failed nor given up.
  var isClean: Bool { failures.isEmpty && reasonToGiveUp == nil }

  /// Whether slots from this one on can still change anything.
  func needsSlots(from slot: Int) -> Bool {
    reasonToGiveUp == nil && failures.count < max(1, settings.maximumFailures) && slot <= lastSlot
  }

  /// The slots of the next round: as many again, while it is undecided whether a share is reached.
  func nextRound(after slots: Range<Int>, _ subjects: [StatisticSubject]) -> Range<Int>? {
    guard isClean, tally.coverage(of: subjects) == .undecided else { return nil }
    let (double, overflow) = slots.upperBound.multipliedReportingOverflow(by: 2)
    let end = min(overflow ? .max : double, settings.maximumCoverageCases)
    return end > slots.upperBound ? slots.upperBound..<end : nil
  }

  /// Folds in the next block.
  mutating func add(_ block: BlockResult) {
    guard needsSlots(from: block.firstSlot) else { return }
    if failures.isEmpty { count(block) }
    guard reasonToGiveUp == nil else { return }
    for found in block.failures where needsSlots(from: found.slot) {
      if failures.contains(where: { $0.failure.kind == found.failure.kind }) { continue }
      failures.append(found)
    }
  }

  /// The last slot that is looked at: some way behind the first failure.
  private var lastSlot: Int {
    guard let first = failures.first?.slot else { return .max }
    if let costly = failures.first(where: \.failure.isCostly) { return costly.slot }
    let (last, overflow) = first.addingReportingOverflow(settings.casesAfterFailure)
    return overflow ? .max : last
  }

  private mutating func count(_ block: BlockResult) {
    let end = block.failures.first?.slot
    for slot in block.discards where slot.slot <= end ?? .max {
      discarded += slot.count
      lastDiscard = slot.reason
      let allowed = settings.allowedDiscards
      guard discarded > allowed || slot.isTooMany(allowed: allowed) else { continue }
      discarded = min(discarded, allowed + 1)
      reasonToGiveUp = slot.reason
      passed += slot.slot - block.firstSlot
      return
    }
    guard let end else {
      passed += block.passed
      tally.add(block.tally)
      return
    }
    passed += end - block.firstSlot
  }
}

extension BlockResult {
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
}
