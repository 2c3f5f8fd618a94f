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
  /// - Parameter catalogue: if it cannot be made, the reason is the answer to every command.
  public static func main(_ catalogue: @autoclosure () throws -> Catalogue) -> Never {
    main(try catalogue(), selfTests: .none)
  }

  /// Runs the command line of this process as `main(_:)` does.
  ///
  /// - Parameter selfTests: what `explore --self` runs, `scoreboard` hunts and `replay` of kept cases
  ///   needs; a value, so that only an executable that hands it over is linked with it.
  package static func main(
    _ catalogue: @autoclosure () throws -> Catalogue, selfTests: SelfTestSuite
  ) -> Never {
    let terminal = SystemTerminal()
    let path = CommandLine.arguments.first ?? ""
    let name = path.isEmpty ? defaultName : URL(fileURLWithPath: path).lastPathComponent
    let session: Session
    do {
      session = Session(
        name: name, catalogue: try catalogue(), selfTests: selfTests, terminal: terminal)
    } catch {
      PrintableTerminal(terminal).writeError("\(name.printable): \(error)")
      exit(ExitStatus.unusable.rawValue)
    }
    let status = session.run(
      Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
    if case .failed(let reason) = terminal.loss {
      session.complain(UsageErrorText.lostOutput(reason))
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
      arguments, catalogue: catalogue, selfTests: .none, terminal: terminal, name: name,
      environment: environment)
  }

  /// Runs one command line of a tool that tests itself.
  package static func run(
    _ arguments: [String], catalogue: Catalogue, selfTests: SelfTestSuite, terminal: any Terminal,
    name: String = defaultName, environment: [String: String] = [:]
  ) -> ExitStatus {
    Session(name: name, catalogue: catalogue, selfTests: selfTests, terminal: terminal)
      .run(arguments, environment)
  }

  /// The name of the tool when nobody gives another.
  public static let defaultName = "stackscroll"
}

extension Command {
  /// All commands, in the order in which help lists them: each is the door of its folder.
  static let all: [Command] = [
    .explore(orPart: ShardRun.init), .assumptions, .merge, .replay, .list, .scoreboard, .layout,
    .check, .keep, .retire, .explain, .lint, .verify, .import, .port, .completion, .help,
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

extension Session {
  /// Understands a command line and carries it out, or says what is wrong with it.
  fileprivate func run(_ arguments: [String], _ environment: [String: String]) -> ExitStatus {
    let context = CommandContext(
      session: self, environment: environment, commands: Command.all)
    do throws(UsageError) {
      return try Command.prepared(arguments, context).run()
    } catch {
      complain(UsageErrorText.text(of: error.problem))
      hint(UsageErrorText.hint(for: error, name: name))
      return .unusable
    }
  }
}
