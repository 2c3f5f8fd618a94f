import Foundation
import PropertyKit
import PropertyTesting
import Testing

/// The Swift and the output that the guide shows, run.
@Suite struct GuideTests {
  @Test func `sorting keeps every element`() async throws {
    try await forAll(.array(of: .int())) { (list: [Int]) in
      #expect(list.sorted().count == list.count)
    }
  }

  @Test func `a report reads as the guide shows`() throws {
    let report = check(Gen<[Int]>.array(of: .int())) { list in
      Set(list).count < 3
    }
    print(report)
    #expect(Self.texts.contains("\(report)\n"), "\(report)")
    let token = try ReplayToken("p1-04002081080fqksvjc")
    let again = check(Gen<[Int]>.array(of: .int()), settings: Settings(replay: token)) { list in
      Set(list).count < 3
    }
    #expect(again.counterexample?.value == report.counterexample?.value)
  }

  struct Booking: Equatable {
    var name: String
    var seats: [Int]
  }

  @Test func `a type of one's own is drawn by its parts`() {
    let bookings = Gen { source throws(Discard) in
      Booking(
        name: try source.draw(.string(of: .letters, count: 1...12)),
        seats: try source.draw(.array(of: .int(in: 1...40), count: 0...6)))
    }
    let report = check(bookings) { $0.seats.count < 2 }
    #expect(report.counterexample?.value == Booking(name: "a", seats: [1, 1]))
  }

  @Test func `statistics read as the guide shows`() {
    let covered = check(
      Gen<[Int]>.array(of: .int()),
      statistics: [
        .classify("empty") { $0.isEmpty },
        .cover(40, "longer than ten") { $0.count > 10 },
      ]
    ) { list in list.sorted().count == list.count }
    #expect(
      Self.texts.contains(ReportText.text(of: covered) + "\n"), "\(ReportText.text(of: covered))")
  }

  @Test func `what does not matter is marked as the guide shows`() throws {
    let pair = check(Gen.zip(Gen<Int>.int(in: 0...1000), .int(in: 0...1000))) { $0.1 < 700 }
    let text = ReportText.text(of: pair)
    let marked = try #require(Self.texts.first { $0.contains("~") })
    #expect(text.contains(marked), "\(text)")
  }

  @Test func `committed values are checked`() async throws {
    try await forAll(.array(of: .int()), regressions: [[0, 1, -1], []]) { (list: [Int]) in
      #expect(list.sorted().count == list.count)
    }
  }

  @Test(.enabled(if: Isolation.isAvailable)) func `a trap is shrunk`() {
    let isolated = check(
      Gen<Int>.int(in: 0...1000), settings: Settings(isolation: Isolation())
    ) { index in
      let table = Array(repeating: 0, count: 700)
      return table[index] == 0
    }
    #expect(isolated.counterexample?.value == 700)
  }

  @Test func `the guide shows lines of these tests only`() throws {
    let source = Set(Self.lines(try String(contentsOfFile: #filePath, encoding: .utf8)))
    let shown = Self.blocks("swift", of: "Guide.md").flatMap(Self.lines)
    #expect(shown.count > 30)
    for line in shown {
      #expect(source.contains(line), "the guide shows \"\(line)\", which no test runs")
    }
  }

  @Test func `the page of settings names all of them, with their defaults, and every variable`() {
    let page = Self.page("Settings.md")
    for child in Mirror(reflecting: Settings()).children {
      let name = child.label ?? ""
      #expect(page.contains("| `\(name)` |"), "\(name)")
      if let number = child.value as? Int {
        #expect(page.contains("| `\(name)` | \(number) |"), "\(name)")
      }
    }
    for variable in Settings.Variable.allCases {
      #expect(page.contains("`\(variable.rawValue)`"), "\(variable)")
    }
    for child in Mirror(reflecting: Isolation()).children {
      #expect(page.contains("`\(child.label ?? "")`"), "\(child)")
    }
  }

  private static var texts: [String] { blocks("text", of: "Guide.md") }

  private static func page(_ name: String) -> String {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let page = root.appending(path: "Documentation/\(name)")
    return (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  }

  /// The code blocks of a page in one language.
  private static func blocks(_ language: String, of name: String) -> [String] {
    page(name).components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
