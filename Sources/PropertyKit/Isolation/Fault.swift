#if os(Linux)
  @preconcurrency import SystemCalls

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

    /// Has the place of a trap written as words besides, in a process that is no copy of its parent: there
    /// the same address is another place.
    static func nameBeforeDeath() {
      reportBeforeDeath()
      handle([SIGILL, SIGTRAP]) { signal, information, _ in
        let address = UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
        if let place = CodeAddress(address: address) {
          StandardStream.errors.write(Array("\n\(CrashText.trapOpening)\(place)\n".utf8))
        }
        Fault.tell(information)
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
