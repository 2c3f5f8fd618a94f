/// Why a result cannot be used or kept, and which.
struct ResultError: Error, Hashable, Sendable {
  /// The file or folder.
  let path: String
  let damage: Damage

  /// What is wrong with it; lines are counted from 1.
  enum Damage: Error, Hashable, Sendable {
    /// The file ends before its last line.
    case cutOff(line: Int)
    /// The line is not what was written: something in it or before it was changed.
    case changed(line: Int)
    /// The line is none of a result.
    case foreign(line: Int)
    /// The line is whole, and this version cannot read it; the text says why.
    case unreadable(line: Int, String)
    /// Another version wrote the file, in this form.
    case otherFormat(Int)
    /// The file has this many bytes, more than are read.
    case tooLarge(Int)
    /// It is a pipe, a device or the like.
    case notAFile
    /// There is no result below the folder.
    case noResults
    /// Another content stands where this one belongs.
    case placeIsTaken
    /// The system refused; the text is its account.
    case fileSystem(String)
    /// It belongs to another run than the first that was read.
    case otherRun(RunIdentity, first: RunIdentity, firstPath: String)
    /// It was made by another version, or with other laws.
    case otherProgram(String, here: String)
    /// It holds something else about the same part than another file.
    case contradicts(String)
    /// Its counterexample does not fail here as it did there.
    case doesNotFailHere(String)
  }

  /// Why a line is not what was expected, with the keys that lead there.
  ///
  /// What the decoder says of it is about the language that reads it, and differs between versions.
  static func account(of error: any Error) -> String {
    let (words, context): (String, DecodingError.Context?) =
      switch error as? DecodingError {
      case .typeMismatch(let type, let context): ("\(name(of: type)) is expected here", context)
      case .valueNotFound(let type, let context):
        ("\(name(of: type)) is expected here, and null stands there", context)
      case .keyNotFound(let key, let context):
        ("the key \(key.stringValue.quoted) is missing", context)
      case .dataCorrupted(let context) where context.codingPath.isEmpty:
        ("this is no JSON, or a number in it is out of range", context)
      case .dataCorrupted(let context): ("no result has this value", context)
      default: ("no result has such a line", nil)
      }
    let path = (context?.codingPath ?? []).map(\.stringValue).joined(separator: ".").printable
    return path.isEmpty ? words : "at \(path): \(words)"
  }

  /// What a value is called that is read as some type.
  private static func name(of type: Any.Type) -> String {
    switch type {
    case is any FixedWidthInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any Sequence.Type: "a list or an object"
    default: "an object"
    }
  }
}

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
      "the file has at least \(bytes) bytes, more than the \(ResultFile.maximumBytes) that are read;"
        + " \(advice)"
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
      "it says something else than \(other.printable) about the same cases; run all shards with one build,"
        + " and with laws that depend on their case alone"
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
