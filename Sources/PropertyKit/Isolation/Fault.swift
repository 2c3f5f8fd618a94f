#if canImport(Glibc)
  @preconcurrency import Glibc

  /// The address at which a child was stopped by the processor, told through its standard error.
  ///
  /// The system tells the parent the signal alone, but a stack overflow and a stray pointer have
  /// the same, and so have two traps without words.
  enum Fault {
    private static var mark: StaticString { "\u{1}fault at\u{1}" }
    /// The signals that the processor causes.
    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE]
    private static let stackSize = 1 << 16

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
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, information, _ in
        let text = Fault.mark
        var address = UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
        _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _ = write(STDERR_FILENO, &address, MemoryLayout<UInt>.size)
        raise(signal)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      for signal in signals { sigaction(signal, &action, nil) }
      Glibc.signal(SIGABRT, SIG_DFL)
    }

    /// Parts a child's words from the address at their end.
    static func split(_ bytes: [UInt8]) -> (text: String, fault: UInt?) {
      let mark = Array(UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
      let length = mark.count + MemoryLayout<UInt>.size
      guard bytes.count >= length, Array(bytes.suffix(length).prefix(mark.count)) == mark else {
        return (String(decoding: bytes, as: UTF8.self), nil)
      }
      var address: UInt = 0
      for byte in bytes.suffix(MemoryLayout<UInt>.size).reversed() {
        address = address << 8 | UInt(byte)
      }
      return (String(decoding: bytes.dropLast(length), as: UTF8.self), address)
    }
  }
#endif
