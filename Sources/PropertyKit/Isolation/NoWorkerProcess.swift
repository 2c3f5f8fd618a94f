#if !os(Linux)
  /// What stands for a child process where there is none.
  ///
  /// Darwin closes `fork` to Swift, and only `fork` can give a child the body, which is a closure.
  final class WorkerProcess: Sendable {
    static let isPossible = false

    init(
      limits: Isolation, serve: @escaping (_ request: [UInt8], _ place: CaseMarker) -> [UInt8]
    ) throws(IsolationError) {
      throw .unavailable
    }

    func ask(
      _ request: [UInt8], isHasty: Bool = false
    ) throws(IsolationError) -> WorkerAnswer {
      throw .unavailable
    }
  }

  /// Nothing looks for the lines of a trap: the process ends.
  enum Fault {
    static func traceBeforeDeath() {}
  }
#endif
