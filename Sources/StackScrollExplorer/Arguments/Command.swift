import StackScrollInvariants

/// A command: everything that the tool says and knows of it, in one place.
///
/// Help, completion, parsing and the run all ask this value. Each room has one, and the list of all
/// stands beside ``Explorer``.
package struct Command: Sendable {
  /// Understands the arguments behind its name, as far as that is possible without doing anything.
  package typealias Preparation =
    @Sendable (ArgumentList, CommandContext) throws(UsageError) -> any CommandRun

  let name: String
  /// What it does, in a line.
  let summary: String
  /// What stands behind its name when it is called.
  let usage: String
  /// The options that mean something here, beside `--help`.
  let options: [CommandOption]
  /// What completion offers besides options.
  let completions: @Sendable (CommandContext) throws(UsageError) -> [String]
  /// What its help says, for the name of the tool; nil for that of the whole tool.
  let manual: (@Sendable (_ tool: String) -> CommandManual)?
  let prepare: Preparation

  package init(
    name: String, summary: String, usage: String, options: [CommandOption] = [],
    completions: @escaping @Sendable (CommandContext) throws(UsageError) -> [String] = { _ in [] },
    manual: (@Sendable (_ tool: String) -> CommandManual)? = nil,
    prepare: @escaping Preparation
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.options = options
    self.completions = completions
    self.manual = manual
    self.prepare = prepare
  }

  /// The options, with the one that every command has.
  var allOptions: [CommandOption] { options + [.help] }

  /// How it is called.
  func usage(of tool: String) -> String { "\(tool) \(name)\(usage.isEmpty ? "" : " ")\(usage)" }
}

/// A command with its arguments, ready to be carried out.
package protocol CommandRun {
  /// Does what they ask for, and says how it came out.
  func run() -> ExitStatus
}

/// What a command line is understood with.
package struct CommandContext {
  package let session: Session
  /// The variables that may say which shard of a run this is.
  let environment: [String: String]
  /// All commands, in the order in which help lists them.
  let commands: [Command]
  private let makeCatalogue: () throws -> Catalogue

  /// - Parameter catalogue: the invariants that the tool is about.
  init(
    session: Session, environment: [String: String], commands: [Command],
    catalogue: @escaping () throws -> Catalogue
  ) {
    self.session = session
    self.environment = environment
    self.commands = commands
    makeCatalogue = catalogue
  }

  /// The invariants that the tool is about.
  ///
  /// They are made here, so a command that is about none of them does without.
  package func catalogue() throws(UsageError) -> Catalogue {
    do {
      return try makeCatalogue()
    } catch {
      throw UsageError(.unusableCatalogue("\(error)"), in: nil)
    }
  }
}

/// The help of a command: its parts, which ``Command`` sets one below the other.
package struct CommandManual {
  /// What it does.
  let about: String
  /// Names, options and what else there is to know; may be empty.
  let details: String
  /// Command lines to copy.
  let examples: String

  package init(about: String, details: String, examples: String) {
    self.about = about
    self.details = details
    self.examples = examples
  }
}

extension Command {
  /// The help as it is printed; nil for that of the whole tool.
  func helpText(tool: String) -> String? {
    guard let manual = manual?(tool) else { return nil }
    let usage = Paragraph.lines(usage(of: tool), width: 90, hanging: 9).joined(separator: "\n")
    let parts = [
      manual.about, "usage: \(usage)", manual.details, Self.exitStatus,
      "Examples:\n" + Paragraph.indented(manual.examples.ownLines, by: 2).joined(separator: "\n"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// What the numbers mean with which the process ends.
  static let exitStatus = """
    Exit status:
      0    everything came out as expected
      1    something did not: a law failed, gave up or is flaky, or what must fail did not;
           or constraints of a log contradict each other
      2    the arguments, a file or a token could not be used, or a result not written
      3    results of some shards are missing
      130  somebody ended the run (SIGINT, SIGTERM, SIGHUP) before anything unexpected came
           up; what it had by then was shown
    """
}

/// An option of a command; those that only one has stand beside it.
package struct CommandOption: Hashable, Sendable {
  let name: String
  /// How it is written with its value; nil if it takes none.
  private let valueForm: String?

  package init(_ name: String, form: String? = nil) {
    self.name = name
    valueForm = form
  }

  /// An option whose value is a folder.
  static func folder(_ name: String) -> CommandOption {
    CommandOption(name, form: "--\(name) DIR, or --\(name)=DIR for a name that begins with \"-\"")
  }

  /// The option as it is written.
  var flag: String { "--\(name)" }
  /// Whether a value follows.
  var takesValue: Bool { valueForm != nil }
  /// How it is written, with its value if it takes one.
  var form: String { valueForm ?? flag }

  package static let cases = CommandOption("cases", form: "--cases N")
  package static let seed = CommandOption("seed", form: "--seed N or --seed random")
  static let scale = CommandOption("scale", form: "--scale N")
  package static let write = CommandOption.folder("write")
  package static let report = CommandOption.folder("report")
  static let exact = CommandOption("exact")
  static let help = CommandOption("help")
}
