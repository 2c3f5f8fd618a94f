/// A failure as a file holds it: its kind and the token that replays it.
public struct StoredFailure: Hashable, Sendable {
  /// The kind of the failure.
  public let kind: String
  /// The choices that failed.
  public let token: ReplayToken
  /// The path of the file.
  public let file: String

  static let suffix = ".failure"
  static let maximumLength = ReplayToken.maximumLength + 1 << 16
  private static let heading = "PropertyKit failure 1"
  private static let ending = "end"

  init(kind: String, token: ReplayToken, file: String) {
    self.kind = kind
    self.token = token
    self.file = file
  }

  /// Four lines: what the file is, the kind, the token, and an end, so that a part is no whole.
  var bytes: [UInt8] {
    let line = String(kind.map { $0.isNewline ? " " : $0 })
    return Array("\(Self.heading)\n\(line)\n\(token)\n\(Self.ending)\n".utf8)
  }

  init(bytes: [UInt8], file: String) throws(StoredFailureError) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first == Self.heading else { throw .foreign }
    guard lines.count == 5, lines[3] == Self.ending, lines[4].isEmpty else { throw .truncated }
    do throws(ReplayTokenError) {
      self.init(kind: lines[1], token: try ReplayToken(lines[2]), file: file)
    } catch {
      throw .badToken(error)
    }
  }
}

/// Why a file is not a kept failure.
public enum StoredFailureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable
  /// The file is something else, or of a later version.
  case foreign
  /// The file ends too early.
  case truncated
  /// The token in it is none.
  case badToken(ReplayTokenError)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .unreadable: "the file cannot be read; check who may read it, or delete it"
    case .foreign: "the file is not a kept failure; move it elsewhere"
    case .truncated: "the file ends too early; delete it"
    case .badToken(let error): "the token in the file is damaged (\(error)); delete the file"
    }
  }
}
