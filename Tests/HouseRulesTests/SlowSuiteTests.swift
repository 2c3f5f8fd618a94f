import Foundation
import TestSupport
import Testing

/// What `.ci/quick` leaves out is what is tagged slow.
@Suite struct SlowSuiteTests {
  @Test func `the quick tests leave out the suites that are tagged slow, and no others`() throws {
    let script = try Repository.text(of: ".ci/quick")
    let list = try #require(script.firstMatch(of: /\nslow=\(([^)]*)\)/)?.1)
    let named = list.split(whereSeparator: \.isWhitespace)
    let texts = try Repository.swiftFiles(in: "Tests").map(Repository.text)
    let suites = texts.flatMap(Self.suites)
    let slow = suites.filter { $0.attributes.contains(Self.tag) }.map(\.name)
    #expect(Set(named) == Set(slow) && named.count == slow.count)
    // A name that is skipped is looked for inside the names of all suites.
    for name in named { #expect(suites.filter { $0.name.contains(name) }.count == 1, "\(name)") }
    // A tag on a test alone would leave nothing out.
    let tagged = texts.reduce(0) { $0 + $1.components(separatedBy: Self.tag).count - 1 }
    #expect(tagged == slow.count)
  }

  /// In two pieces, so that it does not find itself.
  private static let tag = ".tags" + "(.slow"

  /// The types at the top level of a file, with what stands before them.
  private static func suites(in text: String) -> [(name: Substring, attributes: String)] {
    var found: [(Substring, String)] = []
    var attributes = ""
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      let begins = ["@", "final ", "struct ", "class ", "actor ", "enum "]
        .contains { line.utf8.starts(with: $0.utf8) }
      guard begins || !attributes.isEmpty, !line.contains("import ") else { continue }
      attributes += line
      if let name = attributes.firstMatch(of: /\b(?:struct|class|actor|enum) (\w+)/)?.1 {
        found.append((name, attributes))
        attributes = ""
      }
    }
    return found
  }

  @Test func `a tag is found on one line and on several`() {
    let tag = Self.tag + ")"
    let text = """
      @testable import Kitchen

      @Suite struct Plates {}
      @Suite(\(tag)) struct Stews {}
      @Suite(
        .serialized,
        \(tag))
      final class Roasts {}
      struct Cups {}
      """
    let slow = Self.suites(in: text).filter { $0.attributes.contains(Self.tag) }.map(\.name)
    #expect(slow == ["Stews", "Roasts"])
  }
}
