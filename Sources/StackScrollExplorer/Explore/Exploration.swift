import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// The command that runs invariants and shows what they find.
struct Exploration: CommandRun {
  let session: Session
  let request: ExploreRequest

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    self.init(
      session: context.session,
      request: try ExploreRequest(list, catalogue: try list.catalogue(in: context.session)))
  }

  init(session: Session, request: ExploreRequest) {
    self.session = session
    self.request = request
  }

  func run() -> ExitStatus {
    let text = ExploreText(session: session, request: request)
    session.say(text.opening)
    var rounds = ExploreRounds(session: session, request: request)
    let trials = rounds.run()
    let saving = save(trials)
    for group in FindingGroup.groups(of: trials) {
      session.say(
        text.account(of: group, group.surroundings(request.sweep), kept: saving.paths))
    }
    session.say(text.table(of: trials))
    session.say(text.closing(of: trials))
    for error in saving.errors { session.complain(error) }
    let status = saving.errors.isEmpty ? Self.status(of: trials) : .unusable
    let written = writeReport(of: trials, kept: saving.paths)
    return written == .success ? status : written
  }

  private static func status(of trials: [Trial]) -> ExitStatus {
    if trials.contains(where: \.isFailure) { return .unexpected }
    return trials.contains { $0.cut == .interruption } ? .interrupted : .success
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
        saving.errors.append(
          FixtureStore.notSaved(counterexampleOf: trial.invariant.id, in: folder, error))
      }
    }
    return saving
  }

  /// Writes the pages of a run, if that is wanted, and says where they are.
  private func writeReport(of trials: [Trial], kept paths: [String: String]) -> ExitStatus {
    guard let path = request.report else { return .success }
    let run = ReportedRun(
      tool: session.name, version: Session.version,
      command: request.command(in: session), seed: request.seed,
      cases: request.cases, sweep: request.sweep, workers: session.terminal.processors,
      trials: trials, kept: paths)
    do throws(FixtureError) {
      return session.save(
        try run.files(), in: ReportFolder(path: path), showing: ReportFile.index)
    } catch {
      session.complain("the report was not saved in \(path.printable): \(error)")
      return .unusable
    }
  }
}
