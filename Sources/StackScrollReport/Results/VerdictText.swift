import PropertyKit

/// Verdicts in words, as the output of a run and its report have them.
package enum VerdictText {
  /// The verdict on one invariant; capitals call for somebody to look.
  package static func word(for judgement: Judgement) -> String {
    switch judgement {
    case .newFinding: "NEW FINDING"
    case .notRefuted: "NOT REFUTED"
    case .missed: "canary MISSED"
    case .gaveUp: "GAVE UP"
    case .flaky: "FLAKY"
    case .stopped: "stopped"
    case .notRun: "not run"
    case .refuted: "refuted as expected"
    case .caught: "caught"
    case .holds: "holds"
    }
  }

  /// The first word of the verdict on a whole run.
  package static func word(failures: [Trial], rest: [Trial]) -> String {
    failures.isEmpty ? word(for: rest) : "FAILED"
  }

  /// How a run ended that found nothing unexpected.
  private static func word(for trials: [Trial]) -> String {
    if trials.contains(where: { $0.cut == .interruption }) { return "INTERRUPTED" }
    let isUnfinished = trials.contains { $0.cut != nil && $0.judgement != .holds }
    return isUnfinished ? "UNFINISHED" : "OK"
  }

  /// "2 laws hold, canary caught", in the order of judgements; with names if that helps.
  package static func summary(of trials: [Trial], naming: Bool) -> String {
    Judgement.allCases.flatMap { judgement -> [String] in
      let all = trials.filter { $0.judgement == judgement }
      return [all.filter(\.invariant.mustFail), all.filter { !$0.invariant.mustFail }]
        .filter { !$0.isEmpty }
        .map { count($0, of: judgement) + (naming ? " (\(names(of: $0)))" : "") }
    }
    .joined(separator: ", ")
  }

  private static func names(of trials: [Trial]) -> String {
    let shown = 3
    let more = trials.count > shown ? [" and \(trials.count - shown) more"] : []
    return trials.prefix(shown).map(\.invariant.id).joined(separator: ", ") + more.joined()
  }

  private static func count(_ trials: [Trial], of judgement: Judgement) -> String {
    let many = trials.count
    let mustFail = trials.contains { $0.invariant.mustFail }
    return switch judgement {
    case .newFinding: ReportText.count(many, "new finding")
    case .notRefuted: "\(ReportText.count(many, "claim")) not refuted"
    case .missed: many == 1 ? "canary MISSED" : "\(many) canaries MISSED"
    case .gaveUp: "\(many) gave up"
    case .flaky: "\(many) flaky"
    case .stopped where mustFail: "\(many) stopped before they failed as they must"
    case .stopped: "\(ReportText.count(many, "law")) stopped"
    case .notRun where mustFail: "\(many) that must fail not run"
    case .notRun: "\(ReportText.count(many, "law")) not run"
    case .refuted: "\(ReportText.count(many, "claim")) refuted as expected"
    case .caught: many == 1 ? "canary caught" : "\(many) canaries caught"
    case .holds: many == 1 ? "1 law holds" : "\(many) laws hold"
    }
  }
}
