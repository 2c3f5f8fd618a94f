#if os(Linux)
  import SystemCalls

  /// One request on its way out and the reply on its way in, both led by a mark and their length.
  ///
  /// The mark is drawn for each request and comes back with its reply. What stands before it, a body has
  /// written that writes into files it did not open; it is passed over.
  struct MessageChannel {
    /// How far it is.
    enum Step {
      case underWay
      case complete([UInt8])
      /// The other side is gone.
      case closed
    }

    /// The longest message; a longer one is a length that something else wrote.
    static let maximumLength = 1 << 32
    private static let markLength = MemoryLayout<UInt64>.size
    /// How many bytes stand before a message.
    static let headerLength = 2 * markLength

    private let socket: Int32
    private let mark: [UInt8]
    private let outgoing: [UInt8]
    private var sent = 0
    private var incoming: [UInt8] = []

    init(socket: Int32, sending message: [UInt8]) {
      self.socket = socket
      mark = Self.bytes(UInt64.random(in: .min ... .max))
      outgoing = Self.framed(message, mark: mark)
    }

    /// A message with a mark and its length before it.
    static func framed(_ message: [UInt8], mark: [UInt8]) -> [UInt8] {
      mark + bytes(UInt64(message.count)) + message
    }

    private static func bytes(_ word: UInt64) -> [UInt8] {
      (0..<markLength).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }

    /// The mark and the length that a header tells; nil if no message is that long.
    static func parts(ofHeader header: [UInt8]) -> (mark: [UInt8], length: Int)? {
      length(from: header[markLength...]).map { (Array(header[..<markLength]), $0) }
    }

    /// The length that a header tells; nil if no message is that long.
    private static func length(from header: some Collection<UInt8>) -> Int? {
      let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return length <= UInt64(maximumLength) ? Int(length) : nil
    }

    /// Waits until something can be sent, received, or read from another file, and does it.
    mutating func advance(alongside other: Int32, atMost time: Duration) -> Step {
      let wanted = sent < outgoing.count ? POLLIN | POLLOUT : POLLIN
      var files = [
        pollfd(fd: socket, events: Int16(wanted), revents: 0),
        pollfd(fd: other, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&files, 2, Int32(time / .milliseconds(1))) > 0 else { return .underWay }
      if Int32(files[0].revents) & (POLLIN | POLLHUP | POLLERR) != 0 { return receive() }
      if Int32(files[0].revents) & POLLOUT != 0 { return send() }
      return .underWay
    }

    private mutating func send() -> Step {
      let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
      let count = outgoing.withUnsafeBytes {
        SystemCalls.send(socket, $0.baseAddress.map { $0 + sent }, outgoing.count - sent, flags)
      }
      if count >= 0 { sent += count }
      return count >= 0 || errno == EINTR || errno == EAGAIN ? .underWay : .closed
    }

    private mutating func receive() -> Step {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { room in
        let count = recv(socket, room.baseAddress, room.count, Int32(MSG_DONTWAIT))
        if count > 0 { incoming.append(contentsOf: room[..<count]) }
        return count
      }
      if count == 0 { return .closed }
      if count < 0 { return errno == EINTR || errno == EAGAIN ? .underWay : .closed }
      guard passOver(), let length = Self.length(from: header.dropFirst(Self.markLength)) else {
        return .underWay
      }
      guard incoming.count >= Self.headerLength + length else { return .underWay }
      return .complete(Array(incoming[Self.headerLength..<Self.headerLength + length]))
    }

    private var header: ArraySlice<UInt8> { incoming.prefix(Self.headerLength) }

    /// Drops what stands before the mark; false if the header is not whole yet.
    private mutating func passOver() -> Bool {
      if !incoming.starts(with: mark) {
        let begin = incoming.firstRange(of: mark)?.lowerBound
        incoming.removeFirst(begin ?? max(0, incoming.count - Self.markLength + 1))
      }
      return incoming.count >= Self.headerLength && incoming.starts(with: mark)
    }
  }

  /// An open file, closed when it goes.
  struct Descriptor: ~Copyable {
    let number: Int32

    deinit { close(number) }
  }

  /// The files between a parent and its child; programs that either starts do not inherit them.
  struct ChannelFiles: ~Copyable {
    /// The parent's end of a socket for requests and replies.
    let socket: Descriptor
    /// The child's end of it.
    let childSocket: Descriptor
    /// Where the parent reads what the child writes to standard error; reading never waits.
    let errors: Descriptor
    /// Where the child writes it.
    let childErrors: Descriptor

    /// Asks the system for them.
    static func open() throws(IsolationError) -> ChannelFiles {
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
      return ChannelFiles(
        socket: Descriptor(number: here), childSocket: Descriptor(number: there),
        errors: Descriptor(number: ends[0]), childErrors: Descriptor(number: ends[1]))
    }
  }
#endif
