#if os(Linux)
  import Dispatch
  @preconcurrency import SystemCalls

  /// Another run of this program that answers for one property, so that a body's death is an answer.
  ///
  /// A forked child has one thread, on which nothing asynchronous runs. This one is a program of its
  /// own: it is told by a variable of its environment which property it answers for, and has to come
  /// there by itself. It is started again after each death.
  package final class WorkerRun: @unchecked Sendable {
    /// The variable of the environment that names the property.
    package static let variable = "PROPERTY_WORKER"
    /// Where a worker has its socket.
    private static let socket: Int32 = 3

    private let arguments: [String]
    private let environment: [String]
    private let limits: Isolation
    private let place: CaseMarker
    private var child: ChildProcess?
    private var stack = StackBounds(lowest: 0)
    /// What was left behind by the cases of workers that have grown too much, and how many these were.
    private var left = (bytes: 0, cases: 0, workers: 0)
    /// Whether a case has been found that does not end: its like are then waited for a short while only.
    private var isHasty = false

    /// Starts a worker; nil if it does not come to the property.
    ///
    /// - Parameters:
    ///   - property: the name of the property, for the worker to know it by.
    ///   - arguments: what this program is given so that it comes to the property.
    ///   - environment: the environment of this process.
    package init?(
      of property: String, arguments: [String], environment: [String: String], limits: Isolation
    ) {
      // A worker's words are read when it dies: a backtrace is of no use among them.
      let variables = [Self.variable: property, "SWIFT_BACKTRACE": "enable=no"]
      self.environment = environment.merging(variables) { $1 }.map { "\($0)=\($1)" }.sorted()
      (self.arguments, self.limits) = (arguments, limits)
      guard let place = CaseMarker() else { return nil }
      place.enterBody()
      self.place = place
      guard let child = try? start() else { return nil }
      self.child = child
    }

    /// What becomes of a case.
    ///
    /// A worker that falls silent or is killed by somebody else is asked once more, and so is one that
    /// ran out of memory if it had run other cases.
    ///
    /// - Parameter steps: what is told of a case that ends its worker, which can tell nothing itself.
    package func outcome(of request: [UInt8], steps: () -> String) -> Outcome {
      var isDoubted = false
      while true {
        let child: ChildProcess
        do {
          child = try self.child ?? start()
        } catch { return .failed(Failure(kind: "no worker", message: "\(error)")) }
        self.child = child
        switch child.ask(request, within: isHasty ? limits.hasty : limits) {
        case .reply(let bytes):
          var message = WireMessage(opening: bytes)
          if let isLast = try? message.takeInt(), let outcome = try? message.takeOutcome() {
            let growth = child.growth()
            if growth > limits.maximumGrowth {
              // Two answers are no cases that count: that it is there, and the first case.
              left = (left.bytes + growth, left.cases + child.answers - 2, left.workers + 1)
            }
            if isLast == 1 || growth > limits.maximumGrowth { self.child = nil }
            return outcome
          }
          return .failed(
            Failure(kind: "no worker", message: "a worker has answered what nobody can read"))
        case .ended(let ending, let words, let fault):
          self.child = nil
          // The first answer is that it is there.
          if child.answers > 1, CrashText.tellsOfMemory(words) { continue }
          if ending.isDoubtful, !isDoubted, !isHasty {
            isDoubted = true
            continue
          }
          if case .silence = ending { isHasty = true }
          let report = CrashDiagnosis(
            ending: ending, words: words, fault: fault, stack: stack, isCopy: false
          ).report(at: place.reading)
          return .failed(
            Failure(kind: report.kind, message: "\(report.message)\n\n\(steps())"))
        }
      }
    }

    /// Starts the program, and waits until it has come to the property.
    private func start() throws(IsolationError) -> ChildProcess {
      let child = try ChildProcess.spawn(
        arguments: arguments, environment: environment, socket: Self.socket, limits: limits,
        place: place)
      var patient = limits
      patient.memory = .max
      patient.waitingTime = max(.seconds(60), limits.waitingTime)
      patient.processorTime = patient.waitingTime
      guard case .reply(let bytes) = child.ask([], within: patient) else {
        throw .refused(call: "posix_spawn", code: 0)
      }
      var message = WireMessage(opening: bytes)
      stack = StackBounds(lowest: UInt((try? message.takeWord()) ?? 0))
      return child
    }

    /// What cases have left behind, in words; nil if that was not too much.
    package var leak: String? {
      guard left.cases > 0 else { return nil }
      let mean = Double(left.bytes / left.cases) / 1_000_000
      let megabytes = "\((10 * mean).rounded() / 10) MB"
      return "each case leaves about \(megabytes) of memory behind that nothing gives back:"
        + " \(ReportText.count(left.cases, "case")) left more than Isolation.maximumGrowth in each of"
        + " \(ReportText.count(left.workers, "worker")),"
        + " after which others began; look for what outlives a controller: a closure that holds the"
        + " controller which keeps it, a timer, an observer, or a cache without end"
    }

    /// Whether this process was started for a case by a process that waits for it.
    package static var hasParent: Bool {
      // The process, user and group of the other end (SO_PEERCRED of unix(7)).
      var peer: (pid_t, uid_t, gid_t) = (0, 0, 0)
      var length = socklen_t(MemoryLayout.size(ofValue: peer))
      return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 && peer.0 == getppid()
    }

    /// Answers for a property, in the worker, until nobody asks any more.
    ///
    /// The first request is empty: it asks whether the worker is there, and where its stack ends. An answer to
    /// another begins with 1 if it is the last of this worker, in which something goes on after the case.
    package static func serve(
      limits: Isolation, _ outcome: ([UInt8]) async -> Outcome, steps: ([UInt8]) -> String
    ) async -> Never {
      let side = ChildSide(socket: socket, errors: -1, memory: limits.memory)
      DispatchQueue(label: "PropertyKit.worker").async {
        // Whoever asks may be gone while a case runs without end.
        var parent = pollfd(fd: socket, events: 0, revents: 0)
        while poll(&parent, 1, -1) < 0 {}
        kill(0, SIGKILL)
      }
      // What a case starts does not keep the socket open.
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      // Each line is written at once, so that a death loses none.
      setvbuf(stdout, nil, _IOLBF, 0)
      let lowest = await MainActor.run {
        Fault.nameBeforeDeath()
        return SystemCalls.stack(of: pthread_self())?.lowerBound
      }
      side.bound()
      let notes = NoteLog()
      await NoteLog.$current.withValue(notes) {
        while let (mark, request) = side.receiveMessage() {
          var message = WireMessage()
          if request.isEmpty {
            message.put(lowest ?? 0)
          } else {
            var outcome = await notes.collecting { await outcome(request) }
            let isBusy = await isMainQueueBusy()
            if isBusy, case .passed = outcome {
              let words = "\(Self.restless)\n\n\(steps(request))"
              outcome = .failed(Failure(kind: "main queue never empty", message: words))
            }
            message.put(isBusy || hasStartedProcesses ? 1 : 0)
            message.put(outcome)
          }
          fflush(nil)
          guard side.send(MessageChannel.framed(message.bytes, mark: mark)) else { break }
        }
      }
      _exit(0)
    }

    private static let restless =
      "the main queue never becomes empty after the case: what was sent to it sends itself again, as a block"
      + " does that calls DispatchQueue.main.async for itself; let it end, or give it a delay"

    /// Whether a process lives that a case has started (waitid(2)).
    private static var hasStartedProcesses: Bool {
      var information = siginfo_t()
      return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
    }

    /// How long the main queue may work without a pause before it is said to do so for ever.
    private static let longestWork = Duration.milliseconds(200)

    /// Whether the main queue goes on and on: its thread has not paused for a while, and has worked.
    private static func isMainQueueBusy() async -> Bool {
      let before = await MainActor.run { ThreadUse() }
      while true {
        usleep(100)
        guard let work = await MainActor.run(body: { ThreadUse() }).work(since: before) else {
          return false
        }
        if work > longestWork { return true }
      }
    }
  }
#endif
