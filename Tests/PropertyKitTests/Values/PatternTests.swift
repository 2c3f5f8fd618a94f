import Testing

@testable import PropertyKit

/// Texts of regular expressions: judged by the standard library's own `Regex`.
struct PatternTests {
  /// Patterns that people write, each with its simplest text.
  static let patterns: [(pattern: String, simplest: String)] = [
    (#"[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}"#, "A@A.AA"),
    (#"^[a-z0-9]+(?:-[a-z0-9]+)*$"#, "a"),
    (#"#?([a-fA-F0-9]{6}|[a-fA-F0-9]{3})"#, "aaaaaa"),
    (#"#[0-9a-f]{6}"#, "#000000"),
    (#"\+?\d{1,3}[- ]?\(?\d{3}\)?[- ]?\d{3}[- ]?\d{4}"#, "00000000000"),
    (
      #"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)"#
        + #"(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?"#,
      "0.0.0"
    ),
    (#"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])"#, "0000-01-01"),
    (
      #"(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})"#,
      "0000-00-00T00:00:00Z"
    ),
    (
      #"((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)"#,
      "250.250.250.250"
    ),
    (
      #"[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"#,
      "00000000-0000-1000-8000-000000000000"
    ),
    (#"[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}"#, "A00AA"), (#"\d{5}(-\d{4})?"#, "00000"),
    (#"[a-zA-Z][a-zA-Z0-9_]{2,15}"#, "aaa"), (#"\w+\s\w+"#, "a a"), (#"\S*\W\D"#, " a"),
    (#"[^,\n]*(,[^,\n]*)*"#, ""), (#"a*?b+?c??"#, "b"), (#"(a|b|)(?:c{2}){1,}"#, "acc"),
    (#"^GET|^POST$|PUT$"#, "GET"), (#"[\d.\-\]]+"#, "0"), (#"[a-]b[-z]"#, "ab-"),
    (#"\u{1F642}\x41\u00E9"#, "🙂Aé"), (#"[à-ÿ]{2}"#, "àà"), (#".{3}"#, "aaa"), ("", ""),
    (#"\$\d+(?:\.\d\d)?"#, "$0"), (#"[\w.]+\/[\w]+"#, "a/a"), (#"(\d{1,2}):([0-5]\d)"#, "0:00"),
    (#"[^a-zA-Z]"#, "0"), (#"👍🏽+"#, "👍🏽"), (#"v{,2}"#, ""), (#"[\t\f]"#, "\t"),
    (#"(?P<scheme>https?)://[^\s/?#]+"#, "http://a"),
    (#"[A-Z]{2}\d{2}[A-Z0-9]{11,30}"#, "AA00AAAAAAAAAAA"),
    (#"(?:4\d{3}|5[1-5]\d{2})([ -]?\d{4}){3}"#, "4000000000000000"),
  ]

  @Test(arguments: patterns) func `every text that is drawn matches as a whole`(
    pattern: String, simplest: String
  ) throws {
    let regex = try Regex(pattern)
    let found = drawn(.string(matching: pattern), Settings(cases: 300))
    #expect(found.count == 300)
    let wrong = try found.filter { try regex.wholeMatch(in: $0) == nil }
    #expect(wrong == [])
    #expect(replayed(Gen<String>.string(matching: pattern), []).value == simplest)
  }

  @Test func `every alternative, repetition and character of a class is drawn`() {
    let found = Set(drawn(.string(matching: "(x|y[0-9a]|z{1,3})"), Settings(cases: 3000)))
    #expect(found == Set(["x", "z", "zz", "zzz"] + "0123456789a".map { "y\($0)" }))
    let lengths = Set(drawn(.string(matching: "a+"), Settings(cases: 3000)).map(\.count))
    #expect(lengths == Set(1...17))
    let short = drawn(.string(matching: "a*", extraRepeats: 3), Settings(cases: 500)).map(\.count)
    #expect(Set(short) == Set(0...3))
    let negated = Set(drawn(.string(matching: "[^b-zB-Z0-9]"), Settings(cases: 3000)))
    #expect(negated.contains("a") && negated.contains("é") && !negated.contains("b"))
    let wide = drawn(.string(matching: "[一-鿿]"), Settings(cases: 300))
    #expect(Set(wide).count > 200)
  }

  @Test func `texts shrink to the fewest repetitions and the first characters`() {
    for seed in 0..<30 {
      let settings = Settings(seed: Seed(UInt64(seed)), cases: 5000)
      let emails = check(
        Gen<String>.string(matching: #"[a-z0-9]+@[a-z]+\.(com|org)"#), settings: settings
      ) { !($0.contains("7") && $0.hasSuffix("org")) }
      #expect(emails.counterexample?.value == "7@a.org")
      let wide = check(Gen<String>.string(matching: "[一-鿿]*"), settings: settings) {
        !$0.unicodeScalars.contains { $0.value >= 0x5000 }
      }
      #expect(wide.counterexample?.value == "\u{5000}")
    }
  }

  /// What is not supported, where, and a part of what is said.
  static let mistakes: [(pattern: String, position: Int, part: String)] = [
    (#"(a)\1"#, 4, "references to groups"), ("a(?=b)", 2, "looking ahead"),
    ("(?<!a)b", 1, "looking ahead or behind"), (#"\bword"#, 1, "word boundaries"),
    (#"\p{L}+"#, 1, "properties"), ("a**", 3, "a repetition is repeated"),
    ("a++", 3, "possessive"), ("*a", 1, "nothing to repeat"), ("(ab", 1, "never closed"),
    ("ab)", 3, "closes no group"), ("[a-z", 1, "never closed"),
    ("[z-a]", 2, "ends before it begins"),
    ("a{3,2}", 2, "3 repetitions are more than 2"), ("a{x}", 2, "no number of repetitions"),
    ("{", 1, "no number of repetitions"), ("a{20000}", 2, "more than 10000 repetitions"),
    ("[]", 1, "empty"), ("[^\\D\\d]", 1, "excludes every character"),
    ("a^b", 2, "is supported only"),
    ("(a$)b", 3, "is supported only"), ("(?i)a", 1, "\"(?i\" is not supported"),
    ("(?>a)", 1, "not supported"), (#"\q"#, 1, "not supported"), (#"a\"#, 2, "escapes nothing"),
    (#"\u{110000}"#, 1, "no character"), ("[[:alpha:]]", 2, "a class in a class"),
    ("[a&&b]", 3, "between classes"), (#"[\d-z]"#, 2, "a range begins"),
    (#"[a-\d]"#, 2, "a range ends"),
    ("(?<n", 5, "ends with"), (String(repeating: "(", count: 70), 65, "more than 64 deep"),
  ]

  @Test(arguments: mistakes) func `what is not supported is said, with its place`(
    pattern: String, position: Int, part: String
  ) throws {
    let discard = fresh(Gen<String>.string(matching: pattern)).discard
    guard case .cannotDraw(let reason) = discard else {
      Issue.record("\(pattern) gave \(String(describing: discard))")
      return
    }
    #expect(reason.contains("at character \(position): ") && reason.contains(part), "\(reason)")
  }

  @Test func `any text is either a pattern or refused, and what it draws matches`() {
    let texts = Gen<String>.string(
      of: .element(of: Array(#"ab09-^$.|?*+()[]{},\dwsu:<=!P&"#)), count: 0...12)
    let report = check(texts, settings: Settings(cases: 20_000)) { pattern in
      let drawing = fresh(Gen<String>.string(matching: pattern), caseIndex: 3)
      if case .cannotDraw = drawing.discard { return true }
      guard let text = drawing.value, let regex = try? Regex(pattern) else {
        return (try? Regex(pattern)) == nil
      }
      return (try? regex.wholeMatch(in: text)) != nil
    }
    #expect(report.counterexample == nil, "\(report)")
  }
}
