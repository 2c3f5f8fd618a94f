import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// Runs invariants once, or the laws among them round after round until one fails.
struct ExploreRounds {
  private let session: Session
  private let request: ExploreRequest
  private let text: ExploreText
  private let budget: TimeBudget
  private var line: ProgressLine
  private var pace: Pace

  init(session: Session, request: ExploreRequest) {
    self.session = session
    self.request = request
    text = ExploreText(session: session, request: request)
    budget = TimeBudget(request.time, on: session.terminal)
    line = ProgressLine(session: session)
    pace = Pace(start: session.terminal.now(), count: request.invariants.count)
  }

  /// What every invariant came to.
  mutating func run() -> [Trial] {
    var trials = request.invariants.map { Trial($0, nil) }
    for position in trials.indices {
      trials[position] = trial(at: position, round: 0)
      if !session.terminal.isInteractive {
        session.say(text.finished(trials[position], at: position))
      }
    }
    if request.isUntilFailure { goOn(&trials) }
    line.erase()
    return trials
  }

  /// Runs the laws again and again, each round on other cases, until one fails or the run must end.
  private mutating func goOn(_ trials: inout [Trial]) {
    let laws = trials.indices.filter { !trials[$0].invariant.mustFail }
    var round = 0
    while !laws.isEmpty, trials.allSatisfy({ !$0.isFailure && $0.cut == nil }) {
      round += 1
      pace.done = trials.count - laws.count
      for position in laws {
        let next = trial(at: position, round: round)
        trials[position] = trials[position].followed(by: next)
        if next.isFailure || next.cut != nil { break }
      }
      if !session.terminal.isInteractive { session.say(text.finished(round: round, trials)) }
    }
  }

  private mutating func trial(at position: Int, round: Int) -> Trial {
    let invariant = request.invariants[position]
    let settings = request.settings(for: invariant, round: round)
    let deadline: Duration?
    switch budget.deadline(sharedBy: request.invariants.count - position) {
    case .passed: return Trial(invariant, nil, cut: .time)
    case .none: deadline = nil
    case .at(let time): deadline = time
    }
    guard !session.terminal.isInterrupted else {
      return Trial(invariant, nil, cut: .interruption)
    }
    let recorder = CoverageRecorder()
    var watch = RunWatch(deadline: deadline, terminal: session.terminal) { [text, pace] in
      text.progress($0, of: invariant, at: position, settings.cases, pace, now: $1)
    }
    let report = invariant.explore(
      settings: settings, workers: session.terminal.processors, recorder: recorder
    ) {
      watch.observe($0, line: &line)
    }
    var coverage = recorder.coverage
    if let shared = request.coverages[invariant.id] { coverage.formUnion(shared) }
    let trial = Trial(invariant, report, cut: watch.cut, covering: coverage)
    pace.add(trial, cases: trial.cases)
    return trial
  }
}

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

/// How fast a run is and how far it has come: for whoever watches, never for its results.
struct Pace {
  /// When it began, by the terminal's clock.
  let start: Duration
  /// How many invariants there are.
  let count: Int
  /// The invariants that are done in this round.
  var done = 0
  /// The cases that were checked by those that are done.
  var cases = 0
  /// The laws that failed.
  var found = 0
  /// The kinds of screens on which laws that hold passed.
  var coverage = ScreenCoverage()

  /// Counts a finished invariant.
  mutating func add(_ trial: Trial, cases: Int) {
    done += 1
    self.cases += cases
    coverage.formUnion(trial.coverage)
    if trial.judgement == .newFinding { found += 1 }
  }

  /// The cases a second up to now.
  func rate(_ progress: Progress, at now: Duration) -> Int {
    let seconds = (now - start) / .seconds(1)
    let rate = seconds > 0 ? Double(cases + progress.passed) / seconds : 0
    return Int(min(rate.rounded(), 1e12))
  }

  /// How much of all cases is covered, in percent.
  func percent(_ progress: Progress, of cases: Int) -> Int {
    let share = min(1, Double(progress.passed) / Double(max(1, cases)))
    return Int((100 * (Double(done) + share) / Double(max(1, count))).rounded(.down))
  }
}
