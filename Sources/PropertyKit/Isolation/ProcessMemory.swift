#if os(Linux)
  import SystemCalls

  /// How much memory a process uses (proc_pid_statm(5)).
  struct ProcessMemory {
    /// How many bytes of addresses it has.
    let addresses: Int
    /// How many bytes it holds that belong to no file.
    let held: Int

    /// Looks at a process; nil if it is gone.
    init?(of process: pid_t) {
      guard let text = FileSystem.bytes(of: "/proc/\(process)/statm", atMost: 1 << 10) else {
        return nil
      }
      let pages = text.split(separator: UInt8(ascii: " ")).prefix(3).map { digits in
        digits.reduce(0) { 10 * $0 + Int($1 & 0xF) }
      }
      guard pages.count == 3 else { return nil }
      addresses = pages[0] * Int(getpagesize())
      held = max(0, pages[1] - pages[2]) * Int(getpagesize())
    }
  }
#endif
