import Foundation

/// What is wrong with a fixture, and where in it.
public struct FixtureError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The keys that lead to the place, outermost first.
  public let path: [String]
  /// Where in the text of the file, if that is known.
  package private(set) var position: TextPosition?

  /// What can be wrong with a fixture.
  public enum Problem: Hashable, Sendable {
    /// The file is not JSON; the text says what is not, and what to do.
    case notJSON(String)
    /// The file is larger than is read.
    case tooLarge(bytes: Int, limit: Int)
    /// A key that must be there is not.
    case missingKey(String)
    /// A key that means nothing here, beside those that would.
    case unknownKey(String, known: [String])
    /// A value of another kind, or none of those allowed.
    case wrongValue(expected: String, found: String)
    /// The values are well formed and make no screen; the text says why.
    case refused(String)
    /// No invariant has this name.
    case unknownInvariant(String)
    /// The file or folder cannot be read or written; the text is the system's account.
    case fileSystem(String)
  }

  /// Makes an error.
  public init(_ problem: Problem, at path: [String]) {
    self.problem = problem
    self.path = path
  }

  /// Makes an error of what is at a place of the text.
  init(_ problem: Problem, at position: TextPosition) {
    self.problem = problem
    self.position = position
    path = []
  }

  /// Runs a reader, and finds the place of its error in the text it reads.
  ///
  /// - Complexity: that of the reader; an error costs O(n) for n bytes more.
  package static func located<Value>(
    in data: Data, _ read: () throws(FixtureError) -> Value
  ) throws(FixtureError) -> Value {
    do throws(FixtureError) {
      return try read()
    } catch {
      throw error.located(in: data)
    }
  }

  /// The error of a line that was read by itself.
  package func onLine(_ line: Int) -> FixtureError {
    var result = self
    result.position = TextPosition(line: line, column: position?.column ?? 1)
    return result
  }

  private func located(in data: Data) -> FixtureError {
    guard position == nil else { return self }
    var result = self
    switch problem {
    case .notJSON, .tooLarge, .fileSystem: break
    case .unknownKey(let key, _):
      result.position = JSONParser.position(of: path + [key], isOfKey: true, in: data)
    case .missingKey, .wrongValue, .refused, .unknownInvariant:
      result.position = JSONParser.position(of: path, isOfKey: false, in: data)
    }
    return result
  }
}

extension FixtureError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    let place = position.map { "\($0): " } ?? ""
    let keys = path.joined(separator: ".").printable
    return path.isEmpty ? place + words : "\(place)at \(keys): \(words)"
  }

  private var words: String {
    switch problem {
    case .notJSON(let reason):
      "this is not JSON: \(reason)"
    case .tooLarge(bytes: _, let limit):
      "the file has more than the \(limit) bytes that are read; split it"
    case .missingKey(let key): "the key \"\(key)\" is missing; add it"
    case .unknownKey(let key, let known):
      "the key \"\(key.printable)\" means nothing here; use one of \(known.joined(separator: ", "))"
    case .wrongValue(let expected, let found): "expected \(expected), found \(found); change it"
    case .refused(let reason): reason
    case .unknownInvariant(let id):
      "no invariant is named \"\(id.printable)\"; name one: `stackscroll list` shows all names"
    case .fileSystem(let reason): reason
    }
  }
}
