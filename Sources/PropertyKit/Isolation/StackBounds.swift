#if canImport(Glibc)
  import Glibc

  /// Where the stack of a thread ends; a forked child goes on with the same.
  struct StackBounds {
    /// How far from the end a fault is still taken for an overflow: a frame of this size may have
    /// stepped over it.
    private static let reach: UInt = 1 << 20

    private let lowest: UInt?

    /// The stack of a thread that has not ended.
    init(of thread: pthread_t) {
      var attributes = pthread_attr_t()
      var base: UnsafeMutableRawPointer?
      var size = 0
      guard HiddenCall.threadAttributes?(thread, &attributes) == 0 else {
        lowest = nil
        return
      }
      defer { pthread_attr_destroy(&attributes) }
      let isKnown = pthread_attr_getstack(&attributes, &base, &size) == 0
      lowest = isKnown ? UInt(bitPattern: base) : nil
    }

    /// Whether an access that went wrong was to memory at the end of the stack.
    func isOverrun(at address: UInt) -> Bool {
      guard let lowest else { return false }
      let distance = address > lowest ? address - lowest : lowest - address
      return distance <= Self.reach
    }
  }
#endif
