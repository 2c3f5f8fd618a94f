import Foundation
import PropertyKit
import PropertyTesting
import StackScrollInvariants
import Testing

/// How values are written as JSON: exactly these letters, whole lines at a time.
@Suite struct JSONWriterTests {
  @Test func `every form of a value is written in one way`() throws {
    let value = JSONValue.object([
      "b": .array([.null, .bool(true), .number(44), .number(-0.5), .number(1e16), .number(1e-7)]),
      "a/b": .string("\"\\\u{8}\u{C}\n\r\t/é"), "B": .array([]), "c": .object([:]),
      "##": .string("##[x] \u{1B}\u{200B}"),
    ])
    let text = try value.text()
    #expect(
      text
        == #"""
        {
          "##" : "#\u0023[x] \u001b\u200b",
          "B" : [

          ],
          "a\/b" : "\"\\\b\f\n\r\t/é",
          "b" : [
            null,
            true,
            44,
            -0.5,
            1e+16,
            1e-07
          ],
          "c" : {

          }
        }

        """#.replacing("a\\/b", with: "a/b"))
    #expect(try JSONValue(parsing: Data(text.utf8)) == value)
  }

  @Test func `the toolchain's reader and ours take the text for the same`() async throws {
    try await forAll(Self.values, settings: Settings(cases: 300)) { value in
      let text = Data(try value.text().utf8)
      let read = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      let again = try JSONSerialization.data(withJSONObject: [read])
      #expect(try JSONValue(parsing: text) == value)
      #expect(try JSONValue(parsing: again) == .array([value]))
      #expect(try JSONValue(parsing: Data(value.line().utf8)) == value)
    }
  }

  @Test func `parts are whole lines and nothing is between them`() throws {
    let value = JSONValue.array((0..<40_000).map { .string("line \($0)") })
    var parts: [String] = []
    try value.write { parts.append($0) }
    #expect(parts.count > 4)
    #expect(parts.allSatisfy { $0.hasSuffix("\n") && $0.utf8.count < 100_000 })
    #expect(try parts.joined() == value.text())
  }

  @Test func `a number that JSON lacks is refused before anything is written`() {
    let value = JSONValue.array([.string("x"), .object(["y": .number(.infinity)])])
    #expect(throws: FixtureError.self) {
      try value.write { Issue.record("\($0) was written") }
    }
  }

  private static let values: Gen<JSONValue> = {
    let words = ["", "a", "é", "\"", "\\", "\n", "\u{0}", "##[", "::error::", "\u{2028}", "🙂"]
    let text = Gen<String>.element(of: words)
    let number = Gen<Double>.double(in: -1e20...1e20).map { JSONValue.number($0.rounded()) }
    let base = Gen<JSONValue>.one(of: [
      .always(.null), Gen<Bool>.bool.map(JSONValue.bool), number, text.map(JSONValue.string),
    ])
    return .recursive(depth: 3, base: base) { inner in
      let values = Gen<[JSONValue]>.array(of: inner, count: 0...3)
      return .one(of: [
        values.map(JSONValue.array),
        values.map { .object(Dictionary(zip(words.reversed(), $0)) { first, _ in first }) },
      ])
    }
  }()
}
