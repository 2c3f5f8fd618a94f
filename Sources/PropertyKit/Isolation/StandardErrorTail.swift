#if os(Linux)
  import SystemCalls

  /// What a child wrote, of which only the end is kept.
  ///
  /// What is too much for it goes on to this process's own standard error, as all of it does when
  /// the child lives, if it is to be passed on: a body may print there. Otherwise it is dropped.
  struct StandardErrorTail {
    private var held: [UInt8] = []
    private var dropped = 0
    private let limit: Int
    private let isPassedOn: Bool
    /// How often a pipe is read at one time: somebody may write without end.
    private static let reads = 64

    init(limit: Int, isPassedOn: Bool) {
      (self.limit, self.isPassedOn) = (limit, isPassedOn)
    }

    /// Takes what can be read without waiting.
    mutating func drain(_ pipe: borrowing Descriptor) {
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { room in
        for _ in 0..<Self.reads {
          let count = read(pipe.number, room.baseAddress, room.count)
          if count < 0, errno == EINTR { continue }
          if count <= 0 { return }
          held.append(contentsOf: room[..<count])
          if held.count > 2 * limit { release(held.count - limit) }
        }
      }
    }

    /// Passes everything on, or drops it, since the child lives.
    mutating func release() {
      release(held.count)
      dropped = 0
    }

    private mutating func release(_ count: Int) {
      defer { held.removeFirst(count) }
      guard isPassedOn else {
        dropped += count
        return
      }
      var written = 0
      while written < count {
        let more = held.withUnsafeBytes {
          write(STDERR_FILENO, $0.baseAddress.map { $0 + written }, count - written)
        }
        if more < 0, errno == EINTR { continue }
        if more <= 0 { break }
        written += more
      }
    }

    /// Takes the words of a child that is dead.
    mutating func take() -> (text: String, fault: FaultPlace?) {
      defer { (held, dropped) = ([], 0) }
      let (text, fault) = Fault.split(held)
      guard dropped > 0 else { return (text, fault) }
      let cut =
        "(\(dropped) bytes before this are cut; Isolation.keptOutput keeps \(limit) at least)"
      return ("\(cut)\n\(text)", fault)
    }
  }
#endif
