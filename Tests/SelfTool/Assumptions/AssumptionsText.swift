import PropertyKit
import StackScrollExplorer
import StackScrollInvariants
import StackScrollReport

/// Everything `assumptions` says.
struct AssumptionsText {
  let session: Session

  static let noLaw =
    "no law is named; name one, or a family, as the command \"list\" shows them"

  static func isFalseAnyway(_ name: String) -> String {
    "\(name.quoted) is false with all that it assumes, so nothing is learnt without; name a law"
  }

  /// The line that is rewritten while something runs.
  static func progress(_ progress: Progress, of law: Invariant, _ what: String) -> String {
    let shrinking = progress.shrinkEvaluations
    let state =
      shrinking > 0
      ? "shrinking, \(ReportText.count(shrinking, "evaluation"))"
      : ReportText.count(progress.passed, "case")
    return "\(law.id) \(what): \(state)"
  }

  /// The law.
  func opening(of law: Invariant) -> [String] {
    [session.style.strong(law.id)]
      + Paragraph.lines(law.sentence, width: session.width, indent: 2)
  }

  /// The law with all that it assumes.
  func whole(_ trial: Trial) -> [String] {
    let count = ReportText.count(trial.invariant.assumptions.count, "assumption")
    switch trial.report?.verdict {
    case .passed?:
      return trial.invariant.assumptions.isEmpty
        ? ["  It assumes nothing, and holds in \(ReportText.count(trial.cases, "case"))."]
        : ["  With its \(count) it holds in \(ReportText.count(trial.cases, "case"))."]
    case .failed(let found)?:
      return [session.style.bad("  It fails with its \(count); nothing is learnt without one.")]
        + [""] + picture(of: found, breaking: trial.invariant)
    case .stopped?: return ["  The run was interrupted before anything was dropped."]
    default:
      return [session.style.bad("  It comes to no verdict with its \(count).")]
        + (trial.report.map {
          Paragraph.lines(
            ReportText.text(of: $0), width: session.width, indent: 2)
        } ?? [])
    }
  }

  /// What came of dropping one.
  func account(of dropped: DroppedAssumption, by law: Invariant) -> [String] {
    let style = session.style
    let name = "without \(dropped.assumption.id)"
    let what = Paragraph.lines(
      "(\(dropped.assumption.sentence))", width: session.width, indent: 2)
    switch dropped.result {
    case .needed(let found):
      return ["", "\(style.strong(name)): \(style.bad("the law breaks"))"] + what + [""]
        + picture(of: found, breaking: law)
    case .notNeeded(let cases, let discarded):
      let count = ReportText.count(cases, "case")
      let silent = discarded > 0 ? " (it says nothing of \(discarded) others)" : ""
      return ["", "\(style.strong(name)): not needed, it holds in \(count)\(silent)"] + what
    case .definesTheLaw:
      return ["", "\(style.strong(name)): there is no law"] + what
        + Paragraph.lines(
          "It says what the law is about, so it cannot be dropped.", width: session.width,
          indent: 2)
    case .undecided(let verdict):
      return ["", "\(style.strong(name)): no answer, \(Self.reason(verdict))"] + what
    }
  }

  /// Which assumptions the law needs, in a few lines.
  func closing(of law: Invariant, _ dropped: [DroppedAssumption]) -> [String] {
    guard !law.assumptions.isEmpty else { return [] }
    let groups = Dictionary(grouping: dropped, by: { Kind($0.result) })
    let lines = Kind.allCases.flatMap { kind -> [String] in
      let names = (groups[kind] ?? []).map(\.assumption.id)
      guard !names.isEmpty else { return [] }
      return Paragraph.lines(
        "\(kind.rawValue): \(names.joined(separator: ", "))", width: session.width, hanging: 2)
    }
    return [""] + lines
  }

  /// The results in the order in which a reader wants to know, and how they are summed up.
  private enum Kind: String, CaseIterable {
    case needed
    case notNeeded = "not needed"
    case defines = "what the law is about"
    case undecided = "no answer"

    init(_ result: DroppedAssumption.Result) {
      self =
        switch result {
        case .needed: .needed
        case .notNeeded: .notNeeded
        case .definesTheLaw: .defines
        case .undecided: .undecided
        }
    }
  }

  private func picture(
    of found: Counterexample<any Subject>, breaking law: Invariant
  ) -> [String] {
    let (number, shrinking) = (found.caseIndex + 1, ReportText.text(of: found.shrinking))
    return CounterexampleText(width: session.width, numbers: .rounded)
      .lines(of: found.value, message: law.message(found, .rounded))
      + ["", "  Falsified by case \(number), \(shrinking)."]
  }

  private static func reason(_ verdict: Verdict<any Subject>) -> String {
    switch verdict {
    case .gaveUp(let reason): "the run gave up: \(ReportText.text(of: reason))"
    case .flaky: "a case failed once and passed when it was run again"
    case .undrawn: "a case ended the process while it was drawn"
    case .stopped: "the run was interrupted"
    case .passed, .failed, .uncovered, .ranNothing, .misfit: "too few cases count"
    }
  }
}
