import PropertyKit
import StackScrollInvariants

/// The command that runs invariants and shows what they find.
struct Exploration {
  let session: Session
  let request: ExploreRequest

  func run() -> ExitStatus {
    let text = ExploreText(session: session, request: request)
    session.say(text.opening)
    let trials = runAll(text)
    let saving = save(trials)
    for trial in trials {
      session.say(text.account(of: trial, kept: saving.paths[trial.invariant.id]))
    }
    session.say(text.table(of: trials))
    session.say(text.closing(of: trials))
    for error in saving.errors { session.complain(error) }
    let saved = saving.errors.isEmpty ? ExitStatus.success : .unusable
    let found = trials.contains(where: \.isFailure) ? ExitStatus.unexpected : .success
    return found.worse(saved).worse(writeReport(of: trials, kept: saving.paths))
  }

  private func runAll(_ text: ExploreText) -> [Trial] {
    let terminal = session.terminal
    let budget = TimeBudget(request.time, on: terminal)
    var line = ProgressLine(session: session)
    var trials: [Trial] = []
    for (position, invariant) in request.invariants.enumerated() {
      let deadline = budget.deadline(sharedBy: request.invariants.count - position)
      let trial = self.trial(of: invariant, until: deadline, line: &line) { progress in
        text.progress(progress, of: invariant, at: position)
      }
      trials.append(trial)
      if !terminal.isInteractive { session.say(text.finished(trial, at: position)) }
    }
    line.erase()
    return trials
  }

  private func trial(
    of invariant: Invariant, until deadline: TimeBudget.Deadline, line: inout ProgressLine,
    describe: @escaping (Progress) -> String
  ) -> Trial {
    let moment: Duration?
    switch deadline {
    case .passed: return Trial(invariant, nil, wasCutShort: true)
    case .none: moment = nil
    case .at(let time): moment = time
    }
    var watch = RunWatch(deadline: moment, terminal: session.terminal, describe: describe)
    let report = invariant.explore(
      settings: request.settings(for: invariant), workers: session.terminal.processors
    ) { progress in
      watch.observe(progress, line: &line)
    }
    return Trial(invariant, report, wasCutShort: watch.hasStopped)
  }

  /// Where findings were kept, by invariant, and what could not be.
  private struct Saving {
    var paths: [String: String] = [:]
    var errors: [String] = []
  }

  private func save(_ trials: [Trial]) -> Saving {
    var saving = Saving()
    guard let folder = request.folder else { return saving }
    let store = FixtureStore(folder: folder)
    for trial in trials {
      guard let finding = trial.finding else { continue }
      do throws(FixtureError) {
        saving.paths[trial.invariant.id] = try store.save(Fixture(finding, of: trial.invariant))
      } catch {
        saving.errors.append(ExploreText.notSaved(trial.invariant.id, in: folder, error))
      }
    }
    return saving
  }
}
