import Synchronization

/// Runs the cases of a runner in child processes.
///
/// The driver sees the same runner, in which a death is a failure. A child that dies in the
/// middle of a block said where it was: the slots before are run again, for their counts, and those
/// behind go on in a fresh child. One that runs out of memory there may do so by what the cases before
/// left behind: then that slot goes on in a fresh child, too.
final class IsolatedCaseRunner: @unchecked Sendable {
  private let runner: CaseRunner
  private let limits: Isolation
  /// Where the runner writes which case it is at.
  private let place: CaseMarker
  /// Children that are not busy; there are never more than workers.
  private let idle = Mutex<[WorkerProcess]>([])
  /// Whether a case has been found that does not end: its like are then waited for a short while only.
  private let isHasty = Atomic(false)

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
      self.run(slots, at: { ($0.slot, $0.origin) }, request: { .slots($0) })
    }
    view.run = { self.run($0, isCertain: false) }
    view.confirm = { self.run($0, isCertain: true) }
    view.realign = realigned
    return view
  }

  /// Every case of a small space; nil if there are too many, or if drawing them kills the child.
  func allCases() -> AllCases? {
    guard case .reply(var reply) = ask(.count) else { return nil }
    let found = try? reply.takeEach { message throws(WireMessage.Damage) in
      let extent: Extent = try message.takeInt() == 1 ? .all : .smallest
      let scripts = try message.takeEach { message throws(WireMessage.Damage) in
        try message.takeChoices()
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
    } request: { slots in
      let part = scripts[slots.lowerBound - firstSlot..<slots.upperBound - firstSlot]
      return .scripts(Array(part), firstSlot: slots.lowerBound)
    }
  }

  /// Runs a block, and what is left of it after each crash.
  private func run(
    _ slots: Range<Int>, at slotAndOrigin: (CaseMarker.Reading) -> (Int, CaseOrigin),
    request: (Range<Int>) -> WorkerRequest
  ) -> BlockResult {
    var result = BlockResult(firstSlot: slots.lowerBound)
    var left = slots
    while !left.isEmpty {
      switch ask(request(left)) {
      case .reply(var reply):
        if let block = try? reply.takeBlock() { result.append(block) }
        return result
      case .died(let crash):
        let (told, origin) = slotAndOrigin(crash.place)
        let slot = min(max(told, left.lowerBound), left.upperBound - 1)
        if slot > left.lowerBound, case .reply(var reply) = ask(request(left.lowerBound..<slot)),
          let block = try? reply.takeBlock()
        {
          result.append(block)
        }
        if crash.isOfMemory, slot > left.lowerBound {
          left = slot..<left.upperBound
          continue
        }
        addDiscards(before: crash.place, to: &result)
        let failure = failure(of: crash, at: origin)
        if result.fail(failure, slot: slot, origin: origin), crash.place.isInBody {
          let token = ReplayToken(runner.draw(origin).sequence)
          runner.settings.store?.keep(kind: failure.kind, token)
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
  private func failure(of crash: CrashReport, at origin: CaseOrigin) -> Failure {
    guard crash.isNamedByAddress,
      case .failed(let alone) = run(origin, isCertain: true).outcome
    else { return Failure(crash) }
    return alone
  }

  /// Counts the draws for a slot that were given up before the one that died.
  private func addDiscards(before place: CaseMarker.Reading, to result: inout BlockResult) {
    guard case .fresh(let slot, let attempt) = place.origin else { return }
    for earlier in 0..<attempt {
      let outcome = run(.fresh(slot: slot, attempt: earlier), isCertain: true).outcome
      if case .discarded(let reason) = outcome {
        _ = result.discard(reason, slot: slot, allowed: .max)
      }
    }
  }

  /// Runs one case.
  ///
  /// Its choices are drawn here, which is safe as far as a child has drawn them.
  private func run(_ origin: CaseOrigin, isCertain: Bool) -> (
    outcome: Outcome, sequence: ChoiceSequence
  ) {
    switch ask(.run(origin, isTraced: isCertain), mayHurry: !isCertain) {
    case .reply(var reply):
      guard let outcome = try? reply.takeOutcome() else {
        return (.discarded(.nothingToChooseFrom), ChoiceSequence())
      }
      let (discard, sequence) = runner.draw(origin)
      return (outcome, discard == nil ? sequence : ChoiceSequence())
    case .died(let crash):
      let sequence =
        crash.place.isInBody
        ? runner.draw(origin).sequence : runner.drawChoices(origin, crash.place.drawnChoices)
      return (.failed(Failure(crash)), sequence)
    }
  }

  /// Draws the cases that are left of one when a choice is changed; none if that kills the child.
  private func realigned(_ change: Realignment) -> [[UInt64]] {
    guard case .reply(var reply) = ask(.realign(change), mayHurry: true) else { return [] }
    let found = try? reply.takeEach { message throws(WireMessage.Damage) in
      try message.takeChoices()
    }
    return found ?? []
  }

  private enum Answer {
    case reply(WireMessage)
    case died(CrashReport)
  }

  /// Has a child do what is asked for, or does it here if the system makes no more.
  private func ask(_ request: WorkerRequest, mayHurry: Bool = false) -> Answer {
    let isHasty = mayHurry && isHasty.load(ordering: .relaxed)
    do throws(IsolationError) {
      let waiting = idle.withLock { $0.popLast() }
      let worker = if let waiting { waiting } else { try makeWorker() }
      defer { release(worker) }
      switch try worker.ask(request.bytes, isHasty: isHasty) {
      case .reply(let bytes): return .reply(WireMessage(opening: bytes))
      case .died(let crash):
        if crash.isOfHang { self.isHasty.store(true, ordering: .relaxed) }
        return .died(crash)
      }
    } catch {
      return .reply(WireMessage(opening: runner.perform(request)))
    }
  }

  private func release(_ worker: WorkerProcess) {
    idle.withLock { $0.append(worker) }
  }

  private func makeWorker() throws(IsolationError) -> WorkerProcess {
    try WorkerProcess(limits: limits) { [runner, place] bytes, workerPlace in
      place.move(to: workerPlace)
      guard let request = try? WorkerRequest(bytes: bytes) else { return [] }
      return runner.perform(request)
    }
  }
}
