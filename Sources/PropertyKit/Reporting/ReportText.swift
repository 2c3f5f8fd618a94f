extension Report: CustomStringConvertible {
  /// The report in words, as `ReportText` has them: what `print(report)` writes.
  public var description: String { ReportText.text(of: self) }
}

/// The sentences of the engine: everything a report says in words is written here.
public enum ReportText {
  /// A report in words; several lines for a failure.
  ///
  /// - Parameters:
  ///   - report: the result of a run.
  ///   - describe: how a value is shown; a picture, or its description.
  public static func text<Value>(
    of report: Report<Value>, describe: (Value) -> String = { defaultDescription(of: $0) }
  ) -> String {
    switch report.verdict {
    case .passed:
      "holds in \(cases(in: report))\(discards(in: report))\(statistics(report.statistics))"
    case .failed, .undrawn: failures(in: report, describe: describe)
    case .gaveUp(let reason): gaveUp(reason, in: report)
    case .uncovered(let demands): uncovered(demands, in: report)
    case .ranNothing: "no case was run: ask for at least one"
    case .stopped:
      "stopped after \(count(report.passed, "case")), none of which failed; a run that is cut"
        + " short by time cannot be repeated exactly"
    case .misfit(let misfit): text(of: misfit)
    case .flaky(let failure): flaky(failure, in: report)
    }
  }

  /// What a log of tests has to say of a run that did not pass.
  package struct Issue {
    package let text: String
    /// What went wrong for a value, and the token of the value; nil for what is wrong with the run.
    package let found: (failure: Failure, token: ReplayToken)?
  }

  /// A report in words for a log of tests: a text for each kind of failure, and one if the run did not
  /// pass otherwise.
  ///
  /// A value is shown as far as a screen has room for it. The texts begin with the name of the property.
  ///
  /// - Parameters:
  ///   - report: the result of a run.
  ///   - name: the property, as a sentence or the name of its test; nil if it has none.
  ///   - isKnown: whether the log says by itself why a case fails, so that it need not be said again.
  ///   - replaying: how a case is seen again, by its token.
  package static func issues<Value>(
    of report: Report<Value>, named name: String? = nil,
    isKnown: (Failure) -> Bool = { _ in false },
    replaying: (String) -> String = { "replay: \($0)" }
  ) -> [Issue] {
    let heading = name.map { "\($0): " } ?? ""
    func issue<Found>(_ found: Counterexample<Found>) -> Issue {
      let notes = found.failure.notes
      let said = isKnown(found.failure) ? notes.map { [$0] } ?? [] : [found.failure.message]
      let lines = failure(found, in: report, saying: said, isWhole: false, replaying: replaying) {
        defaultDescription(of: $0)
      }
      return Issue(text: lines, found: (found.failure, found.token))
    }
    let all = report.counterexamples.map(issue) + report.undrawn.map(issue)
    let failures = all.enumerated().map { index, found in
      let place = all.count > 1 ? "failure \(index + 1) of \(all.count) kinds, " : ""
      return Issue(text: heading + place + found.text, found: found.found)
    }
    switch report.verdict {
    case .failed, .undrawn: return failures
    default: return [Issue(text: heading + text(of: report), found: nil)] + failures
    }
  }

  /// How a value is shown when nobody says otherwise: its picture if it has one.
  @usableFromInline
  package static func defaultDescription<Value>(of value: Value) -> String {
    guard let drawn = value as? any CounterexampleRepresentable else {
      return ValueText.text(of: value)
    }
    return "\(drawn.counterexamplePicture)\n\nas Swift:\n\(drawn.counterexampleSource)"
  }

  /// What shrinking took, as a clause.
  package static func text(of shrinking: ShrinkSummary) -> String {
    let end = shrinking.wasCutShort ? "; the limit cut it short, there may be a simpler case" : ""
    let explained =
      shrinking.explainEvaluations > 0 ? ", explained in \(shrinking.explainEvaluations)" : ""
    return "shrunk in \(count(shrinking.evaluations, "evaluation"))"
      + " (\(count(shrinking.improvements, "improvement")))\(explained)\(end)"
  }

  /// A discard, with what to do about it.
  package static func text(of discard: Discard) -> String {
    switch discard {
    case .precondition(let reason, let cause):
      "a precondition does not hold: \(reason)\(cause.map { ": \($0)" } ?? "");"
        + " generate cases for which it does"
    case .filterExhausted(let attempts):
      "a filter refused \(count(attempts, "value")) in a row; generate values that pass it"
    case .nothingToChooseFrom:
      "there was nothing to choose from; give at least one alternative with a weight above 0"
    case .tooManyChoices:
      "the case drew more choices than Settings.maximumChoices; generate smaller values"
    case .tooDeep:
      "the generator drew values inside of values until half of the stack was in use; bound how deep"
        + " they go, as Gen.recursive does"
    case .cannotDraw(let reason):
      "the generator cannot draw: \(reason)"
    }
  }

