import PropertyKit
import PublishedScreens
import SelfTests
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// Families, rounds, groups, interruption: how far a run goes and what it shows of it.
@Suite struct CommandLineSearchTests {
  private static func family() throws -> Catalogue {
    try Catalogue([
      Sample.canary, Sample.law.inFamily("counts"), Sample.brokenLaw.inFamily("counts"),
      Sample.claim,
    ])
  }

  @Test func `a family stands for all of its invariants`() throws {
    let run = CommandLineRun(["explore", "counts", "--cases", "20"], try Self.family())
    let named = CommandLineRun(
      ["explore", "tabs-count", "tabs-at-most-four", "--cases", "20"], try Self.family())
    #expect(run.output == named.output && run.status == .unexpected)
    #expect(!run.output.contains("claim-two-tabs"))
    let mistyped = CommandLineRun(["explore", "cuonts"], try Self.family())
    #expect(mistyped.status == .unusable)
    #expect(mistyped.errors.contains("did you mean \"counts\"?"))
  }

  @Test func `a family and an invariant cannot have one name, nor a family a bad one`() {
    #expect(throws: CatalogueError.duplicateName("tabs-count")) {
      try Catalogue([Sample.law, Sample.claim.inFamily("tabs-count")])
    }
    #expect(throws: CatalogueError.badName("a b")) {
      try Catalogue([Sample.law.inFamily("a b")])
    }
  }

  @Test func `every invariant of the catalogue but the canary is in a family`() {
    for invariant in Catalogue.everything.invariants where invariant.role != .canary {
      #expect(invariant.family.map(Catalogue.everything.families.contains) == true)
    }
    for family in Catalogue.everything.families {
      #expect(Catalogue.everything[family] == nil && !Catalogue.everything.named(family).isEmpty)
    }
  }

  /// A law that fails for about one strip in a thousand, so that a round of few cases misses it.
  private static let rare = Invariant(
    "tabs-rarely", "No wide strip of nine has a width of an odd kind.", for: Gen<TabStrip>.tabStrips
  ) { strip, law in
    try law.expect(
      strip.tabCount < 9 || strip.frameWidth.truncatingRemainder(dividingBy: 3) < 2.97,
      "\(strip.frameWidth)")
  }

  @Test func `until a law fails, rounds go on with other cases`() throws {
    let catalogue = try Sample.catalogue(Sample.canary, Self.rare, Sample.law)
    let once = CommandLineRun(["explore", "--cases", "100"], catalogue)
    #expect(once.status == .success, "the first round must miss it for this test to say anything")
    let arguments = ["explore", "--cases", "100", "--until-failure"]
    let run = CommandLineRun(arguments, catalogue)
    #expect(run.status == .unexpected)
    #expect(run.output.contains("tabs-rarely: NEW FINDING"))
    #expect(run.output.contains("round 2: "))
    let again = CommandLineRun(arguments, catalogue, on: RecordingTerminal(processors: 3))
    #expect(run.output == again.output)
    let token = try #require(run.text(after: "replay: stackscroll replay "))
    #expect(CommandLineRun(["replay", token], catalogue).status == .unexpected)
  }

  @Test func `until a law fails, time or nothing to repeat ends the run too`() throws {
    let terminal = RecordingTerminal(step: .milliseconds(50))
    let run = CommandLineRun(
      ["explore", "--cases", "100", "--until-failure", "--time", "4"],
      try Sample.catalogue(Sample.canary, Sample.law), on: terminal)
    #expect(run.status == .success, "\(run.output)")
    #expect(run.output.contains("OK: 1 law holds") && run.output.contains("The time limit"))
    let claims = CommandLineRun(
      ["explore", "--until-failure"], try Sample.catalogue(Sample.canary, Sample.claim))
    #expect(claims.status == .success)
  }

  @Test func `laws with one smallest case are shown together, and the case once`() throws {
    let twin = Invariant(
      "tabs-under-five", "A strip has fewer than five tabs.", for: Gen<TabStrip>.tabStrips
    ) { strip, law in try law.expect(strip.tabCount < 5, "five tabs or more") }
    let other = Invariant(
      "tabs-under-six", "A strip has fewer than six tabs.", for: Gen<TabStrip>.tabStrips
    ) { strip, law in try law.expect(strip.tabCount < 6, "six tabs or more") }
    let run = CommandLineRun(
      ["explore"], try Sample.catalogue(Sample.canary, Sample.brokenLaw, other, twin))
    #expect(run.status == .unexpected)
    #expect(run.output.contains("2 distinct smallest cases:\n"))
    #expect(run.output.contains("  1. tabs-at-most-four, tabs-under-five\n  2. tabs-under-six\n"))
    #expect(run.output.contains("Its smallest case is that of tabs-at-most-four, above: five tabs"))
    #expect(run.output.components(separatedBy: Self.smallestCase).count == 3)
    #expect(run.output.components(separatedBy: "replay: ").count == 4)
  }

  /// What stands above the case that the token is of.
  private static let smallestCase = "The smallest case, which is replayed and kept:\n"

  /// A law of two checks, which fail on different strips.
  private static let twoChecks = Invariant(
    "tabs-two-checks", "A strip has at most four tabs, and one of few tabs is narrow.",
    for: Gen<TabStrip>.tabStrips
  ) { strip, law in
    try law.expect("number of tabs", as: .number, Double(strip.tabCount), .atMost(4))
    try law.expect("width of the frame", along: .horizontal, strip.frameWidth, .atMost(100))
  }

  @Test func `each kind of failure of a law is shown, kept and written by itself`() throws {
    let folder = try TemporaryFolder()
    let (kept, pages) = (folder.path + "/kept", folder.path + "/pages")
    let catalogue = try Sample.catalogue(Sample.canary, Self.twoChecks)
    let run = CommandLineRun(["explore", "--write", kept, "--report", pages], catalogue)
    #expect(run.status == .unexpected)
    let kinds = try [1, 2].map { number in
      let section = try #require(
        run.output.components(separatedBy: "tabs-two-checks: NEW FINDING, kind \(number) of 2\n")
          .dropFirst().first)
      return section.components(separatedBy: "kept as: ")[0]
    }
    for message in [
      "the number of tabs is 5, expected at most 4",
      "the width of the frame is 101, expected at most 100",
    ] {
      #expect(kinds.count { $0.contains(message) && $0.contains("As Swift:") } == 1, "\(kinds)")
    }
    let tokens = run.output.matches(of: /replay (tabs-two-checks:\S+)/).map { String($0.1) }
    #expect(Set(tokens).count == 2)
    for (token, kind) in zip(tokens, kinds) {
      let again = CommandLineRun(["replay", token], catalogue)
      let smallest = try #require(kind.components(separatedBy: Self.smallestCase).last)
      let message = try #require(smallest.split(separator: "\n").first)
      #expect(again.status == .unexpected && again.output.contains(message), "\(again.output)")
    }
    let files = try folder.contents()
    #expect(files.keys.count { $0.hasPrefix("kept/tabs-two-checks/") } == 2)
    let lines = try #require(files["pages/findings.jsonl"]).split(separator: "\n")
      .filter { $0.contains(#""record":"finding""#) && $0.contains("tabs-two-checks") }
    #expect(lines.count == 2 && lines[0].contains(#""kindNumber":1"#))
    #expect(lines.count == 2 && lines[1].contains(#""kindNumber":2"#))
    #expect(lines.allSatisfy { $0.contains(#""kinds":2"#) && $0.contains(#""measured":{"#) })
    let page = try #require(files["pages/index.html"])
    #expect(page.matches(of: /<article class="finding"/).count == 2)
    #expect(page.contains("(kind 1 of 2)") && page.contains("(kind 2 of 2)"))
    let again = CommandLineRun(["explore"], catalogue, on: RecordingTerminal(processors: 3))
    let plain = CommandLineRun(["explore"], catalogue)
    #expect(again.output == plain.output)
  }

  @Test func `a finding says where it fails, where it does not, and what would mend it`() throws {
    let law = Invariant(
      "narrow", "A strip of two tabs is narrower than 40 points or wider than 100.",
      for: Gen<TabStrip>.tabStrips
    ) { strip, law in
      let width = strip.frameWidth
      guard strip.tabCount > 1, width >= 40, width <= 100 else { return }
      try law.expect("width", along: .horizontal, width, .atMost(39))
    }
    let run = CommandLineRun(["explore", "--scale", "1"], try Sample.catalogue(Sample.canary, law))
    #expect(run.output.contains("Where it fails, at every point:\n"))
    #expect(run.output.contains("    width     40 to 100; last good 39, next good 101\n"))
    #expect(run.output.contains("40 to 100: off by width - 39\n"))
    #expect(run.output.contains("It passes with one difference: frameWidth: 39\n"))
    for scale in ["0", "5", "two", "-1"] {
      let bad = CommandLineRun(["explore", "--scale", scale], try Sample.sound())
      #expect(bad.status == .unusable && bad.errors.contains("give one from 1 to 4"))
    }
  }
}

