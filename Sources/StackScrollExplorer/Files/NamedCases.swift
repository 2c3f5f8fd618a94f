import Foundation
import PropertyKit
import StackScrollInvariants

/// A case of an invariant as it is printed: the name, a colon and the token.
struct NamedToken: Hashable {
  /// The name of the invariant.
  let id: String
  /// The case.
  let token: ReplayToken

  /// Reads "ID:TOKEN"; nil if it is not one.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let token = try? ReplayToken(String(parts[1]))
    else { return nil }
    id = String(parts[0])
    self.token = token
  }

  /// A case of an invariant.
  init(id: String, token: ReplayToken) {
    self.id = id
    self.token = token
  }
}

/// A case that a line of somebody's output names.
struct Mention {
  /// The line, from 1.
  let line: Int
  /// The case, or what is wrong with it.
  let token: Result<NamedToken, FindingError>

  /// Looks for cases in text: the output of a run, the log of a CI job, a file of JSON lines.
  ///
  /// A case is written ID:TOKEN wherever it stands, or in a line of JSON with the keys `invariant`
  /// and `token`.
  ///
  /// - Complexity: O(n) for n bytes.
  static func all(in text: String) -> [Mention] {
    var seen: Set<NamedToken> = []
    // A line ends at a line feed, whether or not a carriage return comes before it: together they
    // are one `Character`, at which splitting by "\n" would not split.
    return Substring(text).utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .flatMap { number, line in
        tokens(in: Substring(line), at: number + 1).map { Mention(line: number + 1, token: $0) }
      }
      .filter { finding in
        guard case .success(let token) = finding.token else { return true }
        return seen.insert(token).inserted
      }
  }

  private static func tokens(
    in line: Substring, at number: Int
  ) -> [Result<NamedToken, FindingError>] {
    let written = WrittenToken.all(in: line).map { named(String($0.id), String($0.token)) }
    guard written.isEmpty, line.first == "{" else { return written }
    return [object(in: line, at: number)].compactMap { $0 }
  }

  /// The case of a line of JSON; nil if it speaks of none.
  private static func object(
    in line: Substring, at number: Int
  ) -> Result<NamedToken, FindingError>? {
    let data = Data(line.utf8)
    do throws(FixtureError) {
      return try FixtureError.located(in: data) { () throws(FixtureError) in
        var reader = try FixtureReader(try JSONValue(parsing: data))
        guard reader.keys.contains("token") else { return nil }
        return named(try reader.string("invariant"), try reader.string("token"))
      }
    } catch {
      return .failure(.unreadable(error.onLine(number)))
    }
  }

  private static func named(_ id: String, _ token: String) -> Result<NamedToken, FindingError> {
    do throws(ReplayTokenError) {
      return .success(NamedToken(id: id, token: try ReplayToken(token)))
    } catch {
      return .failure(.badToken(id, error))
    }
  }
}

/// The two parts of what looks like ID:TOKEN.
struct WrittenToken: Hashable {
  /// Small letters, digits and dashes before the colon.
  let id: Substring
  /// What comes after it: `p`, digits, a dash, and then letters and digits.
  let token: Substring

  /// All in a text, from left to right: each as long as it can be, none inside another.
  ///
  /// It is one pass over the bytes. A pattern that begins with a repetition is tried anew at every
  /// letter of a long word, so that a word of n letters costs n * n steps.
  ///
  /// - Complexity: O(n) for n bytes.
  static func all(in text: Substring) -> [WrittenToken] {
    let bytes = text.utf8
    var found: [WrittenToken] = []
    // Where the letters, digits and dashes begin that end at `place`.
    var start = bytes.startIndex
    var place = start
    while place < bytes.endIndex {
      let byte = bytes[place]
      let next = bytes.index(after: place)
      if isPartOfID(byte) {
        place = next
        continue
      }
      if byte == UInt8(ascii: ":"), start < place, let end = endOfToken(from: next, in: bytes) {
        found.append(WrittenToken(id: text[start..<place], token: text[next..<end]))
        place = end
      } else {
        place = next
      }
      start = place
    }
    return found
  }

  /// Where the token ends that begins at a place; nil if none begins there.
  ///
  /// What is read in vain are digits, which are read once more as part of a word, and no third time:
  /// a token begins after a colon only.
  private static func endOfToken(
    from start: Substring.Index, in bytes: Substring.UTF8View
  ) -> Substring.Index? {
    guard start < bytes.endIndex, bytes[start] == UInt8(ascii: "p") else { return nil }
    let digits = bytes[bytes.index(after: start)...].prefix(while: isDigit)
    guard !digits.isEmpty, digits.endIndex < bytes.endIndex,
      bytes[digits.endIndex] == UInt8(ascii: "-")
    else { return nil }
    return bytes[bytes.index(after: digits.endIndex)...].prefix(while: isLetterOrDigit).endIndex
  }

  private static func isPartOfID(_ byte: UInt8) -> Bool {
    isSmallLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isSmallLetter(byte) || isDigit(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// What is wrong with a line that names a case.
enum FindingError: Error {
  /// The line is no JSON object with the right keys.
  case unreadable(FixtureError)
  /// The token of an invariant cannot be read.
  case badToken(String, ReplayTokenError)

  /// The error in words, with the line if it is one of a file.
  func words(onLine line: Int?) -> String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .badToken(let id, let error):
      (line.map { "line \($0): " } ?? "") + "\(id.printable): \("\(error)".printable)"
    }
  }
}

/// A file with the findings of a run: its output, or JSON lines.
enum FindingsFile {
  /// What is said of a text in which no case is named.
  static let noFindings =
    "there is no finding in this; write one as ID:TOKEN, as `explore` and `replay` have it"

  /// What is said of a path where nothing is.
  static let nothingThere =
    "it is missing: no file and no folder has this path; check it, or write a token as ID:TOKEN"

  /// The name of what is piped in.
  static let standardInput = "-"

  /// Whether a path is a file that may hold findings: any that is no fixture by its name.
  static func isOne(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && !path.hasSuffix(".json")
  }

  /// The findings of a file.
  static func findings(at path: String) throws(FixtureError) -> [Mention] {
    let data = try InputFiles.data(at: path)
    guard data.count <= JSONValue.maximumBytes else {
      throw FixtureError(.tooLarge(bytes: data.count, limit: JSONValue.maximumBytes), at: [])
    }
    return Mention.all(in: String(decoding: data, as: UTF8.self))
  }

  /// The findings in what is piped in, as far as it is read.
  static func piped(into terminal: PrintableTerminal) -> [Mention] {
    let bytes = try? terminal.readInput(limit: JSONValue.maximumBytes)
    return Mention.all(in: String(decoding: bytes ?? [], as: UTF8.self))
  }
}
