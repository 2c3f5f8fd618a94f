import Foundation
import PropertyKit
import SelfTests
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// Whatever is done to a screen file, a fixture, a token or findings: an answer, or an error that
/// says where, and nothing that was there is changed.
@Suite struct MutatedInputTests {
  /// Set to how many of each kind to try.
  static let countVariable = "STACKSCROLL_MUTATIONS"
  private static var count: Int {
    ProcessInfo.processInfo.environment[countVariable].flatMap(Int.init) ?? 60
  }

  /// Runs commands on mutated texts.
  private func hunt(
    _ texts: [String], seed: UInt64, as name: String,
    _ run: @Sendable @escaping (String, TemporaryFolder) -> Transcript
  ) throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    let settings = Settings(seed: Seed(seed), cases: Self.count, enumeration: .never)
    let report = PropertyKit.check(.damaged(.element(of: texts)), settings: settings) {
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
      Explorer.transcript(of: ["replay", file])
    }
  }

  @Test func `findings are kept or refused, by line`() throws {
    let run = Explorer.transcript(of: ["explore", "claim-rounded-tabs-fit", "--cases", "10"]).output
    let token = try #require(run.split(separator: "replay: stackscroll replay ").last)
      .prefix { !$0.isNewline }
    let line = "{\"invariant\": \"claim-rounded-tabs-fit\", \"token\": \"p1-sj401pxddvn0\"}"
    try hunt([String(token), line], seed: 4, as: "findings.jsonl") { file, folder in
      Explorer.transcript(of: ["keep", file, "--write", "\(folder.path)/kept"])
    }
  }

  @Test func `a token is replayed or refused`() throws {
    try hunt(["claim-rounded-tabs-fit:p1-sj401pxddvn0"], seed: 5, as: "token") { file, _ in
      let token = (try? String(contentsOfFile: file, encoding: .utf8)) ?? "not text"
      let run = Explorer.transcript(of: ["replay", "--", token])
      return run.status == .unusable && !run.errors.isEmpty
        ? Transcript(status: .unusable, output: "", errors: "at \(run.errors)") : run
    }
  }
}
