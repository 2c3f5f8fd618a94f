import PropertyKit
import StackScrollInvariants

/// What `merge` says beside what an exploration says.
struct MergeText {
  let session: Session
  let request: MergeRequest

  /// How many errors are shown, and how many missing shards.
  static let shownErrors = 20

  /// Not all is there: what is missing, how to get it, and what failed so far.
  func partial(_ set: ShardSet, _ missing: [(shard: Int, invariants: [String])]) -> [String] {
    let whole = set.run.shards - missing.count
    var lines = [
      "partial: \(whole) of \(ReportText.count(set.run.shards, "shard")) of"
        + " \(ReportText.count(set.run.invariants.count, "invariant")) with seed \(set.run.seed),"
        + " \(ReportText.count(set.run.cases, "case")) each", "", "missing:",
    ]
    lines += missing.prefix(Self.shownErrors).map { shard, invariants in
      let rest = set.run.invariants.count - invariants.count
      let some = rest == 0 ? "" : " (\(invariants.count) of \(set.run.invariants.count) results)"
      return "  shard \(shard)\(some): \(command(for: shard, of: set.run))"
    }
    let more = missing.count - Self.shownErrors
    if more > 0 { lines.append("  and \(ReportText.count(more, "more shard"))") }
    return lines + findings(in: set)
  }

  /// The results name invariants that this tool does not have.
  static func notThisCatalogue(_ reason: String) -> String {
    "the results are of another catalogue: \(reason)"
  }

  /// Nothing is put together if something is wrong.
  static func refusal(of count: Int) -> String {
    let more = count > shownErrors ? " (the first \(shownErrors) are shown)" : ""
    return "\(ReportText.count(count, "error"))\(more); nothing was merged and nothing was changed"
  }

  /// The failures of the parts that are there; the one of the smallest case may yet be missing.
  private func findings(in set: ShardSet) -> [String] {
    let laws = session.everything.invariants.filter { !$0.mustFail }
    let lines = laws.compactMap { law -> String? in
      let found = set[law.id].flatMap(\.result.record.findings)
        .min { $0.caseIndex < $1.caseIndex }
      return found.flatMap { finding in
        finding.token.map { "  \(law.id): \(session.name) replay \(law.id):\($0)" }
      }
    }
    let title = "failed so far, perhaps not at the first case that fails:"
    return lines.isEmpty ? [] : ["", title] + lines
  }

  private func command(for shard: Int, of run: RunIdentity) -> String {
    let all = session.catalogue.invariants.count == run.invariants.count
    let names = all ? "" : " " + run.invariants.joined(separator: " ")
    return "\(session.name) explore\(names) --seed \(run.seed) --cases \(run.cases)"
      + " --shard \(shard)/\(run.shards) --results DIR"
  }
}
