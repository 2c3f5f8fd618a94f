#if canImport(Glibc)
  import Glibc

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
