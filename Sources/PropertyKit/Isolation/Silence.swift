#if canImport(Glibc)
  import Glibc

  /// How long a child has been at one place.
  struct Silence {
    private let clock = ContinuousClock()
    private let processor: clockid_t?
    private let place: Place
    private var last: Place.Reading
    private var since: ContinuousClock.Instant
    private var usedBefore: Duration
    private var looked: ContinuousClock.Instant

    init(of child: pid_t, at place: Place) {
      var identifier = clockid_t()
      processor = clock_getcpuclockid(child, &identifier) == 0 ? identifier : nil
      self.place = place
      last = place.reading
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
      if place.reading != last {
        last = place.reading
        since = now
        usedBefore = processorTime
      }
      return true
    }

    /// Whether it is longer than allowed, and if so, whether the child was busy all the while.
    func isTooLong(for limits: Isolation) -> Bool? {
      guard looked > since else { return nil }
      if processorTime - usedBefore > limits.processorTime { return true }
      return since.duration(to: looked) > limits.waitingTime ? false : nil
    }

    /// What the child has used so far.
    private var processorTime: Duration {
      var time = timespec()
      guard let processor, clock_gettime(processor, &time) == 0 else { return .zero }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }
#endif
