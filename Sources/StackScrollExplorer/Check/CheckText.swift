import PropertyKit
import StackScrollCore
import StackScrollInvariants
import StackScrollReport

/// Everything `check` says.
struct CheckText {
  let session: Session
  let request: CheckRequest
  let path: String

  /// What is checked, and how far around.
  func opening(of file: ScreenFile, _ checkup: Checkup, _ range: VariationRange) -> [String] {
    let about = file.about.isEmpty ? "" : ": \(file.about.printable)"
    let laws = ReportText.count(checkup.invariants.count, "law")
    let size = file.screen.scrollView.size
    let directions = range.turnsDirection ? ", both directions" : ""
    return Paragraph.lines(
      session.style.strong(path.printable) + about, width: session.width, hanging: 2)
      + Paragraph.lines(
        "\(laws), each on the screen as given and on up to \(request.cases) variations of it:"
          + " \(Self.words(range.widths, "wide", given: size.width)),"
          + " \(Self.words(range.heights, "high", given: size.height)),"
          + " more insets\(directions), up to \(range.gestures) gestures; seed \(request.seed)",
        width: session.width, indent: 2)
      + [""]
  }

  /// The line that is rewritten while a law is checked.
  func progress(
    _ progress: Progress, of invariant: Invariant, at position: Int, in checkup: Checkup
  ) -> String {
    "[\(position + 1)/\(checkup.invariants.count)] \(invariant.id): \(progress.passed)"
  }

  /// A line for each law about screens of one's own, and one for those of the catalogue that hold.
  func table(of trials: [Trial], _ checkup: Checkup) -> [String] {
    let own = trials.prefix(checkup.ownLaws)
    let others = trials.dropFirst(checkup.ownLaws)
    let shown = Array(own) + others.filter(\.failsCheck)
    let exemptions = checkup.exemptions + checkup.waivers
    let column = (shown.map(\.invariant.id) + exemptions.map(\.id)).map(\.count).max() ?? 0
    let quiet = others.filter { $0.judgement == .holds }.count
    let silent = others.count - quiet - others.filter(\.failsCheck).count
    return shown.map { trial in
      "  \(trial.invariant.id.padded(to: column))  \(verdict(trial))"
    }
      + checkup.exemptions.map { id, reason in
        "  \(id.padded(to: column))  does not apply: \(reason)"
      }
      + checkup.waivers.flatMap { id, reason in
        Paragraph.lines(
          "\(id.padded(to: column))  waived: \(reason.printable)", width: session.width, indent: 2,
          hanging: column + 2)
      }
      + (quiet > 0
        ? [
          "  and \(ReportText.count(quiet, "law")) of the catalogue that \(quiet == 1 ? "holds" : "hold")"
        ]
        : [])
      + (silent > 0
        ? [
          "  and \(ReportText.count(silent, "law")) of the catalogue with nothing to say about these layouts"
        ]
        : [])
  }

  /// What a law found, in full.
  func account(of trial: Trial, kept: String?) -> [String] {
    let heading = "\(session.style.strong(trial.invariant.id)): \(session.style.bad("FAILS"))"
    var lines = ["", heading]
    lines += Paragraph.lines(trial.invariant.sentence, width: session.width, indent: 2) + [""]
    switch trial.report?.verdict {
    case .failed(let found):
      lines += CounterexampleText(width: session.width)
        .lines(of: found.value, message: found.failure.message)
      lines += ["", "  see it again: \(command(trial.invariant.id, found.token))"]
    default:
      lines += Paragraph.lines(
        trial.report.map { ReportText.text(of: $0) } ?? "", width: session.width,
        indent: 2)
    }
    if let kept { lines += self.kept(kept) }
    return lines
  }

  /// What was found with a window, a paragraph each, the laws that it waives, and the verdict.
  func account(of findings: [WindowFinding], in file: WindowFile) -> [String] {
    let name = session.style.strong(path.printable)
    let heading = Paragraph.lines(
      name + (file.about.isEmpty ? "" : ": \(file.about.printable)"), width: session.width,
      hanging: 2)
    let waived = file.waivers.sorted { $0.key < $1.key }.flatMap { id, reason in
      Paragraph.lines(
        "\(id)  waived: \(reason.printable)", width: session.width, indent: 2, hanging: 4)
    }
    let found = findings.flatMap { finding in
      ["", "\(session.style.strong(finding.law.id)): \(session.style.bad("FAILS"))"]
        + Paragraph.lines(finding.law.sentence, width: session.width, indent: 2)
        + Paragraph.lines(finding.message, width: session.width, indent: 2)
    }
    let verdict =
      findings.isEmpty
      ? "\(session.style.good("OK")): \(path.printable) holds all that it was asked"
      : "\(session.style.bad("FAILED")): \(ReportText.count(findings.count, "finding")) in"
        + " \(path.printable)"
    return heading + waived + found + ["", verdict]
  }

  /// Where a failure was kept.
  func kept(_ path: String) -> [String] { ["  kept as: \(path.printable)"] }

  /// The verdict on the screen, and what to do next.
  func closing(of trials: [Trial], _ checkup: Checkup) -> [String] {
    let failed = trials.filter(\.failsCheck)
    guard !failed.isEmpty else {
      return ["", "\(session.style.good("OK")): \(path.printable) holds all that it was asked"]
    }
    let names = failed.map(\.invariant.id).joined(separator: ", ")
    let advice =
      "Mend the screen, or if it is meant to be so, say so in the file:"
      + " \"waived\": {\"\(failed[0].invariant.id)\": \"the reason\"}"
    return [""]
      + Paragraph.lines(
        "\(session.style.bad("FAILED")): \(path.printable) breaks"
          + " \(ReportText.count(failed.count, "law")) (\(names))", width: session.width,
        hanging: 2)
      + Paragraph.lines(advice, width: session.width, hanging: 2)
  }

  private func command(_ id: String, _ token: ReplayToken) -> String {
    let ranges = [(CommandOption.widths, request.widths), (.heights, request.heights)]
      .compactMap { option, range in
        range.map { " \(option.flag) \(NumberText($0.lowerBound))-\(NumberText($0.upperBound))" }
      }
    return "\(session.name) check \(path.shellWord)\(ranges.joined()) --replay \(id):\(token)"
  }

  private func verdict(_ trial: Trial) -> String {
    if trial.failsCheck { return session.style.bad("FAILS") }
    guard trial.judgement == .holds else { return "says nothing here: \(Self.discarded(trial))" }
    return session.style.good("holds")
  }

  private static func discarded(_ trial: Trial) -> String {
    guard case .gaveUp(let discard)? = trial.report?.verdict else { return "no case counts" }
    // Why it does not hold, another law says in full.
    guard case .precondition(let reason, _) = discard else {
      return ReportText.text(of: discard)
    }
    return reason
  }

  private static func words(
    _ range: ClosedRange<Double>, _ dimension: String, given: Double
  ) -> String {
    range.lowerBound == range.upperBound
      ? "\(NumberText(range.lowerBound)) \(dimension)"
      : "\(NumberText(range.lowerBound)) to \(NumberText(range.upperBound)) \(dimension)"
        + " (\(NumberText(given)) as given)"
  }
}
