#if os(Linux)
  @preconcurrency import SystemCalls

  /// Answers requests in a child process, so that a body's death is an answer too.
  ///
  /// A child is forked at the first request and again after each death. A request whose child fell
  /// silent, or was killed by somebody else, is repeated: only the second time at the same case is
  /// that the case's doing. One whose child ran out of memory is repeated if the child had served
  /// before: what earlier requests left behind does not count.
  final class WorkerProcess: @unchecked Sendable {
    static let isPossible = true

    /// Serves in the child: may take any time, call anything, and die.
    typealias Serve = (_ request: [UInt8], _ place: CaseMarker) -> [UInt8]

    private let limits: Isolation
    private let serve: Serve
    private let place: CaseMarker
    private var child: ChildProcess?

    /// Prepares; no child is made yet.
    init(limits: Isolation, serve: @escaping Serve) throws(IsolationError) {
      self.limits = limits
      self.serve = serve
      guard let place = CaseMarker() else {
        throw .refused(call: "mmap", code: SystemError.last.code)
      }
      self.place = place
    }

    /// Sends a request to a child and waits for what becomes of it.
    ///
    /// - Parameter isHasty: whether to wait for a short while only, and to believe a busy child's
    ///   silence at once.
    /// - Throws: `IsolationError` when the system makes no more processes.
    func ask(_ request: [UInt8], isHasty: Bool = false) throws(IsolationError) -> WorkerAnswer {
      var doubted: Set<CaseMarker.Reading> = []
      var attempts = 0
      while true {
        attempts += 1
        let child = try liveChild()
        switch child.ask(request, within: isHasty ? limits.hasty : limits) {
        case .reply(let bytes): return .reply(bytes)
        case .ended(let ending, let words, let fault):
          self.child = nil
          let reading = place.reading
          if child.answers > 0, CrashText.tellsOfMemory(words) { continue }
          let isDoubted = ending.isDoubtful && !(isHasty && ending == .silence(wasBusy: true))
          if isDoubted, attempts < limits.maximumAttempts, doubted.insert(reading).inserted {
            continue
          }
          let diagnosis = CrashDiagnosis(
            ending: ending, words: words, fault: fault, stack: child.stack)
          return .died(diagnosis.report(at: reading))
        }
      }
    }

    private func liveChild() throws(IsolationError) -> ChildProcess {
      if let child { return child }
      let fresh = try ChildProcess.fork(limits: limits, place: place, serve: serve)
      child = fresh
      return fresh
    }
  }

  /// A forked copy of this process that answers requests until it dies or is let go.
  final class ChildProcess {
    /// What a request led to.
    enum Response {
      case reply([UInt8])
      case ended(ExitReason, words: String, fault: FaultPlace?)
    }

    /// How often a child is looked at while it does not answer.
    private static let tick = Duration.milliseconds(20)

    private let identifier: pid_t
    private let socket: Descriptor
    private let errors: Descriptor
    private let place: CaseMarker
    private let thread: pthread_t
    private let threadStack: StackBounds?
    private var words: StandardErrorTail
    private let passesWordsOn: Bool
    private var isReaped = false
    /// How many requests it has answered.
    private(set) var answers = 0

    /// Makes a copy of this process.
    ///
    /// What is in the buffers of standard output is written first, or both would write it.
    static func fork(
      limits: Isolation, place: CaseMarker, serve: ([UInt8], CaseMarker) -> [UInt8]
    ) throws(IsolationError) -> ChildProcess {
      let files = try ChannelFiles.open()
      let side = ChildSide(
        socket: files.childSocket.number, errors: files.childErrors.number, memory: limits.memory)
      let isMainThread = HiddenCall.threadIdentifier?() == getpid()
      let thread = pthread_self()
      let stack = isMainThread ? nil : StackBounds(of: thread)
      fflush(nil)
      let identifier = SystemCalls.fork()
      if identifier == 0 {
        close(files.socket.number)
        close(files.errors.number)
        side.run(place: place, serve: serve)
      }
      guard identifier > 0 else { throw .refused(call: "fork", code: errno) }
      return ChildProcess(
        identifier, files, place: place, thread: thread, stack: stack, keeping: limits.keptOutput)
    }

    /// Starts this program anew, with other arguments, and a socket under a number.
    ///
    /// What it writes to standard error is kept for the report of its death, and otherwise dropped.
    static func spawn(
      arguments: [String], environment: [String], socket: Int32, limits: Isolation,
      place: CaseMarker
    ) throws(IsolationError) -> ChildProcess {
      let files = try ChannelFiles.open()
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, files.childErrors.number, STDERR_FILENO)
      posix_spawn_file_actions_adddup2(&actions, files.childSocket.number, socket)
      let program = "/proc/self/exe"
      let argv = ([program] + arguments).map { strdup($0) } + [nil]
      let variables = environment.map { strdup($0) } + [nil]
      defer { for text in argv + variables { free(text) } }
      var identifier: pid_t = 0
      let code = posix_spawn(&identifier, program, &actions, nil, argv, variables)
      guard code == 0 else { throw .refused(call: "posix_spawn", code: code) }
      return ChildProcess(
        identifier, files, place: place, thread: pthread_self(), stack: nil,
        keeping: limits.keptOutput, passesWordsOn: false)
    }

    private init(
      _ identifier: pid_t, _ files: consuming ChannelFiles, place: CaseMarker, thread: pthread_t,
      stack: StackBounds?, keeping limit: Int, passesWordsOn: Bool = true
    ) {
      self.identifier = identifier
      self.passesWordsOn = passesWordsOn
      self.place = place
      self.thread = thread
      threadStack = stack
      socket = files.socket
      errors = files.errors
      words = StandardErrorTail(limit: limit)
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
      var channel = MessageChannel(socket: socket.number, sending: request)
      var timeout = ChildTimeout(of: identifier, at: place)
      var isOpen = true
      var pause = Duration.zero
      while true {
        if isOpen {
          switch channel.advance(alongside: errors.number, atMost: Self.tick) {
          case .complete(let reply):
            answers += 1
            words.drain(errors)
            if passesWordsOn { words.release() } else { _ = words.take() }
            return .reply(reply)
          case .closed: isOpen = false
          case .underWay: words.drain(errors)
          }
        } else {
          // A child that is dying needs a moment to give its memory back.
          pause = min(pause + .microseconds(50), Self.tick)
          usleep(UInt32(pause / .microseconds(1)))
        }
        let isDue = timeout.isDue(after: Self.tick)
        if isDue || !isOpen, let ending = reap(waiting: false) { return end(ending) }
        if let wasBusy = timeout.isOver(for: limits) {
          kill(identifier, SIGKILL)
          _ = reap(waiting: true)
          return end(.silence(wasBusy: wasBusy))
        }
      }
    }

    private func end(_ ending: ExitReason) -> Response {
      words.drain(errors)
      let (text, fault) = words.take()
      // It was dying, and too slow to tell where.
      if case .silence = ending, fault != nil {
        return .ended(.signal(SIGILL), words: text, fault: fault)
      }
      return .ended(ending, words: text, fault: fault)
    }

    /// Takes the child's status from the system, so that it leaves nothing behind; nil if it lives.
    private func reap(waiting: Bool) -> ExitReason? {
      var status: Int32 = 0
      while true {
        let result = waitpid(identifier, &status, waiting ? 0 : WNOHANG)
        if result < 0, errno == EINTR { continue }
        if result == 0 { return nil }
        isReaped = true
        return result == identifier ? ExitReason(status: status) : .unknown
      }
    }
  }

  /// How long a child has been at one place.
  struct ChildTimeout {
    private let clock = ContinuousClock()
    private let processor: clockid_t?
    private let place: CaseMarker
    private var last: UInt64
    private var since: ContinuousClock.Instant
    private var usedBefore: Duration
    private var looked: ContinuousClock.Instant

    init(of child: pid_t, at place: CaseMarker) {
      var identifier = clockid_t()
      processor = clock_getcpuclockid(child, &identifier) == 0 ? identifier : nil
      self.place = place
      last = place.word
      since = clock.now
      looked = since
      usedBefore = .zero
      usedBefore = processorTime
    }

    /// Whether it is time to look at the child again; then counts anew.
    mutating func isDue(after interval: Duration) -> Bool {
      let now = clock.now
      guard looked.duration(to: now) >= interval else { return false }
      looked = now
      if place.word != last {
        last = place.word
        since = now
        usedBefore = processorTime
      }
      return true
    }

    /// Whether it is longer than allowed, and if so, whether the child was busy.
    ///
    /// An endless loop among others that want the processor runs into the limit by the clock: what
    /// has used an eighth of that time waits for nothing.
    func isOver(for limits: Isolation) -> Bool? {
      guard looked > since else { return nil }
      let used = processorTime - usedBefore
      if used > limits.processorTime { return true }
      guard since.duration(to: looked) > limits.waitingTime else { return nil }
      return used > limits.waitingTime / 8
    }

    /// What the child has used so far.
    private var processorTime: Duration {
      var time = timespec()
      guard let processor, clock_gettime(processor, &time) == 0 else { return .zero }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }

  /// What a child wrote to standard error, of which only the end is kept.
  ///
  /// What is too much for it goes on to this process's own standard error, as all of it does when
  /// the child lives: a body may print there.
  struct StandardErrorTail {
    private var held: [UInt8] = []
    private let limit: Int

    init(limit: Int) {
      self.limit = limit
    }

    /// Takes what can be read without waiting.
    mutating func drain(_ pipe: borrowing Descriptor) {
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { room in
        while case let count = read(pipe.number, room.baseAddress, room.count), count != 0 {
          if count < 0 {
            if errno == EINTR { continue }
            return
          }
          held.append(contentsOf: room[..<count])
          if held.count > 2 * limit { release(held.count - limit) }
        }
      }
    }

    /// Passes everything on, since the child lives.
    mutating func release() {
      release(held.count)
    }

    private mutating func release(_ count: Int) {
      var written = 0
      while written < count {
        let more = held.withUnsafeBytes {
          write(STDERR_FILENO, $0.baseAddress.map { $0 + written }, count - written)
        }
        if more < 0, errno == EINTR { continue }
        if more <= 0 { break }
        written += more
      }
      held.removeFirst(count)
    }

    /// Takes the words of a child that is dead.
    mutating func take() -> (text: String, fault: FaultPlace?) {
      defer { held = [] }
      return Fault.split(held)
    }
  }
#endif
