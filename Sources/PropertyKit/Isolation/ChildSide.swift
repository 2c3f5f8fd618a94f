#if canImport(Glibc)
  @preconcurrency import Glibc

  /// What a forked child does: it never returns into the code that forked.
  struct ChildSide {
    /// Where requests come from and replies go to.
    let socket: Int32
    /// Where standard error goes.
    let errors: Int32
    /// The process that forked.
    let parent: pid_t

    /// Answers requests until there are no more.
    ///
    /// It ends by `_exit`: what was to happen at this process's exit is the parent's business.
    func run(memory: Int, place: Place, serve: ([UInt8], Place) -> [UInt8]) -> Never {
      endWithParent()
      redirect()
      Fault.reportBeforeDeath()
      limit(memory: memory)
      // Each line is written at once, so that a death loses none.
      setvbuf(stdout, nil, _IOLBF, 0)
      while let request = receiveMessage() {
        let reply = serve(request, place)
        fflush(nil)
        guard send(Conversation.framed(reply)) else { break }
      }
      _exit(0)
    }

    /// Asks the system to kill this process when its parent dies.
    private func endWithParent() {
      let parentDeathSignal: Int32 = 1
      _ = HiddenCall.processControl?(parentDeathSignal, UInt(SIGKILL), 0, 0, 0)
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

    /// Bounds memory to what is held now and so many bytes more, and writes no core file.
    private func limit(memory: Int) {
      lower(__rlimit_resource_t(RLIMIT_CORE.rawValue), to: 0)
      guard let held = addressSpace() else { return }
      let (sum, overflow) = held.addingReportingOverflow(memory)
      lower(__rlimit_resource_t(RLIMIT_AS.rawValue), to: rlim_t(overflow ? Int.max : sum))
    }

    private func lower(_ resource: __rlimit_resource_t, to value: rlim_t) {
      var limit = rlimit()
      guard getrlimit(resource, &limit) == 0 else { return }
      limit.rlim_cur = min(value, limit.rlim_max)
      setrlimit(resource, &limit)
    }

    /// How many bytes of addresses this process has in use.
    private func addressSpace() -> Int? {
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var text = [UInt8](repeating: 0, count: 64)
      let count = read(file, &text, text.count)
      guard count > 0 else { return nil }
      let digits = text.prefix(count).prefix { $0 != UInt8(ascii: " ") }
      return Int(String(decoding: digits, as: UTF8.self)).map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
    }

    private func receiveMessage() -> [UInt8]? {
      guard let header = receive(MemoryLayout<UInt64>.size),
        let length = Conversation.length(from: header)
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

    private func send(_ bytes: [UInt8]) -> Bool {
      var sent = 0
      while sent < bytes.count {
        let more = bytes.withUnsafeBytes {
          Glibc.send(
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
