import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

extension Command {
  /// Lays screen files out.
  static let layout = Command(
    name: "layout", summary: "lay out a screen file: frames, verdicts, picture, and why",
    usage: "FILE ... [--edits LIST] [--why VIEW] [--exact] [--json | --verdicts]",
    options: [.edits, .why, .exact, .json, .verdicts],
    manual: { tool in
      CommandManual(
        about: "Lays out screen files, and says why each number comes out as it does.",
        details: """
            FILE          a screen in JSON; Documentation/Screens.md describes its keys
            --edits LIST  edits in JSON that are applied first, as in '[{"rotate": true}]'
            --why VIEW    one view in full: arithmetic, rule and published source of each number
            --exact       print all digits of numbers, and not hundredths of a point; JSON always has
                          them
            --json        write the layout of one file as a golden one, which `\(tool) replay` and
                          `swift test` hold it to from then on
            --verdicts    a line of JSON for each file, with the verdict on each axis: what is open and
                          within which bounds, what settles it, the parties of a conflict, who gave
                          way, and how far each scroll view scrolls

          A screen that is ambiguous or contradicts itself has no layout: that is said for each axis,
          with the views and what to do, and the exit status is 1. One scroll view around stacks is laid
          out by the rules of stacks, and each number is told with its arithmetic; any other screen is
          laid out by constraints, and --why VIEW lists those that hold the view. A file that cannot be
          read leaves the others to be laid out.
          """,
        examples: """
          \(tool) layout Screens/form.json
          \(tool) layout Screens/form.json --why send
          \(tool) layout Screens/form.json --edits '[{"rotate": true}, {"hide": "send"}]'
          \(tool) layout Screens/form.json --json > Fixtures/Screens/form.json
          \(tool) layout Screens/*.json --verdicts > verdicts.jsonl
          """)
    },
    prepare: LayoutCommand.init)
}

extension CommandOption {
  fileprivate static let edits = CommandOption("edits", form: "--edits LIST")
  fileprivate static let why = CommandOption("why", form: "--why VIEW")
  fileprivate static let json = CommandOption("json")
  fileprivate static let verdicts = CommandOption("verdicts")
}

/// The command that lays screens out and says why they come out so.
struct LayoutCommand: CommandRun {
  let session: Session
  /// The screen files.
  let paths: [String]
  /// The edits that are applied first, in JSON.
  let edits: String?
  /// The view that is explained in full; nil for all in short.
  let view: ViewID?
  /// How numbers are told.
  let numbers: NumberStyle
  /// For whom layouts are written.
  let form: Form

  enum Form {
    /// For people.
    case text
    /// As a golden layout.
    case golden
    /// A line of verdicts.
    case verdicts
  }

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    paths = try list.uniqueNames(orElse: .missingName(.screenFile))
    edits = list.value(of: .edits)
    view = list.value(of: .why).map { ViewID($0) }
    numbers = list.numbers
    form = list.has(.verdicts) ? .verdicts : list.has(.json) ? .golden : .text
    if form == .golden, paths.count > 1 { throw list.error(.severalScreens(.json)) }
    for option in [CommandOption.why, .json] where form == .verdicts && list.has(option) {
      throw list.error(.unexpectedName(option.flag))
    }
  }

  func run() -> ExitStatus {
    var status = ExitStatus.success
    for (number, path) in paths.enumerated() {
      if number > 0, form == .text { session.say([""]) }
      do throws(FixtureError) {
        var file = try InputFiles.screen(at: path)
        if let edits { file = try apply(edits, to: file) }
        let single = SingleLayout(
          session: session, path: path, view: view, numbers: numbers, isJSON: form == .golden)
        status = status.worse(
          form == .verdicts ? try writeVerdicts(on: file, path) : single.run(file))
      } catch {
        session.complain("\(path.printable): \(error)")
        status = status.worse(.unusable)
      }
    }
    return status
  }

  /// Applies edits; the place of what is wrong is one in their text.
  private func apply(
    _ edits: String, to file: ScreenFile
  ) throws(FixtureError) -> ScreenFile {
    do throws(FixtureError) { return try file.applying(editsIn: edits) } catch {
      throw FixtureError(.refused("\(CommandOption.edits.flag): \(error)"), at: [])
    }
  }

  /// Writes a line of JSON, and says whether both axes are determined.
  private func writeVerdicts(
    on file: ScreenFile, _ path: String
  ) throws(FixtureError) -> ExitStatus {
    let verdicts = file.verdicts
    var object = verdicts.json
    object["file"] = .string(path)
    session.say(try JSONValue.object(object).line())
    return verdicts.areDetermined ? .success : .unexpected
  }
}

/// One file laid out, for people or as a golden layout.
private struct SingleLayout {
  let session: Session
  let path: String
  /// The view that is explained in full; nil for all in short.
  let view: ViewID?
  /// How numbers are told.
  let numbers: NumberStyle
  /// Whether the layout is written as a golden layout.
  let isJSON: Bool

  func run(_ file: ScreenFile) -> ExitStatus {
    let text = LayoutText(session: session, path: path, numbers: numbers)
    do throws(LayoutError) {
      let layout = try file.screen.layout()
      if isJSON { return write(file.expecting(layout)) }
      let shown = file.grid.map { $0.round(layout) } ?? layout
      guard let view else {
        session.say(text.account(of: file, shown))
        return .success
      }
      guard let reasons = try file.screen.why(view) else { return complain(of: view, layout.ids) }
      session.say(text.account(of: reasons))
      return .success
    } catch {
      if isJSON {
        session.complain("\(path.printable): \(error)")
      } else {
        session.say(text.unsettled(file, error))
      }
      return .unexpected
    }
  }

  private func complain(of view: ViewID, _ known: [ViewID]) -> ExitStatus {
    let nearest = NearestName.of(view.name, among: known.map(\.name))
    session.complain("\(path.printable): \(LayoutText.noSuchView(view, nearest: nearest))")
    return .unusable
  }

  /// Writes a golden layout.
  private func write(_ golden: ScreenFile) -> ExitStatus {
    do throws(FixtureError) {
      try golden.write { session.say(linesOf: $0) }
      return .success
    } catch {
      session.complain("\(path.printable): \(error)")
      return .unusable
    }
  }
}
