import Foundation
import StackScrollCore
import TestSupport
import Testing

@testable import StackScrollExplorer

/// The pages on the layout engine and on the solver show what the tool draws of their examples.
@Suite struct EnginePageTests {
  @Test(arguments: ["LayoutEngine", "Solver"])
  func `the picture of a page is what the tool draws of its screen`(page: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(try Self.block("json", of: page), to: "row.json")
    let layout = Explorer.transcript(of: ["layout", path])
    #expect(layout.status == .success && layout.errors.isEmpty, "\(layout.errors)")
    let picture = try Self.block("text", of: page)
    #expect(layout.output.contains(picture), "Documentation/\(page).md: \(layout.output)")
  }

  /// Where each stretch of the row's cost ends: at its best length, and when it is longer.
  @Test(arguments: [
    (width: nil, title: 120.0, detail: 100.0), (width: 128, title: 120, detail: 0),
    (width: 200, title: 120, detail: 72), (width: 300, title: 192, detail: 100),
  ])
  func `the row of the page shares each width out as the page says`(
    width: Double?, title: Double, detail: Double
  ) throws {
    let json = try Self.block("json", of: "LayoutEngine").replacing(
      "\"id\": \"row\", \"width\": 200,",
      with: "\"id\": \"row\"," + (width.map { " \"width\": \($0)," } ?? ""))
    let folder = try TemporaryFolder()
    let path = try folder.write(json, to: "row.json")
    let layout = try InputFiles.screen(at: path).screen.layout()
    #expect(layout.frame(of: "title")?.size.width == title)
    #expect(layout.frame(of: "detail")?.size.width == detail)
  }

  /// The first block of a language on a page.
  private static func block(_ language: String, of page: String) throws -> String {
    let text = try String(
      contentsOf: Repository.root.appending(path: "Documentation/\(page).md"), encoding: .utf8)
    let block = try #require(text.split(separator: "```\(language)\n").dropFirst().first)
    return String(block.split(separator: "```")[0])
  }
}
