#if os(Linux)
  import Foundation
  import Runtime

  /// The calls that are under way where the processor stopped this process.
  ///
  /// What `Backtrace.capture` sees from a signal's handler are the calls around the one that was stopped:
  /// its own address is known to the system alone. So both are put together, in the form in which a
  /// `Backtrace` is written down.
  struct StoppedCalls {
    /// The lines of source that are known, the innermost first, as "path:line".
    let lines: [String]

    /// Looks for lines; none if the program has no debug information.
    ///
    /// - Parameter address: where the processor stopped.
    init(at address: UInt) {
      let around = try? Backtrace.capture()
      let calls = around.flatMap { Self.backtrace(from: address, $0) } ?? around
      lines = (calls?.symbolicated()?.frames ?? []).compactMap { frame in
        frame.symbol?.sourceLocation.map { "\($0.path):\($0.line)" }
      }
    }

    /// An address and the calls around it; nil if this version of Swift writes backtraces otherwise.
    private static func backtrace(from address: UInt, _ around: Backtrace) -> Backtrace? {
      let (wideAddresses, programCounter, returnAddress): (UInt8, UInt8, UInt8) = (0x02, 0x1F, 0x2F)
      func bytes(_ address: UInt64) -> [UInt8] {
        stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: address >> $0) }
      }
      var written = [wideAddresses, programCounter] + bytes(UInt64(address))
      for case .returnAddress(let address) in around.frames {
        guard let address = UInt64(address) else { return nil }
        written += [returnAddress] + bytes(address)
      }
      let text = Data(written + [0]).base64EncodedString().prefix { $0 != "=" }
      let form = ["architecture": around.architecture, "backtrace": String(text)]
      return (try? JSONEncoder().encode(form)).flatMap {
        try? JSONDecoder().decode(Backtrace.self, from: $0)
      }
    }
  }
#endif
