import PropertyKit
import StackScrollCore
import StackScrollInvariants
import StackScrollReport

/// Everything `replay` says.
struct ReplayText {
  let session: Session
  /// How numbers are told.
  let numbers: NumberStyle

  /// What a token came to.
  func account(of trial: Trial) -> [String] {
    let id = trial.invariant.id
    let counterexample = CounterexampleText(width: session.width, numbers: numbers)
    let verdict: String =
      switch trial.judgement {
      case .holds: "as expected: \(id) holds for this case"
      case .refuted: "as expected: \(id) is refuted by this case"
      case .caught: "as expected: the canary \(id) is caught by this case"
      case .newFinding: "NOT AS EXPECTED: \(id) fails for this case"
      case .notRefuted, .missed: "NOT AS EXPECTED: \(id) holds for this case, and must fail"
      case .gaveUp, .stopped, .notRun:
        "NOT AS EXPECTED: the case does not count for \(id); the token may be older than the"
          + " generator"
      case .flaky: "NOT AS EXPECTED: \(id) fails once and passes the next time"
      }
    var lines = [style(verdict, isGood: !trial.isFailureOfReplay)]
    lines += Paragraph.lines(trial.invariant.sentence, width: session.width, indent: 2)
    switch trial.report?.verdict {
    case .failed(let found):
      lines +=
        [""]
        + counterexample.lines(of: found.value, message: trial.invariant.message(found, numbers))
    case .gaveUp(let reason):
      lines += Paragraph.lines(
        ReportText.text(of: reason), width: session.width, indent: 2)
    case .flaky(let failure):
      lines += Paragraph.lines(failure.message.ownLines, width: session.width, indent: 2)
    case .misfit(let misfit):
      lines += Paragraph.lines(ReportText.text(of: misfit), width: session.width, indent: 2)
    case .undrawn(let found):
      lines += Paragraph.lines(found.failure.message.ownLines, width: session.width, indent: 2)
    case .passed, .uncovered, .ranNothing, .stopped, nil: break
    }
    return lines
  }

  /// What a fixture came to; the picture only if it is wanted or needed.
  func account(
    of fixture: Fixture, at path: String, _ sentence: String, surprise: String?, isAlone: Bool
  ) -> [String] {
    let id = fixture.invariant.printable
    guard let surprise else {
      let outcome = fixture.expectation == .holds ? "holds" : "fails, as it must"
      return [title(of: "\(id) \(outcome)", at: path, isGood: true)]
        + (isAlone ? [""] + picture(of: fixture, nil, sentence) : [])
    }
    return [title(of: id, at: path, isGood: false), ""] + picture(of: fixture, surprise, sentence)
      + [""]
  }

  /// What a golden layout came to; the picture only if it is wanted or needed.
  func account(
    of file: ScreenFile, at path: String, _ differences: [String], isAlone: Bool
  ) -> [String] {
    let title = title(of: file.about.printable, at: path, isGood: differences.isEmpty)
    let drawn =
      isAlone || !differences.isEmpty
      ? [""] + Paragraph.indented(file.screen.picture(numbers).ownLines, by: 2) : []
    return [title] + differences.map { "  \($0)" } + drawn
  }

  /// What a kept console log came to.
  func account(of fixture: LogFixture, at path: String, surprise: String?) -> [String] {
    [title(of: fixture.about.printable, at: path, isGood: surprise == nil)]
      + (surprise.map { ["  \($0)"] } ?? [])
  }

  /// A case that is retired, with the reason.
  func account(of retired: RetiredCase, at path: String) -> [String] {
    Paragraph.lines(
      "\(path.printable): retired: \(retired.reason.printable)", width: session.width, hanging: 2)
  }

  /// How many came out how.
  func summary(of tally: ReplayTally) -> [String] {
    let all = tally.expected + tally.unexpected + tally.unusable
    let parts =
      ["\(tally.expected) as expected"]
      + (tally.unexpected > 0 ? ["\(tally.unexpected) not as expected"] : [])
      + (tally.unusable > 0 ? ["\(tally.unusable) unreadable"] : [])
    let line = "\(all) fixtures: \(parts.joined(separator: ", "))"
    return [style(line, isGood: tally.status == .success)]
  }

  private func picture(of fixture: Fixture, _ surprise: String?, _ sentence: String) -> [String] {
    Paragraph.lines(sentence, width: session.width, indent: 2)
      + [""]
      + CounterexampleText(width: session.width, numbers: numbers)
      .lines(of: fixture.subject, message: surprise)
  }

  private func title(of what: String, at path: String, isGood: Bool) -> String {
    "\(path.printable): " + style(isGood ? "as expected: " : "NOT AS EXPECTED: ", isGood: isGood)
      + what
  }

  private func style(_ text: String, isGood: Bool) -> String {
    isGood ? session.style.good(text) : session.style.bad(text)
  }
}
