import Foundation
import StackScrollInvariants

@testable import StackScrollExplorer

/// A terminal that keeps what is written to it, with a clock that moves when it is looked at.
final class RecordingTerminal: Terminal {
  private(set) var output = ""
  private(set) var errors = ""
  let isInteractive: Bool
  let columns: Int?
  let allowsColour: Bool
  let processors: Int
  let isInputTyped: Bool
  private let input: [UInt8]
  private let step: Duration
  private var questionsLeft: Int
  private var time = Duration.zero

  init(
    isInteractive: Bool = false, columns: Int? = nil, allowsColour: Bool = false,
    processors: Int = 1, step: Duration = .zero, interruptedAfter questions: Int = .max,
    input: [UInt8] = [], isInputTyped: Bool = false
  ) {
    self.isInteractive = isInteractive
    self.columns = columns
    self.allowsColour = allowsColour
    self.processors = processors
    self.step = step
    self.input = input
    self.isInputTyped = isInputTyped
    questionsLeft = questions
  }

  func readInput(limit: Int) -> [UInt8] { Array(input.prefix(limit + 1)) }
  func write(_ text: String) { output += text }
  func writeError(_ text: String) { errors += text }

  var isInterrupted: Bool {
    questionsLeft -= 1
    return questionsLeft < 0
  }

  func now() -> Duration {
    time += step
    return time
  }
}

/// What a command line printed and returned.
struct CommandLineRun {
  let status: ExitStatus
  let output: String
  let errors: String

  /// The names of all commands.
  static let commands = Command.all.map(\.name)

  init(
    _ arguments: [String], _ catalogue: Catalogue, adding commands: [Command] = [],
    on terminal: RecordingTerminal = .init()
  ) {
    self.init(arguments, making: { catalogue }, adding: commands, on: terminal)
  }

  init(
    _ arguments: [String], making catalogue: @escaping () throws -> Catalogue,
    adding commands: [Command] = [], on terminal: RecordingTerminal = .init()
  ) {
    status = Explorer.run(
      arguments, catalogue: try catalogue(), adding: commands, terminal: terminal)
    output = terminal.output
    errors = terminal.errors
  }

  /// The part of the first line of output with this in it that comes after it.
  func text(after marker: String) -> String? {
    output.split(separator: "\n").compactMap { line in
      line.range(of: marker).map { String(line[$0.upperBound...]) }
    }.first
  }
}

/// A folder that is gone with the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("stackscroll-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders above it; returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Every file below the folder, with what is in it.
  func contents() throws -> [String: String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).reduce(into: [:]) { files, name in
      let data = FileManager.default.contents(atPath: "\(path)/\(name)")
      files[name] = data.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
