import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// The last lines.
extension ExploreText {
  /// The verdict on the whole run, and what to do next.
  func closing(of trials: [Trial]) -> [String] {
    let failures = trials.filter(\.isFailure)
    let rest = trials.filter { !$0.isFailure }
    var lines = [""] + verdict(failures: failures, rest: rest)
    lines += distinctCases(of: trials)
    if trials.contains(where: \.invariant.isAboutAnyScreen),
      let coverage = CoverageText.sentence(trials.coverage)
    {
      lines += Paragraph.lines(coverage, width: session.width, hanging: 2)
    }
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
    let failed = VerdictText.summary(of: failures, naming: true)
    let passed = VerdictText.summary(of: rest, naming: false)
    let word = VerdictText.word(failures: failures, rest: rest)
    let text = [failed, passed].filter { !$0.isEmpty }.joined(separator: "; ")
    let lines = Paragraph.lines("\(word): \(text)", width: session.width)
    guard let first = lines.first else { return [] }
    let styled = failures.isEmpty ? session.style.good(word) : session.style.bad(word)
    return [styled + first.dropFirst(word.count)] + lines.dropFirst()
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

  private static func sentence(for cut: Trial.Cut) -> String {
    switch cut {
    case .time:
      "The time limit cut this run short, so it cannot be repeated exactly; a run without --time"
        + " can."
    case .interruption: "The run was interrupted; this is what it had by then."
    }
  }
}
