#if canImport(Glibc)
  import Glibc

  /// What a child wrote to standard error, of which only the end is kept.
  ///
  /// What is too much for it goes on to this process's own standard error, as all of it does when
  /// the child lives: a body may print there.
  struct LastWords {
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
    mutating func take() -> (text: String, fault: UInt?) {
      defer { held = [] }
      return Fault.split(held)
    }
  }
#endif
