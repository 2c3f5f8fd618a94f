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
