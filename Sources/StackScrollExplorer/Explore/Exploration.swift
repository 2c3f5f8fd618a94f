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
    let saving = save(trials.flatMap(\.witnesses))
    var cases: [FoundCase] = []
    let groups = FoundCase.groups(of: saving.witnesses)
    for trial in trials {
      session.say(text.account(of: trial))
      for group in groups where group.first?.id == trial.invariant.id {
        guard let found = FoundCase.explored(group, sweep: request.sweep) else { continue }
        session.say(text.account(of: found))
        cases.append(found)
      }
    }
    session.say(text.table(of: trials))
    session.say(text.closing(of: trials, groups))
    for error in saving.errors { session.complain(error) }
    let status = saving.errors.isEmpty ? Self.status(of: trials) : .unusable
    let written = writeReport(of: trials, cases)
    return written == .success ? status : written
  }

  private static func status(of trials: [Trial]) -> ExitStatus {
    if trials.contains(where: \.isFailure) { return .unexpected }
    return trials.contains { $0.cut == .interruption } ? .interrupted : .success
  }

  /// What was found, with where it was kept, and what could not be.
  private struct Saving {
    var witnesses: [Witness]
    var errors: [String] = []
  }

  private func save(_ witnesses: [Witness]) -> Saving {
    var saving = Saving(witnesses: witnesses)
    guard let folder = request.folder else { return saving }
    let store = FixtureStore(folder: folder)
    for (place, witness) in witnesses.enumerated() {
      do throws(FixtureError) {
        saving.witnesses[place].path = try store.save(
          Fixture(witness.counterexample, of: witness.trial.invariant))
      } catch {
        saving.errors.append(FixtureStore.notSaved(counterexampleOf: witness.id, in: folder, error))
      }
    }
    return saving
  }

  /// Writes the pages of a run, if that is wanted, and says where they are.
  private func writeReport(of trials: [Trial], _ cases: [FoundCase]) -> ExitStatus {
    guard let path = request.report else { return .success }
    let run = ReportedRun(
      tool: session.name, version: Session.version,
      command: request.command(in: session), seed: request.seed,
      caseCount: request.cases, workers: session.terminal.processors, trials: trials,
      cases: cases)
    do throws(FixtureError) {
      return session.save(
        try run.files(), in: ReportFolder(path: path), showing: ReportFile.index)
    } catch {
      session.complain("the report was not saved in \(path.printable): \(error)")
      return .unusable
    }
  }
}
