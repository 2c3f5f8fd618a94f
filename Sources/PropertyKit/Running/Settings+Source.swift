extension Settings {
  /// The source of a fresh case; it depends on the seed, the slot and the attempt alone.
  @inlinable @inline(__always)
  func source(slot: Int, attempt: Int, recording: Bool) -> Source {
    Source(
      fresh: RandomBits(seed: attempt == 0 ? seed : seed.after(attempt), caseIndex: slot),
      size: sizes.size(slot: slot, attempt: attempt), recording: recording,
      maximumChoices: maximumChoices)
  }

  /// The recording source of any case.
  func source(of origin: Origin) -> Source {
    switch origin {
    case .fresh(let slot, let attempt): source(slot: slot, attempt: attempt, recording: true)
    case .recorded(let indices): Source(replaying: indices, maximumChoices: maximumChoices)
    case .counted(let indices):
      Source(replaying: indices, maximumChoices: maximumChoices, allowsRetries: false)
    }
  }
}

extension Seed {
  /// The seed of a case that is drawn again because it was discarded this many times.
  @usableFromInline
  func after(_ attempts: Int) -> Seed {
    Seed(rawValue &+ UInt64(truncatingIfNeeded: attempts) &* 0xA076_1D64_78BD_642F)
  }
}
