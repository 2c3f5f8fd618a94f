import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

extension Command {
  /// Lays a screen file out.
  static let layout = Command(
    name: "layout", summary: "lay out a screen file: frames, verdicts, picture, and why",
    usage: "FILE [--why VIEW] [--json]",
    options: [.why, .json],
    manual: { tool in
      CommandManual(
        about: "Lays out a screen file, and says why each number comes out as it does.",
        details: """
            FILE          a screen or a window in JSON; Documentation/Screens.md describes both
            --why VIEW    one view in full: arithmetic, rule and published source of each number
            --json        write the layout as a golden one, which `\(tool) replay` and `swift test`
                          hold it to from then on

          A screen that is ambiguous or contradicts itself has no layout: that is said for each axis,
          with the views and what to do, and the exit status is 1. What closed forms cannot tell, the
          constraints behind the screen do; then --why VIEW lists those that hold the view, and
          there is no golden layout. A window is laid out by constraints throughout.
          """,
        examples: """
          \(tool) layout Screens/form.json
          \(tool) layout Screens/form.json --why send
          \(tool) layout Screens/form.json --json > Fixtures/Screens/form.json
          """)
    },
    prepare: LayoutCommand.init)
}

extension CommandOption {
  fileprivate static let why = CommandOption("why", form: "--why VIEW")
  fileprivate static let json = CommandOption("json")
}

/// The command that lays a screen out and says why it comes out so.
struct LayoutCommand: CommandRun {
  let session: Session
  /// The screen file.
  let path: String
  /// The view that is explained in full; nil for all in short.
  let view: ViewID?
  /// Whether the layout is written as a golden layout.
  let isJSON: Bool

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    guard let path = try list.onlyName() else { throw list.error(.missingName(.screenFile)) }
    self.path = path
    view = list.value(of: .why).map { ViewID($0) }
    isJSON = list.has(.json)
  }

  func run() -> ExitStatus {
    do throws(FixtureError) {
      switch try InputFiles.description(at: path) {
      case .screen(let file): return run(file)
      case .window(let file): return run(file)
      }
    } catch {
      session.complain("\(path.printable): \(error)")
      return .unusable
    }
  }

  private func run(_ file: ScreenFile) -> ExitStatus {
    // A golden layout is what the closed forms must give.
    if isJSON { return write { try LayoutFixture(file.screen, about: file.about).text() } }
    let text = LayoutText(session: session, path: path)
    do throws(LayoutError) {
      return show(file, try file.screen.solvedLayout(), text)
    } catch {
      session.say(text.unsettled(file))
      return .unexpected
    }
  }

  private func run(_ file: WindowFile) -> ExitStatus {
    let text = LayoutText(session: session, path: path)
    do throws(WindowLayoutError) {
      let layout = try file.window.layout()
      if isJSON {
        let golden = WindowFile(
          file.window, about: file.about, expected: WindowExpectation(layout))
        return write { try golden.text() }
      }
      guard let view else {
        session.say(text.account(of: file, layout))
        return .success
      }
      guard let frame = layout.frame(of: view) else { return complain(of: view, layout.ids) }
      session.say(text.account(of: view, frame, []))
      session.say(text.held(try file.window.constraintsHolding(view)))
      return .success
    } catch {
      session.say(text.unsettled(file))
      return .unexpected
    }
  }

  private func complain(of view: ViewID, _ known: [ViewID]) -> ExitStatus {
    let nearest = NearestName.of(view.name, among: known.map(\.name))
    session.complain("\(path.printable): \(LayoutText.noSuchView(view, nearest: nearest))")
    return .unusable
  }

  private func show(_ file: ScreenFile, _ layout: Layout, _ text: LayoutText) -> ExitStatus {
    guard let view else {
      session.say(text.account(of: file, layout))
      let shown = layout.ids.prefix(LayoutText.explainedViews)
      do throws(LayoutError) {
        var lines: [String] = []
        let reasons = try file.screen.reasons()
        for id in shown { lines += text.summary(of: id, reasons[id]) }
        session.say(text.reasons(lines, more: layout.ids.count - shown.count))
      } catch {
        session.say([""] + text.solved(error))
      }
      return .success
    }
    guard let frame = layout.frame(of: view) else { return complain(of: view, layout.ids) }
    do throws(LayoutError) {
      session.say(text.account(of: view, frame, try file.screen.why(view)))
    } catch {
      let held = file.screen.constraintsHolding(view) ?? []
      session.say(text.account(of: view, frame, []) + text.held(held, error))
    }
    return .success
  }

  /// Writes a golden layout.
  private func write(_ golden: () throws -> String) -> ExitStatus {
    do {
      session.terminal.write(try golden())
      return .success
    } catch {
      session.complain("\(path.printable): \(error)")
      return error is LayoutError ? .unexpected : .unusable
    }
  }
}
