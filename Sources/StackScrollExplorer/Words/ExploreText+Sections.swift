import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// What an invariant found, in full.
extension ExploreText {
  /// What invariants found that have one smallest case.
  func account(of group: FindingGroup, kept: [String: String]) -> [String] {
    guard let first = group.trials.first else { return [] }
    return account(of: first, kept: kept[first.invariant.id])
      + group.trials.dropFirst().flatMap { trial in
        sameCase(trial, as: first.invariant.id, kept: kept[trial.invariant.id])
      }
  }

  /// A section about a counterexample that was shown already.
  private func sameCase(_ trial: Trial, as id: String, kept: String?) -> [String] {
    guard let found = trial.report?.counterexample else { return [] }
    return heading(VerdictText.word(for: trial.judgement), trial, isBad: true)
      + Paragraph.lines(
        "Its smallest case is that of \(id), above: \(found.failure.message)",
        width: session.width, indent: 2)
      + origin(of: found, trial, kept: kept)
  }

  /// What an invariant found; nothing for a law that holds or did not come to an end.
  private func account(of trial: Trial, kept: String?) -> [String] {
    switch trial.judgement {
    case .holds: return []
    case .stopped, .notRun: return trial.isFailure ? plain(trial) : []
    case .caught:
      let line = "\(trial.invariant.id): the canary was caught after"
      return ["", "\(line) \(ReportText.count(trial.cases, "case")); this run can fail"]
    case .notRefuted, .missed, .gaveUp, .flaky: return plain(trial)
    case .newFinding, .refuted: return finding(trial, kept: kept)
    }
  }

  /// A section about something without a counterexample.
  private func plain(_ trial: Trial) -> [String] {
    let reason: String =
      switch trial.judgement {
      case .notRefuted:
        "The claim held in \(ReportText.count(trial.cases, "case")), and is known to be false: the"
          + " generator no longer reaches its counterexample, or the layout changed."
      case .missed:
        "The canary is false on purpose, and held in \(ReportText.count(trial.cases, "case")): no"
          + " other result of this run counts until that is mended."
      case .notRun, .stopped:
        "Time was up before it failed as it must; give the run more."
      default: trial.report.map { ReportText.text(of: $0) } ?? ""
      }
    return heading(VerdictText.word(for: trial.judgement), trial, isBad: true)
      + [""] + Paragraph.lines(reason, width: session.width, indent: 2)
  }

  /// A section about a counterexample.
  private func finding(_ trial: Trial, kept: String?) -> [String] {
    guard let found = trial.report?.counterexample else { return [] }
    let title =
      trial.judgement == .refuted
      ? "refuted, as it should be" : VerdictText.word(for: trial.judgement)
    var lines = heading(title, trial, isBad: trial.isFailure)
    if case .refutedClaim(let reason) = trial.invariant.role {
      lines += Paragraph.lines("Why it is false: \(reason)", width: session.width, indent: 2)
    }
    lines += [""]
    lines += CounterexampleText(width: session.width)
      .lines(of: found.value, message: found.failure.message)
    lines += SurroundingsText(width: session.width).lines(
      of: .explored(around: found.value, breaking: trial.invariant, sweep: request.sweep))
    return lines + origin(of: found, trial, kept: kept)
  }

  /// Where a counterexample comes from, and how to see it again.
  private func origin(
    of found: Counterexample<any Subject>, _ trial: Trial, kept: String?
  ) -> [String] {
    let origin = "Falsified by case \(found.caseIndex), \(ReportText.text(of: found.shrinking))."
    return [""] + Paragraph.lines(origin, width: session.width, indent: 2)
      + ["  replay: \(session.name) replay \(trial.invariant.id):\(found.token)"]
      + (kept.map { ["  kept as: \($0.printable)"] } ?? [])
  }

  private func heading(_ title: String, _ trial: Trial, isBad: Bool) -> [String] {
    let style = session.style
    return [
      "", "\(style.strong(trial.invariant.id)): \(isBad ? style.bad(title) : style.good(title))",
    ] + Paragraph.lines(trial.invariant.sentence, width: session.width, indent: 2)
  }
}
