import PropertyKit
import PropertyTesting
import Testing

@testable import PropertyKit

/// Long lines of reports.
@Suite struct BrokenLineTests {
  private static func lines(_ text: String, columns: Int) -> [String] {
    let letters = Array(text)
    return BrokenLine(letters, columns: columns).pieces.map {
      String(repeating: " ", count: $0.indent) + String(letters[$0.range])
    }
  }

  @Test func `brackets are opened, and numbers stand side by side`() {
    let source = #"Row(name: "a, (b", sizes: [10, 20, 30, 40], last: Size(width: 1, height: 2))"#
    #expect(Self.lines(source, columns: 80) == [source])
    #expect(
      Self.lines(source, columns: 30) == [
        "Row(", #"  name: "a, (b","#, "  sizes: [10, 20, 30, 40],", "  last: Size(",
        "    width: 1, height: 2", "  )", ")",
      ])
    #expect(
      Self.lines("  f([111, 222, 333], x)", columns: 14) == [
        "  f(", "    [", "      111,", "      222, 333", "    ],", "    x", "  )",
      ])
  }

  @Test func `what has no commas stays whole, and so does what is not closed`() {
    for text in [
      "an error of 40 letters, more or less, yes", "f(a, b, c, d, e, f, g]", "\"(a, b, c",
    ] {
      #expect(Self.lines(text, columns: 10) == [text])
    }
  }

  /// Values as they are described: names, numbers, texts, and brackets around several.
  private static let values: Gen<String> = {
    let number: Gen<String> = Gen<Int>.int(in: 0...10_000).map { "\($0)" }
    let letters: Gen<Character> = .element(of: Array("ab,()[]\" \\"))
    let text = Gen<[Character]>.array(of: letters, count: 0...12).map {
      String($0).debugDescription
    }
    return .recursive(depth: 4, base: .one(of: [number, text])) { inner in
      Gen<[String]>.array(of: inner, count: 0...6).map { parts in
        parts.count.isMultiple(of: 2)
          ? "[\(parts.joined(separator: ", "))]" : "Point(\(parts.joined(separator: ", ")))"
      }
    }
  }()

  @Test func `only blanks change, and a line is too long only where it cannot be broken`()
    async throws
  {
    try await forAll(.zip(Self.values, .int(in: 1...60))) { value, columns in
      let lines = Self.lines(value, columns: columns)
      #expect(lines.joined().filter { $0 != " " } == value.filter { $0 != " " })
      for line in lines where line.count > columns {
        let rest = line.drop { $0 == " " }
        #expect(Self.lines(String(rest), columns: 1).first == String(rest))
      }
    }
  }

  @Test func `a value longer than a screen is shown with its middle left out`() {
    let lines = (1...1000).map { "\($0)" }
    let shown = ReportText.shown(lines)
    #expect(shown.count == ReportText.shownLines && shown.first == "1" && shown.last == "1000")
    #expect(shown.contains("... 941 lines left out ..."))
    #expect(ReportText.shown(Array(lines.prefix(60))) == Array(lines.prefix(60)))
    let long = ReportText.shown([String(repeating: "x", count: 1500)])
    #expect(long.count == 1 && long[0].hasSuffix("x ... and 500 more letters"))
  }
}
