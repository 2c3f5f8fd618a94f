#if canImport(Glibc)
  import Glibc

  /// An open file, closed when it goes.
  struct Descriptor: ~Copyable {
    let number: Int32

    deinit { close(number) }
  }

  /// The files between a parent and its child; programs that either starts do not inherit them.
  struct Channel: ~Copyable {
    /// The parent's end of a socket for requests and replies.
    let socket: Descriptor
    /// The child's end of it.
    let childSocket: Descriptor
    /// Where the parent reads what the child writes to standard error; reading never waits.
    let errors: Descriptor
    /// Where the child writes it.
    let childErrors: Descriptor

    init() throws(IsolationError) {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
        throw .refused(call: "socketpair", code: errno)
      }
      let (here, there) = (ends[0], ends[1])
      guard pipe(&ends) == 0 else {
        let code = errno
        close(here)
        close(there)
        throw .refused(call: "pipe", code: code)
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      socket = Descriptor(number: here)
      childSocket = Descriptor(number: there)
      errors = Descriptor(number: ends[0])
      childErrors = Descriptor(number: ends[1])
    }
  }
#endif
