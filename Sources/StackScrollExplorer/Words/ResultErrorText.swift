/// What is wrong with a result, in words: what, where, and what to do.
enum ResultErrorText {
  static func text(of error: ResultError) -> String {
    "\(error.path.printable): \(words(for: error.damage))"
  }

  private static let advice = "move it away and run that shard again"

  private static func words(for damage: ResultError.Damage) -> String {
    switch damage {
    case .cutOff(let line): "line \(line): the file ends too early; \(advice)"
    case .changed(let line):
      "line \(line): it was changed (its checksum does not fit); \(advice)"
    case .foreign(let line):
      "line \(line): this is no result of a shard; name only what `explore --results` wrote"
    case .unreadable(let line, let reason): "line \(line): \(reason); \(advice)"
    case .otherFormat(let format):
      "line 1: the file has form \(format), and this version reads form"
        + " \(ShardResult.Header.currentFormat); merge with the version that wrote it"
    case .tooLarge(let bytes):
      "the file has at least \(bytes) bytes, more than the \(ResultFile.maximumBytes) that are read"
    case .notAFile: "this is no regular file; name a file or a folder"
    case .noResults: "no results are below this folder; name the one given to `--results`"
    case .placeIsTaken: "the file holds something else; \(advice)"
    case .fileSystem(let reason): reason
    case .otherRun(let run, let first, let path):
      "it belongs to another run than \(path.printable): \(difference(run, first)); merge them apart"
    case .otherProgram(let there, let here):
      "it was made by version \(there.printable), and this is \(here): other laws; merge with the version"
        + " that made it"
    case .contradicts(let other):
      "it says something else than \(other.printable) about the same cases; laws must depend on their case"
        + " alone, and all shards must run one build"
    case .doesNotFailHere(let id):
      "its counterexample of \(id.printable) does not fail here as it did there; merge with the build that"
        + " made it"
    }
  }

  private static func difference(_ run: RunIdentity, _ other: RunIdentity) -> String {
    if run.program != other.program {
      return "version \(run.program.printable) instead of \(other.program.printable)"
    }
    if run.seed != other.seed { return "seed \(run.seed) instead of \(other.seed)" }
    if run.cases != other.cases { return "\(run.cases) cases instead of \(other.cases)" }
    if run.shards != other.shards { return "\(run.shards) shards instead of \(other.shards)" }
    return "other invariants"
  }
}
