import ConsoleLogs
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

extension Command {
  /// Explains a console log.
  static let explain = Command(
    name: "explain", summary: "say in words why constraints in a console log cannot hold together",
    usage: "[FILE | -] [--save DIR] [--exact] [--max-bytes N] [--max-constraints N] [--max-list N]",
    options: [.save, .exact] + CommandOption.logLimits,
    manual: { tool in
      CommandManual(
        about: "Says in words why constraints cannot hold together, from what the console printed.",
        details: """
            FILE          a text with "Unable to simultaneously satisfy constraints" and the list below
                          it; whatever stands around it does not matter. Without FILE, or with "-",
                          the text is read from the input.
            --save DIR    keep the text and what was found as DIR/HASH.json; `\(tool) replay` runs it
                          again. What is there already is never changed.
            --exact       print all digits of sums, and not hundredths of a point
          \(LimitText.logs)

          It names the fewest lines that contradict each other, the sum that does not come out, which
          line alone settles all if its priority is lowered to 999, and what to change. A margin, the
          line on which text stands, and a space that the system leaves have no printed value: they are
          taken to be whatever they need to be, so no conflict is claimed that a guess makes.
          """,
        examples: """
          pbpaste | \(tool) explain
          \(tool) explain console.txt --save Fixtures/Logs
          """)
    },
    prepare: ExplainCommand.init)
}

extension CommandOption {
  fileprivate static let save = CommandOption.folder("save")
}

/// The command that says why constraints in a console log cannot hold together.
struct ExplainCommand: CommandRun {
  let session: Session
  /// The file; nil for the input.
  let file: String?
  /// Where the text is kept with its verdict; nil for nowhere.
  let folder: String?
  /// How numbers are told that come of those of the text.
  let numbers: NumberStyle
  let limits: LogLimits

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    file = try list.onlyName().flatMap { $0 == "-" ? nil : $0 }
    folder = try list.folder(.save)
    numbers = list.numbers
    limits = try list.logLimits()
  }

  func run() -> ExitStatus {
    if file == nil, session.terminal.isInputTyped { session.hint(ExplainText.invitation) }
    let name = file ?? ExplainText.inputName
    do throws(FixtureError) {
      let text = try LogSource.text(
        of: file, terminal: session.terminal, limit: limits.bytes)
      return explain(text, name)
    } catch {
      session.complain("\(name.printable): \(error)")
      return .unusable
    }
  }

  private func explain(_ text: String, _ name: String) -> ExitStatus {
    let explanation: ExplainedLog
    do throws(ExplainError) {
      explanation = try ExplainedLog.judging(text, limits)
    } catch {
      session.complain("\(name.printable): \(ExplainText.words(for: error))")
      return .unusable
    }
    session.say(ExplainText(session: session, numbers: numbers).lines(of: explanation))
    for problem in explanation.log.problems {
      session.complain("\(name.printable): \(ExplainText.leftOut(problem))")
    }
    var status: ExitStatus = explanation.isQuiet ? .success : .unexpected
    if explanation.isQuiet, !explanation.log.problems.isEmpty { status = .unusable }
    return status.worse(keep(explanation))
  }

  /// Keeps the text with what was found, if that is wanted.
  private func keep(_ explanation: ExplainedLog) -> ExitStatus {
    guard let folder else { return .success }
    do throws(FixtureError) {
      let fixture = LogFixture(about: ExplainText.about(explanation), explanation)
      let path = try FixtureStore(folder: folder).save(try fixture.text())
      session.say(ExplainText.kept(at: path, name: session.name))
      return .success
    } catch {
      session.complain("\(ExplainText.notSaved): \(error)")
      return .unusable
    }
  }
}
