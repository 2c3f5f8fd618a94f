#if os(Linux)
  import SystemCalls

  /// Tells what a child died of, from how it ended and what it wrote before.
  struct CrashDiagnosis {
    let ending: ExitReason
    /// What the child wrote to standard error.
    let words: String
    /// Where the processor stopped it.
    let fault: FaultPlace?
    /// The stack on which its body ran.
    let stack: StackBounds
    /// Whether the child was a copy of this process, with one thread, in which an address is the same place.
    var isCopy = true

    /// What happened, at a place.
    func report(at place: CaseMarker.Reading) -> CrashReport {
      let (kind, explanation) = finding
      let moment = place.isInBody ? "" : CrashReport.whileDrawing
      let said = CrashText.withoutAddresses(CrashText.withoutTrace(words))
      let line = fault?.line.map { "at \($0)" } ?? ""
      let message = [explanation + moment, line, said].filter { !$0.isEmpty }.joined(
        separator: "\n")
      return CrashReport(kind: kind + moment, message: message, place: place)
    }

    private var finding: (kind: String, explanation: String) {
      switch ending {
      case .silence(wasBusy: true):
        (
          CrashReport.hang,
          "a case ran for longer than the processor time that one is allowed: an endless loop, or"
            + " more to do than Isolation.processorTime allows"
        )
      case .silence(wasBusy: false):
        (
          CrashReport.hang,
          "a case waited for longer than it may (Isolation.waitingTime) and nothing ran: a deadlock, "
            + (isCopy
              ? "or it needs threads, which a forked process does not have"
              : "such as a main queue that waits for what only the main queue would do")
        )
      case .tooMuchMemory: Self.outOfMemory
      case .exit(let status):
        ("exited", "the body ended the process, with status \(status)")
      case .unknown: ("lost", "the process is gone, and somebody else took its status")
      case .signal(let signal): crash(by: signal)
      }
    }

    private static let outOfMemory = (
      CrashReport.outOfMemory,
      "a case used more memory than one is allowed (Isolation.memory)"
    )

    /// What the library of queues is called.
    private static let dispatch = "libdispatch"
    /// What that library traps for.
    private static let deadlock = (
      "misuse of a queue",
      "the library of queues ended the process: a deadlock, since a queue waits for itself, as"
        + " DispatchQueue.main.sync does on the main queue; or a queue or group that is released or left"
        + " once too often"
    )

    private func crash(by signal: Int32) -> (String, String) {
      if CrashText.tellsOfMemory(words) {
        return Self.outOfMemory
      }
      if [SIGSEGV, SIGBUS].contains(signal), let fault, stack.isOverrun(at: fault.address) {
        return ("stack overflow", "the stack overflowed: a recursion without end, or too deep")
      }
      let name = SignalName.of(signal)
      if let bug = CrashText.bug(in: words) {
        return ("crashed: \(bug)", "the process crashed (\(name))")
      }
      if [SIGILL, SIGTRAP, SIGFPE].contains(signal) {
        let told =
          isCopy
          ? fault.flatMap { CodeAddress(address: $0.address) }.map { "\($0)" }
          : CrashText.trapPlace(in: words)
        if told?.contains(Self.dispatch) == true { return Self.deadlock }
        let place = told.map { " at \($0)" } ?? ""
        return ("\(CrashReport.trap)\(place)", "the process trapped (\(name))\(place)")
      }
      return ("crashed: \(name)", "the process crashed (\(name))")
    }
  }

  /// How a process ended, as the system tells it.
  enum ExitReason: Hashable, Sendable {
    case exit(status: Int32)
    case signal(Int32)
    /// Its parent ended it because it was silent; whether it had used up its processor time.
    case silence(wasBusy: Bool)
    /// Its parent ended it because it took too much memory.
    case tooMuchMemory
    /// Somebody else took its status first.
    case unknown

    /// Reads what `waitpid` says.
    init(status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .exit(status: status >> 8 & 0xFF) : .signal(signal)
    }

    /// Whether the cause may lie outside the child, so that it must be seen twice.
    ///
    /// A lock that another thread held at the moment of the fork stays locked in the child, which
    /// then waits, and a machine short of memory kills whom it likes.
    var isDoubtful: Bool {
      switch self {
      case .silence(wasBusy: false), .signal(SIGKILL), .unknown: true
      case .silence, .exit, .signal, .tooMuchMemory: false
      }
    }
  }

  /// What a signal is called in the system's manual.
  enum SignalName {
    private static let names: [Int32: String] = [
      SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
      SIGFPE: "SIGFPE", SIGABRT: "SIGABRT", SIGKILL: "SIGKILL", SIGTERM: "SIGTERM",
      SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGINT: "SIGINT", SIGHUP: "SIGHUP",
      SIGXFSZ: "SIGXFSZ", SIGXCPU: "SIGXCPU", SIGSYS: "SIGSYS",
    ]

    static func of(_ signal: Int32) -> String { names[signal] ?? "signal \(signal)" }
  }
#endif
