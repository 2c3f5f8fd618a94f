#if canImport(Glibc)
  @preconcurrency import Glibc

  /// A forked copy of this process that answers requests until it dies or is let go.
  final class ChildProcess {
    /// What a request led to.
    enum Response {
      case reply([UInt8])
      case ended(Ending, words: String, fault: UInt?)
    }

    /// How often a child is looked at while it does not answer.
    private static let tick = Duration.milliseconds(20)

    private let identifier: pid_t
    private let socket: Descriptor
    private let errors: Descriptor
    private let place: Place
    private let thread = pthread_self()
    private let threadStack: StackBounds?
    private var words: LastWords
    private var isReaped = false

    /// Forks.
    ///
    /// What is in the buffers of standard output is written first, or both would write it.
    init(
      limits: Isolation, place: Place, serve: ([UInt8], Place) -> [UInt8]
    ) throws(IsolationError) {
      let files = try Channel()
      let side = ChildSide(
        socket: files.childSocket.number, errors: files.childErrors.number, memory: limits.memory)
      let isMainThread = HiddenCall.threadIdentifier?() == getpid()
      threadStack = isMainThread ? nil : StackBounds(of: thread)
      fflush(nil)
      let identifier = fork()
      if identifier == 0 {
        close(files.socket.number)
        close(files.errors.number)
        side.run(place: place, serve: serve)
      }
      guard identifier > 0 else { throw .refused(call: "fork", code: errno) }
      self.identifier = identifier
      self.place = place
      socket = files.socket
      errors = files.errors
      words = LastWords(limit: limits.keptOutput)
    }

    /// The stack on which the child runs bodies.
    ///
    /// That of the main thread, which never ends, is looked up only when somebody asks: the system
    /// reads all of the process's mappings for it.
    var stack: StackBounds { threadStack ?? StackBounds(of: thread) }

    /// Ends the child; it has nothing left to do.
    deinit {
      guard !isReaped else { return }
      kill(identifier, SIGKILL)
      _ = reap(waiting: true)
    }

    /// Sends a request and waits for the reply, or for the death of the child.
    func ask(_ request: [UInt8], within limits: Isolation) -> Response {
      var conversation = Conversation(socket: socket.number, sending: request)
      var silence = Silence(of: identifier, at: place)
      var isOpen = true
      var pause = Duration.zero
      while true {
        if isOpen {
          switch conversation.advance(alongside: errors.number, atMost: Self.tick) {
          case .complete(let reply):
            words.drain(errors)
            words.release()
            return .reply(reply)
          case .closed: isOpen = false
          case .underWay: words.drain(errors)
          }
        } else {
          // A child that is dying needs a moment to give its memory back.
          pause = min(pause + .microseconds(50), Self.tick)
          usleep(UInt32(pause / .microseconds(1)))
        }
        let isDue = silence.isDue(after: Self.tick)
        if isDue || !isOpen, let ending = reap(waiting: false) { return end(ending) }
        if let wasBusy = silence.isTooLong(for: limits) {
          kill(identifier, SIGKILL)
          _ = reap(waiting: true)
          return end(.silence(wasBusy: wasBusy))
        }
      }
    }

    private func end(_ ending: Ending) -> Response {
      words.drain(errors)
      let (text, fault) = words.take()
      return .ended(ending, words: text, fault: fault)
    }

    /// Takes the child's status from the system, so that it leaves nothing behind; nil if it lives.
    private func reap(waiting: Bool) -> Ending? {
      var status: Int32 = 0
      while true {
        let result = waitpid(identifier, &status, waiting ? 0 : WNOHANG)
        if result < 0, errno == EINTR { continue }
        if result == 0 { return nil }
        isReaped = true
        return result == identifier ? Ending(status: status) : .unknown
      }
    }
  }
#endif
