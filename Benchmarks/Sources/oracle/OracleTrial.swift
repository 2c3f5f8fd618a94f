import Foundation
import PropertyKit
import StackScrollCore
import StackScrollInvariants
import Synchronization

/// Compares the two opinions on many random screens.
struct OracleTrial {
  let screens: Int
  let seed: UInt64
  let printed: Int

  /// What came of it.
  private struct Tally {
    var counts: [String: Int] = [:]
    var disagreements: [String] = []
  }

  /// Compares all of them; false if any axis differs.
  func run() -> Bool {
    let tally = Mutex(Tally())
    let start = Date.now
    let report = check(
      .oracleScreens, settings: Settings(seed: Seed(seed), cases: screens),
      workers: ProcessInfo.processInfo.activeProcessorCount
    ) { screen in
      let results = Self.compare(screen)
      tally.withLock { tally in
        for (name, disagreement) in results {
          tally.counts[name, default: 0] += 1
          if let disagreement { tally.disagreements.append(disagreement) }
        }
      }
      return Outcome.passed
    }
    let result = tally.withLock { $0 }
    show(result, after: Date.now.timeIntervalSince(start))
    if case .passed = report.verdict { return result.disagreements.isEmpty }
    print(ReportText.text(of: report))
    return false
  }

  private static func compare(_ screen: Screen) -> [(String, String?)] {
    let oracle = Oracle(screen)
    return oracle.groups.map { axes in
      do {
        switch try oracle.compare(axes) {
        case .sameLayout: return ("the same layout", nil)
        case .oneOfTheBest: return ("one of the best layouts", nil)
        case .bothOpen: return ("both open", nil)
        case .bothUnsatisfiable: return ("both unsatisfiable", nil)
        case .unsupported: return ("not supported by the closed forms", nil)
        case .refused: return ("numbers that the solver refuses", nil)
        case .different(let how):
          return ("DIFFERENT", "\(axes): \(how)\n\(screen.counterexampleSource)")
        }
      } catch {
        return ("NO ANSWER", "\(axes): \(error)\n\(screen.counterexampleSource)")
      }
    }
  }

  private func show(_ tally: Tally, after seconds: Double) {
    print("\(screens) screens, seed \(seed), \(Int(seconds)) s; axes:")
    for (name, count) in tally.counts.sorted(by: { $0.key < $1.key }) {
      print("  \(count)  \(name)")
    }
    for text in tally.disagreements.sorted(by: { ($0.count, $0) < ($1.count, $1) }).prefix(printed)
    {
      print("\n\(text)")
    }
  }
}
