import PropertyKit
import StackScrollInvariants

/// The last lines.
extension ExploreText {
  /// The verdict on the whole run, and what to do next.
  func closing(of trials: [Trial]) -> [String] {
    let failures = trials.filter(\.isFailure)
    let rest = trials.filter { !$0.isFailure }
    var lines = [""] + verdict(failures: failures, rest: rest)
    lines += distinctCases(of: trials)
    lines += CoverageText.lines(trials.coverage, width: session.width)
    if let cut = trials.lazy.compactMap(\.cut).first {
      lines += Paragraph.lines(Self.sentence(for: cut), width: session.width)
    }
    if !trials.contains(where: { $0.invariant.role == .canary }) {
      lines.append("The catalogue has no canary: nothing shows that this run could have failed.")
    }
    if request.folder == nil, failures.contains(where: { $0.judgement == .newFinding }) {
      lines.append("To keep what was found, run this again with --write Fixtures/Counterexamples")
    }
    return lines
  }

  private func verdict(failures: [Trial], rest: [Trial]) -> [String] {
    let failed = summary(of: failures, naming: true)
    let passed = summary(of: rest, naming: false)
    let word = word(failures: failures, rest: rest)
    let text = [failed, passed].filter { !$0.isEmpty }.joined(separator: "; ")
    let lines = Paragraph.lines("\(word): \(text)", width: session.width)
    guard let first = lines.first else { return [] }
    let styled = failures.isEmpty ? session.style.good(word) : session.style.bad(word)
    return [styled + first.dropFirst(word.count)] + lines.dropFirst()
  }

  /// The first word of the verdict.
  func word(failures: [Trial], rest: [Trial]) -> String {
    failures.isEmpty ? word(for: rest) : "FAILED"
  }

  /// How a run ended that found nothing unexpected.
  private func word(for trials: [Trial]) -> String {
    if trials.contains(where: { $0.cut == .interruption }) { return "INTERRUPTED" }
    let isUnfinished = trials.contains { $0.cut != nil && $0.judgement != .holds }
    return isUnfinished ? "UNFINISHED" : "OK"
  }

  /// The smallest cases, each with the laws that it breaks.
  private func distinctCases(of trials: [Trial]) -> [String] {
    let groups = FindingGroup.groups(of: trials.filter { $0.judgement == .newFinding })
    guard let most = groups.map(\.trials.count).max(), most > 1 else { return [] }
    let header = "\(ReportText.count(groups.count, "distinct smallest case")):"
    return [header]
      + groups.enumerated().flatMap { number, group in
        Paragraph.lines(
          "\(number + 1). \(group.trials.map(\.invariant.id).joined(separator: ", "))",
          width: session.width, indent: 2, hanging: 3)
      }
  }

  private static func sentence(for cut: RunWatch.Cut) -> String {
    switch cut {
    case .time:
      "The time limit cut this run short, so it cannot be repeated exactly; a run without --time"
        + " can."
    case .interruption: "The run was interrupted; this is what it had by then."
    }
  }

  /// "2 laws hold, canary caught", in the order of judgements; with names if that helps.
  func summary(of trials: [Trial], naming: Bool) -> String {
    Judgement.allCases.flatMap { judgement -> [String] in
      let all = trials.filter { $0.judgement == judgement }
      return [all.filter(\.invariant.mustFail), all.filter { !$0.invariant.mustFail }]
        .filter { !$0.isEmpty }
        .map { Self.count($0, of: judgement) + (naming ? " (\(Self.names(of: $0)))" : "") }
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
