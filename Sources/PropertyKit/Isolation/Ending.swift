#if canImport(Glibc)
  import Glibc

  /// How a process ended, as the system tells it.
  enum Ending: Hashable, Sendable {
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
    /// A lock that another thread held at the moment of the fork stays locked in the child, and a
    /// machine short of memory kills whom it likes.
    var isDoubtful: Bool {
      switch self {
      case .silence, .signal(SIGKILL), .unknown: true
      case .exit, .signal: false
      }
    }
  }
#endif
