import Foundation
import PropertyKit
import Testing

@testable import StackScrollExplorer

/// Whatever a command is given: an answer or an error, in time, in its folder, and nothing that a
/// terminal obeys.
///
/// `STACKSCROLL_FUZZ=100000` asks for more runs, `STACKSCROLL_FUZZ_SEED` for other ones, and
/// `STACKSCROLL_TOOL` for another executable than the one that was built with the tests.
@Suite struct FuzzTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  @Test func `every command answers whatever it is given`() throws {
    let count = Self.number("STACKSCROLL_FUZZ") ?? 300
    let inputs = try FuzzedInputs()
    let runner = try FuzzRunner()
    let settings = Settings(
      seed: Seed(UInt64(Self.number("STACKSCROLL_FUZZ_SEED") ?? 1)), cases: count,
      enumeration: .never)
    let report = PropertyKit.check(
      inputs.commands, settings: settings, workers: 4 * ProcessInfo.processInfo.activeProcessorCount
    ) { command -> Outcome in
      let faults = try runner.faults(of: command)
      return .holds(if: faults.isEmpty, otherwise: faults.joined(separator: "\n"))
    }
    for finding in report.counterexamples {
      let command = finding.value
      let files = command.files.mapValues { String(decoding: $0, as: UTF8.self).debugDescription }
      Issue.record("\(command.arguments)\n\(files)\n\(finding.failure.message)")
    }
    #expect(report.passed == count || report.counterexample != nil, "\(report.verdict)")
    print("fuzz: \(report.passed) runs, \(runner.account)")
  }
}
