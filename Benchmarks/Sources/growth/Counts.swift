import Foundation
import Measuring
import StackScrollExplorer

/// Instructions of commands whose cost hangs on the solver, on input of several sizes.
struct Counts {
  /// The names of the workloads that are counted.
  private static let names = ["lint --views 0, views", "explain, a long list"]
  private static let sizes = [100, 1_000, 10_000]
  /// Above what an exponent is too steep.
  let steep: Double

  /// Prints them; false if an exponent is too steep.
  func printTable() throws -> Bool {
    print(row("instructions", "100", "1,000", "10,000", "exponents"))
    var isGood = true
    for name in Self.names {
      let counts = try Self.sizes.map { size in
        try Counting.instructionsOfOnce { ["--run", name, "\(size)", "\($0)"] }
      }
      let growth = zip(counts, counts.dropFirst()).map { log10($1 / max($0, 1)) }
      isGood = isGood && growth.allSatisfy { $0 <= steep }
      let exponents = growth.map { String(format: "%.2f", $0) }.joined(separator: ", ")
      print(row(name, number(counts[0]), number(counts[1]), number(counts[2]), exponents))
      fflush(nil)
    }
    return isGood
  }

  /// Runs a workload so often: what is counted.
  static func run(_ name: String, size: Int, times: Int) throws {
    guard let workload = Workload.all.first(where: { $0.name == name }) else {
      endWith("there is nothing to run: \(name)", status: 64)
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "growth-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = try workload.arguments(size, folder)
    for _ in 0..<times {
      guard Explorer.transcript(of: arguments).status != .unusable else {
        endWith("\(name) cannot be run", status: 1)
      }
    }
  }
}
