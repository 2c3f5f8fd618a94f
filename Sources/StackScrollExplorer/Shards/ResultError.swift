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

  /// The toolchain's account of why JSON is not what was expected, with the keys that lead there.
  static func account(of error: any Error) -> String {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      default: nil
      }
    guard let context else { return "\(error)".printable }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".").printable
    let words = context.debugDescription.printable
    return path.isEmpty ? words : "at \(path): \(words)"
  }
}
