import Synchronization

/// Runs the cases of a runner in child processes.
///
/// The driver sees the same runner, in which a death is a failure. A child that dies in the
/// middle of a block said where it was: the slots before are run again, for their counts, and those
/// behind go on in a fresh child.
final class IsolatedCaseRunner: @unchecked Sendable {
  private let runner: CaseRunner
  private let limits: Isolation
  /// Where the runner writes which case it is at.
  private let place: CaseMarker
  /// Children that are not busy; there are never more than workers.
  private let idle = Mutex<[WorkerProcess]>([])

  init(_ runner: CaseRunner, place: CaseMarker, limits: Isolation) {
    self.runner = runner
    self.place = place
    self.limits = limits
  }

  /// The runner as the driver sees it.
  var view: CaseRunner {
    var view = runner
    view.isolated = self
    if !runner.isTargeted { view.blockLength = Blocks.isolatedLength }
    view.runSlots = { slots in
      self.run(slots, at: { ($0.slot, $0.origin) }, errand: { .slots($0) })
    }
    view.run = { self.run($0, isHasty: true) }
    view.confirm = { self.run($0, isHasty: false) }
    view.realign = realigned
    return view
  }

  /// Every case of a small space; nil if there are too many, or if drawing them kills the child.
  func allCases() -> AllCases? {
    guard case .reply(var reply) = ask(.count) else { return nil }
    let found = try? reply.takeEach { parcel throws(WireMessage.Damage) in
      let extent: Extent = try parcel.takeInt() == 1 ? .all : .smallest
      let scripts = try parcel.takeEach { parcel throws(WireMessage.Damage) in
        try parcel.takeChoices()
      }
      return AllCases(scripts: scripts, extent: extent)
    }
    return found?.first
  }

  /// Runs counted cases.
  func run(_ scripts: [[UInt64]], firstSlot: Int) -> BlockResult {
    run(firstSlot..<firstSlot + scripts.count) { place in
      guard case .recorded(let script) = place.origin else { return (firstSlot, place.origin) }
      return (firstSlot + (scripts.firstIndex(of: script) ?? 0), .counted(script))
    } errand: { slots in
      let part = scripts[slots.lowerBound - firstSlot..<slots.upperBound - firstSlot]
      return .scripts(Array(part), firstSlot: slots.lowerBound)
    }
  }

  /// Runs a block, and what is left of it after each death.
  private func run(
    _ slots: Range<Int>, at slotAndOrigin: (CaseMarker.Reading) -> (Int, CaseOrigin),
    errand: (Range<Int>) -> WorkerRequest
  ) -> BlockResult {
    var result = BlockResult(firstSlot: slots.lowerBound)
    var left = slots
    while !left.isEmpty {
      switch ask(errand(left)) {
      case .reply(var reply):
        if let block = try? reply.takeBlock() { result.append(block) }
        return result
      case .died(let death):
        let (told, origin) = slotAndOrigin(death.place)
        let slot = min(max(told, left.lowerBound), left.upperBound - 1)
        if slot > left.lowerBound, case .reply(var reply) = ask(errand(left.lowerBound..<slot)),
          let block = try? reply.takeBlock()
        {
          result.append(block)
        }
        addDiscards(before: death.place, to: &result)
        let failure = failure(of: death, at: origin)
        if result.fail(failure, slot: slot, origin: origin), death.place.isInBody {
          runner.settings.store?.keep(kind: failure.kind, runner.draw(origin).sequence.indices)
        }
        let end = min(left.upperBound, result.end(runner.settings))
        left = min(slot + 1, end)..<end
      }
    }
    return result
  }

  /// The failure of a case that died in a block.
  ///
  /// A trap without words is named by the address of its code, and the compiler may have put the
  /// body into the loop over a block as well as behind the call that runs one case. Such a case is
  /// run again by itself, so that the shrinker compares one name.
  private func failure(of death: CrashReport, at origin: CaseOrigin) -> Failure {
    guard death.isNamedByAddress,
      case .failed(let alone) = run(origin, isHasty: false).outcome
    else { return Failure(death) }
    return alone
  }

  /// Counts the draws for a slot that were given up before the one that died.
  private func addDiscards(before place: CaseMarker.Reading, to result: inout BlockResult) {
    guard case .fresh(let slot, let attempt) = place.origin else { return }
    for earlier in 0..<attempt {
      let outcome = run(.fresh(slot: slot, attempt: earlier), isHasty: false).outcome
      if case .discarded(let reason) = outcome {
        _ = result.discard(reason, slot: slot, allowed: .max)
      }
    }
  }

  /// Runs one case.
  ///
  /// Its choices are drawn here, which is safe once a child has drawn them.
  private func run(_ origin: CaseOrigin, isHasty: Bool) -> (
    outcome: Outcome, sequence: ChoiceSequence
  ) {
    switch ask(.run(origin), isHasty: isHasty) {
    case .reply(var reply):
      guard let outcome = try? reply.takeOutcome() else {
        return (.discarded(.nothingToChooseFrom), ChoiceSequence())
      }
      let (discard, sequence) = runner.draw(origin)
      return (outcome, discard == nil ? sequence : ChoiceSequence())
    case .died(let death):
      let sequence = death.place.isInBody ? runner.draw(origin).sequence : ChoiceSequence()
      return (.failed(Failure(death)), sequence)
    }
  }

  /// Draws the cases that are left of one when a choice is changed; none if that kills the child.
  private func realigned(_ change: Realignment) -> [[UInt64]] {
    guard case .reply(var reply) = ask(.realign(change), isHasty: true) else { return [] }
    let found = try? reply.takeEach { parcel throws(WireMessage.Damage) in try parcel.takeChoices()
    }
    return found ?? []
  }

  private enum Answer {
    case reply(WireMessage)
    case died(CrashReport)
  }

  /// Has an errand done by a child, or here if the system makes no more.
  private func ask(_ errand: WorkerRequest, isHasty: Bool = false) -> Answer {
    do throws(IsolationError) {
      let waiting = idle.withLock { $0.popLast() }
      let servant = if let waiting { waiting } else { try makeServant() }
      defer { release(servant) }
      switch try servant.ask(errand.bytes, isHasty: isHasty) {
      case .reply(let bytes): return .reply(WireMessage(opening: bytes))
      case .died(let death): return .died(death)
      }
    } catch {
      return .reply(WireMessage(opening: runner.perform(errand)))
    }
  }

  private func release(_ servant: WorkerProcess) {
    idle.withLock { $0.append(servant) }
  }

  private func makeServant() throws(IsolationError) -> WorkerProcess {
    try WorkerProcess(limits: limits) { [runner, place] request, servantPlace in
      place.move(to: servantPlace)
      guard let errand = try? WorkerRequest(bytes: request) else { return [] }
      return runner.perform(errand)
    }
  }
}
