/// Answers requests in a child process, so that a body's death is an answer too.
///
/// A child is forked at the first request and again after each death. A request whose child fell
/// silent, or was killed by somebody else, is repeated: only the second time at the same case is
/// that the case's doing.
final class Servant {
  /// What became of a request.
  enum Answer: Hashable {
    case reply([UInt8])
    case died(Death)
  }

  /// Serves in the child: may take any time, call anything, and die.
  typealias Serve = (_ request: [UInt8], _ place: Place) -> [UInt8]

  /// The limits of each request.
  var limits: Isolation
  private let serve: Serve
  private let place: Place

  #if canImport(Glibc)
    private var child: ChildProcess?
  #endif

  /// Prepares; no child is made yet.
  init(limits: Isolation, serve: @escaping Serve) throws(IsolationError) {
    guard Isolation.isAvailable else { throw .unavailable }
    self.limits = limits
    self.serve = serve
    place = try Place()
  }

  /// Sends a request to a child and waits for what becomes of it.
  ///
  /// - Throws: `IsolationError` when the system makes no more processes.
  func ask(_ request: [UInt8]) throws(IsolationError) -> Answer {
    #if canImport(Glibc)
      var doubted: Set<Place.Reading> = []
      var attempts = 0
      while true {
        attempts += 1
        let child = try liveChild()
        switch child.ask(request, within: limits) {
        case .reply(let bytes): return .reply(bytes)
        case .ended(let ending, let words, let fault):
          self.child = nil
          let reading = place.reading
          if ending.isDoubtful, doubted.insert(reading).inserted,
            attempts < limits.maximumAttempts
          {
            continue
          }
          let autopsy = Autopsy(ending: ending, words: words, fault: fault, stack: StackBounds())
          return .died(autopsy.death(at: reading))
        }
      }
    #else
      throw .unavailable
    #endif
  }

  #if canImport(Glibc)
    private func liveChild() throws(IsolationError) -> ChildProcess {
      if let child { return child }
      let fresh = try ChildProcess(limits: limits, place: place, serve: serve)
      child = fresh
      return fresh
    }
  #endif
}
