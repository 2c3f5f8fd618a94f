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
  ///
  /// - Parameter tell: called with what came to its end, while the rest is still to run; returns
  ///   whether it wrote something.
  mutating func run(tell: (Trial) -> Bool) -> [Trial] {
    var trials = request.invariants.map { Trial($0, nil) }
    var isApart = false
    for position in trials.indices {
      trials[position] = trial(at: position, round: 0)
      line.erase()
      if !session.terminal.isInteractive, request.isLong {
        session.say((isApart ? [""] : []) + [text.finished(trials[position], at: position)])
      }
      isApart = tell(trials[position])
    }
    if request.isUntilFailure { goOn(&trials, tell) }
    line.erase()
    return trials
  }

  /// Runs the laws again and again, each round on other cases, until one fails or the run must end.
  private mutating func goOn(_ trials: inout [Trial], _ tell: (Trial) -> Bool) {
    let laws = trials.indices.filter { !trials[$0].invariant.mustFail }
    var round = 0
    while !laws.isEmpty, trials.allSatisfy({ !$0.isFailure && $0.cut == nil }) {
      round += 1
      pace.done = trials.count - laws.count
      for position in laws {
        let next = trial(at: position, round: round)
        trials[position] = trials[position].followed(by: next)
        guard !next.isFailure, next.cut == nil else {
          line.erase()
          _ = tell(trials[position])
          break
        }
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