  private static func failures<Value>(
    in report: Report<Value>, describe: (Value) -> String
  ) -> String {
    func text<Found>(_ found: Counterexample<Found>, _ describe: (Found) -> String) -> String {
      failure(found, in: report, saying: [found.failure.message], isWhole: true, describe: describe)
    }
    let texts =
      report.counterexamples.map { text($0, describe) }
      + report.undrawn.map { text($0) { defaultDescription(of: $0) } }
    guard texts.count > 1 else { return texts[0] }
    let numbered = texts.enumerated().map { "\($0.offset + 1). \($0.element)" }
    return "\(texts.count) different failures\n\n" + numbered.joined(separator: "\n\n")
  }

  private static func failure<Value, Found>(
    _ counterexample: Counterexample<Found>, in report: Report<Value>, saying reasons: [String],
    isWhole: Bool, replaying: (String) -> String = { "replay: \($0)" },
    describe: (Found) -> String
  ) -> String {
    var texts = [origin(of: counterexample, in: report)]
    texts += reasons.flatMap(lines(ofSource:))
    texts += ["", description(of: counterexample, isWhole: isWhole, describe: describe), ""]
    if let original = counterexample.original { texts += shrunk(from: original) }
    texts.append(replay(of: counterexample, in: report, isWhole: isWhole, replaying))
    return texts.joined(separator: "\n")
  }

  /// The value that failed first, as much as a line has room for; a picture is too large for one.
  private static func shrunk<Value>(from original: Value) -> [String] {
    if original is any CounterexampleRepresentable { return [] }
    let text = "shrunk from \(ValueText.text(of: original))".map { $0.isNewline ? " " : $0 }
    return [text.count > columns ? String(text.prefix(columns - 4)) + " ..." : String(text)]
  }

  /// How to see a case again: by its token, unless that is longer than anybody copies.
  private static func replay<Value, Found>(
    of counterexample: Counterexample<Found>, in report: Report<Value>, isWhole: Bool,
    _ replaying: (String) -> String
  ) -> String {
    let token = "\(counterexample.token)"
    guard isWhole || token.count <= shownLetters else {
      return "replay: the same seed, \(report.settings.seed), finds it again; its token has"
        + " \(count(token.count, "letter")), and the report has it"
    }
    return replaying(token)
  }

  private static func origin<Value, Found>(
    of counterexample: Counterexample<Found>, in report: Report<Value>
  ) -> String {
    if report.settings.replay != nil { return "falsified again by the replayed case" }
    if counterexample.isKept {
      return "falsified again by a case kept from an earlier run, "
        + text(of: counterexample.shrinking)
    }
    if report.extent == .all {
      return "falsified by case \(counterexample.caseIndex + 1) of all, smallest first"
    }
    return "falsified by case \(counterexample.caseIndex + 1) of seed \(report.settings.seed), "
      + text(of: counterexample.shrinking)
  }

  private static func gaveUp<Value>(_ reason: Discard, in report: Report<Value>) -> String {
    report.settings.replay != nil
      ? "the replayed case says nothing: \(text(of: reason)); \(otherToken)"
      : "gave up: \(count(report.discarded, "case")) discarded for \(report.passed) that passed;"
        + " the last because \(text(of: reason))"
  }

  private static func flaky<Value>(_ failure: Failure, in report: Report<Value>) -> String {
    return "flaky: case \(report.passed + 1) failed (\(failure.message)), but not in the"
      + " same way when it was run again; the property must depend on its value alone"
  }

  private static func cases<Value>(in report: Report<Value>) -> String {
    switch report.extent {
    case .sample: count(report.passed, "case")
    case .all:
      report.discarded == 0 ? "all \(count(report.passed, "case"))" : count(report.passed, "case")
    case .smallest: "the \(count(report.passed, "smallest case"))"
    }
  }

  private static func discards<Value>(in report: Report<Value>) -> String {
    guard report.discarded > 0 else { return "" }
    let every = report.extent == .all ? "; there are no others" : ""
    guard report.extent == .sample, report.discarded > report.passed else {
      return " (\(report.discarded) discarded\(every))"
    }
    let percent = 100 * report.discarded / (report.discarded + report.passed)
    return "\nwarning: \(percent) % of the cases drawn were discarded, so this says little; draw"
      + " values that meet the condition"
  }

  /// A number and what it counts: "1 case", "2 cases".
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
