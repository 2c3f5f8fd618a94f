import StackScrollInvariants
import TestSupport
import Testing

@testable import PropertyKit
@testable import StackScrollExplorer

/// What a run shows, and with which status it ends.
@Suite struct CommandLineExploreTests {
  @Test func `the same arguments print the same bytes`() throws {
    for arguments in [["explore", "--cases", "50"], ["explore", "--seed=7", "--cases=50"]] {
      let first = CommandLineRun(arguments, try Sample.catalogue(Sample.brokenLaw, Sample.canary))
      let second = CommandLineRun(arguments, try Sample.catalogue(Sample.brokenLaw, Sample.canary))
      #expect(first.output == second.output && !first.output.isEmpty)
    }
  }

  @Test func `any number of processors prints the same bytes`() throws {
    let runs = try [1, 2, 7].map { processors in
      CommandLineRun(
        ["explore", "--cases", "300"],
        try Sample.catalogue(Sample.brokenLaw, Sample.canary),
        on: RecordingTerminal(processors: processors))
    }
    #expect(Set(runs.map(\.output)).count == 1)
  }

  @Test func `a short run of the standard catalogue comes out as expected`() {
    let run = CommandLineRun(["explore", "--cases", "20"], .standard)
    #expect(run.status == .success, "\(run.output)")
    #expect(run.errors.isEmpty)
  }

  @Test func `laws that hold, a refuted claim and a caught canary are a success`() throws {
    let run = CommandLineRun(["explore", "--cases", "30"], try Sample.sound())
    #expect(run.status == .success)
    #expect(run.output.contains("OK: 1 law holds, 1 claim refuted as expected, canary caught\n"))
    #expect(run.output.contains("claim-two-tabs: refuted, as it should be"))
    #expect(run.output.contains("Why it is false: Some do."))
    #expect(run.output.contains("there are 3 tabs"))
    #expect(!run.output.contains("canary-one-tab: refuted"))
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\r"))
  }

  @Test func `a finding is shown with its picture, its source and its replay line`() throws {
    let catalogue = try Sample.catalogue(Sample.brokenLaw, Sample.canary)
    let run = CommandLineRun(["explore"], catalogue)
    #expect(run.status == .unexpected)
    #expect(run.output.contains("tabs-at-most-four: NEW FINDING"))
    #expect(run.output.contains("there are 5 tabs"))
    #expect(run.output.contains("tab5") && run.output.contains("TabStrip("))
    #expect(run.output.contains("shrunk in"))
    #expect(
      run.output.contains("FAILED: 1 new finding (tabs-at-most-four); canary caught"))
    let token = try #require(run.text(after: "replay: stackscroll replay "))
    let again = CommandLineRun(["replay", token], catalogue)
    #expect(again.status == .unexpected)
    #expect(again.output.contains("there are 5 tabs"))
  }

  static let failures: [(@Sendable () -> Invariant, String, String)] = [
    ({ Sample.trueClaim }, "1 claim not refuted", "is known to be false"),
    ({ Sample.deadCanary }, "canary MISSED", "no other result of this run counts"),
    ({ Sample.idleLaw }, "1 gave up", "no strip is good enough"),
    ({ Sample.flakyLaw() }, "1 flaky", "depend on its value alone"),
  ]

  @Test(arguments: failures.indices)
  func `a run that proves less than it should fails and says why`(index: Int) throws {
    let (invariant, summary, reason) = Self.failures[index]
    let catalogue = try Sample.catalogue(Sample.law, Sample.claim, invariant())
    let run = CommandLineRun(["explore", "--cases", "10"], catalogue)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.status == .unexpected)
    #expect(words.contains("FAILED: \(summary)"), "\(run.output)")
    #expect(words.contains(reason), "\(run.output)")
  }

  @Test func `the canary runs even when it is not named, and nothing else does`() throws {
    let run = CommandLineRun(["explore", "tabs-count", "--cases", "10"], try Sample.sound())
    #expect(run.output.contains("canary-one-tab") && run.output.contains("tabs-count"))
    #expect(!run.output.contains("claim-two-tabs"))
  }

  @Test func `a catalogue without a canary says that nothing shows it could fail`() throws {
    let run = CommandLineRun(["explore", "--cases", "5"], try Sample.catalogue(Sample.law))
    #expect(run.status == .success)
    #expect(run.output.contains("has no canary"))
  }

  @Test func `a random seed is printed, and makes the same run again`() throws {
    let catalogue = try Sample.catalogue(Sample.brokenLaw, Sample.canary)
    let run = CommandLineRun(["explore", "--seed", "random"], catalogue)
    let seed = try #require(run.text(after: "with seed ")?.split(separator: ",").first)
    let again = CommandLineRun(["explore", "--seed", String(seed)], catalogue)
    #expect(run.output == again.output)
  }
}

