import Foundation
import PropertyKit
import Testing

@testable import StackScrollExplorer

/// Cases are found in any text, in time that grows with its length.
@Suite struct FindingSearchTests {
  /// The same search as a pattern, which takes quadratic time for long words.
  private static func reference(_ text: String) -> [String] {
    text.matches(of: /([a-z0-9-]+):(p[0-9]+-[0-9A-Za-z]*)/).map { "\($0.1) \($0.2)" }
  }

  private static func found(_ text: String) -> [String] {
    WrittenToken.all(in: text[...]).map { "\($0.id) \($0.token)" }
  }

  /// Texts of the parts of tokens, and of what must not be taken for one.
  private static let texts = Gen { source throws(Discard) in
    let parts = ["a", "b-c", ":", "p", "1", "-", "Z", "a:p1-0", ":p1-", " ", "é", "{", "::"]
    return try source.draw(.array(of: .element(of: parts), count: 0...14)).joined()
  }

  @Test func `what is found is what the pattern finds`() {
    let settings = Settings(seed: 16, cases: 5000, enumeration: .never)
    let report = PropertyKit.check(Self.texts, settings: settings) { text -> Outcome in
      .holds(
        if: Self.found(text) == Self.reference(text),
        otherwise: "\(Self.found(text)), expected \(Self.reference(text))")
    }
    #expect(report.counterexample == nil, "\(report)")
  }

  /// A million of one part: a search that begins anew at every byte takes 10^12 steps and never ends.
  @Test(arguments: ["a", "-", "0", ":", "p1-", ":p", "a:p1", ":p1", "a:", "{", "a\n", "\r\n", "é"])
  func `a million bytes are searched in one pass`(_ part: String) throws {
    let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
    #expect(
      Mention.all(in: text).allSatisfy { if case .failure = $0.token { true } else { false } })
    let token = "claim-rounded-tabs-fit:p1-sj401pxddvn0"
    let last = try #require(Mention.all(in: text + " " + token).last)
    #expect(try last.token.get() == NamedToken(token))
  }

  @Test func `lines that end as in Windows are counted, and their JSON is read`() throws {
    let token = "p1-sj401pxddvn0"
    let lines = [
      "a log", "{\"invariant\": \"a\", \"token\": \"\(token)\"}", "b:\(token)", "c:p1-0",
    ]
    for end in ["\n", "\r\n"] {
      let found = Mention.all(in: lines.joined(separator: end) + end)
      #expect(found.map(\.line) == [2, 3, 4])
      #expect(
        found.prefix(2).map { try? $0.token.get() } == [
          NamedToken("a:\(token)"), NamedToken("b:\(token)"),
        ])
    }
  }
}
