import PropertyKit
import StackScrollInvariants
import StackScrollReport

extension Command {
  /// Makes fixtures of findings.
  static let keep = Command(
    name: "keep", summary: "make fixtures of findings, which `swift test` replays from then on",
    usage: "ID:TOKEN | FILE | - ... [--write DIR]",
    options: [.write],
    manual: { tool in
      CommandManual(
        about:
          "Makes fixtures of findings. `swift test` and `\(tool) replay` check them from then on.",
        details: """
            ID:TOKEN       a case, as `\(tool) explore` printed it
            FILE           text with such cases: the output of a run, the log of a CI job, or JSON
                           lines with the keys invariant and token
            -              the same, piped in
            --write DIR    where to keep them, as DIR/ID/HASH.json; \(KeepCommand.usualFolder)
                           if not given

          A fixture holds the value itself, so it stays good when generators change. A law must hold on
          it from then on; a claim that is known to be false must go on failing. A case that does not
          fail now is not kept. A file is there completely or not at all, and what is there already is
          never changed.
          """,
        examples: """
          \(tool) explore | tee last.txt
          \(tool) keep last.txt
          \(tool) keep claim-rounded-tabs-fit:p1-sj401pxddvn0
          """)
    },
    prepare: KeepCommand.init)
}

/// The command that makes fixtures of findings.
struct KeepCommand: CommandRun {
  let session: Session
  /// Tokens, files with findings, or "-".
  let targets: [String]
  let catalogue: Catalogue
  /// Where they are kept.
  let folder: String

  /// Where findings are kept if nobody says.
  static let usualFolder = "Fixtures/Counterexamples"

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    targets = try list.uniqueNames(orElse: .missingName(.finding))
    catalogue = try context.catalogue()
    folder = try list.folder(.write) ?? Self.usualFolder
  }

  func run() -> ExitStatus {
    var status = ExitStatus.success
    for target in targets {
      do throws(FixtureError) {
        let findings = try findings(of: target)
        if findings.isEmpty {
          session.complain("\(target.printable): \(FindingsFile.noFindings)")
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
    guard target.contains(":") else {
      throw FixtureError(.fileSystem(FindingsFile.nothingThere), at: [])
    }
    return Mention.all(in: target)
  }

  private func keep(_ finding: Mention, of target: String) -> ExitStatus {
    switch finding.token {
    case .failure(let error):
      session.complain("\(target.printable): \(error.words(onLine: finding.line))")
      return .unusable
    case .success(let named):
      guard let invariant = catalogue[named.id] else {
        let words = KeepText.unknown(
          named, isCheck: catalogue.check(named: named.id) != nil,
          nearest: NearestName.of(named.id, among: catalogue.invariants.map(\.id)),
          name: session.name)
        session.complain(KeepText.place(of: finding, in: target) + words)
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
    guard let finding = trial.findings.first else {
      session.say(KeepText.nothing(trial, width: session.width))
      return .unexpected
    }
    do throws(FixtureError) {
      let fixture = Fixture(finding, of: invariant)
      let path = try FixtureStore(folder: folder).save(fixture)
      session.say(KeepText.kept(fixture, at: path, session: session))
      return .success
    } catch {
      session.complain(KeepText.notSaved(named, in: folder, error))
      return .unusable
    }
  }
}

/// Everything `keep` says.
enum KeepText {
  /// Where a case was read; nothing for one that was given as it is.
  static func place(of finding: Mention, in target: String) -> String {
    target == FindingsFile.standardInput || FixtureFiles.exists(target)
      ? "\(target.printable): line \(finding.line): " : ""
  }

  static func unknown(
    _ token: NamedToken, isCheck: Bool, nearest: String?, name: String
  ) -> String {
    guard isCheck else {
      return UsageErrorText.text(of: .unknownInvariant(token.id, nearest: nearest))
    }
    return "\(token.id.printable) is about a screen file; keep it with"
      + " `\(name) check FILE --write \(KeepCommand.usualFolder)`"
  }

  static func canary(_ id: String) -> String {
    "\(id) is a canary and false on purpose: there is nothing to keep"
  }

  /// A case that does not fail is not worth keeping.
  static func nothing(_ trial: Trial, width: Int) -> [String] {
    let id = trial.invariant.id
    let text: String =
      switch trial.judgement {
      case .holds: "\(id) holds for this case now, so nothing is kept"
      case .notRefuted: "\(id) holds for this case now, and must fail; nothing is kept"
      case .flaky: "\(id) fails once and passes the next time; nothing is kept"
      default:
        "the case does not count for \(id), the token may be older than the generator;"
          + " nothing is kept"
      }
    return Paragraph.lines(text, width: width, hanging: 2)
  }

  static func kept(_ fixture: Fixture, at path: String, session: Session) -> [String] {
    let until =
      fixture.expectation == .holds
      ? "replayed by `swift test`, and fails until \(fixture.invariant) holds for it"
      : "replayed by `swift test`; the claim must go on failing"
    return [session.style.strong(path.printable)]
      + Paragraph.lines(fixture.message.ownLines, width: session.width, indent: 2)
      + Paragraph.lines(until, width: session.width, indent: 2)
  }

  static func notSaved(_ token: NamedToken, in folder: String, _ error: FixtureError) -> String {
    "\(token.id.printable):\(token.token) was not saved in \(folder.printable): \(error)"
  }
}
