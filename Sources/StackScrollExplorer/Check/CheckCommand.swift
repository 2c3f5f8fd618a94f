import PropertyKit
import StackScrollCore
import StackScrollInvariants
import StackScrollReport

extension Command {
  /// Checks screens of somebody's own.
  static let check = Command(
    name: "check",
    summary: "check a screen file in other windows, directions, insets and under gestures",
    usage: "FILE... [--cases N] [--seed N] [--widths A-B] [--heights A-B]"
      + " [--replay ID:TOKEN] [--write DIR]",
    options: [.cases, .seed, .widths, .heights, .replay, .write],
    manual: { tool in
      CommandManual(
        about: """
          Checks screen files in other windows, in both directions, with other insets and after
          gestures, and shrinks what fails towards the screen as given.
          """,
        details: """
            FILE                 screens in JSON; Documentation/Screens.md describes them. A window is
                                 tried on all devices, read from right to left, with texts of other sizes
                                 and above a keyboard; the options below are for screens.
            --cases N            how many variations each law must pass; \(CheckRequest.usualCases) if not given
            --seed N             where the variations come from; \(RunDefaults.seed) if not given
            --widths A-B         how wide the window may be, in points, or one number; if not given
                                 \(range), but for a side shorter than that: it stays
            --heights A-B        how high it may be
            --replay ID:TOKEN    look at one case again, as printed
            --write DIR          keep what fails as DIR/ID/HASH.json. It follows the screen file: mend
                                 the screen and the kept case holds.

          First come laws that a well-formed screen can break:
          \(ownLaws).
          Then laws of your own catalogue that are about any screen. A screen that is meant to
          break a law says so in its file: "waived": {"content-fits-across": "a map scrolls both ways"}.
          """,
        examples: """
          \(tool) check Screens/form.json
          \(tool) check Screens/*.json --widths 320-430 --cases 5000
          \(tool) check Screens/form.json --write Fixtures/Counterexamples
          """)
    },
    prepare: CheckCommand.init)

  /// How wide and high windows are if nobody says.
  private static let range =
    "\(Int(VariationRange.deviceLengths.lowerBound)) to"
    + " \(Int(VariationRange.deviceLengths.upperBound))"

  /// The laws that only screens of somebody's own can break.
  private static let ownLaws =
    Paragraph.lines(ScreenCheck.all.map(\.id).joined(separator: ", "), width: 90)
    .joined(separator: "\n")
}

extension CommandOption {
  static let widths = CommandOption("widths", form: "--widths A-B")
  static let heights = CommandOption("heights", form: "--heights A-B")
  static let replay = CommandOption("replay", form: "--replay ID:TOKEN")
}

/// Which screens to check, how far around each, and where to keep what fails.
struct CheckRequest {
  /// The screen files.
  let files: [String]
  /// How many variations each law must pass.
  let cases: Int
  /// Where the variations come from.
  let seed: Seed
  /// The widths of the window, nil for the usual ones.
  let widths: ClosedRange<Double>?
  /// The heights of the window, nil for the usual ones.
  let heights: ClosedRange<Double>?
  /// The one case to look at again, nil for a whole check.
  let replay: NamedToken?
  /// Where failures are kept, nil for nowhere.
  let folder: String?

  /// How many variations there are if nobody says.
  static let usualCases = 1000

  init(_ list: ArgumentList) throws(UsageError) {
    files = try list.uniqueNames(orElse: .missingName(.screenFile))
    cases = try list.caseCount(orElse: Self.usualCases)
    seed = try list.seedNumber()
    widths = try list.lengths(.widths)
    heights = try list.lengths(.heights)
    replay = try Self.replay(list)
    if replay != nil, files.count > 1 { throw list.error(.severalScreens(.replay)) }
    folder = try list.folder(.write)
  }

  /// How far a screen is varied.
  func range(around screen: Screen) -> VariationRange {
    var range = VariationRange(around: screen)
    if let widths { range.widths = widths }
    if let heights { range.heights = heights }
    return range
  }

  private static func replay(_ list: ArgumentList) throws(UsageError) -> NamedToken? {
    guard let text = list.value(of: .replay) else { return nil }
    guard let token = NamedToken(text) else { throw list.error(.notAReplay(text)) }
    return token
  }
}

extension ArgumentList {
  /// A range of lengths in points, written "320-1376" or "390"; nil if the option is not there.
  func lengths(_ option: CommandOption) throws(UsageError) -> ClosedRange<Double>? {
    guard let text = value(of: option) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
    let allowed = 0...Screen.Limits.magnitude
    guard (1...2).contains(parts.count), let first = parts[0], let last = parts[parts.count - 1],
      allowed.contains(first), allowed.contains(last), first <= last
    else { throw error(.notARange(option, text)) }
    return first...last
  }
}

/// The command that checks screens of somebody's own under many conditions.
struct CheckCommand: CommandRun {
  let session: Session
  let request: CheckRequest

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    request = try CheckRequest(list)
  }

  func run() -> ExitStatus {
    var status = ExitStatus.success
    for (position, path) in request.files.enumerated() {
      if position > 0 { session.say([""]) }
      do throws(FixtureError) {
        let data = try InputFiles.data(at: path)
        let found = try FixtureError.located(in: data) { () throws(FixtureError) in
          switch try DescriptionFile(parsing: data) {
          case .screen(let file): try check(file, at: path)
          case .window(let file): try check(file, at: path)
          }
        }
        status = status.worse(found)
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

  /// Tries the laws of windows on one device after the other.
  private func check(_ file: WindowFile, at path: String) throws(FixtureError) -> ExitStatus {
    let laws = Set(WindowLaw.all.map(\.id))
    for id in file.waivers.keys.sorted() where !laws.contains(id) {
      throw FixtureError(.unknownInvariant(id), at: ["waived", id])
    }
    let findings = WindowSweep(of: file.window, waiving: Set(file.waivers.keys)).findings()
    session.say(
      CheckText(session: session, request: request, path: path).account(of: findings, in: file))
    return findings.isEmpty ? .success : .unexpected
  }

  private func runAll(_ checkup: Checkup, _ text: CheckText) -> [Trial] {
    var line = ProgressLine(session: session)
    defer { line.erase() }
    return checkup.invariants.enumerated().map { position, invariant in
      let settings = Settings(
        seed: request.seed, cases: request.cases,
        maximumDiscardRatio: RunDefaults.discardedVariations, maximumExplainEvaluations: 0)
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
    guard let invariant = session.invariant(named: replay.id, among: checkup.invariants) else {
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
    guard let folder = request.folder, let finding = trial.findings.first else { return (nil, nil) }
    do throws(FixtureError) {
      let store = FixtureStore(folder: folder)
      let file = RelativePath.from(store.place(of: trial.invariant.id), to: path)
      let fixture = Fixture(finding, of: trial.invariant, screenFile: file)
      return (try store.save(fixture), nil)
    } catch {
      return (nil, FixtureStore.notSaved(counterexampleOf: trial.invariant.id, in: folder, error))
    }
  }
}
