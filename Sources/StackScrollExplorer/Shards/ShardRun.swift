import PropertyKit
import StackScrollInvariants

/// The command that explores one part of a run and keeps what it finds for `merge`.
///
/// A result that is there already is not made again, so a worker that was killed goes on where it
/// was.
struct ShardRun {
  let session: Session
  let request: ShardRequest

  func run() -> ExitStatus {
    let text = ShardText(session: session, request: request)
    let run = RunIdentity(of: request.explore, shards: request.shard.count)
    session.say(text.opening)
    var tally = ShardTally()
    var current: Invariant?
    do throws(ResultError) {
      try ResultStore(folder: request.folder).prepare(for: run)
      for (position, invariant) in request.explore.invariants.enumerated() {
        current = invariant
        guard let line = try result(of: invariant, in: run, &tally) else { return .interrupted }
        session.say(text.finished(invariant, at: position, line))
      }
    } catch {
      session.complain(text.notSaved(tally, current, error))
      return .unusable
    }
    session.say(text.closing(tally))
    return .success
  }

  /// Finds the result of an invariant, or makes and keeps it; nil if its run was stopped.
  private func result(
    of invariant: Invariant, in run: RunIdentity, _ tally: inout ShardTally
  ) throws(ResultError) -> ShardTally.Line? {
    let store = ResultStore(folder: request.folder)
    let header = ShardResult.Header(
      run: run, invariant: invariant.id, shard: request.shard.index)
    if let found = try store.result(for: header) {
      return tally.add(found, isNew: false)
    }
    let terminal = session.terminal
    let recorder = CoverageRecorder()
    let report = invariant.explore(
      settings: request.settings(for: invariant), workers: terminal.processors, recorder: recorder
    ) { _ in terminal.isInterrupted ? .stop : .proceed }
    guard let record = report.record else { return nil }
    let result = ShardResult(header: header, record: record, coverage: recorder.coverage)
    try store.save(result)
    return tally.add(result, isNew: true)
  }
}

/// How many results a worker has made, found and kept.
struct ShardTally {
  private(set) var made = 0
  private(set) var found = 0

  /// What is said of one result.
  struct Line {
    /// The kinds of failure in it.
    let failures: Int
    let isNew: Bool
  }

  /// Counts a result.
  mutating func add(_ result: ShardResult, isNew: Bool) -> Line {
    if isNew { made += 1 } else { found += 1 }
    return Line(failures: result.record.findings.count, isNew: isNew)
  }
}
