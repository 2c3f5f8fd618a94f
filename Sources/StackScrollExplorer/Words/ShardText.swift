import PropertyKit
import StackScrollInvariants

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
