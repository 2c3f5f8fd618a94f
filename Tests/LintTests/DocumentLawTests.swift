import Foundation
import StackScrollCore
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// The laws of windows that documents break on other devices and with other text.
@Suite struct DocumentLawTests {
  /// The document, the law that it breaks, and words that say when.
  static let faults: [(name: String, law: String, line: Int, words: [String])] = [
    (
      "narrow-row", "layout-is-determined", 21,
      [
        "iPhone SE (3rd generation) in Display Zoom, 320 × 568", "in windows narrower than 348",
        "mended by",
      ]
    ),
    (
      "long-text", "text-is-not-cut", 29,
      ["text size accessibilityExtraExtraExtraLarge", "mended by"]
    ),
    ("one-line", "text-is-not-cut", 12, ["in all windows from 320", "numberOfLines = 0"]),
    ("cell-text", "text-is-not-cut", 16, ["text size extraExtraExtraLarge", "mended by"]),
    (
      "overlap", "views-do-not-overlap", 27,
      [
        "in all windows from 320", "label \"second line\" on line 16",
        "mended by: a constant of 8, as drawn",
      ]
    ),
    (
      "pushed-out", "views-stay-inside", 23,
      [
        "in all windows from 320", "view \"card\" on line 12",
        "mended by: a constant of 8, as drawn",
      ]
    ),
    (
      "moved-out", "views-stay-inside", 26,
      [
        "in all windows from 320", "view \"card\" on line 12",
        "mended by: a constant of 56, as drawn",
      ]
    ),
    (
      "moved-over", "views-do-not-overlap", 31,
      [
        "in all windows from 320", "view \"lower\" on line 18",
        "mended by: a constant of 8, as drawn",
      ]
    ),
    (
      "part-room", "part-has-room", 23,
      ["212, expected at most 100", "because of view \"badge\"", "mended by: a constant of"]
    ),
    ("lost-lines", "text-is-not-cut", 19, ["as given", "numberOfLines = 0"]),
  ]

  private func path(_ name: String) -> String {
    FixtureFolder.fixtures.appending(path: "Documents/Faults/\(name).storyboard").path
  }

  private func lint(_ arguments: [String]) -> CommandLineRun {
    CommandLineRun(["lint"] + arguments, .standard)
  }

  @Test func `a broken law is one line, and the mended twin has none`() {
    for fault in Self.faults {
      let run = lint(["--format", "lines", path(fault.name)])
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 1 && run.status == .unexpected, "\(fault.name)")
      #expect(lines.first?.hasPrefix("\(path(fault.name)):\(fault.line): warning: ") ?? false)
      #expect(lines.first?.hasSuffix("[\(fault.law)]") ?? false, "\(fault.name)")
      for words in fault.words {
        #expect(run.output.contains(words), "\(fault.name): \(run.output)")
      }
      let mended = lint([path("\(fault.name)-mended")])
      #expect(mended.status == .success, "\(fault.name): \(mended.output)")
    }
  }

  @Test func `people see the screen that breaks it`() {
    let run = lint([path("long-text")])
    #expect(run.output.contains("╔") && run.output.contains("375 x 667"))
    #expect(run.output.contains("1 finding in 1 document"))
  }

  @Test func `SARIF has the law among its rules, with its sentence`() throws {
    let run = lint(["--format", "sarif", path("narrow-row"), path("long-text")])
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let first = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (first["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let results = try #require(first["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for (result, fault) in zip(results, Self.faults.prefix(2)) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == fault.law)
      #expect(rules[index]["id"] as? String == fault.law)
      #expect(rules[index]["shortDescription"] != nil)
    }
  }

  @Test func `no views leave the laws out, and more find no less`() {
    let files = Self.faults.map { path($0.name) }
    #expect(lint(["--views", "0"] + files).status == .success)
    let more = lint(["--format", "lines", "--views", "60000"] + files)
    #expect(more.output.split(separator: "\n").count == files.count)
    #expect(lint(["--views", "x", files[0]]).status == .unusable)
  }

  @Test func `what follows from a fault in the constraints is not said again`() throws {
    let folder = FixtureFolder.fixtures.appending(path: "Documents/Faults")
    let laws = Set(Self.faults.map(\.name))
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let name = String(file.prefix { $0 != "." })
      guard !laws.contains(name) else { continue }
      let run = lint(["--format", "lines", path(name)])
      let count = run.output.split(separator: "\n").count
      #expect(count == (name.hasSuffix("-mended") ? 0 : 1), "\(name): \(run.output)")
    }
  }

  @Test func `two runs find the same`() {
    let files = Self.faults.map { path($0.name) }
    #expect(lint(files).output == lint(files).output)
  }
}
