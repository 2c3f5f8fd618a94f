import Synchronization

/// Notes what a case did, for its report: `note("paid \(amount), left \(balance)")`.
///
/// For bodies of properties, and what they call. The report of a failure shows the notes of its smallest
/// case. In other cases the text is not even made, so notes may be written freely. Outside of a property
/// it does nothing.
public func note(_ text: @autoclosure () -> String) {
  NoteLog.current?.add(text)
}

/// The notes of the case that runs.
package final class NoteLog: Sendable {
  /// The log of the property whose body is called.
  @TaskLocal package static var current: NoteLog?

  /// The notes so far; nil while a case runs of which none are wanted.
  private let notes = Mutex<[String]?>(nil)

  package init() {}

  func add(_ text: () -> String) {
    guard notes.withLock({ $0 != nil }) else { return }
    let text = text()
    notes.withLock { $0?.append(text) }
  }

  /// Runs a case and adds its notes to the failure, if it fails.
  package func collecting(_ run: () -> Outcome) -> Outcome {
    notes.withLock { $0 = [] }
    return ending(run())
  }

  /// Runs a case with an asynchronous body and adds its notes to the failure, if it fails.
  package func collecting(
    isolation: isolated (any Actor)? = #isolation, _ run: () async -> Outcome
  ) async -> Outcome {
    notes.withLock { $0 = [] }
    return ending(await run())
  }

  private func ending(_ outcome: Outcome) -> Outcome {
    let notes = notes.withLock { notes in
      defer { notes = nil }
      return notes ?? []
    }
    guard case .failed(let failure) = outcome else { return outcome }
    return .failed(failure.noting(notes))
  }
}
