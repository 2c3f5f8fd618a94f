#if os(Linux)
  import Runtime

  /// The calls that are under way where the processor stopped this process.
  enum StoppedCalls {
    /// An address in the code of each call, the innermost first.
    ///
    /// `Backtrace.capture` sees from a signal's handler the calls around the one that was stopped; its
    /// own address is known to the system alone. A call that will return to an address is looked up one
    /// byte before that, since the next line may begin there.
    ///
    /// - Parameter address: where the processor stopped.
    static func addresses(from address: UInt) -> [UInt] {
      let frames = (try? Backtrace.capture()).map { Array($0.frames) } ?? []
      return [address]
        + frames.compactMap { frame in
          switch frame {
          case .returnAddress(let address): UInt(address).map { $0 &- 1 }
          case .asyncResumePoint(let address): UInt(address)
          default: nil
          }
        }
    }
  }
#endif
