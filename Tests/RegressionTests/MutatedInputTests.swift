import Foundation
import PropertyKit
import SelfTests
import StackScrollExplorer
import StackScrollInvariants
import Testing

/// Whatever is done to a screen file, a fixture, a token or findings: an answer, or an error that
/// says where, and nothing that was there is changed.
@Suite struct MutatedInputTests {
  /// Set to how many of each kind to try.
  static let countVariable = "STACKSCROLL_MUTATIONS"
  private static var count: Int {
    ProcessInfo.processInfo.environment[countVariable].flatMap(Int.init) ?? 60
  }

  /// A text with one to three changes: cut, dropped, doubled, swapped or odd bytes.
  private static func mutations(of texts: [String]) -> Gen<[UInt8]> {
    Gen { source throws(Discard) in
      var bytes = Array(try source.draw(.element(of: texts)).utf8)
      for _ in 0..<(try source.draw(.int(in: 1...3))) where !bytes.isEmpty {
        let first = try source.draw(.int(in: 0...bytes.count - 1))
        let length = try source.draw(.int(in: 1...min(40, bytes.count - first)))
        switch try source.draw(.int(in: 0...5)) {
        case 0: bytes.removeSubrange(first...)
        case 1: bytes.removeSubrange(first..<first + length)
        case 2: bytes.insert(contentsOf: bytes[first..<first + length], at: first)
        case 3: bytes[first] = UInt8(truncatingIfNeeded: try source.draw(.int(in: 0...255)))
        case 4: bytes[first..<first + length].reverse()
        default:
          let odd = ["-", "1e999", "null", "\"", "{", "]", "9999999999", "\u{1B}[2J", "-0", "🙂"]
          bytes.insert(contentsOf: Array(try source.draw(.element(of: odd)).utf8), at: first)
        }
      }
      return bytes
    }
  }

  /// Runs commands on mutated texts.
  private func hunt(
    _ texts: [String], seed: UInt64, as name: String,
    _ run: @Sendable @escaping (String, TemporaryFolder) -> Transcript
  ) throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    let settings = Settings(seed: Seed(seed), cases: Self.count, enumeration: .never)
    let report = PropertyKit.check(Self.mutations(of: texts), settings: settings) {
      bytes -> Outcome in
      let file = "\(path)/\(name)"
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      let result = run(file, folder)
      guard try Data(contentsOf: URL(fileURLWithPath: file)) == Data(bytes) else {
        return .holds(if: false, otherwise: "the input was changed")
      }
      let isAnswer = result.status != .unusable && !result.output.isEmpty
      let isError =
        result.status == .unusable
        && (result.errors.contains("line ") || result.errors.contains("at ")
          || result.errors.contains("there is no finding")
          || result.errors.contains("there is no invariant"))
      return .holds(
        if: isAnswer || isError, otherwise: "\(result.status): \(result.output)\(result.errors)")
    }
    let found = report.counterexample
    #expect(
      found == nil,
      "\(found.map { "\(String(decoding: $0.value, as: UTF8.self))\n\($0.failure)" } ?? "")")
    #expect(report.passed == Self.count)
  }

  private static func texts(in folder: String) throws -> [String] {
    try FixtureFolder.files(in: folder, "json").map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func `a screen file gets a layout or an error with its place`() throws {
    try hunt(try Self.texts(in: "Screens"), seed: 1, as: "screen.json") { file, _ in
      Explorer.transcript(of: ["layout", file])
    }
  }

  @Test func `a screen file is checked or refused`() throws {
    try hunt(try Self.texts(in: "Screens"), seed: 2, as: "screen.json") { file, _ in
      Explorer.transcript(of: ["check", file, "--cases", "2"])
    }
  }

  @Test func `a fixture is replayed or refused`() throws {
    let texts = try Self.texts(in: "Refuted") + Self.texts(in: "Screens").prefix(9)
    try hunt(texts, seed: 3, as: "fixture.json") { file, _ in
      Explorer.transcript(of: ["replay", file], selfTests: .standard)
    }
  }

  @Test func `findings are kept or refused, by line`() throws {
    let run = Explorer.transcript(of: ["explore", "claim-rounded-tabs-fit", "--cases", "10"]).output
    let token = try #require(run.split(separator: "replay: stackscroll replay ").last)
      .prefix { !$0.isNewline }
    let line = "{\"invariant\": \"claim-rounded-tabs-fit\", \"token\": \"p1-00fnt305\"}"
    try hunt([String(token), line], seed: 4, as: "findings.jsonl") { file, folder in
      Explorer.transcript(of: ["keep", file, "--write", "\(folder.path)/kept"])
    }
  }

  @Test func `a token is replayed or refused`() throws {
    try hunt(["claim-rounded-tabs-fit:p1-00fnt305"], seed: 5, as: "token") { file, _ in
      let token = (try? String(contentsOfFile: file, encoding: .utf8)) ?? "not text"
      let run = Explorer.transcript(of: ["replay", "--", token])
      return run.status == .unusable && !run.errors.isEmpty
        ? Transcript(status: .unusable, output: "", errors: "at \(run.errors)") : run
    }
  }
}