/// Time limits and the line that tells how far a run is.
@Suite struct CommandLineTimeTests {
  @Test func `a law that runs out of time is no failure, but the run cannot be repeated`() throws {
    let terminal = RecordingTerminal(step: .milliseconds(60))
    let run = CommandLineRun(["explore", "--time", "1"], try Sample.sound(), on: terminal)
    #expect(run.status == .success, "\(run.output)")
    #expect(run.output.contains("UNFINISHED: 1 claim refuted as expected, canary caught, 1 law"))
    #expect(run.output.contains("cannot be repeated exactly"))
    #expect(run.output.contains("stopped"))
  }

  @Test func `a canary that did not get its turn is a failure`() throws {
    let terminal = RecordingTerminal(step: .seconds(2))
    let run = CommandLineRun(["explore", "--time", "1"], try Sample.sound(), on: terminal)
    #expect(run.status == .unexpected)
    #expect(run.output.contains("2 that must fail not run (canary-one-tab, claim-two-tabs)"))
    #expect(run.output.contains("1 law not run"))
  }

  @Test func `a watcher sees a line that is rewritten and gone at the end`() throws {
    let terminal = RecordingTerminal(
      isInteractive: true, columns: 40, step: .milliseconds(60))
    let run = CommandLineRun(["explore", "--cases", "3000"], try Sample.sound(), on: terminal)
    let lines = run.output.components(separatedBy: "\r").dropFirst()
      .compactMap { $0.components(separatedBy: "\u{1B}[K").first }
    let updates = lines.filter { !$0.isEmpty }
    #expect((11...16).contains(updates.count), "3000 cases are 24 looks at the clock, 2 a change")
    for update in updates {
      #expect(update.contains("/3] ") && !update.contains("\n"))
      #expect(update.count <= 39)
    }
    #expect(lines.last == "")
    #expect(!run.output.contains("\u{1B}[32m"))
  }

  @Test func `the time that is left is told as soon as it can be known`() {
    let pace = Pace(start: .seconds(5), count: 4)
    func left(_ passed: Int, at seconds: Int) -> Duration? {
      let progress = Progress(passed: passed, discarded: 0, shrinkEvaluations: 0)
      return pace.left(progress, of: 100, at: .seconds(5 + seconds))
    }
    // Half of the first of four took ten seconds: an eighth is done, and seven are to come.
    #expect(left(50, at: 10) == .seconds(70))
    #expect(left(400, at: 10) == .seconds(30))
    #expect(left(0, at: 10) == nil && left(50, at: 0) == nil)
    #expect(left(1, at: 1 << 40) == .seconds(366 * 86_400))
  }

  @Test func `colours are for watchers who want them`() throws {
    let arguments = ["explore", "--cases", "5"]
    let colour = RecordingTerminal(isInteractive: true, allowsColour: true)
    #expect(CommandLineRun(arguments, try Sample.sound(), on: colour).output.contains("\u{1B}[32m"))
    let plain = RecordingTerminal(isInteractive: false, allowsColour: true)
    #expect(!CommandLineRun(arguments, try Sample.sound(), on: plain).output.contains("\u{1B}"))
  }
}
