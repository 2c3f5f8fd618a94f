import Dispatch
import Synchronization

/// Whether somebody asked this process to end: SIGINT, as Ctrl-C sends it, SIGTERM, or SIGHUP, as a
/// terminal sends it that is closed.
///
/// The first request is kept for whoever asks, so that a run can end with what it has. The second
/// ends the process, as if nobody had listened.
package final class Interruption {
  private let flag = Flag()
  private let sources: [any DispatchSourceSignal]

  private final class Flag: Sendable {
    let isUp = Atomic(false)
  }

  /// Starts listening.
  package init() {
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
  package var hasHappened: Bool { flag.isUp.load(ordering: .relaxed) }
}
