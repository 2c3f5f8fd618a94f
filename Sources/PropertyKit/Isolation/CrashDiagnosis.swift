#if canImport(Glibc)
  import Glibc
#endif

/// How a child ended, where its reply was expected.
struct CrashReport: Hashable, Sendable {
  /// The name of the bug, the same for every case that it kills; what the shrinker compares.
  let kind: String
  /// The child's last words, and how it ended.
  let message: String
  /// Which case it was at, and whether its body had begun.
  let place: CaseMarker.Reading

  /// What the kind adds for a case whose body had not begun.
  static let whileDrawing = " while its value was being drawn"

  /// How the kind of a trap without words begins; the address of its code follows.
  static let trap = "crashed: trap"

  /// Whether the kind is an address, for want of words.
  var isNamedByAddress: Bool { kind.hasPrefix(Self.trap) }
}

extension CrashReport {
  /// The kind of a case that does not end.
  static let hang = "hang"
  /// The kind of a case that takes all memory it may have.
  static let outOfMemory = "ran out of memory"
}

#if canImport(Glibc)
  /// Tells what a child died of, from how it ended and what it wrote before.
  struct CrashDiagnosis {
    let ending: ExitReason
    /// What the child wrote to standard error.
    let words: String
    /// Where the processor stopped it.
    let fault: FaultPlace?
    /// The stack on which its body ran.
    let stack: StackBounds

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
        return (CrashReport.outOfMemory, "a case used more memory than one is allowed")
      }
      if [SIGSEGV, SIGBUS].contains(signal), let fault, stack.isOverrun(at: fault.address) {
        return ("stack overflow", "the stack overflowed: a recursion without end, or too deep")
      }
      let name = SignalName.of(signal)
      if let bug = CrashText.bug(in: words) {
        return ("crashed: \(bug)", "the process crashed (\(name))")
      }
      if [SIGILL, SIGTRAP, SIGFPE].contains(signal) {
        let place = fault.flatMap { CodeAddress(address: $0.address) }.map { " at \($0)" } ?? ""
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
      case .silence, .exit, .signal: false
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

/// Reads what the runtime writes before it ends a process.
enum CrashText {
  private static let openings = ["Fatal error", "Precondition failed", "Assertion failed"]
  private static let memoryOpenings = [
    "Fatal error: failed to allocate", "Could not allocate memory", "std::bad_alloc",
  ]

  /// The name of the bug: the words of the runtime without their numbers, so that the same bug has
  /// the same name whatever the values were.
  ///
  /// What stands in user code is named with its file and line, since its words may be empty or
  /// many a function's.
  static func bug(in words: String) -> String? {
    let lines = words.split(whereSeparator: \.isNewline)
    for line in lines.reversed() {
      for opening in openings {
        guard let found = line.firstRange(of: opening) else { continue }
        // The body may have left a line without its end, and values in it.
        let before = line[..<found.lowerBound].trimmingSuffix { ": ".contains($0) }
        let place = before.split(separator: " ").last.map(Substring.init) ?? ""
        let said = line[found.upperBound...].trimmingPrefix { ": ".contains($0) }
        let name = withoutNumbers(said.isEmpty ? opening : String(said))
        let isInLibrary = place.isEmpty || place.hasPrefix("Swift/")
        return isInLibrary ? name : "\(name) (\(place))"
      }
    }
    return lines.first { $0.hasPrefix("Could not cast value") }.map { withoutNumbers(String($0)) }
  }

  /// Whether an allocation failed.
  static func tellsOfMemory(_ words: String) -> Bool {
    memoryOpenings.contains { words.contains($0) }
  }

  /// The words without the runtime's trace, which tells nothing without symbols.
  static func withoutTrace(_ words: String) -> String {
    words.firstRange(of: "Current stack trace:").map { String(words[..<$0.lowerBound]) } ?? words
  }

  /// The words without addresses, which differ from run to run, and without space around them.
  static func withoutAddresses(_ words: String) -> String {
    let text = words.replacing(/(0x|\$)[0-9a-f]{6,}/) { "\($0.output.1)..." }
    return String(text.trimmingPrefix(while: \.isWhitespace).trimmingSuffix(\.isWhitespace))
  }

  private static func withoutNumbers(_ text: String) -> String {
    withoutAddresses(text).replacing(/[0-9]+/, with: "#")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isOut: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isOut($0) }.map(index(after:)) ?? startIndex)]
  }

  fileprivate func trimmingPrefix(_ isOut: (Character) -> Bool) -> Substring {
    drop(while: isOut)
  }
}
