import Foundation
import PropertyKit
import PublishedScreens
import SelfTests
import StackScrollConstraints
import StackScrollCore
import TestSupport
import Testing

@testable import StackScrollExplorer
@testable import StackScrollInvariants
@testable import SelfTool
@testable import StackScrollReport

/// The pages of a report: what they say, and that nothing in them can do harm.
@Suite struct ReportPageTests {
  /// What a report holds, by the names of its files.
  private static func report(
    _ catalogue: Catalogue, _ arguments: [String] = [], processors: Int = 1
  ) throws -> (run: CommandLineRun, files: [String: String]) {
    let folder = try TemporaryFolder()
    let run = CommandLineRun(
      ["explore", "--cases", "60", "--report", folder.path] + arguments, catalogue,
      on: RecordingTerminal(processors: processors))
    return (run, try folder.contents())
  }

  private static func findingCatalogue() throws -> Catalogue {
    try Sample.catalogue(Sample.law, Sample.claim, Sample.brokenLaw, Sample.canary)
  }

  @Test func `a report is three files, and the page to open is named last`() throws {
    let folder = try TemporaryFolder()
    let run = CommandLineRun(
      ["explore", "--cases", "20", "--report", "\(folder.path)/new/"], try Sample.sound())
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output.hasSuffix("\nreport: \(folder.path)/new/index.html\n"))
    let files = try folder.contents()
    #expect(
      Set(files.keys) == ["new/index.html", "new/matrix.html", "new/findings.jsonl"])
  }

  @Test func `the same input gives the same bytes, for any number of processors`() throws {
    let reports = try [1, 1, 2, 7].map {
      try Self.report(try Self.findingCatalogue(), processors: $0).files
    }
    #expect(Set(reports).count == 1)
    #expect(reports[0].values.allSatisfy { $0.count > 100 })
  }

  @Test func `every link leads somewhere, no name is there twice, nothing is loaded`() throws {
    let files = try Self.report(try Self.findingCatalogue()).files
    for name in ["index.html", "matrix.html"] {
      let page = try #require(files[name])
      let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
      #expect(Set(ids).count == ids.count, "\(name)")
      for link in page.matches(of: /href="([^"]*)"/).map({ String($0.1) }) {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? page : files[parts[0]] ?? ""
        #expect(
          parts.count < 2 ? !target.isEmpty : target.contains("id=\"\(parts[1])\""), "\(link)")
      }
      for used in page.matches(of: /url\(#([^)]*)\)/).map({ String($0.1) }) where !ids.isEmpty {
        #expect(ids.contains(used) || !page.contains("<article"), "\(used)")
      }
      #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("@import"))
      #expect(!page.contains(/<(?:img|iframe|link|object|embed)/))
      #expect(!page.contains(" src="))
    }
  }

  @Test func `tags are closed in the order in which they were opened`() throws {
    let files = try Self.report(try Self.findingCatalogue()).files
    for name in ["index.html", "matrix.html"] {
      var open: [Substring] = []
      let page = try #require(files[name])
      for tag in page.matches(of: /<(\/?)([a-zA-Z0-9]+)[^>]*>/) {
        if ["meta", "br"].contains(tag.2) { continue }
        if tag.1.isEmpty {
          open.append(tag.2)
        } else {
          #expect(open.popLast() == tag.2)
        }
      }
      #expect(open.isEmpty)
    }
  }

  @Test func `names from outside are text, whatever they look like`() throws {
    let hostile = "</script><script>alert(1)</script><img src=x onerror='a()'>\u{202E}\"&\u{1B}[2J"
    let law = Invariant(
      "screens-are-empty", "No screen has a view named \(hostile).",
      assuming: [Assumption("none", hostile)], for: Self.screens(named: hostile)
    ) { screen, law in
      try law.expect(
        screen.root.subviews.first?.stack?.arrangedViews.isEmpty == true, "\(hostile) is it")
    }
    let files = try Self.report(try Catalogue([law])).files
    for (name, text) in files where name.hasSuffix(".html") {
      #expect(text.matches(of: /<script>/).count == 1, "\(name)")
      #expect(!text.contains("<img") && !text.contains("<script>alert"))
      #expect(!text.contains("\u{202E}") && !text.contains("\u{1B}"))
    }
    #expect(files["index.html"]?.contains("&lt;img src=x onerror=&#39;a()&#39;&gt;") == true)
  }

  private static func screens(named name: String) -> Gen<Screen> {
    Gen { source throws(Discard) in
      let count = try source.draw(.int(in: 0...3))
      let views = (0..<count).map {
        View(ViewID("\(name)\($0)"), intrinsic: IntrinsicSize(width: 9, height: 9))
      }
      return try source.making {
        try Screen(
          scrollView: ScrollView(size: Size(width: 20, height: 20)),
          content: StackView(axis: .vertical, alignment: .center, arrangedViews: views))
      }
    }
  }

  @Test func `news is shown before what is refuted as expected, the smallest largest`() throws {
    let page = try #require(try Self.report(try Self.findingCatalogue()).files["index.html"])
    let fold = try #require(page.components(separatedBy: "<main>").first)
    #expect(fold.contains("✗ FAILED"))
    #expect(fold.contains("stackscroll replay tabs-at-most-four:p1-"))
    #expect(fold.contains("Replay the smallest case") && !fold.contains("Replay this case"))
    #expect(fold.contains("try TabStrip(frameWidth: 393, tabCount: 5)"))
    #expect(fold.contains("href=\"#finding-1\"") && fold.contains("<svg class=\"picture\""))
    #expect(!fold.contains("claim-two-tabs:") && !fold.contains("<table"))
  }

  @Test func `a run that only refutes claims has a page all the same`() throws {
    let (run, files) = try Self.report(try Sample.sound())
    #expect(run.status == .success)
    let page = try #require(files["index.html"])
    #expect(page.contains("✓ OK") && page.contains("refuted, as it should be"))
    #expect(page.contains("stackscroll replay claim-two-tabs:p1-"))
    #expect(page.contains("Why it is false: Some do."))
    #expect(page.contains(">caught<"))
  }

  @Test func `a run that finds nothing says so, and how to run it again`() throws {
    let page = try #require(
      try Self.report(try Sample.catalogue(Sample.law), ["--seed", "7"]).files["index.html"])
    #expect(page.contains("Nothing was found that breaks a law."))
    #expect(page.contains("stackscroll explore --seed 7 --cases 60<"))
  }

  @Test func `laws with one smallest case are one entry`() throws {
    let again = Invariant(
      "tabs-fewer-than-five", "A strip has fewer than five tabs.", for: Gen<TabStrip>.tabStrips
    ) { strip, law in
      try law.expect(strip.tabCount < 5, "\(strip.tabCount) are not fewer than five")
    }
    let catalogue = try Sample.catalogue(Sample.brokenLaw, again, Sample.canary)
    let page = try #require(try Self.report(catalogue).files["index.html"])
    #expect(page.matches(of: /<article class="finding"/).count == 1)
    #expect(page.contains("1 smallest case, breaking 2 invariants"))
    #expect(page.contains("The same case also breaks one more:"))
    #expect(page.contains("5 are not fewer than five"))
  }

  @Test func `each line is JSON, and a finding holds a fixture that comes out as it must`() throws {
    let catalogue = try Self.findingCatalogue()
    let text = try #require(try Self.report(catalogue).files["findings.jsonl"])
    #expect(text.hasSuffix("\n"))
    let lines = try text.split(separator: "\n").map { line -> [String: JSONValue] in
      guard case .object(let object) = try JSONValue(parsing: Data(line.utf8)) else { return [:] }
      return object
    }
    #expect(lines.first?["record"] == .string("run"))
    let findings = lines.filter { $0["record"] == .string("finding") }
    #expect(
      findings.map { $0["code"] } == [.string("tabs-at-most-four"), .string("claim-two-tabs")])
    #expect(lines.filter { $0["record"] == .string("invariant") }.count == 4)
    for finding in findings {
      let json = try #require(finding["case"]).text()
      let fixture = try Fixture(parsing: Data(json.utf8), catalogue: catalogue)
      let isNew = finding["verdict"] == .string("newFinding")
      #expect((try fixture.replay(in: catalogue) != nil) == isNew)
      guard case .object(let layout)? = finding["layout"],
        case .array(let frames)? = layout["frames"]
      else {
        Issue.record("no layout in \(finding)")
        continue
      }
      #expect(frames.count == fixture.subject.viewCount + 1)
    }
  }

  @Test func `the matrix says on which devices a case fails, and why`() throws {
    let claim = try #require(Catalogue.standard["claim-rounded-tabs-fit"])
    let page = try #require(
      try Self.report(try Catalogue([claim])).files["matrix.html"])
    let found = "the sum of the rounded widths is 430.5, expected at most 430"
    #expect(page.contains("iPhone 15 Plus, 430 × 932: \(found)"))
    #expect(!page.contains("390 × 844: "))
    // A third of the width, rounded to half points, three times.
    var sizes: Set<Size> = []
    for device in Device.all where device.posture != .splitView { sizes.insert(device.size) }
    let bad = sizes.count { 3 * ($0.width / 3 * 2).rounded() / 2 > $0.width }
    #expect(bad > 3 && page.contains("fails on \(bad) of \(sizes.count) devices"))
    #expect(page.matches(of: /class="cell-bad"/).count == bad)
  }

  @Test func `the scoreboard shows what catches each bug, and which is not caught`() throws {
    let bugs = ["trailing-at-the-start", "drags-backwards"].compactMap(PlantedBug.named)
    let hunt = BugHunt(Catalogue.everything.invariants, seeds: [0])
    let found = try #require(bugs.first.flatMap(hunt.fastest))
    let page = ScoreboardPage(
      tool: "tool", seeds: 1, catches: [(bugs[0], found), (bugs[1], nil)]
    ).source
    #expect(page.contains("1 of 2 planted bugs are not caught"))
    #expect(page.contains("Caught by <bdi class=\"id\">\(found.law.id)</bdi>"))
    #expect(page.matches(of: /<svg class="picture"/).count == 1)
    #expect(page.contains("not caught</span>"))
  }

  @Test func `the page of a refuted claim`() throws {
    let claim = try #require(Catalogue.standard["claim-predicted-end-is-the-end"])
    let page = try #require(try Self.report(try Catalogue([claim])).files["index.html"])
    let body = try #require(page.components(separatedBy: "<body>").last)
    try Golden.check(
      "refuted-claim.html", try #require(body.components(separatedBy: "<script>").first))
  }
}
