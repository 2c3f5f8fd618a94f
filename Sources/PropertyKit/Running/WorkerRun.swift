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
          if let outcome = try? message.takeOutcome() { return outcome }
          return .failed(
            Failure(kind: "no worker", message: "a worker has answered what nobody can read"))
        case .ended(let ending, let words, _):
          self.child = nil
          // The first answer is that it is there.
          if child.answers > 1, CrashText.tellsOfMemory(words) { continue }
          if ending.isDoubtful, !isDoubted, !isHasty {
            isDoubted = true
            continue
          }
          if case .silence = ending { isHasty = true }
          let report = CrashDiagnosis(
            ending: ending, words: words, fault: nil, stack: child.stack
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
      patient.waitingTime = max(.seconds(60), limits.waitingTime)
      patient.processorTime = patient.waitingTime
      guard case .reply = child.ask([], within: patient) else {
        throw .refused(call: "posix_spawn", code: 0)
      }
      return child
    }

    /// Answers for a property, in the worker, until nobody asks any more.
    ///
    /// The first request is empty: it asks whether the worker is there.
    package static func serve(
      limits: Isolation, _ outcome: ([UInt8]) async -> Outcome
    ) async -> Never {
      let side = ChildSide(socket: socket, errors: -1, memory: limits.memory)
      DispatchQueue(label: "PropertyKit.worker").async {
        // Whoever asks may be gone while a case runs without end.
        var parent = pollfd(fd: socket, events: 0, revents: 0)
        while poll(&parent, 1, -1) < 0 {}
        _exit(0)
      }
      side.bound()
      let notes = NoteLog()
      await NoteLog.$current.withValue(notes) {
        while let request = side.receiveMessage() {
          var message = WireMessage()
          message.put(
            request.isEmpty ? .passed : await notes.collecting { await outcome(request) })
          guard side.send(MessageChannel.framed(message.bytes)) else { break }
        }
      }
      _exit(0)
    }
  }
#endif
