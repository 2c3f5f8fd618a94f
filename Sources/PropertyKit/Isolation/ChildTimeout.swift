#if os(Linux)
  import SystemCalls

  /// How long a child has been at one place, and how much memory it has taken there.
  struct ChildTimeout {
    private let child: pid_t
    private let clock = ContinuousClock()
    private let processor: clockid_t?
    private let place: CaseMarker
    private var last: UInt64
    private var since: ContinuousClock.Instant
    private var usedBefore: Duration
    private var looked: ContinuousClock.Instant
    private var heldBefore: Int

    init(of child: pid_t, at place: CaseMarker) {
      self.child = child
      heldBefore = ProcessMemory(of: child)?.held ?? 0
      var identifier = clockid_t()
      processor = clock_getcpuclockid(child, &identifier) == 0 ? identifier : nil
      self.place = place
      last = place.word
      since = clock.now
      looked = since
      usedBefore = .zero
      usedBefore = processorTime
    }

    /// Whether it is time to look at the child again; then counts anew.
    mutating func isDue(after interval: Duration) -> Bool {
      let now = clock.now
      guard looked.duration(to: now) >= interval else { return false }
      looked = now
      if place.word != last {
        last = place.word
        since = now
        usedBefore = processorTime
        heldBefore = ProcessMemory(of: child)?.held ?? 0
      }
      return true
    }

    /// Why the child is to be ended; nil if it may go on.
    func reason(for limits: Isolation) -> ExitReason? {
      if let wasBusy = isOver(for: limits) { return .silence(wasBusy: wasBusy) }
      let held = ProcessMemory(of: child)?.held ?? 0
      return held - heldBefore > limits.memory ? .tooMuchMemory : nil
    }

    /// Whether it is longer than allowed, and if so, whether the child was busy.
    ///
    /// An endless loop among others that want the processor runs into the limit by the clock: what
    /// has used an eighth of that time waits for nothing.
    private func isOver(for limits: Isolation) -> Bool? {
      guard looked > since else { return nil }
      let used = processorTime - usedBefore
      if used > limits.processorTime { return true }
      guard since.duration(to: looked) > limits.waitingTime else { return nil }
      return used > limits.waitingTime / 8
    }

    /// What the child has used so far.
    private var processorTime: Duration {
      var time = timespec()
      guard let processor, clock_gettime(processor, &time) == 0 else { return .zero }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }
#endif
