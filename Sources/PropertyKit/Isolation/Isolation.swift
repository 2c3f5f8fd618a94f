/// The limits of a child process that runs a body, so that the body's death is a failure like any
/// other.
///
/// These are the only limits that count time and memory: what they guard against has no events to
/// count. They decide nothing about a body that ends by itself.
public struct Isolation: Hashable, Sendable {
  /// How many bytes a case may use beyond what its process held before it; what cases of the same process
  /// left behind does not count.
  public var memory: Int { didSet { memory = max(0, memory) } }
  /// How many bytes the cases of one worker may leave behind before another takes its place.
  ///
  /// Then a warning says how much each leaves: what is never given back is a leak, and no failure of the case
  /// with which it became too much. It counts where a test is run anew for its cases (`checkController`).
  public var maximumGrowth: Int { didSet { maximumGrowth = max(0, maximumGrowth) } }
  /// How much processor time one case may use; an endless loop runs into it.
  ///
  /// Processor time, because a machine with much else to do gives a child little of it: no case is
  /// called endless because others were busy.
  public var processorTime: Duration { didSet { processorTime = max(.zero, processorTime) } }
  /// How long one case may take by the clock; a deadlock, which uses no processor, runs into it.
  public var waitingTime: Duration { didSet { waitingTime = max(.zero, waitingTime) } }
  /// How many bytes of what a body writes to standard error are kept for the report, if it dies, and in a
  /// worker of what it prints.
  public var keptOutput: Int { didSet { keptOutput = max(0, keptOutput) } }
  /// How many fresh children a request may cost whose child fell silent, before that is believed.
  ///
  /// Two silences at the same case are believed at once.
  public var maximumAttempts: Int { didSet { maximumAttempts = max(2, maximumAttempts) } }

  /// Makes limits; each has a default that suits a unit test.
  public init(
    memory: Int = 1 << 29, processorTime: Duration = .seconds(2),
    waitingTime: Duration = .seconds(20), keptOutput: Int = 1 << 14, maximumAttempts: Int = 5,
    maximumGrowth: Int = 1 << 27
  ) {
    self.memory = max(0, memory)
    self.processorTime = max(.zero, processorTime)
    self.waitingTime = max(.zero, waitingTime)
    self.keptOutput = max(0, keptOutput)
    self.maximumAttempts = max(2, maximumAttempts)
    self.maximumGrowth = max(0, maximumGrowth)
  }

  /// Whether this platform can run a body in a child process.
  ///
  /// Only `fork` can: the child must have the body, which is a closure. Darwin closes it to Swift.
  public static var isAvailable: Bool { WorkerProcess.isPossible }
}

extension Isolation {
  /// The same limits for a search among cases of which many run into them: a sixteenth of the time.
  var hasty: Isolation {
    var hasty = self
    hasty.processorTime = processorTime / 16
    hasty.waitingTime = waitingTime / 16
    return hasty
  }
}

/// Why no child process could be made.
enum IsolationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// This platform has no `fork` that Swift may call.
  case unavailable
  /// The system refused; the call and its error number.
  case refused(call: String, code: Int32)

  /// What is wrong and what to do.
  var description: String {
    switch self {
    case .unavailable:
      "a body can be isolated only on Linux; run it in this process, where a journal remembers"
        + " the case that ended it"
    case .refused(let call, let code):
      "no child process could be made, since the system refused \(call) with error \(code); free"
        + " some processes or files, or run without isolation"
    }
  }
}
