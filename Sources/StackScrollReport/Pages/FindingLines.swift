import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// The data of a report as JSON lines: the run, then each finding, then each invariant.
struct FindingLines {
  let run: ReportedRun
  let findings: [Finding]

  /// The format that is written.
  static let format = 1.0

  /// The lines of the file; throws `FixtureError` if a value cannot be written.
  func text() throws(FixtureError) -> String {
    var lines = [header]
    for finding in findings {
      for witness in finding.witnesses { lines.append(line(of: witness, finding)) }
    }
    lines += run.trials.map(line) + [coverage]
    var text = ""
    for line in lines { text += try JSONValue.object(line).line() + "\n" }
    return text
  }

  private var header: [String: JSONValue] {
    [
      "format": .number(Self.format), "record": .string("run"),
      "tool": .string(Page.signature), "version": .string(run.version),
      "seed": .string("\(run.seed)"), "cases": .number(Double(run.caseCount)),
      "command": .string(run.command),
      "isRepeatable": .bool(!run.trials.contains { $0.cut != nil }),
    ]
  }

  /// What was covered, and what never was: one feature or two together.
  private var coverage: [String: JSONValue] {
    let coverage = run.trials.coverage
    return [
      "record": .string("coverage"), "kinds": .number(Double(ScreenKind.all.count)),
      "met": .number(Double(coverage.count)),
      "neverMet": .array(
        CoverageGaps(in: coverage).features.map { .string(CoverageText.text(of: $0)) }),
    ]
  }

  private func line(of trial: Trial) -> [String: JSONValue] {
    [
      "record": .string("invariant"), "code": .string(trial.invariant.id),
      "verdict": .string("\(trial.judgement)"), "cases": .number(Double(trial.cases)),
      "discarded": .number(Double(trial.report?.discarded ?? 0)),
      "assumptions": .array(trial.invariant.assumptions.map { .string($0.id) }),
    ]
  }

  private func line(
    of witness: Witness, _ finding: Finding
  ) -> [String: JSONValue] {
    let found = witness.counterexample
    let fixture = Fixture(found, of: witness.trial.invariant)
    var line: [String: JSONValue] = [
      "record": .string("finding"), "code": .string(witness.id),
      "group": .number(Double(finding.number)),
      "verdict": .string("\(witness.trial.judgement)"),
      "message": .string(found.failure.message), "token": .string("\(found.token)"),
      "command": .string(run.replay(witness)),
      "swift": .string(found.value.counterexampleSource),
      "case": fixture.json,
      "fixture": witness.path.map { .string($0) } ?? .null,
      "views": .number(Double(found.value.viewCount)),
      "steps": .number(Double(found.value.stepCount)),
      "firstBrokenStep": finding.film.firstBroken.map { .number(Double($0)) } ?? .null,
      "layout": layout(of: finding), "measured": found.evidence.map { .object($0.json) } ?? .null,
      "believable": finding.believable.map(Self.json) ?? .null,
      "intervals": .array(finding.surroundings.intervals.map(Self.json)),
      "nearest": finding.surroundings.nearest.map(Self.json) ?? .null,
    ]
    if witness.kind != nil {
      line["kindNumber"] = .number(Double(witness.number))
      line["kinds"] = .number(Double(witness.trial.findings.count))
    }
    return line
  }

  // MARK: Parts of a finding

  private static func json(_ met: BelievableCase) -> JSONValue {
    .object([
      "device": met.device.map { .string($0.words) } ?? .null,
      "message": .string(met.failure.message),
      "swift": .string(met.subject.counterexampleSource),
      "subject": .object(met.subject.json),
      "evaluations": .number(Double(met.evaluations)),
    ])
  }

  private func layout(of finding: Finding) -> JSONValue {
    guard let layout = finding.film.decisive?.moment.layout, let scene = finding.scene else {
      return .null
    }
    let letters = scene.marks.filter { $0.kind == .view }
    let frames = scene.items.map { item -> JSONValue in
      var frame = item.frame.json
      frame["id"] = .string(item.id.name)
      frame["depth"] = .number(Double(item.depth))
      frame["beyond"] = .object(
        Dictionary(
          Overflow(of: item.frame, beyond: scene.window).sides.map { ($0.name, .finite($0.value)) },
          uniquingKeysWith: { first, _ in first }))
      if let mark = letters.first(where: { $0.id == item.id }) {
        frame["mark"] = .string(mark.letter.rawValue)
      }
      return .object(frame)
    }
    return .object([
      "window": .object(
        Rect(origin: layout.contentOffset, size: layout.scroll.bounds).json),
      "content": .object(scene.content.json), "frames": .array(frames),
      "omitted": .number(Double(scene.omitted)),
    ])
  }

  private static func json(_ found: FailingIntervals) -> JSONValue {
    let intervals = found.intervals.map { interval in
      JSONValue.object([
        "lastGood": interval.lastGood.map(JSONValue.finite) ?? .null,
        "firstBad": .finite(interval.firstBad), "lastBad": .finite(interval.lastBad),
        "nextGood": interval.nextGood.map(JSONValue.finite) ?? .null,
      ])
    }
    return .object([
      "dimension": .string(found.dimension.rawValue), "scale": .number(Double(found.scale)),
      "from": .finite(found.swept.lowerBound), "to": .finite(found.swept.upperBound),
      "bad": .number(Double(found.badPoints)), "good": .number(Double(found.goodPoints)),
      "intervals": .array(intervals),
    ])
  }

  private static func json(_ nearest: NearestPassing) -> JSONValue {
    .object([
      "difference": .string("\(nearest.difference)"),
      "swift": .string(nearest.subject.counterexampleSource),
    ])
  }
}
