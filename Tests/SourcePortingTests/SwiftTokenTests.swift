import PropertyKit
import PropertyTesting
import Testing

@testable import SourcePorting

@Suite struct SwiftTokenTests {
  /// What Swift source is made of, whole and damaged.
  private static let pieces = [
    "@objc", "@IBAction ", "#selector(", "tap", "(_:)", ")", "{", "}", "class A: B ",
    "extension A ",
    "override func f() ", "\"", "\"\"\"", "\\(", "#\"", "\"#", "//", "/*", "*/", "/", "= /", "\n",
    "\r\n",
    " ", "`class`", "é", "🙂", "#if canImport(ObjectiveC)\n", "#else\n", "#endif\n", "self.", ", ",
    ": ",
    "@available(iOS 13, *)", "protocol P ", "optional ", "as () -> Void", "\0", "[", "]", "0x1F",
    "#",
  ]

  private static let sources = Gen<[String]>.array(of: .element(of: pieces), count: 0...40).map {
    $0.joined()
  }

  @Test func `tokens are the source, byte for byte`() async throws {
    try await forAll(Self.sources, settings: Settings(cases: 3_000)) { source in
      let bytes = Array(source.utf8)
      let tokens = Lexer.tokens(of: bytes)
      #expect(tokens.flatMap { bytes[$0.range] } == bytes)
      #expect(tokens.allSatisfy { !$0.range.isEmpty })
    }
  }

  @Test func `a source that was rewritten is not rewritten again`() async throws {
    try await forAll(Self.sources, settings: Settings(cases: 3_000)) { source in
      let ported = PortedSource(source)
      #expect(PortedSource(ported.text).changes.isEmpty)
    }
  }

  @Test(arguments: [
    ("\"a \\(b(\"c\")) #selector(d)\"", ["\"a \\(", "b", "(", "\"c\"", ")", ") #selector(d)\""]),
    ("#\"a \\(b) \"c\"#", ["#\"a \\(b) \"c\"#"]),
    ("\"\"\"\n \" \\\"\"\" \n\"\"\"", ["\"\"\"\n \" \\\"\"\" \n\"\"\""]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("x = /a\"b/ + y", ["x", "=", "/a\"b/", "+", "y"]),
    ("#/a\"/b/# c", ["#/a\"/b/#", "c"]),
    ("/* a /* b */ @objc */ c", ["c"]),
    ("`class` @objc #if", ["`class`", "@objc", "#if"]),
    ("\"open\nnext", ["\"open", "next"]),
  ])
  func `strings, comments and regular expressions end where the compiler ends them`(
    source: String, significant: [String]
  ) {
    let bytes = Array(source.utf8)
    let tokens = Lexer.tokens(of: bytes).filter(\.isSignificant)
    #expect(tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) } == significant)
  }
}
