import Foundation
import StackScrollInvariants

/// The command line of a catalogue of invariants.
///
/// `stackscroll` is this with the standard catalogue. An executable of three lines makes the same
/// tool of another one.
public enum Explorer {
  /// Runs the command line of this process and ends it with the exit status.
  ///
  /// The first argument is the path of the executable; its last part is the name that the lines to
  /// copy begin with.
  ///
  /// - Parameter catalogue: made when a command needs it; if it cannot be made, the reason is what
  ///   that command answers.
  public static func main(_ catalogue: @autoclosure @escaping () throws -> Catalogue) -> Never {
    main(try catalogue(), adding: [])
  }

  /// Runs the command line of this process as `main(_:)` does.
  ///
  /// - Parameter commands: what this executable does beside what every one does.
  package static func main(
    _ catalogue: @autoclosure @escaping () throws -> Catalogue, adding commands: [Command]
  ) -> Never {
    let terminal = SystemTerminal()
    let path = CommandLine.arguments.first ?? ""
    let name = path.isEmpty ? defaultName : URL(fileURLWithPath: path).lastPathComponent
    let context = CommandContext(
      session: Session(name: name, terminal: terminal),
      environment: ProcessInfo.processInfo.environment, commands: commands + Command.all,
      catalogue: catalogue)
    let status = context.run(Array(CommandLine.arguments.dropFirst()))
    if case .failed(let reason) = terminal.loss {
      context.session.complain(UsageErrorText.lostOutput(reason))
    }
    exit(terminal.loss == nil ? status.rawValue : ExitStatus.unusable.rawValue)
  }

  /// Runs one command line and says how it came out.
  ///
  /// It touches the terminal it is given and the files that the arguments name, nothing else, so a
  /// test can watch it.
  ///
  /// - Parameters:
  ///   - arguments: what stands after the name of the tool.
  ///   - catalogue: the invariants that can be explored.
  ///   - terminal: whom it talks to.
  ///   - name: the name of the tool.
  ///   - environment: the variables that may say which shard of a run this is.
  public static func run(
    _ arguments: [String], catalogue: Catalogue, terminal: any Terminal,
    name: String = defaultName, environment: [String: String] = [:]
  ) -> ExitStatus {
    run(
      arguments, catalogue: catalogue, adding: [], terminal: terminal, name: name,
      environment: environment)
  }

  /// Runs one command line of a tool that has more commands.
  package static func run(
    _ arguments: [String], catalogue: @autoclosure @escaping () throws -> Catalogue,
    adding commands: [Command], terminal: any Terminal, name: String = defaultName,
    environment: [String: String] = [:]
  ) -> ExitStatus {
    CommandContext(
      session: Session(name: name, terminal: terminal), environment: environment,
      commands: commands + Command.all, catalogue: catalogue
    ).run(arguments)
  }

  /// The name of the tool when nobody gives another.
  public static let defaultName = "stackscroll"
}

extension Command {
  /// All commands, in the order in which help lists them: each is the door of its folder.
  static let all: [Command] = [
    .explore(orPart: ShardRun.init), .merge, .replay, .list, .layout, .check, .keep, .retire,
    .explain, .lint, .verify, .import, .port, .completion, .help,
  ]

  /// What a command line asks for, understood as far as that is possible without doing it.
  static func prepared(
    _ arguments: [String], _ context: CommandContext
  ) throws(UsageError) -> any CommandRun {
    guard let first = arguments.first else { return HelpCommand(context, about: .help) }
    if first == "--version" {
      if arguments.count > 1 { throw UsageError(.unexpectedName(arguments[1]), in: nil) }
      return VersionCommand(session: context.session)
    }
    let isHelp = first == "--help" || first == "-h"
    let command: Command = isHelp ? .help : try named(first, in: context)
    let list = try ArgumentList(arguments.dropFirst(), of: command)
    return list.has(.help)
      ? HelpCommand(context, about: command) : try command.prepare(list, context)
  }
}

extension CommandContext {
  /// Understands a command line and carries it out, or says what is wrong with it.
  fileprivate func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      return try Command.prepared(arguments, self).run()
    } catch {
      session.complain(UsageErrorText.text(of: error.problem))
      session.hint(UsageErrorText.hint(for: error, name: session.name))
      return .unusable
    }
  }
}
