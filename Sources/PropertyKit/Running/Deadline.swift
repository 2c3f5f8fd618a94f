import Dispatch
import Synchronization
import SystemCalls

/// How long one case may take by the clock.
struct Deadline {
  private let limit: Duration

  init(_ limit: Duration) {
    self.limit = limit
  }

  /// The same body, in which a pass behind the deadline is a failure.
  func holding<Value>(_ body: @escaping (Value) -> Outcome) -> (Value) -> Outcome {
    { value in
      let clock = ContinuousClock()
      let start = clock.now
      let outcome = body(value)
      let taken = start.duration(to: clock.now)
      guard case .passed = outcome, taken > limit else { return outcome }
      let words = "a case took \(taken.inSeconds), and Settings.caseDeadline allows"
      return .failed(Failure(kind: Failure.late, message: "\(words) \(limit.inSeconds)"))
    }
  }
}

extension Duration {
  /// Seconds to the millisecond, such as "1.5 s".
  var inSeconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    return "\(Double(milliseconds) / 1000) s"
  }
}

/// Says which case a run in this process is at, once that takes longer than it may.
///
/// A case that never ends has no other way to be told: the thread that runs it does not come back. The
/// case is drawn again on a thread of the watch, from what the marker says.
final class Watch {
  private let timer: any DispatchSourceTimer

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - place: where the run notes its cases.
  ///   - limit: how long a case may take.
  ///   - tell: told of a case that has taken longer, once.
  init(
    _ place: CaseMarker, limit: Duration, tell: @escaping @Sendable (CaseMarker.Reading) -> Void
  ) {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "PropertyKit.watch"))
    let state = Mutex((word: place.word, since: ContinuousClock.now, isTold: false))
    timer.setEventHandler {
      let (word, now) = (place.word, ContinuousClock.now)
      let isLate = state.withLock { state in
        if state.word != word { state = (word, now, false) }
        guard !state.isTold, state.since.duration(to: now) > limit else { return false }
        state.isTold = true
        return true
      }
      if isLate { tell(place.reading) }
    }
    let tick = min(max(limit / 4, .milliseconds(1)), .seconds(1))
    timer.schedule(deadline: .now(), repeating: tick / .seconds(1))
    timer.activate()
    self.timer = timer
  }

  /// Ends the watch.
  func end() {
    timer.cancel()
  }
}

extension Property {
  /// Watches the cases of this run, if they have a deadline and run here one after the other.
  func watch(workers: Int) -> Watch? {
    guard let limit = settings.caseDeadline, let place, workers == 1,
      settings.isolation == nil || !Isolation.isAvailable
    else { return nil }
    return Watch(place, limit: limit) { [generator, settings] reading in
      var source = settings.source(of: reading.origin)
      let value = try? generator.draw(&source)
      let token = ReplayToken(source.recorded)
      let shown =
        value.map { ReportText.defaultDescription(of: $0) } ?? "its value is still being drawn"
      let words = """
        PropertyKit: a case has been running for longer than \(limit.inSeconds), and still is:
        \(shown)
        replay: \(token)

        """
      StandardStream.errors.write(Array(words.utf8))
    }
  }
}
