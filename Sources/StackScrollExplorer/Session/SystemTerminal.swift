import Dispatch
import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The streams and the clock of this process.
///
/// It writes with the system's own call: the streams of the C library are global variables, and
/// those of Foundation end the process when a pipe is closed.
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
      isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
      && environment["CI", default: ""].isEmpty
    allowsColour = environment["NO_COLOR", default: ""].isEmpty
  }

  var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  func now() -> Duration { start.duration(to: clock.now) }

  /// Listens from the first time it is asked: a command that never asks ends as it always did.
  var isInterrupted: Bool { interruption.hasHappened }

  func write(_ text: String) {
    guard loss == nil, let code = Self.write(text, to: STDOUT_FILENO) else { return }
    loss = code == EPIPE ? .readerLeft : .failed(String(cString: strerror(code)))
  }

  var isInputTyped: Bool { isatty(STDIN_FILENO) == 1 }

  func readInput(limit: Int) throws -> [UInt8] {
    let input = FileHandle.standardInput
    var bytes: [UInt8] = []
    while bytes.count <= limit, let part = try input.read(upToCount: 1 << 16), !part.isEmpty {
      bytes += part
    }
    return bytes
  }

  func writeError(_ text: String) {
    _ = Self.write(text, to: STDERR_FILENO)
  }

  /// Writes everything; returns the system's error code if it cannot.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// Why output was lost.
enum OutputLoss: Hashable {
  /// Whoever read it has seen enough, as `head` does; no news to anybody.
  case readerLeft
  /// The system refused it, and this is its account.
  case failed(String)
}

/// The system's `write`, under a name that no method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Whether somebody asked this process to end: SIGINT, as Ctrl-C sends it, SIGTERM, or SIGHUP, as a
/// terminal sends it that is closed.
///
/// The first request is kept for whoever asks, so that a run can end with what it has. The second
/// ends the process, as if nobody had listened.
final class Interruption {
  private let flag = Flag()
  private let sources: [any DispatchSourceSignal]

  private final class Flag: Sendable {
    let isUp = Atomic(false)
  }

  /// Starts listening.
  init() {
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { [flag] number in
      let before = signal(number, SIG_IGN)
      // What `nohup` starts does not listen to a hang-up.
      if number == SIGHUP, Self.address(before) == Self.address(SIG_IGN) { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        if flag.isUp.exchange(true, ordering: .relaxed) {
          signal(number, SIG_DFL)
          kill(getpid(), number)
        }
      }
      source.resume()
      return source
    }
  }

  private static func address(_ handler: (@convention(c) (Int32) -> Void)?) -> Int {
    unsafeBitCast(handler, to: Int.self)
  }

  deinit { for source in sources { source.cancel() } }

  /// Whether somebody asked.
  var hasHappened: Bool { flag.isUp.load(ordering: .relaxed) }
}
