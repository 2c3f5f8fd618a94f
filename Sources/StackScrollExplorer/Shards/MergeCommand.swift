import PropertyKit
import StackScrollInvariants

extension Command {
  /// Puts the parts of a run together.
  static let merge = Command(
    name: "merge", summary: "put the shards of an exploration together",
    usage: "DIR... [--long] [--scale N] [--exact] [--write DIR] [--report DIR]",
    options: [.long, .scale, .exact, .write, .report],
    manual: { tool in
      CommandManual(
        about:
          "Puts the shards of an exploration together, and prints what the whole run would have printed.",
        details: """
            DIR            folders that were given to `\(tool) explore --results`, or single files from
                           there; in any order, repeated or overlapping
            --long, --scale N, --exact, --write DIR, --report DIR    as for `\(tool) explore`

          The shards may run anywhere, at any time and in any order, as long as it is with one build, the
          same names and the same --cases and --seed. If some are missing it says which, and ends with 3.

          Where --shard I/N is not given, the first of these that is set says which shard to run:
            TEST_SHARD_INDEX, TEST_TOTAL_SHARDS    set by test runners
            SLURM_ARRAY_TASK_ID                    set by Slurm; with STACKSCROLL_SHARDS for N, or N
                                                   is the length of an array from 0 on
            JOB_COMPLETION_INDEX                   set by Kubernetes; with STACKSCROLL_SHARDS for N
          """,
        examples: """
          seq 0 15 | parallel \(tool) explore --shard {}/16 --results results
          \(tool) merge results
          """)
    },
    prepare: MergeCommand.init)
}

/// Which results to put together, and what to do with what they come to.
struct MergeRequest {
  /// Files and folders.
  let paths: [String]
  /// What an exploration would be told beside what the results say.
  private let options: [String]

  init(_ list: ArgumentList) throws(UsageError) {
    paths = try list.uniqueNames(orElse: .nothingToMerge)
    _ = try list.folder(.write)
    _ = try list.folder(.report)
    options = Command.merge.options.compactMap { option in
      list.value(of: option).map { option.takesValue ? "\(option.flag)=\($0)" : option.flag }
    }
  }

  /// The arguments with which `explore` is the run that was shared out.
  func arguments(for run: RunIdentity) -> [String] {
    ["--seed=\(run.seed)", "--cases=\(run.cases)"] + options + ["--"] + run.invariants
  }
}

/// The command that puts the parts of a run together, and says what the run would have said.
///
/// It is the exploration itself, asked to run only what no part has run: nothing. So the engine
/// decides, in the order of cases, where each law ends and which failure counts.
struct MergeCommand: CommandRun {
  let request: MergeRequest
  let session: Session
  let catalogue: Catalogue

  init(_ list: ArgumentList, _ context: CommandContext) throws(UsageError) {
    session = context.session
    request = try MergeRequest(list)
    catalogue = try context.catalogue()
  }

  func run() -> ExitStatus {
    guard let set = read(), var explore = exploration(of: set.run) else { return .unusable }
    let program = RunIdentity.program(of: explore.invariants)
    guard program == set.run.program else {
      let path = set.run.invariants.lazy.flatMap { set[$0] }.first?.path ?? ""
      return refuse([ResultError(path: path, damage: .otherProgram(set.run.program, here: program))]
      )
    }
    let strangers = explore.invariants.flatMap { self.strangers(of: $0, in: set) }
    guard strangers.isEmpty else { return refuse(strangers) }
    let missing = set.missing
    guard missing.isEmpty else {
      session.say(MergeText(session: session, catalogue: catalogue).partial(set, missing))
      return .incomplete
    }
    for invariant in explore.invariants {
      let results = set[invariant.id].map(\.result)
      explore.records[invariant.id] = results.map(\.record)
      explore.coverages[invariant.id] = results.reduce(into: ScreenCoverage()) {
        $0.formUnion($1.coverage)
      }
    }
    return Exploration(session: session, request: explore).run()
  }

  /// Reads everything; nil if something cannot be used, which it says.
  private func read() -> ShardSet? {
    var set: ShardSet?
    var errors: [ResultError] = []
    for path in request.paths {
      do throws(ResultError) {
        for file in try ResultStore.results(at: path) {
          do throws(ResultError) {
            let result = try ResultStore.result(at: file)
            if set == nil { set = ShardSet(result, at: file) }
            try set?.add(result, at: file)
          } catch { errors.append(error) }
        }
      } catch { errors.append(error) }
    }
    guard errors.isEmpty else {
      _ = refuse(errors)
      return nil
    }
    return set
  }

  private func exploration(of run: RunIdentity) -> ExploreRequest? {
    do throws(UsageError) {
      let list = try ArgumentList(
        request.arguments(for: run), of: .explore(orPart: ShardRun.init))
      return try ExploreRequest(list, catalogue: catalogue)
    } catch {
      session.complain(MergeText.notThisCatalogue(UsageErrorText.text(of: error.problem)))
      return nil
    }
  }

  /// The results of an invariant whose counterexamples do not fail here as they did there: another
  /// build made them.
  private func strangers(of invariant: Invariant, in set: ShardSet) -> [ResultError] {
    set[invariant.id].compactMap { path, result in
      let isStrange = result.record.findings.contains { finding in
        guard let token = finding.token else { return false }
        let settings = Settings(maximumExplainEvaluations: 0, replay: token)
        return invariant.explore(settings: settings).counterexample?.failure != finding.failure
      }
      return isStrange ? ResultError(path: path, damage: .doesNotFailHere(invariant.id)) : nil
    }
  }

  private func refuse(_ errors: [ResultError]) -> ExitStatus {
    for error in errors.prefix(MergeText.shownErrors) {
      session.complain(ResultErrorText.text(of: error))
    }
    session.hint(MergeText.refusal(of: errors.count))
    return .unusable
  }
}

/// What `merge` says beside what an exploration says.
struct MergeText {
  let session: Session
  let catalogue: Catalogue

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
    let laws = catalogue.invariants.filter { !$0.mustFail }
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
    let exploring = session.exploring(run.invariants, of: catalogue).joined(separator: " ")
    return "\(exploring) --seed \(run.seed) --cases \(run.cases)"
      + " --shard \(shard)/\(run.shards) --results DIR"
  }
}
