extension CaseRunner {
  /// Runs what failed before: the failures of those that fail again.
  ///
  /// What no longer fails is forgotten.
  func failuresAgain() -> BlockResult {
    var block = BlockResult(firstSlot: 0)
    if let leftover {
      if case .failed(let failure) = confirm(leftover).outcome {
        _ = block.fail(failure, slot: 0, origin: leftover)
        settings.store?.keep(kind: failure.kind, draw(leftover).sequence.indices)
      }
      settleLeftover()
    }
    guard let store = settings.store else { return block }
    for stored in store.contents().failures {
      let origin = CaseOrigin.recorded(stored.token.indices)
      if case .failed(let failure) = confirm(origin).outcome {
        _ = block.fail(failure, slot: 0, origin: origin)
      } else {
        store.forget(stored)
      }
    }
    return block
  }
}

extension Property {
  /// Keeps a failure at once: the process may not live to shrink it.
  @usableFromInline
  func keep(_ failure: Failure, slot: Int, attempt: Int) {
    keep(failure, .fresh(slot: slot, attempt: attempt))
  }

  func keep(_ failure: Failure, _ origin: CaseOrigin) {
    settings.store?.keep(kind: failure.kind, draw(origin).sequence.indices)
  }

  /// The case on which the last run died, as this run can draw it.
  var leftover: CaseOrigin? {
    guard let leftover = journal?.leftover else { return nil }
    guard case .fresh = leftover.origin, leftover.seed != settings.seed else {
      return leftover.origin
    }
    var earlier = settings
    earlier.seed = leftover.seed
    var source = earlier.source(of: leftover.origin)
    _ = try? generator.draw(&source)
    return .recorded(source.recorded.indices)
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
  func place(_ journal: Journal?) -> CaseMarker? {
    if let journal { return journal.place }
    return isolation != nil && Isolation.isAvailable ? CaseMarker() : nil
  }
}
