/// Blocks of one length at equal distances, in which every case passed.
///
/// A shard has every n-th block, so a law that holds is one or two of these, however many cases it
/// was checked on.
struct PassedBlocks: Hashable, Sendable, Codable {
  /// The first slot of the first block.
  let first: Int
  /// How many slots each has.
  let length: Int
  /// How far the first slots of neighbours are apart; 0 for a single block.
  private(set) var distance: Int
  /// How many blocks there are.
  private(set) var count: Int

  init(_ block: BlockResult) {
    first = block.firstSlot
    length = block.passed
    distance = 0
    count = 1
  }

  /// Adds a block if it goes on in the same way; false if it does not.
  mutating func append(_ block: BlockResult) -> Bool {
    guard block.passed == length, let last = offset(of: count - 1) else { return false }
    let step = block.firstSlot - last
    guard step > 0, count == 1 || step == distance else { return false }
    distance = step
    count += 1
    return true
  }

  /// Whether a range of slots is one of the blocks.
  func contains(_ slots: Range<Int>) -> Bool {
    guard slots.count == length, count > 0, first >= 0, slots.lowerBound >= first else {
      return false
    }
    let (offset, isFar) = slots.lowerBound.subtractingReportingOverflow(first)
    if offset == 0 { return true }
    return !isFar && distance > 0 && offset.isMultiple(of: distance) && offset / distance < count
  }

  /// The first slot of a block; nil if the numbers are too large for any run.
  private func offset(of place: Int) -> Int? {
    let (distance, isFar) = distance.multipliedReportingOverflow(by: place)
    let (slot, isTooFar) = first.addingReportingOverflow(distance)
    return isFar || isTooFar ? nil : slot
  }
}
