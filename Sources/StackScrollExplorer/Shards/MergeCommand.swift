import PropertyKit
import StackScrollInvariants

/// The command that puts the parts of a run together, and says what the run would have said.
///
/// It is the exploration itself, asked to run only what no part has run: nothing. So the engine
/// decides, in the order of cases, where each law ends and which failure counts.
struct MergeCommand {
  let session: Session
  let request: MergeRequest

  func run() -> ExitStatus {
    guard let set = read(), var explore = exploration(of: set.run) else { return .unusable }
    let program = RunIdentity.program(of: explore.invariants)
    guard program == set.run.program else {
      let path = set.run.invariants.lazy.flatMap { set[$0] }.first?.path ?? ""
      return refuse([ResultError(path: path, damage: .otherProgram(set.run.program, here: program))]
      )
    }
    let strangers = explore.invariants.flatMap { self.strangers(of: $0, in: set) }
    guard strangers.isEmpty else { return refuse(strangers) }
    let missing = set.missing
    guard missing.isEmpty else {
      session.say(MergeText(session: session, request: request).partial(set, missing))
      return .incomplete
    }
    for invariant in explore.invariants {
      let results = set[invariant.id].map(\.result)
      explore.records[invariant.id] = results.map(\.record)
      explore.coverages[invariant.id] = results.reduce(into: ScreenCoverage()) {
        $0.formUnion($1.coverage)
      }
    }
    return Exploration(session: session, request: explore).run()
  }

  /// Reads everything; nil if something cannot be used, which it says.
  private func read() -> ShardSet? {
    var set: ShardSet?
    var errors: [ResultError] = []
    for path in request.paths {
      do throws(ResultError) {
        for file in try ResultStore.results(at: path) {
          do throws(ResultError) {
            let result = try ResultStore.result(at: file)
            if set == nil { set = ShardSet(result, at: file) }
            try set?.add(result, at: file)
          } catch { errors.append(error) }
        }
      } catch { errors.append(error) }
    }
    guard errors.isEmpty else {
      _ = refuse(errors)
      return nil
    }
    return set
  }

  private func exploration(of run: RunIdentity) -> ExploreRequest? {
    do throws(UsageError) {
      let list = try ArgumentList(request.arguments(for: run), of: .explore)
      return try ExploreRequest(list, catalogue: session.everything)
    } catch {
      session.complain(MergeText.notThisCatalogue(UsageErrorText.text(of: error.problem)))
      return nil
    }
  }

  /// The results of an invariant whose counterexamples do not fail here as they did there: another
  /// build made them.
  private func strangers(of invariant: Invariant, in set: ShardSet) -> [ResultError] {
    set[invariant.id].compactMap { path, result in
      let isStrange = result.record.findings.contains { finding in
        guard let token = finding.token else { return false }
        let settings = Settings(maximumExplainEvaluations: 0, replay: token)
        return invariant.explore(settings: settings).counterexample?.failure != finding.failure
      }
      return isStrange ? ResultError(path: path, damage: .doesNotFailHere(invariant.id)) : nil
    }
  }

  private func refuse(_ errors: [ResultError]) -> ExitStatus {
    for error in errors.prefix(MergeText.shownErrors) {
      session.complain(ResultErrorText.text(of: error))
    }
    session.hint(MergeText.refusal(of: errors.count))
    return .unusable
  }
}
