import Foundation
import TestSupport
import Testing
import UIKit

/// Views stand where UIKit has put them on screens of public repositories.
@MainActor @Suite struct RecordedFileTests {
  private struct Measured: Sendable {
    let file: RecordedFile
    let frames: [ComparedFrame]
  }

  nonisolated private static let folder = FixtureFolder.fixtures.appending(path: "Recorded")
  nonisolated private static let page = Repository.root.appending(path: "Documentation/Recorded.md")
  nonisolated private static let start =
    "<!-- frames: measured by RecordedFileTests from Fixtures/Recorded -->\n"

  /// Every file, with its cases shown once for all tests.
  private static let measured = Task { @MainActor in
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    var measured: [Measured] = []
    for file in files {
      let read = try RecordedFile(
        parsing: try Data(contentsOf: file), name: file.lastPathComponent)
      measured.append(Measured(file: read, frames: await read.compared()))
    }
    return measured
  }

  @Test func `views stand where UIKit put them, save those that are listed`() async throws {
    let measured = try await Self.measured.value
    #expect(!measured.isEmpty)
    for (file, frames) in measured.map({ ($0.file, $0.frames) }) {
      for fault in file.faults(frames) { Issue.record("\(fault)") }
      let counts = file.counts(frames)
      print(
        "\(file.repository): \(counts.equal) of \(counts.frames) frames equal; with texts "
          + "estimated \(counts.estimatedNear) of \(counts.estimated) within half a point")
    }
  }

