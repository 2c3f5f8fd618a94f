import PropertyKit
import StackScrollCore
import StackScrollInvariants
import StackScrollReport

/// What an invariant found, in full.
extension ExploreText {
  /// What invariants found that have one smallest case, and what stands around that.
  func account(
    of group: FindingGroup, _ surroundings: Surroundings?, kept: [String: String]
  ) -> [String] {
    guard let first = group.trials.first else { return [] }
    return account(of: first, surroundings, kept: kept[first.invariant.id])
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
  private func account(
    of trial: Trial, _ surroundings: Surroundings?, kept: String?
  ) -> [String] {
    switch trial.judgement {
    case .holds: return []
    case .stopped, .notRun: return trial.isFailure ? plain(trial) : []
    case .caught:
      let line = "\(trial.invariant.id): the canary was caught after"
      return ["", "\(line) \(ReportText.count(trial.cases, "case")); this run can fail"]
    case .notRefuted, .missed, .gaveUp, .flaky: return plain(trial)
    case .newFinding, .refuted: return finding(trial, surroundings, kept: kept)
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
  private func finding(
    _ trial: Trial, _ surroundings: Surroundings?, kept: String?
  ) -> [String] {
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
    if let surroundings { lines += SurroundingsText(width: session.width).lines(of: surroundings) }
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

/// What stands around a counterexample, in words.
struct SurroundingsText {
  let width: Int

  /// How far the second column stands to the right.
  private static let column = 14

  func lines(of surroundings: Surroundings) -> [String] {
    let intervals = surroundings.intervals
    var lines: [String] = []
    if let first = intervals.first {
      let step = first.scale == 1 ? "every point" : "every 1/\(first.scale) point"
      lines += ["", "  Where it fails, at \(step):"]
      lines += intervals.flatMap(self.lines)
    }
    if let nearest = surroundings.nearest {
      lines += [""]
      lines += Paragraph.lines(
        "It passes with one difference: \(nearest.difference)", width: width, indent: 2)
    }
    return lines
  }

  private func lines(of found: FailingIntervals) -> [String] {
    guard let around = found.around else { return [] }
    let name = found.dimension.rawValue.padded(to: Self.column - 4)
    let text = found.isEverywhere ? Self.everywhere(found) : Self.text(of: around)
    let others = found.intervals.count - 1
    let more =
      others > 0
      ? "; \(others) more interval\(others == 1 ? "" : "s"), \(found.badPoints) points in all" : ""
    return Paragraph.lines("\(name)\(text)\(more)", width: width, indent: 4, hanging: Self.column)
      + Self.pieces(around, of: found.dimension).flatMap {
        Paragraph.lines($0, width: width, indent: Self.column + 4, hanging: 2)
      }
  }

  private static func everywhere(_ found: FailingIntervals) -> String {
    let range = text(found.swept.lowerBound, found.swept.upperBound)
    return "everywhere, \(range)" + (found.silentPoints > 0 ? ", where the law says anything" : "")
  }

  /// The interval with the points around it: "41 to 147.5; last good 40.5, next good 148".
  private static func text(of interval: FailingInterval) -> String {
    let ends =
      [
        interval.lastGood.map { "last good \(NumberText($0))" },
        interval.nextGood.map { "next good \(NumberText($0))" },
      ].compactMap { $0 }
    return text(interval.firstBad, interval.lastBad)
      + (ends.isEmpty ? "" : "; \(ends.joined(separator: ", "))")
  }

  /// How far off it is, part by part; nothing where it is the same all along.
  private static func pieces(
    _ interval: FailingInterval, of dimension: SweptDimension
  ) -> [String] {
    let texts = interval.pieces.map { piece in
      (piece, piece.error.map { "off by \($0)" } ?? piece.message)
    }
    let isConstant = !texts.contains { $0.1.contains(dimension.rawValue) }
    let isOneAlike = texts.count == 1 && (texts[0].0.first == texts[0].0.last || isConstant)
    return isOneAlike ? [] : texts.map { "\(text($0.0.first, $0.0.last)): \($0.1)" }
  }

  private static func text(_ first: Double, _ last: Double) -> String {
    first == last ? "\(NumberText(first))" : "\(NumberText(first)) to \(NumberText(last))"
  }
}
