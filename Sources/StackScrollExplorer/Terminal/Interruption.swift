import Dispatch
import Foundation
import Synchronization

/// Whether somebody asked this process to end: SIGINT, as Ctrl-C sends it, or SIGTERM.
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
    sources = [SIGINT, SIGTERM].map { [flag] number in
      signal(number, SIG_IGN)
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

  deinit { for source in sources { source.cancel() } }

  /// Whether somebody asked.
  var hasHappened: Bool { flag.isUp.load(ordering: .relaxed) }
}
