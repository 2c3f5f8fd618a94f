import StackScrollInvariants

/// What a command printed and how it came out, for tests and for programs that run commands.
public struct Transcript: Hashable, Sendable {
  /// How the command came out.
  public let status: ExitStatus
  /// What it wrote to the output.
  public let output: String
  /// What it wrote to the stream for errors.
  public let errors: String

  /// Makes a transcript.
  public init(status: ExitStatus, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

extension Explorer {
  /// Runs one command line and keeps what it says.
  ///
  /// Nobody watches it, so there is no progress and no colour, and the output is the same on every
  /// machine.
  ///
  /// - Parameters:
  ///   - arguments: what stands after the name of the tool.
  ///   - catalogue: the invariants that can be explored.
  ///   - name: the name of the tool.
  public static func transcript(
    of arguments: [String], catalogue: Catalogue = .standard, name: String = defaultName
  ) -> Transcript {
    let terminal = TranscribingTerminal()
    let status = run(arguments, catalogue: catalogue, terminal: terminal, name: name)
    return Transcript(status: status, output: terminal.output, errors: terminal.errors)
  }
}

/// A terminal that nobody watches.
private final class TranscribingTerminal: Terminal {
  private(set) var output = ""
  private(set) var errors = ""
  let isInteractive = false
  let columns: Int? = nil
  let allowsColour = false
  let processors = 1
  private let start = ContinuousClock.now

  let isInputTyped = false

  func readInput(limit: Int) -> [UInt8] { [] }
  func write(_ text: String) { output += text }
  func writeError(_ text: String) { errors += text }

  func now() -> Duration { start.duration(to: .now) }
}
