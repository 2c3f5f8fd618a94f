import Foundation
import Testing

/// Compares a text with the one that is kept under `Fixtures/Messages`.
package enum Golden {
  /// Set to rewrite the files; the test fails all the same, so that nobody leaves it set.
  package static let updateVariable = "STACKSCROLL_UPDATE_MESSAGES"

  package static func check(
    _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = FixtureFolder.fixtures.appending(path: "Messages/\(name)")
    if ProcessInfo.processInfo.environment[updateVariable] != nil {
      try Data((text + "\n").utf8).write(to: file, options: .atomic)
      Issue.record("\(name) was rewritten; look at the change", sourceLocation: sourceLocation)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text + "\n" == kept, "\(name) has changed; if it should, set \(updateVariable)=1 once",
      sourceLocation: sourceLocation)
  }

  /// The errors of several calls, a line each; a call that does not throw says so.
  package static func check(
    _ name: String, lines calls: [() throws -> Any],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let lines = calls.map { call in
      do { return "no error: \(try call())" } catch { return "\(error)" }
    }
    try check(name, lines.joined(separator: "\n"), sourceLocation: sourceLocation)
    #expect(!lines.contains { $0.hasPrefix("no error") }, sourceLocation: sourceLocation)
  }
}
