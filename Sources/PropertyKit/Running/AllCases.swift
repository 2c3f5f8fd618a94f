/// The cases of a small space, smallest first.
struct AllCases {
  let scripts: [[UInt64]]
  let extent: Extent
}

extension Experiment {
  /// How many choices may be drawn to find out that a space is small: a moment's work.
  static let maximumCountedChoices = 4000

  /// Every case, if the settings ask for it and there are few enough; nil to draw random ones.
  ///
  /// The body is not run for it, and what it costs is bounded.
  func allCases() -> AllCases? {
    if let isolated { return isolated.allCases() }
    guard settings.enumeration != .never, settings.cases > 0 else { return nil }
    let wantsAny = settings.enumeration == .smallestFirst
    var odometer = Odometer { draw(.counted($0)).sequence }
    var scripts: [[UInt64]] = []
    while scripts.count <= settings.cases, wantsAny || odometer.leastCount <= settings.cases,
      let next = odometer.step(maximumDrawnChoices: wantsAny ? .max : Self.maximumCountedChoices)
    {
      if isCase(next.indices) { scripts.append(next.indices) }
    }
    if odometer.isExhausted, !scripts.isEmpty, scripts.count <= settings.cases {
      return AllCases(scripts: scripts, extent: .all)
    }
    return wantsAny
      ? AllCases(scripts: Array(scripts.prefix(settings.cases)), extent: .smallest) : nil
  }

  /// Whether choices stand for a case: those that a filter refuses do not.
  private func isCase(_ indices: [UInt64]) -> Bool {
    if case .filterExhausted = draw(.counted(indices)).discard { false } else { true }
  }

  /// Runs counted cases, as the slots from one on.
  func run(_ scripts: [[UInt64]], firstSlot: Int) -> BlockResult {
    if let isolated { return isolated.run(scripts, firstSlot: firstSlot) }
    var block = BlockResult(firstSlot: firstSlot)
    for (offset, script) in scripts.enumerated() where firstSlot + offset < block.end(settings) {
      run(script, slot: firstSlot + offset, into: &block)
    }
    return block
  }

  private func run(_ script: [UInt64], slot: Int, into block: inout BlockResult) {
    switch run(.counted(script)).outcome {
    case .passed:
      block.passed += 1
      count(.counted(script), &block)
    case .discarded(let reason): _ = block.discard(reason, slot: slot, allowed: .max)
    case .failed(let failure):
      if block.fail(failure, slot: slot, origin: .counted(script)) {
        settings.store?.keep(failure, script)
      }
    }
  }
}
