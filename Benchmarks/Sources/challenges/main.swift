import Foundation
import PropertyKit

let arguments = CommandLine.arguments
func value(_ name: String) -> String? {
  arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}
let seeds = value("--seeds").flatMap { Int($0) } ?? 1000
let only = value("--only")
let omitted = Set(value("--omit")?.split(separator: ",").map(String.init) ?? [])
let verbose = arguments.contains("--trail")
func measure(_ omitted: Set<String>) {
  for sizes in [Sizes.ramp, .constant(100)] {
    var sum = 0.0
    for challenge in (arguments.contains("--problems") ? [.mod7, .brackets] + Challenge.problems : Challenge.all) where only == nil || only!.split(separator: ",").contains { challenge.name.contains($0) } {
      var evaluations: [Int] = []
      var right = 0
      var wrong: [String: Int] = [:]
      var trail: [String: (Int, Int, Int)] = [:]
      let start = Date()
      for seed in 0..<seeds {
        var settings = Settings(seed: Seed(UInt64(seed)), cases: 100_000, sizes: sizes)
        settings.omittedPasses = omitted
        let result = challenge.run(settings)
        if result.found == challenge.answer { right += 1 } else { wrong[result.found ?? "none", default: 0] += 1 }
        evaluations.append(result.evaluations)
        for t in result.shrinking?.trail ?? [] {
          let o = trail[t.pass] ?? (0, 0, 0)
          trail[t.pass] = (o.0 + t.proposals, o.1 + t.evaluations, o.2 + t.improvements)
        }
      }
      evaluations.sort()
      let mean = Double(evaluations.reduce(0, +)) / Double(seeds)
      sum += mean
      print("\(challenge.name) \(sizes): \(right) mean \(String(format: "%.1f", mean)) median \(evaluations[seeds / 2]) max \(evaluations.last!)  \(String(format: "%.1f", Date().timeIntervalSince(start)))s \(wrong.sorted { $0.value > $1.value }.prefix(3).map { "\($0.value)x\($0.key)" })")
      if verbose {
        for name in ShrinkPasses.names { if let t = trail[name] { print("    \(name): \(Double(t.0) / Double(seeds)) \(Double(t.1) / Double(seeds)) \(Double(t.2) / Double(seeds))") } }
      }
    }
    print("SUM \(sizes) \(sum)")
  }
}
measure(omitted)
final class Flag: @unchecked Sendable { var on = false; var lines: [String] = [] }
func trace(_ seed: Int) {
  let flag = Flag()
  let report = check(Heap.generator, settings: Settings(seed: Seed(UInt64(seed)), cases: 100_000)) { heap -> Outcome in
    let sorted = heap.wronglySorted
    let fine = sorted == sorted.sorted() && sorted == heap.values.sorted()
    if !fine { flag.on = true }
    if flag.on { print("  \(fine ? "p" : "F") \(heap)") }
    return law(fine)
  }
  print(report.counterexample!.shrinking.evaluations)
}
if arguments.contains("--trace") { for s in 0..<12 { trace(s) } }
