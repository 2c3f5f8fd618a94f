import Foundation
import SystemCalls

/// The streams and the clock of this process.
final class SystemTerminal: Terminal {
  /// Why some of the output could not be written, nil if all was.
  private(set) var loss: OutputLoss?
  let isInteractive: Bool
  let allowsColour: Bool
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now
  private lazy var interruption = Interruption()

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isInteractive =
      StandardStream.output.isTerminal && environment["TERM"] != "dumb"
      && environment["CI", default: ""].isEmpty
    allowsColour = environment["NO_COLOR", default: ""].isEmpty
  }

  var columns: Int? { StandardStream.output.columns }

  var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  func now() -> Duration { start.duration(to: clock.now) }

  /// Listens from the first time it is asked: a command that never asks ends as it always did.
  var isInterrupted: Bool { interruption.hasHappened }

  func write(_ text: String) {
    guard loss == nil, let error = StandardStream.output.write(Array(text.utf8)) else { return }
    loss = error.meaning == .readerLeft ? .readerLeft : .failed(error.words)
  }

  var isInputTyped: Bool { StandardStream.input.isTerminal }

  func readInput(limit: Int) throws -> [UInt8] {
    let input = FileHandle.standardInput
    var bytes: [UInt8] = []
    while bytes.count <= limit, let part = try input.read(upToCount: 1 << 16), !part.isEmpty {
      bytes += part
    }
    return bytes
  }

  func writeError(_ text: String) {
    StandardStream.errors.write(Array(text.utf8))
  }
}

/// Why output was lost.
enum OutputLoss: Hashable {
  /// Whoever read it has seen enough, as `head` does; no news to anybody.
  case readerLeft
  /// The system refused it, and this is its account.
  case failed(String)
}
