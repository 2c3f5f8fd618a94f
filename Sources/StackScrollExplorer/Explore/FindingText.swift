import PropertyKit
import StackScrollCore
import StackScrollInvariants
import StackScrollReport

/// What an invariant found, in full.
extension ExploreText {
  /// A smallest case, with what stands around it.
  func account(of found: FoundCase) -> [String] {
    let witness = found.first
    var lines = heading(of: witness)
    if case .refutedClaim(let reason) = witness.trial.invariant.role {
      lines += Paragraph.lines("Why it is false: \(reason)", width: session.width, indent: 2)
    }
    if let met = found.believable {
      lines += ["", "  \(session.style.strong(met.place)):"]
      lines += CounterexampleText(width: session.width, numbers: request.numbers)
        .lines(of: met.subject, message: witness.trial.invariant.message(met, request.numbers))
      lines += ["", "  \(session.style.strong("The smallest case")), which is replayed and kept:"]
    } else {
      lines += [""]
    }
    lines += CounterexampleText(width: session.width, numbers: request.numbers)
      .lines(of: witness.counterexample.value, message: witness.message(request.numbers))
    lines += SurroundingsText(width: session.width, numbers: request.numbers)
      .lines(of: found.surroundings)
    return lines + origin(of: witness, found.believable)
  }

  /// A section about a counterexample that was shown already.
  func account(of witness: Witness, as name: String) -> [String] {
    heading(of: witness)
      + Paragraph.lines(
        "Its smallest case is that of \(name), above: \(witness.message(request.numbers))"
          .ownLines, width: session.width, indent: 2)
      + origin(of: witness, nil)
  }

  /// What an invariant came to without a counterexample that is shown; nothing for a law that holds
  /// or did not come to an end.
  func account(of trial: Trial) -> [String] {
    switch trial.judgement {
    case .holds, .newFinding, .refuted: return []
    case .stopped, .notRun: return trial.isFailure ? plain(trial) : []
    case .caught:
      let line = "\(trial.invariant.id): the canary was caught after"
      return ["", "\(line) \(ReportText.count(trial.cases, "case")); this run can fail"]
    case .notRefuted, .missed, .gaveUp, .flaky: return plain(trial)
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
      + [""] + Paragraph.lines(reason.ownLines, width: session.width, indent: 2)
  }

  /// Where a counterexample comes from, and how to see it again.
  private func origin(of witness: Witness, _ met: BelievableCase?) -> [String] {
    let found = witness.counterexample
    let (number, shrinking) = (found.caseIndex + 1, ReportText.text(of: found.shrinking))
    let more = met.map {
      "; \(ReportText.count($0.evaluations, "more evaluation")) to the screen above"
    }
    let origin = "Falsified by case \(number), \(shrinking)\(more ?? "")."
    return [""] + Paragraph.lines(origin, width: session.width, indent: 2)
      + ["  replay: \(session.name) replay \(witness.id):\(found.token)"]
      + (witness.path.map { ["  kept as: \($0.printable)"] } ?? [])
  }

  private func heading(of witness: Witness) -> [String] {
    let title =
      witness.trial.judgement == .refuted
      ? "refuted, as it should be" : VerdictText.word(for: witness.trial.judgement)
    return heading(
      title + (witness.kind.map { ", \($0)" } ?? ""), witness.trial,
      isBad: witness.trial.isFailure)
  }

  private func heading(_ title: String, _ trial: Trial, isBad: Bool) -> [String] {
    let style = session.style
    return [
      "", "\(style.strong(trial.invariant.id)): \(isBad ? style.bad(title) : style.good(title))",
    ] + Paragraph.lines(trial.invariant.sentence, width: session.width, indent: 2)
  }
}
