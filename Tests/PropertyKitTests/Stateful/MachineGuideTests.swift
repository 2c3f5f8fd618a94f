import Foundation
import PropertyKit
import PropertyTesting
import TestSupport
import Testing

/// The Swift and the output that the guide to machines shows, run.
@Suite struct MachineGuideTests {
  @Test func `the queue fails as the guide shows`() {
    let report = check(QueueMachine().programs()) { $0.run() }
    #expect(Self.texts.contains(Self.found(report)))
  }

  @Test func `the disk fails as the guide shows`() {
    let report = check(FileMachine(bug: .losesWritesAfterAnotherIsClosed).programs()) { $0.run() }
    #expect(Self.texts.contains(Self.found(report)))
  }

  @Test func `files are independent of each other`() async throws {
    try await forAll(FileMachine().programs(maximumSteps: 50)) { $0.run() }
  }

  @Test func `a program can be pasted into a test`() {
    let program = Program(QueueMachine(), [.put(0), .put(0), .put(0), .take, .put(1)])
    #expect(program.end.contents == [0, 0, 1])
    guard case .passed = program.run() else {
      Issue.record("\(program.run())")
      return
    }
  }

  @Test func `the guide shows lines of these machines only`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: tests, includingPropertiesForKeys: nil)
    let source = try files.map { Self.lines(try String(contentsOf: $0, encoding: .utf8)) }
      .reduce(into: Set()) { $0.formUnion($1) }
    let blocks = Self.blocks("swift")
    #expect(blocks.count >= 4)
    for line in blocks.flatMap(Self.lines) {
      #expect(source.contains(line), "the guide shows \"\(line)\", which no test runs")
    }
  }

  /// The message and the program of a report, as the guide shows them.
  private static func found<M: Machine>(_ report: Report<Program<M>>) -> String {
    guard let found = report.counterexample else { return "nothing found" }
    return "\(found.failure.message)\n\n\(found.value)\n"
  }

  private static var texts: [String] { blocks("text") }

  /// The code blocks of the guide in one language.
  private static func blocks(_ language: String) -> [String] {
    let guide = Repository.root.appending(path: "Documentation/Stateful.md")
    guard let text = try? String(contentsOf: guide, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  private static func lines(_ text: String) -> Set<String> {
    Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
  }
}
