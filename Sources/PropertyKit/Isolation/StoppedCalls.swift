#if os(Linux)
  import Foundation
  import Runtime

  /// The calls that are under way where the processor stopped this process.
  ///
  /// What `Backtrace.capture` sees from a signal's handler are the calls around the one that was stopped:
  /// its own address is known to the system alone. So both are put together, in the form in which a
  /// `Backtrace` is written down.
  struct StoppedCalls {
    /// The lines of source that are known, the innermost first, as "path:line"; then those on which the
    /// functions begin that are stopped in what a macro made.
    let lines: [String]

    /// Looks for lines; none if the program has no debug information.
    ///
    /// - Parameter address: where the processor stopped.
    init(at address: UInt) {
      let around = try? Backtrace.capture()
      let others = around?.frames.compactMap(Self.written) ?? []
      let architecture = around?.architecture ?? ""
      let whole = Self.backtrace(of: [.programCounter(UInt64(address))] + others, architecture)
      let frames = (whole ?? around)?.symbolicated()?.frames ?? []
      let begins = frames.compactMap { frame -> Written? in
        guard let symbol = frame.symbol, symbol.offset >= 0,
          symbol.sourceLocation?.path.contains(FaultPlace.ofMacro) == true,
          let address = UInt64(frame.captured.adjustedProgramCounter)
        else { return nil }
        // A call is looked up one byte before the address that it returns to.
        return .returnAddress(address &- UInt64(symbol.offset) &+ 1)
      }
      let outer =
        begins.isEmpty
        ? [] : Self.backtrace(of: begins, architecture)?.symbolicated()?.frames ?? []
      lines = (frames + outer).compactMap { frame in
        frame.symbol?.sourceLocation.map { "\($0.path):\($0.line)" }
      }
    }

    /// An address in the list of a backtrace.
    private enum Written {
      case programCounter(UInt64)
      case returnAddress(UInt64)
      case resumePoint(UInt64)

      /// A byte that says of which kind it is and that eight bytes follow, and these.
      var bytes: [UInt8] {
        let (kind, address): (UInt8, UInt64) =
          switch self {
          case .programCounter(let address): (0x1F, address)
          case .returnAddress(let address): (0x2F, address)
          case .resumePoint(let address): (0x3F, address)
          }
        return [kind]
          + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: address >> $0) }
      }
    }

    private static func written(_ frame: Backtrace.Frame) -> Written? {
      switch frame {
      case .returnAddress(let address): UInt64(address).map(Written.returnAddress)
      case .asyncResumePoint(let address): UInt64(address).map(Written.resumePoint)
      default: nil
      }
    }

    /// A backtrace of addresses; nil if this version of Swift writes backtraces otherwise.
    ///
    /// The list begins with a byte for addresses of 64 bits, and a 0 ends it.
    private static func backtrace(of calls: [Written], _ architecture: String) -> Backtrace? {
      let list = Data([0x02] + calls.flatMap(\.bytes) + [0])
      let form = [
        "architecture": architecture,
        "backtrace": String(list.base64EncodedString().prefix { $0 != "=" }),
      ]
      return (try? JSONEncoder().encode(form)).flatMap {
        try? JSONDecoder().decode(Backtrace.self, from: $0)
      }
    }
  }
#endif
