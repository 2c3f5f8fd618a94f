#if os(Linux)
  @preconcurrency import SystemCalls

  /// What a forked child does: it never returns into the code that forked.
  ///
  /// It is made before the fork. What is looked up then, the parent finds quickly the next time; a
  /// child would have to look again, in memory that it does not have mapped yet.
  struct ChildSide {
    /// How many addresses a child may ask for, for each byte that a case may use.
    ///
    /// Its parent looks at what it uses, and says so; the system refuses only what comes too fast for that.
    private static let addressesPerByte = 8

    private let socket: Int32
    private let errors: Int32
    private let parent = getpid()
    private let processControl = HiddenCall.processControl
    /// What it may use at most.
    private let bounds: [(resource: __rlimit_resource_t, limit: rlimit)]

    /// Prepares a child that may use so many bytes more than are in use now.
    ///
    /// - Parameters:
    ///   - socket: where requests come from and replies go to.
    ///   - errors: where standard error goes.
    init(socket: Int32, errors: Int32, memory: Int) {
      self.socket = socket
      self.errors = errors
      // No core file is written.
      var wanted = [(__rlimit_resource_t(RLIMIT_CORE.rawValue), 0)]
      if let held = ProcessMemory(of: parent)?.addresses {
        let (most, isTooMuch) = memory.multipliedReportingOverflow(by: Self.addressesPerByte)
        let (sum, overflow) = held.addingReportingOverflow(most)
        wanted.append((__rlimit_resource_t(RLIMIT_AS.rawValue), isTooMuch || overflow ? .max : sum))
      }
      bounds = wanted.compactMap { resource, value in
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return nil }
        limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
        return (resource, limit)
      }
    }

    /// Answers requests until there are no more.
    ///
    /// It ends by `_exit`: what was to happen at this process's exit is the parent's business.
    func run(place: CaseMarker, serve: ([UInt8], CaseMarker) -> [UInt8]) -> Never {
      endWithParent()
      redirect()
      Fault.reportBeforeDeath()
      bound()
      // Each line is written at once, so that a death loses none.
      setvbuf(stdout, nil, _IOLBF, 0)
      while let (mark, request) = receiveMessage() {
        let reply = serve(request, place)
        fflush(nil)
        guard send(MessageChannel.framed(reply, mark: mark)) else { break }
      }
      _exit(0)
    }

    /// Holds this process to what it may use.
    func bound() {
      for (resource, var limit) in bounds { setrlimit(resource, &limit) }
    }

    /// Asks the system to kill this process when its parent dies.
    private func endWithParent() {
      let parentDeathSignal: Int32 = 1
      _ = processControl?(parentDeathSignal, UInt(SIGKILL), 0, 0, 0)
      // What a body starts is known by its session, and ends with it.
      setsid()
      if getppid() != parent { _exit(0) }
    }

    private func redirect() {
      dup2(errors, STDERR_FILENO)
      close(errors)
      let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
      if nothing >= 0 {
        dup2(nothing, STDIN_FILENO)
        close(nothing)
      }
    }

    /// The next request, and the mark of its reply; nil if there are no more.
    func receiveMessage() -> (mark: [UInt8], request: [UInt8])? {
      guard let header = receive(MessageChannel.headerLength),
        let (mark, length) = MessageChannel.parts(ofHeader: header), let request = receive(length)
      else { return nil }
      return (mark, request)
    }

    private func receive(_ count: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      var received = 0
      while received < count {
        let more = bytes.withUnsafeMutableBytes {
          recv(socket, $0.baseAddress.map { $0 + received }, count - received, 0)
        }
        if more < 0, errno == EINTR { continue }
        if more <= 0 { return nil }
        received += more
      }
      return bytes
    }

    /// Sends a message; tells whether that was possible.
    func send(_ bytes: [UInt8]) -> Bool {
      var sent = 0
      while sent < bytes.count {
        let more = bytes.withUnsafeBytes {
          SystemCalls.send(
            socket, $0.baseAddress.map { $0 + sent }, bytes.count - sent,
            Int32(MSG_NOSIGNAL))
        }
        if more < 0, errno == EINTR { continue }
        if more <= 0 { return false }
        sent += more
      }
      return true
    }
  }
#endif
