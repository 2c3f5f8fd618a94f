#if os(Linux)
  @preconcurrency import SystemCalls

  /// What a forked child does: it never returns into the code that forked.
  ///
  /// It is made before the fork. What is looked up then, the parent finds quickly the next time; a
  /// child would have to look again, in memory that it does not have mapped yet.
  struct ChildSide {
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
      if let held = Self.addressSpace() {
        let (sum, overflow) = held.addingReportingOverflow(memory)
        wanted.append((__rlimit_resource_t(RLIMIT_AS.rawValue), overflow ? .max : sum))
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
      while let request = receiveMessage() {
        let reply = serve(request, place)
        fflush(nil)
        guard send(MessageChannel.framed(reply)) else { break }
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

    /// How many bytes of addresses this process has in use.
    private static func addressSpace() -> Int? {
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { text in
        let count = read(file, text.baseAddress, text.count)
        guard let end = text.prefix(max(0, count)).firstIndex(of: UInt8(ascii: " ")) else {
          return nil
        }
        let pages = text[..<end].reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
        return pages * Int(getpagesize())
      }
    }

    /// The next request; nil if there are no more.
    func receiveMessage() -> [UInt8]? {
      guard let header = receive(MemoryLayout<UInt64>.size),
        let length = MessageChannel.length(from: header)
      else { return nil }
      return receive(length)
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

  /// The address at which a child was stopped by the processor, told through its standard error.
  ///
  /// The system tells the parent the signal alone, but a stack overflow and a stray pointer have
  /// the same, and so have two traps without words.
  enum Fault {
    private static var mark: StaticString { "\u{1}fault at\u{1}" }
    /// The signals that the processor causes.
    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE]
    private static let stackSize = 1 << 22

    /// Has the address written, in the child, before the signal ends it.
    ///
    /// This takes the place of handlers that were there before: no backtrace is printed. They run
    /// on a stack of their own, since the usual one may be what is at its end.
    static func reportBeforeDeath() {
      let room = mmap(
        nil, stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      if let room, room != MAP_FAILED {
        var stack = stack_t(ss_sp: room, ss_flags: 0, ss_size: stackSize)
        sigaltstack(&stack, nil)
      }
      handle(signals) { signal, information, _ in
        Fault.tell(information)
        raise(signal)
      }
      SystemCalls.signal(SIGABRT, SIG_DFL)
    }

    /// Has the addresses of the calls written besides, for traps of Swift code.
    ///
    /// To find them takes a while, so it is done for the case that is reported alone. A trap is an
    /// instruction of Swift code, which holds no lock of the C library, so the handler may allocate.
    static func traceBeforeDeath() {
      StoppedCalls.prepare()
      handle([SIGILL, SIGTRAP]) { signal, information, _ in
        let address = Fault.tell(information)
        for call in [address] + StoppedCalls.addresses() { Fault.tell(call) }
        raise(signal)
      }
    }

    private typealias Handler =
      @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    private static func handle(_ signals: [Int32], by handler: @escaping Handler) {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = handler
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      for signal in signals { sigaction(signal, &action, nil) }
    }

    @discardableResult
    private static func tell(_ information: UnsafeMutablePointer<siginfo_t>?) -> UInt {
      let text = Fault.mark
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      let address = UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
      tell(address)
      return address
    }

    private static func tell(_ address: UInt) {
      withUnsafeBytes(of: address) { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// Parts a child's words from the addresses that were told at its death.
    static func split(_ bytes: [UInt8]) -> (text: String, fault: FaultPlace?) {
      let mark = Array(UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
      let length = MemoryLayout<UInt>.size
      let begin = bytes.indices.last { bytes[$0...].starts(with: mark) }
      guard let begin else { return (String(decoding: bytes, as: UTF8.self), nil) }
      let told = bytes[(begin + mark.count)...]
      let addresses = stride(from: told.startIndex, through: told.endIndex - length, by: length)
        .map { told[$0..<$0 + length].reversed().reduce(UInt(0)) { $0 << 8 | UInt($1) } }
      guard let address = addresses.first else {
        return (String(decoding: bytes, as: UTF8.self), nil)
      }
      return (
        String(decoding: bytes[..<begin], as: UTF8.self),
        FaultPlace(address: address, calls: Array(addresses.dropFirst()))
      )
    }
  }
#endif
