import PropertyKit
import StackScrollCore
import StackScrollInvariants

extension Command {
  /// Checks screens of somebody's own.
  static let check = Command(
    name: "check",
    summary: "check screen files on devices, in other directions, with other texts and rows",
    usage: "FILE|DIR ... [--cases N] [--seed N] [--widths A-B] [--heights A-B] [--views N]"
      + " [--write DIR] \(FindingsOutput.usage)",
    options: [.cases, .seed, .widths, .heights, .views, .write] + FindingsOutput.options,
    manual: { tool in
      CommandManual(
        about: """
          Checks screen files on devices, in Split View, read from right to left, with texts of other
          sizes, above a keyboard, and under several of these at once.
          """,
        details: """
            FILE               a screen in JSON; Documentation/Screens.md describes them
            DIR                a folder: all JSON files in it that describe screens, but for hidden
                               folders and \(DocumentWalk.leftOut.sorted().joined(separator: ", "))
            --cases N          how many conditions are drawn besides: any size of a window, texts,
                               directions, hidden views and numbers of rows together; \(CheckRequest.usualCases) if not given,
                               and of a large screen only as many as lay out \(CheckRequest.usualViews) views
            --seed N           where those come from; \(RunDefaults.seed) if not given
            --widths A-B       how wide windows may be beside the one that is given, in points, or one
                               number; if not given those of devices, but for what is narrower than
                               any: it stays
            --heights A-B      how high they may be
            --views N          how many views are laid out for a file at most before conditions are
                               drawn; \(WindowSweep.usualBudget) if not given
            --write DIR        keeps each finding as DIR/ID/HASH.json. It follows the screen file: mend
                               the screen and the kept case holds
          \(FindingsOutput.details)

          First come laws that a well-formed screen can break:
          \(ownLaws).
          Then laws of your own catalogue that are about any screen, on as many cases. A screen that
          is meant to break a law says so in its file: "waived": {"content-fits-across": "a map scrolls
          both ways"}. What is found is named with its line, the device, the windows in which it shows,
          and a change that mends it. Of the views in one view that meet, at most \(ScreenLimits.meetingPairs) pairs are
          looked at.

          Devices, orientations, directions, text sizes and severities are those of \(SettingsFile.name);
          `lint --help` says what it holds.
          """,
        examples: """
          \(tool) check Screens/form.json
          \(tool) check Screens --widths 320-430 --cases 5000
          \(tool) check Screens/form.json --write Fixtures/Counterexamples
          \(tool) check . --format sarif > check.sarif
          """)
    },
    prepare: CheckCommand.init)

  /// The laws that only screens of somebody's own can break.
  private static let ownLaws =
    Paragraph.lines(WindowLaw.ofFiles.map(\.law.rawValue).joined(separator: ", "), width: 90)
    .joined(separator: "\n")
}

extension CommandOption {
  static let widths = CommandOption("widths", form: "--widths A-B")
  static let heights = CommandOption("heights", form: "--heights A-B")
}

/// How far around screens is looked, and where to keep what is found.
struct CheckRequest {
  /// How many conditions are drawn; nil if nobody says.
  private let givenCases: Int?
  /// Where they come from.
  let seed: Seed
  /// The sizes of windows that are given.
  private let range: WindowRange
  /// How many views are laid out before that at most.
  let views: Int
  /// Where findings are kept, nil for nowhere.
  let folder: String?

  /// How many conditions are drawn if nobody says.
  static let usualCases = 500
  /// How many views are laid out for these at most if nobody says, all conditions together.
  static let usualViews = 250_000
  /// So few are drawn however large a screen is.
  private static let leastCases = 10

  /// How many conditions are drawn for a screen of so many views if nobody says.
  static func cases(ofViews views: Int) -> Int {
    min(usualCases, max(leastCases, usualViews / (views + 1)))
  }

  /// How many conditions are drawn for a screen.
  func cases(of screen: Screen) -> Int {
    givenCases ?? Self.cases(ofViews: screen.viewCount)
  }

  /// That fewer are drawn for a screen than is usual; nil if not.
  func remark(on screen: Screen) -> String? {
    let cases = cases(of: screen)
    guard givenCases == nil, cases < Self.usualCases else { return nil }
    return "\(cases) conditions were drawn, not \(Self.usualCases), since it has"
      + " \(screen.viewCount) views; --cases N draws N"
  }

  init(_ list: ArgumentList) throws(UsageError) {
    let cases = try list.caseCount(orElse: Self.usualCases, from: 0)
    givenCases = list.value(of: .cases) == nil ? nil : cases
    seed = try list.seedNumber()
    range = WindowRange(widths: try list.lengths(.widths), heights: try list.lengths(.heights))
    views = try list.caseCount(.views, orElse: WindowSweep.usualBudget, from: 1)
    folder = try list.folder(.write)
  }

  /// The windows in which an app with some settings is tried.
  func range(under settings: AppSettings?) -> WindowRange {
    var range = range
    if let settings { range.supported = settings.supported }
    return range
  }
}

extension ArgumentList {
  /// A range of lengths in points, written "320-1376" or "390"; nil if the option is not there.
  func lengths(_ option: CommandOption) throws(UsageError) -> ClosedRange<Double>? {
    guard let text = value(of: option) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
    let allowed = 0...ScreenLimits.magnitude
    guard (1...2).contains(parts.count), let first = parts[0], let last = parts[parts.count - 1],
      allowed.contains(first), allowed.contains(last), first <= last
    else { throw error(.notARange(option, text)) }
    return first...last
  }
}

/// The command that checks screens of somebody's own under many conditions.
struct CheckCommand: CommandRun {
  let session: Session
  /// The screen files, and the folders that hold them.
  let paths: [String]
  let request: CheckRequest
  let catalogue: Catalogue
  let output: FindingsOutput

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    paths = try list.uniqueNames(orElse: .missingName(.screenFile))
    request = try CheckRequest(list)
    catalogue = try context.catalogue()
    output = try FindingsOutput(list, session: session)
  }

  func run() -> ExitStatus {
    var walk = DocumentWalk(paths, endings: ["json"])
    walk.keep { !$0.hasSuffix("/\(SettingsFile.name)") && $0 != SettingsFile.name }
    let settings = SettingsTree(of: &walk, laws: SettingsFile.laws(with: catalogue))
    guard !walk.documents.isEmpty || !walk.refusals.isEmpty else {
      let places = paths.map(\.printable).joined(separator: ", ")
      session.complain("\(places): no JSON file is there; name a folder that holds a screen file")
      return .unusable
    }
    let checked = CheckedFiles(
      request: request, catalogue: catalogue, workers: session.terminal.processors)
    return output.tell(of: settings.isOn, again: paths) {
      FindingsRun(
        walk, calling: "screen", remarks: settings.remarks
      ) { path in
        checked.look(at: path, under: settings[path], isNamed: walk.named.contains(path))
      }
    }
  }
}
