/// What a shard found, as plain entries that can be written down and read by another process.
///
/// Give the records of all shards to `Settings.records`, and the run comes out as if it had not
/// been shared out: the engine asks them before it runs anything, and decides by its own rules
/// where the run ends, which failure counts and whether a share is reached. A record that does not
/// fit the run is of no use to it and does no harm.
public struct ShardRecord: Hashable, Sendable {
  /// What was found, in the order of cases, and last the failures in their simplest form.
  public let entries: [Entry]

  /// Makes a record of entries that were read.
  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// A part of what a shard found: exactly one of three.
  public struct Entry: Hashable, Sendable, Codable {
    /// Blocks with nothing to tell but that every case passed.
    var passed: PassedBlocks?
    /// A block with discards, failures or statistics.
    var block: BlockResult?
    /// The simplest case of a failure.
    var smallest: ShrunkFailure?
  }

  /// A failure in its simplest form.
  package struct Finding: Hashable, Sendable {
    /// The index of the case that failed first.
    package let caseIndex: Int
    /// How it fails.
    package let failure: Failure
    /// The choices of the simplest case; nil if it did not fail in the same way again.
    package let token: ReplayToken?
  }

  /// The failures, in the order they were found.
  package var findings: [Finding] {
    entries.compactMap(\.smallest).map { found in
      Finding(caseIndex: found.slot, failure: found.failure, token: found.token)
    }
  }

  init(blocks: [BlockResult], failures: [ShrunkFailure]) {
    var entries: [Entry] = []
    for block in blocks {
      guard block.isPlain else {
        entries.append(Entry(block: block))
        continue
      }
      guard var passed = entries.last?.passed, passed.append(block) else {
        entries.append(Entry(passed: PassedBlocks(block)))
        continue
      }
      entries[entries.count - 1] = Entry(passed: passed)
    }
    self.entries = entries + failures.map { Entry(smallest: $0) }
  }
}

extension ShardRecord.Entry {
  /// Reads an entry; throws `DecodingError` unless it is exactly one of the three.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    passed = try container.decodeIfPresent(PassedBlocks.self, forKey: .passed)
    block = try container.decodeIfPresent(BlockResult.self, forKey: .block)
    smallest = try container.decodeIfPresent(ShrunkFailure.self, forKey: .smallest)
    guard [passed != nil, block != nil, smallest != nil].count(where: \.self) == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "expected one of passed, block, smallest"))
    }
  }
}

extension BlockResult {
  /// Whether nothing can be said of it but how many slots passed.
  fileprivate var isPlain: Bool {
    passed > 0 && discards.isEmpty && failures.isEmpty && tally.counters.isEmpty
  }
}

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

/// Writes each reason of a discard once, however many slots had it: a law with a narrow condition
/// discards thousands of cases for a few reasons.
extension BlockResult: Codable {
  private enum CodingKeys: CodingKey {
    case firstSlot, passed, reasons, discards, failures, tally
  }

  /// Slots that were discarded, as three numbers each: the slot, how often, and which reason.
  @usableFromInline
  func encode(to encoder: any Encoder) throws {
    var reasons: [Discard] = []
    var places: [Discard: Int] = [:]
    let numbers = discards.map { discard in
      let place = places[discard.reason] ?? reasons.count
      if place == reasons.count {
        reasons.append(discard.reason)
        places[discard.reason] = place
      }
      return [discard.slot, discard.count, place]
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(firstSlot, forKey: .firstSlot)
    try container.encode(passed, forKey: .passed)
    try container.encode(reasons, forKey: .reasons)
    try container.encode(numbers, forKey: .discards)
    try container.encode(failures, forKey: .failures)
    try container.encode(tally, forKey: .tally)
  }

  /// Reads a block; throws `DecodingError` if a slot has a reason that is not there.
  @usableFromInline
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      firstSlot: try container.decode(Int.self, forKey: .firstSlot),
      passed: try container.decode(Int.self, forKey: .passed))
    let reasons = try container.decode([Discard].self, forKey: .reasons)
    discards = try container.decode([[Int]].self, forKey: .discards).map { numbers in
      guard numbers.count == 3, reasons.indices.contains(numbers[2]) else {
        throw DecodingError.dataCorruptedError(
          forKey: .discards, in: container, debugDescription: "expected slot, count and reason")
      }
      return SlotDiscards(slot: numbers[0], count: numbers[1], reason: reasons[numbers[2]])
    }
    failures = try container.decode([SlotFailure].self, forKey: .failures)
    tally = try container.decode(Tally.self, forKey: .tally)
  }
}
