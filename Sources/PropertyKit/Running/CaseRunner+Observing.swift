extension CaseRunner {
  /// the same runner, telling of every case it runs.
  ///
  /// Slots are run one by one, so that each outcome is known; values are drawn again to be shown.
  /// A run that climbs, whose cases depend on those before them, is not told case by case.
  func observed(by record: @escaping (CaseObservation) -> Void) -> CaseRunner {
    var observed = self
    guard !isTargeted else { return self }
    observed.runSlots = { slots in
      var all = BlockResult(firstSlot: slots.lowerBound)
      for slot in slots where slot < all.end(settings) {
        let one = runSlots(slot..<slot + 1)
        for observation in observations(of: one) { record(observation) }
        all.append(one)
      }
      return all
    }
    return observed
  }

  /// What happened in a slot: the cases that were given up, then the one that counts.
  private func observations(of slot: BlockResult) -> [CaseObservation] {
    let discards = slot.discards.first
    let count = discards?.count ?? 0
    var found = (0..<count).map { attempt in
      let reason = attempt == count - 1 ? discards.map { ReportText.text(of: $0.reason) } : nil
      return observation(.gaveUp, reason ?? "discarded", slot: slot.firstSlot, attempt: attempt)
    }
    if let failure = slot.failures.first?.failure {
      found.append(
        observation(
          .failed, failure.message, slot: slot.firstSlot, attempt: count,
          isDrawn: !failure.isOfGenerator))
    } else if slot.passed > 0 {
      found.append(observation(.passed, "", slot: slot.firstSlot, attempt: count))
    }
    return found
  }

  private func observation(
    _ status: CaseObservation.Status, _ reason: String, slot: Int, attempt: Int,
    isDrawn: Bool = true
  ) -> CaseObservation {
    let shown = isDrawn ? show(.fresh(slot: slot, attempt: attempt)) : nil
    return CaseObservation(
      status: status, reason: reason, representation: shown?.text ?? "",
      origin: attempt == 0 ? "drawn afresh" : "drawn afresh after \(attempt) discarded",
      features: shown?.features ?? [], slot: slot)
  }
}

extension Property {
  /// A case as text, with what the statistics say of it; nil if it draws no value.
  func show(_ origin: CaseOrigin) -> (text: String, features: [CaseObservation.Feature])? {
    guard let value = draw(origin).value else { return nil }
    let features = statistics.map {
      CaseObservation.Feature(name: $0.subject.name, value: $0.measure(value))
    }
    return ("\(value)", features)
  }
}

extension StatisticSubject {
  /// What the statistic is called.
  var name: String {
    switch self {
    case .share(let name), .table(let name), .demand(let name, _), .maximum(let name): name
    }
  }
}
