import StackScrollInvariants

extension Command {
  /// Shows the help of the tool or of a command.
  static let help: Command = Command(
    name: "help", summary: "show this, or the help of a command", usage: "[COMMAND]",
    completions: { $0.commands.map(\.name) },
    prepare: HelpCommand.init)

  /// The command of a name.
  static func named(_ name: String, in context: CommandContext) throws(UsageError) -> Command {
    if let command = context.commands.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      if let nearest = NearestName.of(name, among: ["--help", "--version"]) {
        throw UsageError(.unknownOption(name, nearest: nearest), in: nil)
      }
      throw UsageError(.optionBeforeCommand(name), in: nil)
    }
    let known = context.commands.map(\.name)
    let nearest = NearestName.of(name, among: known)
    throw UsageError(.unknownCommand(name, nearest: nearest, known: known), in: nil)
  }
}

/// The command that shows the help of the tool or of a command.
struct HelpCommand: CommandRun {
  let context: CommandContext
  let topic: Command

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    let name = try list.onlyName()
    let topic: Command = if let name { try .named(name, in: context) } else { .help }
    self.init(context, about: topic)
  }

  init(_ context: CommandContext, about topic: Command) {
    self.context = context
    self.topic = topic
  }

  func run() -> ExitStatus {
    let session = context.session
    let text =
      topic.helpText(tool: session.name)
      ?? Self.toolHelp(session.name, commands: context.commands)
    session.say(linesOf: text)
    return .success
  }

  private static func toolHelp(_ tool: String, commands: [Command]) -> String {
    let list = commands.map { "  \($0.name.padded(to: 11)) \($0.summary)" }
    return """
      Finds layout bugs in stack views that scroll, and keeps them.

      usage: \(tool) COMMAND [NAMES] [OPTIONS]

      Commands:
      \(list.joined(separator: "\n"))

      Options:
        -h, --help    show this, or after a command its help
        --version     show the version
        --            what follows is a name, even if it begins with "-"

      A value is written --cases 500 or --cases=500.

      Examples:
        \(tool) explore
        \(tool) check Screens/form.json
        \(tool) help check

      \(Command.exitStatus)

      Without arguments it shows this. NO_COLOR=1 turns colours off.
      A model of layout is checked, not UIKit.
      """
  }
}

/// What `--version` shows.
struct VersionCommand: CommandRun {
  let session: Session

  func run() -> ExitStatus {
    session.say("\(session.name) \(Session.version) (fixture format \(Fixture.format))")
    return .success
  }
}
