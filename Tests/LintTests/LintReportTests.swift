import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// The page that `lint --report` writes.
@Suite struct LintReportTests {
  @Test func `each finding has its place, its advice and a picture of its screen`() throws {
    let folder = try TemporaryFolder()
    let faults = FixtureFolder.fixtures.appending(path: "Documents/Faults").path
    func lint(_ arguments: String...) -> CommandLineRun {
      CommandLineRun(["lint"] + arguments + [faults], .standard)
    }
    let run = lint("--report", "\(folder.path)/report")
    #expect(run.status == .unexpected && run.errors.isEmpty)
    #expect(run.output.contains("report: \(folder.path)/report/index.html"))
    let page = try #require(try folder.contents()["report/index.html"])
    let articles = page.components(separatedBy: "<article").dropFirst()
    let lines = lint("--format", "lines").output.split(separator: "\n")
    #expect(articles.count == lines.count && articles.count > 10)
    for article in articles {
      #expect(article.contains("<svg") && article.contains("class=\"message\""))
    }
    #expect(page.contains("bottom-pin.storyboard:12") && page.contains("pin the bottom of the"))
    // What programs read is not mixed with words about the report.
    let json = lint("--format", "json", "--report", "\(folder.path)/report")
    #expect(
      json.output.hasPrefix("{") && json.output.hasSuffix("}\n") && !json.output.hasSuffix("\n\n"))
    _ = try folder.write("mine", to: "other/index.html")
    #expect(lint("--report", "\(folder.path)/other").status == .unusable)
    #expect(try folder.contents()["other/index.html"] == "mine")
  }

  @Test func `a finding that hangs on the width has a slider through all of them`() throws {
    let folder = try TemporaryFolder()
    let trip = Repository.root.appending(path: "Examples/Documents/Trip.storyboard").path
    let pages = try ["a", "b"].map { name in
      let run = CommandLineRun(["lint", "--report", "\(folder.path)/\(name)", trip], .standard)
      #expect(run.status == .unexpected && run.errors.isEmpty)
      return try #require(try folder.contents()["\(name)/index.html"])
    }
    #expect(pages[0] == pages[1])
    let slider =
      #"<div class="slider" hidden="" data-name="width" data-pieces="[[408.04,-1],[1376,-1]]""#
      + #" data-fails="[[320,393.1]]">"#
    #expect(pages[0].components(separatedBy: slider).count == 2)
  }
}
