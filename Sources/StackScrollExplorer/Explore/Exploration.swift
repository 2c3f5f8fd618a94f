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
      request: try ExploreRequest(list, catalogue: try context.catalogue()))
  }

  init(session: Session, request: ExploreRequest) {
    self.session = session
    self.request = request
  }

  func run() -> ExitStatus {
    let text = ExploreText(session: session, request: request)
    session.say(text.opening)
    var cases: [FoundCase] = []
    var isSaved = true
    var rounds = ExploreRounds(session: session, request: request)
    let trials = rounds.run { trial in
      let isTold = request.isLong || trial.isFailure
      let account = isTold ? text.account(of: trial) : []
      session.say(account)
      for witness in trial.witnesses {
        isSaved = tell(witness, isTold ? text : nil, &cases) && isSaved
      }
      return isTold && (!account.isEmpty || !trial.witnesses.isEmpty)
    }
    let summary = SummaryText(session: session, numbers: request.numbers)
    session.say(request.isLong ? text.table(of: trials) : summary.lines(of: trials, cases))
    session.say(text.closing(of: trials, cases))
    if !request.isLong { session.say(summary.next(trials, of: request.catalogue)) }
    let status = isSaved ? Self.status(of: trials) : .unusable
    let written = writeReport(of: trials, cases)
    return written == .success ? status : written
  }

  /// Keeps a failure, if that is wanted, and shows it, if it has words; returns false if it could not be
  /// kept.
  private func tell(
    _ witness: Witness, _ text: ExploreText?, _ cases: inout [FoundCase]
  ) -> Bool {
    var (witness, isSaved) = (witness, true)
    if let folder = request.folder {
      do throws(FixtureError) {
        witness.path = try FixtureStore(folder: folder).save(
          Fixture(witness.counterexample, of: witness.trial.invariant))
      } catch {
        isSaved = false
        session.complain(
          FixtureStore.notSaved(counterexampleOf: witness.id, in: folder, error))
      }
    }
    for place in cases.indices where cases[place].takesUp(witness) {
      if let text { session.say(text.account(of: witness, as: cases[place].first.name)) }
      return isSaved
    }
    let isShown = text != nil || request.report != nil
    let found = FoundCase(
      witness, sweep: isShown ? request.sweep : nil, unless: { session.terminal.isInterrupted })
    if let text { session.say(text.account(of: found)) }
    cases.append(found)
    return isSaved
  }

  private static func status(of trials: [Trial]) -> ExitStatus {
    if trials.contains(where: \.isFailure) { return .unexpected }
    return trials.contains { $0.cut == .interruption } ? .interrupted : .success
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
