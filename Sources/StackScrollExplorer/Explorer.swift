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
  /// - Parameter selfTests: what `scoreboard` hunts and `replay` of kept cases needs; a value, so
  ///   that only an executable that hands it over is linked with it.
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
      PrintableTerminal(terminal).writeError("\(name.printable): \(error)\n")
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

extension Session {
  /// Understands a command line and carries it out, or says what is wrong with it.
  fileprivate func run(_ arguments: [String], _ environment: [String: String]) -> ExitStatus {
    do throws(UsageError) {
      return perform(
        try Invocation(arguments, session: self, environment: environment))
    } catch {
      complain(UsageErrorText.text(of: error.problem))
      hint(UsageErrorText.hint(for: error, name: name))
      return .unusable
    }
  }

  private func perform(_ invocation: Invocation) -> ExitStatus {
    switch invocation {
    case .help(let command):
      say(HelpText.text(for: command, name: name))
      return .success
    case .version:
      say(HelpText.version(name: name))
      return .success
    case .explore(let request): return Exploration(session: self, request: request).run()
    case .assumptions(let request):
      return AssumptionsCommand(session: self, request: request).run()
    case .shard(let request): return ShardRun(session: self, request: request).run()
    case .merge(let request): return MergeCommand(session: self, request: request).run()
    case .replay(let targets): return ReplayCommand(session: self, targets: targets).run()
    case .scoreboard(let request): return Scoreboard(session: self, request: request).run()
    case .layout(let request): return LayoutCommand(session: self, request: request).run()
    case .check(let request): return CheckCommand(session: self, request: request).run()
    case .keep(let request): return KeepCommand(session: self, request: request).run()
    case .retire(let request): return RetireCommand(session: self, request: request).run()
    case .completion(let shell):
      say(CompletionText(name: name, catalogue: everything).script(for: shell))
      return .success
    case .explain(let request): return ExplainCommand(session: self, request: request).run()
    case .lint(let request): return LintCommand(session: self, request: request).run()
    case .verify(let paths): return VerifyCommand(session: self, paths: paths).run()
    case .import(let request): return ImportCommand(session: self, request: request).run()
    case .list(let catalogue, let isLong):
      say(ListText.lines(of: catalogue, isLong: isLong, width: width, style: style))
      return .success
    }
  }
}
