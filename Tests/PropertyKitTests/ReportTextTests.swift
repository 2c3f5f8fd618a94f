import Testing

@testable import PropertyKit

/// Every sentence of a report, word for word.
struct ReportTextTests {
  @Test func `a run that passed says how many cases it ran`() {
    #expect(text(.passed, passed: 1000) == "holds in 1000 cases")
    #expect(text(.passed, passed: 1) == "holds in 1 case")
    #expect(text(.passed, passed: 7, discarded: 3) == "holds in 7 cases (3 discarded)")
  }

  @Test func `a failure says where it was found, why, with what value, and how to replay it`() {
    #expect(
      text(.failed(counterexample())) == """
        falsified by case 13 of seed 42, shrunk in 23 evaluations (1 improvement)
        it is reversed

        [0, 1]

        replay: p1-0000205cfa9ja
        """)
  }

  @Test func `a replayed failure does not speak of shrinking`() {
    let settings = Settings(seed: 42, replay: ReplayToken([1, 0]))
    #expect(
      text(.failed(counterexample()), settings: settings) == """
        falsified again by the replayed case
        it is reversed

        [0, 1]

        replay: p1-0000205cfa9ja
        """)
  }

  @Test func `a value with a picture is shown with its source`() {
    let report = Report(
      settings: Settings(), passed: 0, discarded: 0, verdict: .failed(counterexample(of: Tile())))
    #expect(
      ReportText.text(of: report) == """
        falsified by case 13 of seed 0, shrunk in 23 evaluations (1 improvement)
        it is reversed

        +--+
        +--+

        as Swift:
        Tile()

        replay: p1-0000205cfa9ja
        """)
  }

  @Test func `a report that is printed is its text`() {
    let report = Report(
      settings: Settings(), passed: 0, discarded: 0, verdict: .failed(counterexample(of: Tile())))
    #expect("\(report)" == ReportText.text(of: report))
    #expect("\(report)".hasPrefix("falsified by case 13 of seed 0"))
  }

  @Test func `a caller may describe values in its own way`() {
    let report = Report(
      settings: Settings(), passed: 0, discarded: 0, verdict: .failed(counterexample()))
    #expect(ReportText.text(of: report) { "\($0.count) numbers" }.contains("\n\n2 numbers\n\n"))
  }

  @Test func `a run that gave up names the last reason and what to do`() {
    #expect(
      text(.gaveUp(.precondition("the list is sorted")), passed: 2, discarded: 101)
        == "gave up: 101 cases discarded for 2 that passed; the last because a precondition does"
        + " not hold: the list is sorted; generate cases for which it does")
  }

  @Test func `every discard says what to do about it`() {
    #expect(
      ReportText.text(of: Discard.filterExhausted(attempts: 100))
        == "a filter refused 100 values in a row; generate values that pass it")
    #expect(
      ReportText.text(of: Discard.filterExhausted(attempts: 1))
        == "a filter refused 1 value in a row; generate values that pass it")
    #expect(
      ReportText.text(of: Discard.nothingToChooseFrom)
        == "there was nothing to choose from; give at least one alternative with a weight above 0")
    #expect(
      ReportText.text(of: Discard.tooManyChoices)
        == "the case drew more choices than Settings.maximumChoices; generate smaller values")
  }

  @Test func `a run of nothing does not pass for one that holds`() {
    #expect(text(.ranNothing) == "no case was run: ask for at least one")
  }

  @Test func `a stopped run says how far it came`() {
    #expect(
      text(.stopped, passed: 9)
        == "stopped after 9 cases, none of which failed; a run that is cut short by time cannot be"
        + " repeated exactly")
  }

  @Test func `a flaky property is told to depend on its value alone`() {
    let failure = Failure(kind: "law", message: "it was 3")
    #expect(
      text(.flaky(failure), passed: 4, discarded: 2)
        == "flaky: case 5 failed (it was 3), but not in the same way when it was run again; the"
        + " property must depend on its value alone")
  }

  @Test func `shrinking that was cut short says that there may be a simpler case`() {
    let cut = ShrinkSummary(evaluations: 1, improvements: 0, wasCutShort: true)
    #expect(
      ReportText.text(of: cut)
        == "shrunk in 1 evaluation (0 improvements); the limit cut it short, there may be a simpler"
        + " case")
  }

  @Test func `every refused token says what is wrong and what to copy`() {
    let advice = "; copy the whole token, from \"p1-\" to its last letter"
    let sentences: [(ReplayTokenError, String)] = [
      (.empty, "the token is empty"),
      (.unknownPrefix("p2-00"), "a token begins with \"p1-\", not with \"p2-00\""),
      (.badCharacter(position: 3), "character 4 of the token is none that tokens contain"),
      (.truncated, "the token ends too early"),
      (.checksumMismatch, "the token was changed (its checksum does not fit)"),
      (.numberTooLarge, "the token holds a number of more than 64 bits"),
      (.tooLong(9_999_999), "the token has 9999999 characters, more than 2097152"),
    ]
    for (error, sentence) in sentences { #expect(error.description == sentence + advice) }
  }

  private struct Tile: CounterexampleRepresentable {
    let counterexamplePicture = "+--+\n+--+"
    let counterexampleSource = "Tile()"
  }

  private func counterexample() -> Counterexample<[Int]> { counterexample(of: [0, 1]) }

  private func counterexample<Value>(of value: Value) -> Counterexample<Value> {
    Counterexample(
      value: value, failure: Failure(kind: "law", message: "it is reversed"),
      token: ReplayToken([1, 0]), caseIndex: 12,
      shrinking: ShrinkSummary(evaluations: 23, improvements: 1, wasCutShort: false))
  }

  private func text(
    _ verdict: Verdict<[Int]>, passed: Int = 0, discarded: Int = 0,
    settings: Settings = Settings(seed: 42)
  ) -> String {
    ReportText.text(
      of: Report(settings: settings, passed: passed, discarded: discarded, verdict: verdict))
  }
}
