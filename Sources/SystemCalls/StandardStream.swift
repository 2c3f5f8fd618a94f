/// The streams that every process has.
///
/// They are written with the system's own call: the streams of the C library are global variables, and
/// those of Foundation end the process when a pipe is closed.
package enum StandardStream: Int32, Sendable {
  case input, output, errors

  /// Writes all bytes, and waits where the reader is slow.
  ///
  /// - Returns: why they could not all be written; nil if they were.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> SystemError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return .last
      }
    }
    return nil
  }

  /// Whether somebody sits in front of it.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// How many columns the terminal has; nil if there is none, or it does not tell.
  package var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// The system's `write`, under a name that no method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
