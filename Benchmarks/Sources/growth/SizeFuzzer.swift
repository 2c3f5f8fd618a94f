import Foundation
import Measuring
import PropertyKit
import StackScrollExplorer

/// Runs commands on input of drawn kinds and sizes, each within a budget of processor time.
///
/// The tests try odd input of a few kilobytes; this tries input that is sound and as large as the limits
/// allow. Sizes are drawn evenly by their logarithm, from the usual one to a thousand times as much.
struct SizeFuzzer {
  /// How many runs there are.
  let runs: Int
  /// The seed from which workloads and sizes are drawn.
  let seed: UInt64
  /// Runs a command: the processor time in seconds, and what it said.
  let run: ([String]) -> (seconds: Double, transcript: Transcript)

  /// The processor time that any run may take, in seconds, and what each 1,000,000 bytes add.
  private static let budget = (start: 4.0, perMegabyte: 10.0)
  /// How many of the slowest runs are listed.
  private static let listed = 10

  private struct Run {
    let workload: Workload
    let size: Int
    let bytes: Int
    let seconds: Double
    let transcript: Transcript

    var isInBudget: Bool {
      seconds <= SizeFuzzer.budget.start + Double(bytes) / 1e6 * SizeFuzzer.budget.perMegabyte
    }
  }

  /// Prints runs beyond the budget and the slowest, with how their time grows; false if one is beyond it.
  func printTable() throws -> Bool {
    let places = Gen<Int>.element(of: Array(Workload.all.indices))
    let exponents = Gen<Int>.element(of: Array(0...3000))
    let drawn = zip(
      places.sample(runs, seed: Seed(seed)), exponents.sample(runs, seed: Seed(seed &+ 1)))
    var slowest: [Run] = []
    var (failures, statuses) = (0, [Int32: Int]())
    for (place, exponent) in drawn {
      let workload = Workload.all[place]
      let run = try run(workload, Int(Double(workload.usual) * pow(10, Double(exponent) / 1000)))
      statuses[run.transcript.status.rawValue, default: 0] += 1
      if !run.isInBudget {
        failures += 1
        print("\(workload.name), \(run.size): \(number(run.seconds)) s for \(run.bytes) bytes")
      }
      let index = slowest.firstIndex { $0.seconds < run.seconds } ?? slowest.count
      slowest.insert(run, at: index)
      if slowest.count > Self.listed { slowest.removeLast() }
      fflush(nil)
    }
    print(row("slowest of \(runs)", "size", "bytes", "ms", "exponent"))
    for run in slowest {
      let half = try self.run(run.workload, max(1, run.size / 2))
      let growth = log2(run.seconds / max(half.seconds, 1e-6))
      print(
        row(
          run.workload.name, "\(run.size)", "\(run.bytes)", number(run.seconds * 1000),
          "\((growth * 100).rounded() / 100)"))
    }
    let ends = statuses.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
    print("\(ends.joined(separator: ", ")); \(failures) beyond the budget")
    return failures == 0
  }

  private func run(_ workload: Workload, _ size: Int) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "sizes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = try workload.arguments(size, folder)
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    let bytes = try (files?.allObjects ?? []).compactMap { $0 as? URL }.reduce(0) {
      try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    }
    let (seconds, transcript) = run(arguments)
    return Run(
      workload: workload, size: size, bytes: bytes, seconds: seconds, transcript: transcript)
  }
}
