import PropertyKit
import StackScrollInvariants

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
  static func all(in text: String) -> [Mention] {
    var seen: Set<NamedToken> = []
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { number, line in
        tokens(in: line).map { Mention(line: number + 1, token: $0) }
      }
      .filter { finding in
        guard case .success(let token) = finding.token else { return true }
        return seen.insert(token).inserted
      }
  }

  private static func tokens(in line: Substring) -> [Result<NamedToken, FindingError>] {
    let written = line.matches(of: /([a-z0-9-]+):(p[0-9]+-[0-9A-Za-z]*)/).map { match in
      named(String(match.1), String(match.2))
    }
    guard written.isEmpty, line.contains("{") else { return written }
    return [object(in: line)].compactMap { $0 }
  }

  /// The case of a line of JSON; nil if it speaks of none.
  private static func object(in line: Substring) -> Result<NamedToken, FindingError>? {
    guard line.first == "{" else { return nil }
    do throws(FixtureError) {
      var reader = try FixtureReader(try JSONValue(parsing: .init(line.utf8)))
      guard reader.keys.contains("token") else { return nil }
      return named(try reader.string("invariant"), try reader.string("token"))
    } catch {
      return .failure(.unreadable(error))
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

/// What is wrong with a line that names a case.
enum FindingError: Error {
  /// The line is no JSON object with the right keys.
  case unreadable(FixtureError)
  /// The token of an invariant cannot be read.
  case badToken(String, ReplayTokenError)
}
