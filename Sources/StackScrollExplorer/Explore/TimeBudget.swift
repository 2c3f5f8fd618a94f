/// How much time a run may take, shared out among those that are still to come.
struct TimeBudget {
  private let end: Duration?
  private let terminal: any Terminal

  /// When something must end.
  enum Deadline: Hashable {
    /// Whenever it is ready.
    case none
    /// At this moment of the terminal's clock.
    case at(Duration)
    /// No time is left to begin.
    case passed
  }

  /// Starts the time now; without a limit the clock is never asked.
  init(_ time: Duration?, on terminal: any Terminal) {
    self.terminal = terminal
    end = time.map { terminal.now() + $0 }
  }

  /// When the next of some runs must end.
  ///
  /// Each gets an equal part of what is left, so what one does not need goes to those after it.
  func deadline(sharedBy count: Int) -> Deadline {
    guard let end else { return .none }
    let now = terminal.now()
    return now < end ? .at(now + (end - now) / max(1, count)) : .passed
  }
}