/// Somebody ends the run, or nobody watches it.
@Suite struct CommandLineInterruptionTests {
  @Test(arguments: [0, 1, 2, 5, 20])
  func `a run that is interrupted shows what it has`(questions: Int) throws {
    let run = CommandLineRun(
      ["explore", "--cases", "100000"], try Sample.sound(),
      on: RecordingTerminal(interruptedAfter: questions))
    #expect(run.status == .interrupted && run.status.rawValue == 130)
    #expect(run.output.contains("INTERRUPTED: "))
    #expect(run.output.contains("The run was interrupted; this is what it had by then."))
    #expect(run.output.contains("\ninvariant ") && !run.output.contains("Time was up"))
  }

  @Test func `a finding counts for more than the interruption, and is kept`() throws {
    let folder = try TemporaryFolder()
    let run = CommandLineRun(
      ["explore", "--cases", "100000", "--write", folder.path],
      try Sample.catalogue(Sample.brokenLaw, Sample.law, Sample.canary),
      on: RecordingTerminal(interruptedAfter: 12))
    #expect(run.status == .unexpected, "\(run.output)")
    #expect(run.output.contains("FAILED: 1 new finding (tabs-at-most-four)"))
    #expect(run.output.contains("this is what it had by then"))
    #expect(try folder.contents().keys.contains { $0.hasSuffix(".json") })
  }

  @Test func `rounds end with the interruption`() throws {
    let run = CommandLineRun(
      ["explore", "--cases", "500", "--until-failure"],
      try Sample.catalogue(Sample.law, Sample.canary),
      on: RecordingTerminal(interruptedAfter: 40))
    #expect(run.status == .interrupted)
    #expect(run.output.contains("round 2: "))
    #expect(run.output.contains("INTERRUPTED: 1 law holds, canary caught"))
  }

  @Test func `where nobody watches, a line a minute among the errors tells of life`() throws {
    let arguments = ["explore", "--cases", "3000"]
    let slow = CommandLineRun(
      arguments, try Sample.sound(), on: RecordingTerminal(step: .seconds(7)))
    let lines = slow.errors.split(separator: "\n")
    #expect((1...3).contains(lines.count), "3000 cases are 24 looks at the clock")
    for line in lines {
      #expect(line.contains(" %, ") && line.contains(" 0 found; ") && line.hasSuffix("% of kinds"))
    }
    let quick = CommandLineRun(arguments, try Sample.sound())
    #expect(quick.errors.isEmpty && quick.output == slow.output)
  }
}
