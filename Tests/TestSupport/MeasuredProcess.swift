import SystemCalls

/// How a process ended and what it used.
package struct MeasuredProcess: Sendable {
  /// What it returned, or 0 if a signal ended it.
  package let exitStatus: Int32
  /// The signal that ended it, or 0.
  package let signal: Int32
  /// The processor time that it used, in seconds.
  package let seconds: Double
  /// The most memory that it held, in bytes.
  package let memory: Int

  /// Starts a program with arguments of any bytes, and waits for its end.
  package init(_ words: [String]) throws(SystemError) {
    var process: pid_t = 0
    var list: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in list { free(word) } }
    let code = posix_spawn(&process, words[0], nil, nil, &list, environ)
    guard code == 0 else { throw SystemError(code: code) }
    var (status, usage) = (Int32(0), rusage())
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    signal = status & 0x7F
    exitStatus = signal == 0 ? status >> 8 & 0xFF : 0
    seconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    memory = usage.largestMemory
  }
}
