import PropertyKit
import StackScrollCore
import StackScrollInvariants
import StackScrollReport

extension Command {
  /// Runs kept cases again.
  static let replay = Command(
    name: "replay", summary: "run a counterexample again, by its token or from a fixture",
    usage: "ID:TOKEN | FILE | DIR | - ... [--exact]", options: [.exact],
    manual: { tool in
      CommandManual(
        about: "Runs counterexamples again, and says whether they come out as expected.",
        details: """
            ID:TOKEN    a line that `\(tool) explore` printed; good until the generators change
            FILE        a fixture, written by `\(tool) explore --write`; good for ever
            DIR         every .json file below it
            -           what is piped in; it and a FILE that is no .json may be any text in which
                        findings stand as ID:TOKEN, or JSON lines with the keys invariant and token
            --exact     print all digits of numbers, and not hundredths of a point

          A token is as expected if a law passes, or if a claim that must fail fails. A fixture says
          itself what is expected: "holds" for a bug that must not come back, "fails" for a claim that
          stays refuted. One fixture alone is shown with its picture; of many, only surprises are.
          What is retired is listed with its reason and not checked.
          """,
        examples: """
          \(tool) replay Fixtures
          \(tool) replay claim-rounded-tabs-fit:p1-sj401pxddvn0
          \(tool) explore | \(tool) replay -
          """)
    },
    prepare: ReplayCommand.init)
}

/// The command that runs kept cases again: by token, or from files.
struct ReplayCommand: CommandRun {
  let session: Session
  let targets: [String]
  let catalogue: Catalogue
  /// How numbers are told.
  let numbers: NumberStyle

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    targets = try list.uniqueNames(orElse: .nothingToReplay)
    catalogue = try context.catalogue()
    numbers = list.numbers
  }

  func run() -> ExitStatus {
    let text = ReplayText(session: session, numbers: numbers)
    var status = ExitStatus.success
    var files: [String] = []
    for target in targets {
      if FixtureFiles.exists(target) {
        do throws(FixtureError) {
          if FindingsFile.isOne(target) {
            status = status.worse(try replayFindings(target, text))
          } else {
            files += try FixtureFiles.files(at: target)
          }
        } catch {
          status = status.worse(complain(target, error))
        }
      } else if target == FindingsFile.standardInput {
        status = status.worse(
          replayFindings(FindingsFile.piped(into: session.terminal), of: target, text))
      } else if target.contains(":") {
        status = status.worse(replayToken(target, text))
      } else {
        session.complain("\(target.quoted): \(FindingsFile.nothingThere)")
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
    guard let invariant = session.invariant(named: id, among: catalogue.invariants) else {
      return .unusable
    }
    let token: ReplayToken
    do throws(ReplayTokenError) {
      token = try ReplayToken(parts.count > 1 ? String(parts[1]) : "")
    } catch {
      session.complain(FindingError.badToken(id, error).words(onLine: nil))
      return .unusable
    }
    return replay(token, of: invariant, text)
  }

  private func replay(_ named: NamedToken, _ text: ReplayText) -> ExitStatus {
    guard let invariant = session.invariant(named: named.id, among: catalogue.invariants) else {
      return .unusable
    }
    return replay(named.token, of: invariant, text)
  }

  private func replay(
    _ token: ReplayToken, of invariant: Invariant, _ text: ReplayText
  ) -> ExitStatus {
    let trial = Trial(invariant, invariant.explore(settings: Settings(replay: token)))
    session.say(text.account(of: trial))
    return trial.isFailureOfReplay ? .unexpected : .success
  }

  // MARK: Findings

  private func replayFindings(
    _ path: String, _ text: ReplayText
  ) throws(FixtureError) -> ExitStatus {
    replayFindings(try FindingsFile.findings(at: path), of: path, text)
  }

  private func replayFindings(
    _ findings: [Mention], of source: String, _ text: ReplayText
  ) -> ExitStatus {
    guard !findings.isEmpty else {
      session.complain("\(source.printable): \(FindingsFile.noFindings)")
      return .unusable
    }
    return findings.reduce(.success) { status, finding in
      switch finding.token {
      case .success(let token):
        return status.worse(replay(token, text))
      case .failure(let error):
        session.complain("\(source.printable): \(error.words(onLine: finding.line))")
        return .unusable
      }
    }
  }

  // MARK: Files

  private func replay(_ path: String, isAlone: Bool, _ text: ReplayText) -> ExitStatus {
    do throws(FixtureError) {
      let data = try InputFiles.data(at: path)
      if let fixture = try LogFixture(parsing: data) {
        let surprise = fixture.surprise()
        session.say(text.account(of: fixture, at: path, surprise: surprise))
        return surprise == nil ? .success : .unexpected
      }
      switch try FixtureFiles.kept(data, at: path, catalogue: catalogue) {
      case .invariant(let fixture):
        let surprise = try fixture.replay(in: catalogue, numbers)
        let law =
          fixture.screenFile == nil
          ? catalogue[fixture.invariant] : catalogue.check(named: fixture.invariant)
        let sentence = law?.sentence ?? ""
        session.say(
          text.account(of: fixture, at: path, sentence, surprise: surprise, isAlone: isAlone))
        return surprise == nil ? .success : .unexpected
      case .layout(let fixture):
        let differences = fixture.differences(numbers)
        session.say(text.account(of: fixture, at: path, differences, isAlone: isAlone))
        return differences.isEmpty ? .success : .unexpected
      case .retired(let retired):
        session.say(text.account(of: retired, at: path))
        return .success
      }
    } catch {
      return complain(path, error)
    }
  }

  private func complain(_ path: String, _ error: FixtureError) -> ExitStatus {
    session.complain("\(path.printable): \(error)")
    return .unusable
  }
}

/// How many files came out how.
struct ReplayTally {
  private(set) var expected = 0
  private(set) var unexpected = 0
  private(set) var unusable = 0

  mutating func add(_ status: ExitStatus) {
    switch status {
    case .success: expected += 1
    case .unexpected: unexpected += 1
    case .unusable, .incomplete: unusable += 1
    case .interrupted: return
    }
  }

  /// The worst that came out.
  var status: ExitStatus {
    if unusable > 0 { return .unusable }
    return unexpected > 0 ? .unexpected : .success
  }
}
