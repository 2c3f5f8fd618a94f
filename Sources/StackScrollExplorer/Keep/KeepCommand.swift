import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// The command that makes fixtures of findings.
struct KeepCommand {
  let session: Session
  let request: KeepRequest

  func run() -> ExitStatus {
    var status = ExitStatus.success
    for target in request.targets {
      do throws(FixtureError) {
        let findings = try findings(of: target)
        if findings.isEmpty {
          session.complain("\(target.printable): \(KeepText.noFindings)")
          status = .unusable
        }
        for finding in findings { status = status.worse(keep(finding, of: target)) }
      } catch {
        session.complain("\(target.printable): \(error)")
        status = .unusable
      }
    }
    return status
  }

  private func findings(of target: String) throws(FixtureError) -> [Mention] {
    if target == FindingsFile.standardInput { return FindingsFile.piped(into: session.terminal) }
    if FixtureFiles.exists(target) { return try FindingsFile.findings(at: target) }
    return Mention.all(in: target)
  }

  private func keep(_ finding: Mention, of target: String) -> ExitStatus {
    switch finding.token {
    case .failure(let error):
      session.complain("\(target.printable): line \(finding.line): \(KeepText.words(error))")
      return .unusable
    case .success(let named):
      guard let invariant = session.everything[named.id] else {
        session.complain(
          KeepText.unknown(
            named, isCheck: session.catalogue.check(named: named.id) != nil,
            nearest: NearestName.of(named.id, among: session.everything.invariants.map(\.id)),
            name: session.name))
        return .unusable
      }
      return keep(named, of: invariant)
    }
  }

  private func keep(_ named: NamedToken, of invariant: Invariant) -> ExitStatus {
    guard invariant.role != .canary else {
      session.say(KeepText.canary(invariant.id))
      return .success
    }
    let trial = Trial(invariant, invariant.explore(settings: Settings(replay: named.token)))
    guard let finding = trial.finding else {
      session.say(KeepText.nothing(trial, width: session.width))
      return .unexpected
    }
    do throws(FixtureError) {
      let fixture = Fixture(finding, of: invariant)
      let path = try FixtureStore(folder: request.folder).save(fixture)
      session.say(KeepText.kept(fixture, at: path, session: session))
      return .success
    } catch {
      session.complain(KeepText.notSaved(named, in: request.folder, error))
      return .unusable
    }
  }
}
