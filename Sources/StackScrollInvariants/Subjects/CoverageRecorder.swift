import Synchronization

/// Collects the kinds of the screens on which a law passed, from any number of threads.
///
/// What it holds at the end of a run that passed follows from the cases alone, however they were
/// shared out.
public final class CoverageRecorder: Sendable {
  private let met = Mutex(ScreenCoverage())

  /// Makes a recorder that has met nothing.
  public init() {}

  /// What was met so far.
  public var coverage: ScreenCoverage { met.withLock { $0 } }

  /// Meets the kind of a value, if it has one.
  func record(_ value: some Subject) {
    guard let kind = value.screenKind else { return }
    met.withLock { $0.insert(kind) }
  }
}
