import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// The command that drops each assumption of a law in turn, and shows what breaks without it.
struct AssumptionsCommand {
  let session: Session
  let request: AssumptionsRequest

  func run() -> ExitStatus {
    var status = ExitStatus.success
    for (position, law) in request.laws.enumerated() {
      guard !session.terminal.isInterrupted else { return status.worse(.interrupted) }
      if position > 0 { session.say("") }
      status = status.worse(weaken(law))
    }
    return status
  }

  /// Shows the law with all it assumes, then without each.
  private func weaken(_ law: Invariant) -> ExitStatus {
    let text = AssumptionsText(session: session)
    var line = ProgressLine(session: session)
    session.say(text.opening(of: law))
    let whole = watching(law, "with all assumptions", &line) { observe in
      law.explore(
        settings: request.settings, workers: session.terminal.processors, observe: observe)
    }
    session.say(text.whole(Trial(law, whole)))
    guard case .passed = whole.verdict else {
      return session.terminal.isInterrupted ? .interrupted : .unexpected
    }
    var dropped: [DroppedAssumption] = []
    for assumption in law.assumptions where !session.terminal.isInterrupted {
      let found = watching(law, "without \(assumption.id)", &line) { observe in
        law.dropping(
          assumption, settings: request.settings, workers: session.terminal.processors,
          observe: observe)
      }
      session.say(text.account(of: found))
      dropped.append(found)
    }
    session.say(text.closing(of: law, dropped))
    return session.terminal.isInterrupted ? .interrupted : .success
  }

  /// Runs something with a line that tells how far it is, and takes the line away.
  private func watching<Result>(
    _ law: Invariant, _ what: String, _ line: inout ProgressLine,
    _ body: ((Progress) -> RunControl) -> Result
  ) -> Result {
    var watch = RunWatch(deadline: nil, terminal: session.terminal) { progress, _ in
      AssumptionsText.progress(progress, of: law, what)
    }
    let result = body { watch.observe($0, line: &line) }
    line.erase()
    return result
  }
}
