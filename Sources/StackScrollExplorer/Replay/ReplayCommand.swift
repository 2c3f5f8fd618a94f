import PropertyKit
import StackScrollInvariants

/// The command that runs kept cases again: by token, or from files.
struct ReplayCommand {
  let session: Session
  let targets: [String]

  func run() -> ExitStatus {
    let text = ReplayText(session: session)
    var status = ExitStatus.success
    var files: [String] = []
    for target in targets {
      if FixtureFiles.exists(target) {
        do throws(FixtureError) {
          files += try FixtureFiles.files(at: target)
        } catch {
          status = status.worse(complain(target, error))
        }
      } else if target.contains(":") {
        status = status.worse(replayToken(target, text))
      } else {
        session.complain("\(target.quoted) \(ReplayText.nothingThere)")
        status = .unusable
      }
    }
    var tally = ReplayTally()
    for file in files { tally.add(replay(file, isAlone: files.count == 1, text)) }
    if files.count > 1 { session.say(text.summary(of: tally)) }
    return status.worse(tally.status)
  }

  // MARK: Tokens

  private func replayToken(_ target: String, _ text: ReplayText) -> ExitStatus {
    let parts = target.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let id = parts.first.map(String.init) ?? ""
    guard let invariant = session.catalogue[id] else {
      let nearest = NearestName.of(id, among: session.catalogue.invariants.map(\.id))
      session.complain(UsageErrorText.text(of: .unknownInvariant(id, nearest: nearest)))
      return .unusable
    }
    let token: ReplayToken
    do throws(ReplayTokenError) {
      token = try ReplayToken(parts.count > 1 ? String(parts[1]) : "")
    } catch {
      session.complain("\(id): \(error)")
      return .unusable
    }
    let trial = Trial(invariant, invariant.explore(settings: Settings(replay: token)))
    session.say(text.account(of: trial))
    return trial.isFailureOfReplay ? .unexpected : .success
  }

  // MARK: Files

  private func replay(_ path: String, isAlone: Bool, _ text: ReplayText) -> ExitStatus {
    do throws(FixtureError) {
      let data = try FixtureFiles.contents(of: path, limit: JSONValue.maximumBytes)
      if let fixture = try LogFixture(parsing: data) {
        let surprise = fixture.surprise()
        session.say(text.account(of: fixture, at: path, surprise: surprise))
        return surprise == nil ? .success : .unexpected
      }
      switch try KeptCase(parsing: data, catalogue: session.catalogue) {
      case .invariant(let fixture):
        let surprise = try fixture.replay(in: session.catalogue)
        let sentence = session.catalogue[fixture.invariant]?.sentence ?? ""
        session.say(
          text.account(of: fixture, at: path, sentence, surprise: surprise, isAlone: isAlone))
        return surprise == nil ? .success : .unexpected
      case .layout(let fixture):
        let differences = fixture.differences()
        session.say(text.account(of: fixture, at: path, differences, isAlone: isAlone))
        return differences.isEmpty ? .success : .unexpected
      case .broken(let fixture):
        let surprise = try fixture.replay(in: session.catalogue)
        session.say(text.account(of: fixture, at: path, surprise: surprise, isAlone: isAlone))
        return surprise == nil ? .success : .unexpected
      }
    } catch {
      return complain(path, error)
    }
  }

  private func complain(_ path: String, _ error: FixtureError) -> ExitStatus {
    session.complain("\(path): \(error)")
    return .unusable
  }
}

extension Trial {
  /// Whether a case that was run again did not do what it must: a law passes, the rest fails.
  var isFailureOfReplay: Bool {
    switch judgement {
    case .holds, .refuted, .caught: false
    case .newFinding, .notRefuted, .missed, .gaveUp, .flaky, .stopped, .notRun: true
    }
  }
}