  @Test func `the page has what is measured`() async throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let place = try #require(text.range(of: Self.start), "the page has no table")
    let shown = text[..<place.upperBound] + Self.tables(try await Self.measured.value)
    guard shown != text else { return }
    if ProcessInfo.processInfo.environment["STACKSCROLL_UPDATE_MESSAGES"] != nil {
      try Data(shown.utf8).write(to: Self.page, options: .atomic)
    }
    Issue.record("Recorded.md has other counts; set STACKSCROLL_UPDATE_MESSAGES=1 once")
  }

  private static func tables(_ measured: [Measured]) -> String {
    var lines = [
      "",
      "| repository | commit | licence | pixels a point | frames | equal, sizes of texts given "
        + "| within half a point, texts estimated |", "|---|---|---|---|---|---|---|",
    ]
    var all = RecordedCounts()
    for (file, frames) in measured.map({ ($0.file, $0.frames) }) {
      let counts = file.counts(frames)
      all.add(counts)
      let scale = file.pixels.map { "\(Int($0.scale))" } ?? "not said"
      let estimated =
        counts.estimated == 0 ? "none is" : "\(counts.estimatedNear) of \(counts.estimated)"
      lines.append(
        "| \(file.repository) | `\(file.commit.prefix(8))` | \(file.licence) | \(scale) "
          + "| \(counts.frames) | \(counts.equal) | \(estimated) |")
    }
    lines.append(
      "| all | | | | \(all.frames) | \(all.equal) | \(all.estimatedNear) of \(all.estimated) |")
    lines += ["", "Frames that differ, by their reason:", "", "| frames | reason |", "|---|---|"]
    for file in measured.map(\.file) {
      let reasons = file.screens.flatMap(\.shown).flatMap(\.differs.values)
      for (kind, sentence) in file.kinds.sorted(by: { $0.key < $1.key }) {
        lines.append("| \(reasons.count { $0 == kind }) of \(file.repository) | \(sentence) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: What the tests above notice

  private static let small = """
    {
      "about": "one view", "repository": "a/b", "commit": "0", "licence": "MIT", "scale": 3,
      "kinds": {"odd": "It is."},
      "screens": [
        {
          "about": "a view of 100 in a corner", "path": "Tests",
          "views": [{"id": "a", "class": "UIView"}],
          "constraints": ["a.top = root.top + 0.5", "a.trailing = root.safeArea.trailing - 10",
            "a.width = 100", "a.height = 0.5 * a.width @750"],
          "shown": [
            {"name": "case", "window": [320, 568], "frames": {"a": [210, 0.667, 100, 50]}}
          ]
        }
      ]
    }
    """

  /// Each change of the file, and what is said of it.
  @Test(arguments: [
    ("", "", nil),
    ("0.667, 100", "0.67, 100", "case, a: recorded at [210, 0.67, 100, 50]"),
    ("[210, 0.667", "[null, 0.667", nil),
    ("\"frames\"", "\"differs\": {\"a\": \"odd\"}, \"frames\"", "case, a: agrees now"),
    ("0.5 * a.width @750", "0.5 * a.width + 1 @750", "case, a: recorded at"),
    ("\"scale\": 3,", "", nil),
  ])
  func `a frame that differs is noticed, and one that is listed and agrees`(
    _ old: String, _ new: String, _ fault: String?
  ) async throws {
    let text = old.isEmpty ? Self.small : Self.small.replacing(old, with: new)
    #expect(old.isEmpty || text != Self.small)
    let file = try RecordedFile(parsing: Data(text.utf8), name: "small.json")
    let faults = file.faults(await file.compared())
    #expect(faults.count == (fault == nil ? 0 : 1), "\(faults)")
    if let fault { #expect(faults.first?.contains("small.json, \(fault)") == true, "\(faults)") }
  }

  /// What else can be said of views: margins, a size of their own, a distribution, and guides.
  private static let more = """
    {
      "about": "a box", "repository": "a/b", "commit": "0", "licence": "MIT", "scale": 2,
      "screens": [
        {
          "about": "a view, a guide and a row between the margins of a box", "path": "Tests",
          "views": [
            {"id": "box", "class": "UIView", "layoutMargins": [10, 20, 30, 40]},
            {"id": "own", "class": "UIView", "in": "box", "intrinsicContentSize": [30, 20]},
            {"id": "guide", "class": "UILayoutGuide", "in": "box"},
            {"id": "row", "class": "UIStackView", "in": "box", "distribution": "fillEqually"},
            {"id": "a", "class": "UIView", "in": "row", "intrinsicContentSize": [10, 5]},
            {"id": "b", "class": "UIView", "in": "row", "intrinsicContentSize": [50, null]}
          ],
          "constraints": ["box.top = root.top", "box.left = root.left", "box.width = 300",
            "box.height = 200", "own.top = box.margins.top", "own.left = box.margins.left",
            "guide.left = own.right", "guide.right = box.margins.right",
            "guide.top = own.bottom", "guide.height = 40", "row.left = guide.left",
            "row.right = guide.right", "row.top = guide.bottom", "own.width = 30"],
          "shown": [
            {"name": "case", "window": [320, 568], "frames": {"own": [20, 10, 30, 20],
              "guide": [50, 30, 210, 40], "guide.end": [260, 70, null, null],
              "guide.center": [155, 50, null, null], "row": [50, 70, 210, 5],
              "b": [105, 0, 105, 5]}}
          ]
        }
      ]
    }
    """

  /// Each change of the file, and the frames that then differ.
  @Test(arguments: [
    ("", "", []),
    (
      ", \"layoutMargins\": [10, 20, 30, 40]", "",
      ["b", "guide", "guide.center", "guide.end", "own", "row"]
    ),
    (
      "\"intrinsicContentSize\": [30, 20]", "\"intrinsicContentSize\": [30, 22]",
      ["guide", "guide.center", "guide.end", "own", "row"]
    ),
    (", \"distribution\": \"fillEqually\"", "", ["b"]),
    ("guide.height = 40", "guide.height = 42", ["guide", "guide.center", "guide.end", "row"]),
    ("[260, 70, null", "[261, 70, null", ["guide.end"]),
    ("[155, 50, null", "[155, 51, null", ["guide.center"]),
  ])
  func `margins, sizes, distributions and guides count`(
    _ old: String, _ new: String, _ differing: [String]
  ) async throws {
    let text = old.isEmpty ? Self.more : Self.more.replacing(old, with: new)
    #expect(old.isEmpty || text != Self.more)
    let file = try RecordedFile(parsing: Data(text.utf8), name: "more.json")
    let faults = file.faults(await file.compared())
    #expect(faults.count == differing.count, "\(faults)")
    for (fault, key) in zip(faults, differing) {
      #expect(fault.hasPrefix("more.json, case, \(key): recorded at"), "\(fault)")
    }
  }

  /// Each change of the file, and how its refusal begins.
  @Test(arguments: [
    (
      "[320, 568]", "[320]",
      "small.json, case: line 11, column 36: at screens.0.shown.0.window: expected 2 numbers"
    ),
    ("\"frames\": {\"a\"", "\"frames\": {\"b\"", "small.json, case: line 11"),
    ("\"scale\": 3", "\"scale\": 0", "small.json: line 2"),
    ("\"window\"", "\"windows\"", "small.json, case: line 11"),
    ("a.top =", "a.top ==", "small.json: line 8"),
    ("a.width = 100", "c.width = 100", "small.json: line 9"),
    ("root.safeArea", "root.safe", "small.json: line 8"),
    ("\"UIView\"", "\"UISwitch\"", "small.json: line 7"),
    ("\"UIView\"", "\"UIView\", \"size\": [1, 2]", "small.json: line 7"),
    ("\"UIView\"", "\"UILayoutGuide\", \"layoutMargins\": [1, 2, 3, 4]", "small.json: line 7"),
    ("\"UIView\"", "\"UIView\", \"layoutMargins\": [1, 2]", "small.json: line 7"),
    ("\"frames\"", "\"sizes\": {\"a\": [1, 2]}, \"frames\"", "small.json, case: line 11"),
    ("\"case\",", "\"case\", \"differs\": {\"a\": \"other\"},", "small.json, case: line 11"),
  ])
  func `a wrong file is refused with its name, the case and the place`(
    _ old: String, _ new: String, _ start: String
  ) throws {
    let text = Self.small.replacing(old, with: new)
    #expect(text != Self.small)
    let error = #expect(throws: RecordedFileError.self) {
      try RecordedFile(parsing: Data(text.utf8), name: "small.json")
    }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
  }
}
