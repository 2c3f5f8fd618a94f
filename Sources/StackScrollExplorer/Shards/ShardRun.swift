import Foundation
import PropertyKit
import StackScrollInvariants

/// The command that explores one part of a run and keeps what it finds for `merge`.
///
/// A result that is there already is not made again, so a worker that was killed goes on where it
/// was.
struct ShardRun: CommandRun {
  let session: Session
  let request: ShardRequest

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    request = try ShardRequest(list, context)
  }

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

/// Which part of a run to explore, and where to leave what it finds.
struct ShardRequest {
  /// The run, of which this is a part.
  let explore: ExploreRequest
  let shard: Shard
  /// The folder of results.
  let folder: String

  /// The options of a whole run that mean nothing for a part of one.
  ///
  /// A part must come out the same wherever and whenever it is run, so it has no clock; what is to
  /// be kept or shown is known only when all parts are there.
  private static let foreignOptions: [CommandOption] = [
    .time, .untilFailure, .scale, .exact, .write, .report,
  ]

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    for option in Self.foreignOptions where list.has(option) {
      throw list.error(
        .notForShards(
          option, isOfTime: option == .time, isOfMerge: Command.merge.options.contains(option)))
    }
    guard let folder = try list.folder(.results) else { throw list.error(.nowhereForResults) }
    self.folder = folder
    shard = try Self.shard(list, context.environment)
    explore = try ExploreRequest(list, catalogue: try context.catalogue())
  }

  /// The settings of this part of the run of an invariant.
  func settings(for invariant: Invariant) -> Settings {
    var settings = explore.settings(for: invariant)
    settings.shard = shard
    settings.keepsRecord = true
    return settings
  }

  private static func shard(
    _ list: ArgumentList, _ environment: [String: String]
  ) throws(UsageError) -> Shard {
    if let text = list.value(of: .shard) {
      guard let shard = Shard(written: text) else { throw list.error(.notAShard(text)) }
      return shard
    }
    let named: Shard?
    do throws(ShardVariables.Problem) {
      named = try ShardVariables(environment).shard()
    } catch {
      throw list.error(.shardVariables(error))
    }
    guard let named else { throw list.error(.noShard) }
    return named
  }
}

/// Everything a worker says while it explores one part of a run.
struct ShardText {
  let session: Session
  let request: ShardRequest

  /// The first line: which part of what.
  var opening: String {
    "shard \(request.shard) of \(ReportText.count(request.explore.invariants.count, "invariant"))"
      + " with seed \(request.explore.seed), \(ReportText.count(request.explore.cases, "case")) each"
  }

  /// The line of an invariant.
  func finished(_ invariant: Invariant, at position: Int, _ line: ShardTally.Line) -> String {
    let count = String(request.explore.invariants.count)
    let place = "[\(String(position + 1).aligned(to: count.count))/\(count)]"
    let found = line.failures == 0 ? "no failure" : ReportText.count(line.failures, "failure")
    return "\(place) \(invariant.id): \(found)\(line.isNew ? "" : " (kept before)")"
  }

  /// What is there now, and what to do next.
  func closing(_ tally: ShardTally) -> [String] {
    let before = tally.found > 0 ? ", \(tally.found) were there" : ""
    let kept = "\(ReportText.count(tally.made + tally.found, "result"))"
    return [
      "shard \(request.shard) is done: \(kept) in \(request.folder.printable)\(before)",
      "when all shards are: \(session.name) merge \(request.folder.shellWord)",
    ]
  }

  /// A result could not be kept, so it makes no sense to go on.
  func notSaved(_ tally: ShardTally, _ invariant: Invariant?, _ error: ResultError) -> String {
    let words = ResultErrorText.text(of: error)
    guard let invariant else { return "\(words); shard \(request.shard) was not begun" }
    let all = request.explore.invariants.count
    return "\(words); \(tally.made + tally.found) of \(ReportText.count(all, "result")) of shard"
      + " \(request.shard) are kept; \(invariant.id) and what comes after it are not saved; the same"
      + " command goes on from there"
  }
}
