extension Settings {
  /// The source of a fresh case; it depends on the seed, the slot and the attempt alone.
  func source(slot: Int, attempt: Int, recording: Bool) -> Source {
    let stream = RandomBits.stream(attempt == 0 ? seed : seed.after(attempt))
    let omitted = Omission(sizes).share(slot: slot, attempt: attempt)
    return Source(
      fresh: RandomBits(stream: stream, caseIndex: slot),
      style: CaseStyle(stream: stream, caseIndex: slot, omitted: omitted), recording: recording,
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

/// The sources of fresh cases at their first attempt: `Settings.source`, with what all cases have in
/// common worked out once.
@usableFromInline
struct FreshCases {
  @usableFromInline let stream: UInt64
  @usableFromInline let omission: Omission
  @usableFromInline let maximumChoices: Int

  @inlinable
  init(_ settings: Settings) {
    stream = RandomBits.stream(settings.seed)
    omission = Omission(settings.sizes)
    maximumChoices = settings.maximumChoices
  }

  /// A source to begin cases with.
  @inlinable
  func source() -> Source {
    Source(
      fresh: RandomBits(stream: stream, caseIndex: 0), style: CaseStyle(omitted: 0, bits: 0),
      recording: false, maximumChoices: maximumChoices)
  }

  /// Begins the case of a slot.
  @inlinable @inline(__always)
  func begin(slot: Int, _ source: inout Source) {
    let omitted = omission.share(slot: slot)
    source.restart(
      fresh: RandomBits(stream: stream, caseIndex: slot),
      style: CaseStyle(stream: stream, caseIndex: slot, omitted: omitted),
      maximumChoices: maximumChoices)
  }
}

extension Seed {
  /// The seed of a case that is drawn again because it was discarded this many times.
  func after(_ attempts: Int) -> Seed {
    Seed(rawValue &+ UInt64(truncatingIfNeeded: attempts) &* 0xA076_1D64_78BD_642F)
  }
}

extension Settings {
  /// The journal of a run in this process; in a child there is somebody to survive it.
  @usableFromInline
  var journal: Journal? {
    guard let store, isolation == nil || !Isolation.isAvailable else { return nil }
    return Journal(of: store, seed: seed)
  }

  /// Where cases are noted before they run.
  @usableFromInline
  func place(_ journal: Journal?) -> Place? {
    if let journal { return journal.place }
    return isolation != nil && Isolation.isAvailable ? try? Place() : nil
  }
}
