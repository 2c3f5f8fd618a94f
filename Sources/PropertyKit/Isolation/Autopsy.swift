#if canImport(Glibc)
  import Glibc

  /// Tells what a child died of, from how it ended and what it wrote before.
  struct Autopsy {
    let ending: Ending
    /// What the child wrote to standard error.
    let words: String
    /// The address at which the processor stopped it.
    let fault: UInt?
    /// The stack on which its body ran.
    let stack: StackBounds

    /// The death, at a place.
    func death(at place: Place.Reading) -> Death {
      let (kind, explanation) = finding
      let moment = place.isInBody ? "" : Death.whileDrawing
      let said = CrashText.withoutAddresses(words)
      let message = [explanation + moment, said].filter { !$0.isEmpty }.joined(separator: "\n")
      return Death(kind: kind + moment, message: message, place: place)
    }

    private var finding: (kind: String, explanation: String) {
      switch ending {
      case .silence(wasBusy: true):
        (Failure.hang, "a case ran for longer than the processor time that one is allowed")
      case .silence(wasBusy: false):
        (
          Failure.hang,
          "a case waited for longer than it may: a deadlock, or it needs threads, which a forked"
            + " process does not have"
        )
      case .exit(let status):
        ("exited", "the body ended the process, with status \(status)")
      case .unknown: ("lost", "the process is gone, and somebody else took its status")
      case .signal(let signal): crash(by: signal)
      }
    }

    private func crash(by signal: Int32) -> (String, String) {
      if CrashText.tellsOfMemory(words) {
        return (Failure.outOfMemory, "a case used more memory than one is allowed")
      }
      if [SIGSEGV, SIGBUS].contains(signal), let fault, stack.isOverrun(at: fault) {
        return ("stack overflow", "the stack overflowed: a recursion without end, or too deep")
      }
      let name = SignalName.of(signal)
      if let bug = CrashText.bug(in: words) {
        return ("crashed: \(bug)", "the process crashed (\(name))")
      }
      if [SIGILL, SIGTRAP, SIGFPE].contains(signal) {
        let place = fault.flatMap(CodeAddress.init(address:)).map { " at \($0)" } ?? ""
        return ("\(Death.trap)\(place)", "the process trapped (\(name))\(place)")
      }
      return ("crashed: \(name)", "the process crashed (\(name))")
    }
  }
#endif
