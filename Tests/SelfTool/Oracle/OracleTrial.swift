import Foundation
import PropertyKit
import SelfTests
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import Synchronization

/// Compares the two opinions on many random screens.
struct OracleTrial {
  /// What is drawn.
  let draw: Gen<Screen>
  let screens: Int
  let seed: Seed
  let printed: Int

  /// What came of it.
  private struct Tally {
    var counts: [String: Int] = [:]
    /// Of what the closed forms do not support, by reason: what the constraints come to.
    var leftToConstraints: [UnsupportedReason: [String: Int]] = [:]
    var disagreements: [String] = []

    mutating func count(_ result: Result) {
      counts[result.name, default: 0] += 1
      if let (reason, answer) = result.leftToConstraints {
        leftToConstraints[reason, default: [:]][answer, default: 0] += 1
      }
      if let disagreement = result.disagreement { disagreements.append(disagreement) }
    }
  }

  /// What came of some axes of a screen.
  private struct Result {
    let name: String
    var leftToConstraints: (UnsupportedReason, String)?
    var disagreement: String?
  }

  /// Compares all of them: whether no axis differs, and what came of it.
  func run(workers: Int) -> (isGood: Bool, lines: [String]) {
    let tally = Mutex(Tally())
    let start = Date.now
    let report = check(
      draw, settings: Settings(seed: seed, cases: screens), workers: workers
    ) { screen in
      let results = Self.compare(screen)
      tally.withLock { tally in
        for result in results { tally.count(result) }
      }
      return Outcome.passed
    }
    let result = tally.withLock { $0 }
    let lines = lines(result, after: Date.now.timeIntervalSince(start))
    if case .passed = report.verdict { return (result.disagreements.isEmpty, lines) }
    return (false, lines + ReportText.text(of: report).ownLines)
  }

  private static func compare(_ screen: Screen) -> [Result] {
    guard let stack = screen.scrolledStack else {
      return [Result(name: "left out: there is more to the screen than closed forms say")]
    }
    let oracle = Oracle(stack)
    return oracle.groups.map { axes in
      do {
        let comparison = try oracle.compare(axes)
        var result = Result(name: name(of: comparison))
        switch comparison {
        case .leftOut(.unsupported(let reason)):
          result.leftToConstraints = (reason, name(of: try oracle.answer(axes)))
        case .different(let how):
          result.disagreement = "\(axes): \(how)\n\(screen.counterexampleSource)"
        default: break
        }
        return result
      } catch {
        return Result(
          name: "NO ANSWER", disagreement: "\(axes): \(error)\n\(screen.counterexampleSource)")
      }
    }
  }

  private static func name(of comparison: Oracle.Comparison) -> String {
    switch comparison {
    case .sameLayout: "the one layout that the constraints leave"
    case .settledByIndex: "the one that index levels leave of several"
    case .bothOpen: "open on both sides"
    case .bothUnsatisfiable: "contradictory on both sides"
    case .leftOut(let reason): "left out: \(name(of: reason))"
    case .different: "DIFFERENT"
    }
  }

  private static func name(of reason: Oracle.LeftOut) -> String {
    switch reason {
    case .unsupported(let reason): "closed forms do not support it, \(reason.inShort)"
    case .unwritten(let reason): "not written before the layout, \(reason)"
    case .refusedFactor: "the solver refuses a factor"
    case .refusedConstant: "the solver refuses a constant"
    }
  }

  private static func name(of answer: Oracle.Answer) -> String {
    switch answer {
    case .determined: "one answer"
    case .open: "open"
    case .contradiction: "contradictory"
    case .none(let reason): name(of: reason)
    }
  }

  private func lines(_ tally: Tally, after seconds: Double) -> [String] {
    let all = tally.counts.values.reduce(0, +)
    var lines = ["\(screens) screens, seed \(seed), \(Int(seconds)) s; \(all) comparisons of axes:"]
    lines += tally.counts.sorted { $0.key < $1.key }.map { "  \($0.value)  \($0.key)" }
    if !tally.leftToConstraints.isEmpty {
      lines.append("what the constraints come to where closed forms do not support an axis:")
    }
    let answers = tally.leftToConstraints.flatMap { reason, answers in
      answers.map { ("\(reason.inShort): \($0.key)", $0.value) }
    }
    lines += answers.sorted { $0.0 < $1.0 }.map { "  \($0.1)  \($0.0)" }
    let disagreements = tally.disagreements.sorted { ($0.count, $0) < ($1.count, $1) }
    return lines + disagreements.prefix(printed).flatMap { [""] + $0.ownLines }
  }
}

extension UnsupportedReason {
  /// What cannot be told, without what to do about it.
  fileprivate var inShort: String { "\(self)".components(separatedBy: ". ")[0] }
}
