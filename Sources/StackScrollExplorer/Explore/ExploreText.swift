import PropertyKit
import StackScrollInvariants
import StackScrollReport

/// Everything `explore` says.
struct ExploreText {
  let session: Session
  let request: ExploreRequest

  /// The first lines: what it takes to run the same again, and what is tried.
  var opening: [String] {
    let count = request.invariants.count
    let time = request.time.map {
      ", at most \(ReportText.count(Int($0.components.seconds), "second"))"
    }
    let line =
      "exploring \(ReportText.count(count, "invariant")) with seed \(request.seed),"
      + " \(ReportText.count(request.cases, "case")) each"
      + "\(request.isUntilFailure ? " and round, until a law fails" : "")\(time ?? "")"
    return Paragraph.lines("\(line): \(counts)", width: session.width, hanging: 2)
      + (request.isLong
        ? Paragraph.lines("tried on \(tried)", width: session.width, indent: 2) : [])
  }

  /// On what they are tried.
  private var tried: String {
    var seen: Set<String> = []
    return request.invariants.map(\.subjectPlural).filter { seen.insert($0).inserted }
      .map(\.printable).joined(separator: ", ")
  }

  /// How many there are of each role.
  private var counts: String {
    let roles = [
      ("law", request.invariants.count { $0.role == .law }),
      ("claim to refute", request.invariants.count { $0.mustFail && $0.role != .canary }),
      ("canary to catch", request.invariants.count { $0.role == .canary }),
    ]
    let plurals = ["claim to refute": "claims to refute", "canary to catch": "canaries to catch"]
    return roles.filter { $0.1 > 0 }.map { word, count in
      count == 1 ? "1 \(word)" : "\(count) \(plurals[word] ?? word + "s")"
    }.joined(separator: ", ")
  }

  /// The line that is rewritten while an invariant runs.
  func progress(
    _ progress: Progress, of invariant: Invariant, at position: Int, _ cases: Int, _ pace: Pace,
    now: Duration
  ) -> String {
    let shrinking = progress.shrinkEvaluations
    let state =
      shrinking > 0
      ? "shrinking, \(ReportText.count(shrinking, "evaluation"))"
      : "\(progress.passed) of \(cases)"
    let left = pace.left(progress, of: cases, at: now).map { ", \(Self.roughly($0)) left" } ?? ""
    return "\(place(position)) \(pace.percent(progress, of: cases)) %\(left),"
      + " \(pace.found) found; \(invariant.id): \(state);"
      + " \(pace.rate(progress, at: now)) cases/s,"
      + " \(CoverageText.percent(pace.coverage)) of kinds"
  }

  /// A time in one unit: seconds up to two minutes, then minutes, then hours.
  private static func roughly(_ time: Duration) -> String {
    let seconds = Int(time.components.seconds)
    if seconds < 120 { return "\(seconds) s" }
    return seconds < 7200 ? "\(seconds / 60) min" : "\(seconds / 3600) h"
  }

  /// The line of a finished invariant, where nobody watches.
  func finished(_ trial: Trial, at position: Int) -> String {
    let discarded = trial.report?.discarded ?? 0
    let note = discarded > 0 ? ", \(discarded) discarded" : ""
    return "\(place(position)) \(trial.invariant.id): \(VerdictText.word(for: trial.judgement))"
      + " (\(ReportText.count(trial.cases, "case"))\(note))"
  }

  /// The line of a finished round of laws, where nobody watches.
  func finished(round: Int, _ trials: [Trial]) -> String {
    let laws = trials.filter { !$0.invariant.mustFail }
    let failed = laws.count(where: \.isFailure)
    let cases = laws.map(\.cases).reduce(0, +)
    return "round \(round + 1): \(ReportText.count(cases, "case")) of"
      + " \(ReportText.count(laws.count, "law")) so far, \(failed) failed"
  }

  /// Every invariant in a line.
  func table(of trials: [Trial]) -> [String] {
    let header = ["invariant", "verdict", "cases", "discarded"]
    let rows = trials.map { trial in
      [
        trial.invariant.id, VerdictText.word(for: trial.judgement), String(trial.cases),
        String(trial.report?.discarded ?? 0),
      ]
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    func cell(_ row: [String], _ column: Int) -> String {
      column < 2 ? row[column].padded(to: widths[column]) : row[column].aligned(to: widths[column])
    }
    func line(_ row: [String], emphasis: (String) -> String = { $0 }) -> String {
      [cell(row, 0), emphasis(cell(row, 1)), cell(row, 2), cell(row, 3)].joined(separator: "  ")
    }
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
    return ["", session.style.strong(line(header)), rule]
      + zip(trials, rows).map { trial, row in
        line(row) { verdict in
          if trial.isFailure { return session.style.bad(verdict) }
          return trial.cut != nil ? verdict : session.style.good(verdict)
        }
      }
  }

  private func place(_ position: Int) -> String {
    let count = String(request.invariants.count)
    return "[\(String(position + 1).aligned(to: count.count))/\(count)]"
  }
}

/// The last lines.
extension ExploreText {
  /// The verdict on the whole run, and what to do next.
  func closing(of trials: [Trial], _ cases: [FoundCase]) -> [String] {
    let failures = trials.filter(\.isFailure)
    let rest = trials.filter { !$0.isFailure }
    var lines = [""] + verdict(failures: failures, rest: rest)
    lines += distinct(cases)
    if trials.contains(where: \.invariant.isAboutAnyScreen),
      let coverage = CoverageText.sentence(trials.coverage)
    {
      lines += Paragraph.lines(coverage, width: session.width, hanging: 2)
    }
    if let cut = trials.firstResult(\.cut) {
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
    // A run that was ended, or had too little time, is no good news yet.
    let style = session.style
    let passing = word == "OK" ? style.good(word) : style.strong(word)
    let styled = failures.isEmpty ? passing : style.bad(word)
    return [styled + first.dropFirst(word.count)] + lines.dropFirst()
  }

  /// The smallest cases, each with the laws that it breaks.
  private func distinct(_ cases: [FoundCase]) -> [String] {
    let cases = cases.filter { $0.first.trial.judgement == .newFinding }
    guard cases.contains(where: { !$0.others.isEmpty }) else { return [] }
    let header = "\(ReportText.count(cases.count, "distinct smallest case")):"
    return [header]
      + cases.enumerated().flatMap { number, found in
        Paragraph.lines(
          "\(number + 1). \(found.witnesses.map(\.name).joined(separator: ", "))",
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
