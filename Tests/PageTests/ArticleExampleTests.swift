import Foundation
import StackScrollCore
import TestSupport
import Testing

/// The Swift that the articles of the documentation catalogues show, run; and what their landing
/// pages must name.
@Suite struct ArticleExampleTests {
  private static let root = Repository.root

  @Test func `a form is laid out, explained and edited`() throws {
    let rows = [
      View("title", intrinsic: IntrinsicSize(width: 200, height: 44)),
      View("mail", intrinsic: IntrinsicSize(width: 343, height: 44)),
      View("send", width: .fraction(0.5, of: .frameLayoutGuide), height: .constant(44)),
    ]
    let form = try Screen(
      scrollView: ScrollView(size: Size(width: 390, height: 600)),
      content: StackView(axis: .vertical, alignment: .center, spacing: 8, arrangedViews: rows))
    let layout = try form.layout()
    #expect(layout.contentSize == Size(width: 343, height: 148))
    #expect(layout.frame(of: "send") == Rect(x: 74, y: 104, width: 195, height: 44))
    #expect(!layout.scrolls(.horizontal))
    let reason = try #require(try form.why("send")?.rules.last)
    #expect("\(reason)".contains("104"))
    let shorter = try form.applying(.setHidden(true, "mail"))
    #expect(try shorter.layout().contentSize == Size(width: 200, height: 96))
  }

  @Test func `a text is as high as the width that is left to it makes it`() throws {
    let bio = LabelText(words: [40, 30, 50, 60, 70], space: 5, lineHeight: 20)
    let profile = try Screen(
      scrollView: ScrollView(size: Size(width: 160, height: 300)),
      content: StackView(
        axis: .vertical, spacing: 8,
        arrangedViews: [
          View("name", intrinsic: IntrinsicSize(width: 80, height: 24)), View("bio", text: bio),
        ]),
      width: .equal(to: .frameLayoutGuide))
    #expect(try profile.layout().frame(of: "bio") == Rect(x: 0, y: 32, width: 160, height: 40))
  }

  @Test func `the articles show lines that are run`() throws {
    let run = try Self.files("swift", in: "Tests") + Self.files("swift", in: "Examples")
    let lines = try run.reduce(into: Set<String>()) { lines, file in
      lines.formUnion(Self.lines(try String(contentsOf: file, encoding: .utf8)))
    }
    let articles = try Self.files("md", in: "Sources")
    #expect(!articles.isEmpty)
    for article in articles {
      let text = try String(contentsOf: article, encoding: .utf8)
      let blocks = text.split(separator: "```swift\n").dropFirst().compactMap {
        $0.split(separator: "```").first
      }
      for line in blocks.flatMap({ Self.lines(String($0)) }) {
        #expect(lines.contains(line), "\(article.lastPathComponent) shows \"\(line)\"")
      }
    }
  }

  @Test func `every module's landing page names all that it makes public`() throws {
    // The tool, what only it and the benchmarks import, and view code, which Documentation/ViewCode.md lists.
    let inside: Set = [
      "StackScrollTool", "StackScrollReport", "SourcePorting", "SystemCalls", "UIKit",
      "TestingUIKit",
      "ViewCode",
      "ViewCodeTesting",
    ]
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path
    ).filter { !inside.contains($0) }
    for module in modules {
      let page = try String(
        contentsOf: Self.root.appending(path: "Sources/\(module)/\(module).docc/\(module).md"),
        encoding: .utf8)
      let declaration =
        /^public (?:final |indirect )*(?:struct|enum|class|actor|protocol|func|typealias) (\w+)/
        .anchorsMatchLineEndings()
      for file in try Self.files("swift", in: "Sources/\(module)") {
        for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
          let name = String(match.1)
          #expect(
            page.contains("- ``\(name)``") || page.contains("- ``\(name)("),
            "\(module).md leaves \(name) out")
        }
      }
    }
  }

  private static func lines(_ text: String) -> Set<String> {
    Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// The files of a kind below a folder; what is built there does not count.
  private static func files(_ ending: String, in folder: String) throws -> [URL] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending }
  }
}
