import Foundation
import StackScrollInvariants

extension Command {
  /// Takes fixtures out of what is checked.
  static let retire = Command(
    name: "retire", summary: "stop checking a fixture, with the reason",
    usage: "FILE... --reason TEXT",
    options: [.reason],
    manual: { tool in
      CommandManual(
        about:
          "Retires fixtures: they stay where they are, with the reason, and are not checked any more.",
        details: """
            FILE             fixtures
            --reason TEXT    why; `\(tool) replay` and `swift test` show it wherever the fixture
                             would have been checked

          One that is retired already gets the further reason. To take it back, delete the line
          "retired" from the file.
          """,
        examples: """
          \(tool) retire Fixtures/Counterexamples/tabs-count/12345678.json \\
            --reason "Strips may be empty since 2.0."
          """)
    },
    prepare: RetireCommand.init)
}

extension CommandOption {
  fileprivate static let reason = CommandOption("reason", form: "--reason TEXT")
}

/// The command that retires fixtures: they stay, with the reason, and are not checked any more.
struct RetireCommand: CommandRun {
  let session: Session
  /// The fixtures.
  let files: [String]
  /// Why they are not checked any more.
  let reason: String

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    files = try list.uniqueNames(orElse: .missingName(.fixture))
    let given = list.value(of: .reason) ?? ""
    guard given.contains(where: { !$0.isWhitespace }) else {
      throw list.error(.missingOption(.reason))
    }
    reason = given
  }

  func run() -> ExitStatus {
    var status = ExitStatus.success
    for path in files {
      do throws(FixtureError) {
        try retire(path)
        session.say(
          Paragraph.lines(
            "\(path.printable): retired; `replay` and `swift test` list it with its reason, and do"
              + " not check it any more", width: session.width, hanging: 2))
      } catch {
        session.complain("\(path.printable): \(error); it is as it was")
        status = .unusable
      }
    }
    return status
  }

  private func retire(_ path: String) throws(FixtureError) {
    try FileWriter.change(path) { data throws(FixtureError) in
      Data(try RetiredCase.text(retiring: data, because: reason).utf8)
    }
  }
}
