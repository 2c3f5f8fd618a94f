import Foundation
import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

/// Window files: what is read and written, where errors are, and what their schema says.
@Suite struct WindowFileTests {
  @Test func `golden layouts of windows come out as they were checked by hand`() throws {
    let files = try FixtureFolder.files(in: "Windows", "json")
    #expect(!files.isEmpty)
    for file in files {
      guard
        case .window(let file) = try DescriptionFile(parsing: try Data(contentsOf: file))
      else {
        Issue.record("\(file.lastPathComponent) is no window")
        continue
      }
      #expect(file.expected != nil && file.differences().isEmpty)
    }
  }

  @Test func `a golden layout notices each kind of difference`() throws {
    let file = FixtureFolder.fixtures.appending(path: "Windows/feed.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    for (old, new) in [
      ("\"width\" : 584", "\"width\" : 585"), ("\"x\" : 194", "\"x\" : 195"),
      ("\"y\" : 227", "\"y\" : 228"), ("\"post\" : {", "\"pots\" : {"),
    ] {
      let changed = text.replacing(old, with: new)
      #expect(changed != text, "\(old) is not in the file")
      guard case .window(let file) = try DescriptionFile(parsing: Data(changed.utf8)) else {
        Issue.record("no window")
        return
      }
      #expect(!file.differences().isEmpty, "\(old) -> \(new) was not noticed")
    }
  }

  @Test func `a window is read back as it was written`() async throws {
    try await forAll(.windows, settings: Settings(cases: 300)) { window in
      let text = try WindowFile(window, about: "x").text()
      guard case .window(let file) = try DescriptionFile(parsing: Data(text.utf8)) else {
        Issue.record("no window")
        return
      }
      #expect(file.window == window && file.about == "x")
    }
  }

  @Test func `a damaged file is refused with a place, or laid out, or refused by the layout`()
    throws
  {
    let feed = try String(
      contentsOf: FixtureFolder.fixtures.appending(path: "Windows/feed.json"), encoding: .utf8)
    for files in [.damagedWindowFiles, Gen.damaged(.element(of: [feed]))] {
      let report = check(files, settings: Settings(cases: 250)) { bytes in
        HostileTrial(windowFile: Data(bytes)).outcome
      }
      if case .passed = report.verdict { continue }
      Issue.record("\(ReportText.text(of: report))")
    }
  }

  @Test func `the schema names exactly the keys that are read`() throws {
    let file = Repository.root.appending(path: "Documentation/screen.schema.json")
    let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    let schema = try #require((json as? [String: Any])?["$defs"] as? [String: [String: Any]])
    func keys(_ name: String) -> Set<String> {
      Set((schema[name]?["properties"] as? [String: Any] ?? [:]).keys)
    }
    let size = #""size": {"width": 9, "height": 9}"#
    let found: [(String, String)] = [
      ("windowFile", "{\"window\": {\(size), \"root\": {\"id\": \"a\"}}, \"?\": 1}"),
      ("window", "{\"window\": {\(size), \"root\": {\"id\": \"a\"}, \"?\": 1}}"),
      (
        "constraint",
        "{\"window\": {\(size), \"root\": {\"id\": \"a\"}, "
          + "\"constraints\": [{\"first\": \"a.top\", \"?\": 1}]}}"
      ),
    ]
    for (name, text) in found {
      let error = #expect(throws: FixtureError.self) {
        _ = try DescriptionFile(parsing: Data(text.utf8))
      }
      guard case .unknownKey("?", let known)? = error?.problem else {
        Issue.record("\(name): \(error?.description ?? "")")
        continue
      }
      #expect(Set(known) == keys(name), "\(name)")
    }
  }
}
