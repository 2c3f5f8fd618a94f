import Dispatch

/// Checks a property whose body is asynchronous.
///
/// Cases run one after the other, in the caller's task: task-local values are seen, and actors may
/// be awaited. The engine itself is synchronous and runs on a thread of its own, which waits while
/// the body does, so no thread of the concurrency pool is ever blocked and nothing is written
/// twice. There is no isolation. A name of its own, since an asynchronous caller would otherwise always get this form.
/// Parameters are those of `check`.
public func checkAsync<Value, Result>(
  _ generator: Gen<Value>, settings: Settings = Settings(),
  statistics: [Statistic<Value>] = [], isolation: isolated (any Actor)? = #isolation,
  observe: @escaping @Sendable (Progress) -> RunControl = { _ in .proceed },
  record: (@Sendable (CaseObservation) -> Void)? = nil,
  _ body: (Value) async throws -> Result
) async -> Report<Value> {
  // A forked child has one thread: nobody there would run the body.
  var settings = settings
  settings.isolation = nil
  let (requests, sender) = AsyncStream.makeStream(of: Request<Value>.self)
  let engine = Handed<Report<Value>>()
  let notes = NoteLog()
  DispatchQueue.engine.async { [settings] in
    func asked(_ value: Value) -> Outcome {
      let request = Request(value: value)
      sender.yield(request)
      return request.wait()
    }
    engine.value = Property.report(
      generator, settings, workers: 1, statistics, notes, observe: observe, record: record, asked
    ) { property, slots in
      property.run(slots: slots, asked)
    }
    sender.finish()
  }
  await NoteLog.$current.withValue(notes) {
    for await request in requests {
      request.answer(await Outcome.awaiting { try await body(request.value) })
    }
  }
  return engine.value ?? Report(settings: settings, verdict: .stopped)
}

extension DispatchQueue {
  /// A thread for one engine; it waits for most of its life, so it must not be one of a few.
  fileprivate static var engine: DispatchQueue {
    DispatchQueue(label: "PropertyKit.engine")
  }
}

/// A value on its way to the body, and the verdict on its way back.
///
/// Both sides take turns: the engine waits until the verdict is there.
private final class Request<Value>: @unchecked Sendable {
  let value: Value
  private var outcome = Outcome.passed
  private let isAnswered = DispatchSemaphore(value: 0)

  init(value: Value) {
    self.value = value
  }

  func answer(_ outcome: Outcome) {
    self.outcome = outcome
    isAnswered.signal()
  }

  func wait() -> Outcome {
    isAnswered.wait()
    return outcome
  }
}

/// A result that one thread leaves for another, which reads it only after the first has ended.
private final class Handed<Value>: @unchecked Sendable {
  var value: Value?
}
