#if os(Linux)
  /// The calls that are under way where the processor stopped this process.
  enum StoppedCalls {
    /// How many calls are told at most, those of the signal's handler among them.
    private static let most = 128

    /// Has the library loaded that `backtrace` needs: a signal's handler must not load one.
    static func prepare() {
      var address: UInt = 0
      _ = HiddenCall.callTrace?(&address, 1)
    }

    /// An address in the code of each call, the innermost first, those of the signal's handler before the one
    /// that was stopped.
    ///
    /// `backtrace` of the C library follows what the compiler wrote of each function for unwinding, through the
    /// handler to what it interrupted. A walk along frame pointers ends there in some runs: it stops at a frame
    /// that lies below the one before it, and the handler's stack lies above the thread's or below it by chance.
    /// A call that will return to an address is looked up one byte before that, since the next line may begin
    /// there.
    static func addresses() -> [UInt] {
      guard let trace = HiddenCall.callTrace else { return [] }
      return withUnsafeTemporaryAllocation(of: UInt.self, capacity: most) { addresses in
        let count = trace(addresses.baseAddress, Int32(addresses.count))
        return addresses.prefix(Int(max(0, count))).map { $0 &- 1 }
      }
    }
  }
#endif
