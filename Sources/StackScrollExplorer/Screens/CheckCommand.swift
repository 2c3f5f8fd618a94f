import PropertyKit
import StackScrollCore
import StackScrollInvariants
import StackScrollReport

/// The command that checks screens of somebody's own under many conditions.
struct CheckCommand {
  let session: Session
  let request: CheckRequest

  func run() -> ExitStatus {
    var status = ExitStatus.success
    for (position, path) in request.files.enumerated() {
      if position > 0 { session.say([""]) }
      do throws(FixtureError) {
        let file = try InputFiles.screen(at: path)
        status = status.worse(try check(file, at: path))
      } catch {
        session.complain("\(path.printable): \(error)")
        status = .unusable
      }
    }
    return status
  }

  private func check(_ file: ScreenFile, at path: String) throws(FixtureError) -> ExitStatus {
    let range = request.range(around: file.screen)
    let checkup = try Checkup(of: file, in: range, catalogue: session.catalogue)
    let text = CheckText(session: session, request: request, path: path)
    if let replay = request.replay { return self.replay(replay, checkup, text) }
    session.say(text.opening(of: file, checkup, range))
    let trials = runAll(checkup, text)
    session.say(text.table(of: trials, checkup))
    var status = ExitStatus.success
    for trial in trials where trial.failsCheck {
      let kept = keep(trial, of: path)
      session.say(text.account(of: trial, kept: kept.path))
      if let error = kept.error { session.complain(error) }
      status = status.worse(kept.error == nil ? .unexpected : .unusable)
    }
    session.say(text.closing(of: trials, checkup))
    return status
  }

  private func runAll(_ checkup: Checkup, _ text: CheckText) -> [Trial] {
    var line = ProgressLine(session: session)
    defer { line.erase() }
    return checkup.invariants.enumerated().map { position, invariant in
      let settings = Settings(
        seed: request.seed, cases: request.cases, maximumDiscardRatio: CheckText.discards,
        maximumExplainEvaluations: 0)
      var watch = RunWatch(deadline: nil, terminal: session.terminal) { progress, _ in
        text.progress(progress, of: invariant, at: position, in: checkup)
      }
      let report = invariant.explore(
        settings: settings, workers: session.terminal.processors
      ) { progress in
        watch.observe(progress, line: &line)
      }
      return Trial(invariant, report)
    }
  }

  private func replay(_ replay: NamedToken, _ checkup: Checkup, _ text: CheckText) -> ExitStatus {
    guard let invariant = checkup.invariants.first(where: { $0.id == replay.id }) else {
      let known = checkup.invariants.map(\.id)
      let nearest = NearestName.of(replay.id, among: known)
      session.complain(UsageErrorText.text(of: .unknownInvariant(replay.id, nearest: nearest)))
      return .unusable
    }
    let trial = Trial(invariant, invariant.explore(settings: Settings(replay: replay.token)))
    let kept = keep(trial, of: text.path)
    session.say(ReplayText(session: session).account(of: trial))
    if let path = kept.path { session.say(text.kept(path)) }
    if let error = kept.error {
      session.complain(error)
      return .unusable
    }
    return trial.isFailureOfReplay ? .unexpected : .success
  }

  private func keep(_ trial: Trial, of path: String) -> (path: String?, error: String?) {
    guard let folder = request.folder, let finding = trial.finding else { return (nil, nil) }
    do throws(FixtureError) {
      let store = FixtureStore(folder: folder)
      let file = RelativePath.from(store.place(of: trial.invariant.id), to: path)
      let fixture = Fixture(finding, of: trial.invariant, screenFile: file)
      return (try store.save(fixture), nil)
    } catch {
      return (nil, ExploreText.notSaved(trial.invariant.id, in: folder, error))
    }
  }
}
