import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// The command that runs invariants and shows what they find.
struct Exploration {
  let session: Session
  let request: ExploreRequest

  func run() -> ExitStatus {
    let text = ExploreText(session: session, request: request)
    session.say(text.opening)
    var rounds = ExploreRounds(session: session, request: request)
    let trials = rounds.run()
    let saving = save(trials)
    for group in FindingGroup.groups(of: trials) {
      session.say(text.account(of: group, kept: saving.paths))
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
        saving.errors.append(ExploreText.notSaved(trial.invariant.id, in: folder, error))
      }
    }
    return saving
  }
}
