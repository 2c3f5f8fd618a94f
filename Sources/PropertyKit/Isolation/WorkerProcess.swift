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

    /// POSIX_SPAWN_SETSID of posix_spawnattr_setflags(3), which Swift does not show.
    private static let newSession: Int16 = 0x80
    /// How often a child is looked at while it does not answer.
    private static let tick = Duration.milliseconds(20)

    private let identifier: pid_t
    private let socket: Descriptor
    private let errors: Descriptor
    private let place: CaseMarker
    private let thread: pthread_t
    private let threadStack: StackBounds?
    private var heldAtFirst = 0
    private var words: StandardErrorTail
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
    /// What it writes to standard output and error is kept for the report of its death, and otherwise dropped.
    static func spawn(
      arguments: [String], environment: [String], socket: Int32, limits: Isolation,
      place: CaseMarker
    ) throws(IsolationError) -> ChildProcess {
      let files = try ChannelFiles.open()
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_adddup2(&actions, files.childErrors.number, stream)
      }
      posix_spawn_file_actions_adddup2(&actions, files.childSocket.number, socket)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // What a case starts is known by its session, and ends with it.
      posix_spawnattr_setflags(&attributes, newSession)
      let program = "/proc/self/exe"
      let argv = ([program] + arguments).map { strdup($0) } + [nil]
      let variables = environment.map { strdup($0) } + [nil]
      defer { for text in argv + variables { free(text) } }
      var identifier: pid_t = 0
      let code = posix_spawn(&identifier, program, &actions, &attributes, argv, variables)
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
      self.place = place
      self.thread = thread
      threadStack = stack
      socket = files.socket
      errors = files.errors
      words = StandardErrorTail(limit: limit, isPassedOn: passesWordsOn)
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
        let isDue = timeout.isDue(after: Self.tick)
        if isDue || !isOpen, let ending = reap(waiting: false) { return end(ending) }
        if isDue, let reason = timeout.reason(for: limits) {
          kill(identifier, SIGKILL)
          _ = reap(waiting: true)
          return end(reason)
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

    /// Ends the processes that it has started, those that start others meanwhile in a further round.
    private func endSession() {
      for _ in 0..<8 {
        let members = FileSystem.names(in: "/proc").compactMap { pid_t($0) }.filter {
          getsid($0) == identifier
        }
        if members.isEmpty { return }
        for member in members { kill(member, SIGKILL) }
        usleep(1000)
      }
    }

    /// How many bytes it holds beyond what it held when its first case was done; zero before that.
    ///
    /// The first case is not counted: what it makes once, for all cases, is no leak.
    func growth() -> Int {
      let held = ProcessMemory(of: identifier)?.held ?? 0
      if answers <= 2 { heldAtFirst = held }
      return max(0, held - heldAtFirst)
    }

    /// Takes the child's status from the system, so that it leaves nothing behind; nil if it lives.
    private func reap(waiting: Bool) -> ExitReason? {
      var status: Int32 = 0
      while true {
        let result = waitpid(identifier, &status, waiting ? 0 : WNOHANG)
        if result < 0, errno == EINTR { continue }
        if result == 0 { return nil }
        isReaped = true
        endSession()
        return result == identifier ? ExitReason(status: status) : .unknown
      }
    }
  }
#endif
