import Testing

@testable import PropertyKit

/// The text of a replay token, and everything that is not one.
struct ReplayTokenTests {
  static let sequences: [[UInt64]] = [
    [], [0], [1], [127], [128], [16_383, 16_384], [.max], [0, 0, 0], [1, 900, 0, .max - 1],
    Array(0...300),
  ]

  @Test(arguments: sequences.indices)
  func `a token read back holds the same choices`(index: Int) throws {
    let indices = Self.sequences[index]
    for shape: UInt16 in [0, 1, 0x100, .max] {
      let token = ReplayToken(indices, shape: shape)
      #expect(try ReplayToken(token.description) == token)
    }
  }

  /// A generator, with the token of one of its cases.
  private struct Exchange {
    let name: String
    let token: ReplayToken
    let replay: (ReplayToken) -> Report<String>

    init<Value>(_ name: String, _ generator: Gen<Value>, _ indices: [UInt64]) {
      self.name = name
      token = ReplayToken(replayed(generator, indices).sequence)
      let texts = generator.map { "\($0)" }
      replay = { token in check(texts, settings: Settings(replay: token)) { _ in false } }
    }
  }

  @Test func `a token of another generator says that it does not fit`() throws {
    let digit = Gen<Int>.int(in: 0...9)
    let all = [
      Exchange("numbers", digit, [1]), Exchange("other numbers", .int(in: 0...99), [1]),
      Exchange("moved numbers", .int(in: 1...10), [1]),
      Exchange("fractions", .double(in: 0...9), [1]),
      Exchange("other fractions", .double(in: 0...8), [1]),
      Exchange("flags", .bool, [1]), Exchange("elements", .element(of: ["a", "b", "c"]), [1]),
      Exchange("pairs", Gen.zip(digit, digit), [1, 1]),
      Exchange("triples", Gen.zip(digit, .bool, digit), [1, 1, 0]),
      Exchange("lists", .array(of: digit), [1, 1, 0]),
      Exchange("lists of two", .array(of: digit, count: 2), [1, 1, 1, 1, 0]),
      Exchange("texts", .string(), [1, 1, 0]),
      Exchange("odd numbers of one digit", Gen<Int>.int(in: 0...11).filter { $0 % 2 == 1 }, [1]),
      Exchange("constants", .always(7), []),
    ]
    for from in all {
      for to in all {
        let report = to.replay(from.token)
        let names = "\(from.name) to \(to.name)"
        guard from.name != to.name else {
          #expect(report.counterexample?.token == from.token, "\(names)")
          continue
        }
        #expect(report.counterexample == nil && !report.holds, "\(names)")
        #expect("\(report)".contains("the token may be of another property"), "\(names)")
      }
    }
  }

  @Test func `what does not fit is said, with what to do`() {
    func text<Value>(_ generator: Gen<Value>, _ token: ReplayToken) -> String? {
      let report = check(generator, settings: Settings(replay: token)) { _ in true }
      guard case .misfit = report.verdict, !report.holds else { return nil }
      return "\(report)".split(separator: ";").first.map(String.init)
    }
    let pair = Gen<Int>.int(in: 0...9)
    let token = ReplayToken(replayed(Gen.zip(pair, pair), [3, 7]).sequence)
    let misfit = "the token does not fit this generator: "
    #expect(text(.zip(pair, pair), token) == nil)
    #expect(
      text(.zip(pair, pair, pair), token)
        == "\(misfit)it has 2 choices, and the generator draws 3")
    #expect(text(pair, token) == "\(misfit)it has 2 choices, and the generator draws 1")
    #expect(
      text(.zip(pair, .bool), token)
        == "\(misfit)its choice 2 is 7, and the generator draws 1 there")
    #expect(
      text(.zip(pair, .int(in: 0...10)), token)
        == "\(misfit)its choices are of other kinds or ranges than those that the generator draws")
  }

  @Test func `the text of a token is fixed`() {
    #expect(ReplayToken([]).description == "p1-000cv5vp24")
    #expect(ReplayToken([1, 900, 0]).description == "p1-0000310702zqj6xh")
    #expect(ReplayToken([.max]).description == "p1-000fzzzzzzzzzzzzzw0vvrrb0g")
  }

  @Test func `the longest case that the default settings allow has a token`() throws {
    let indices = [UInt64](repeating: .max, count: Settings().maximumChoices)
    #expect(try ReplayToken(ReplayToken(indices).description).indices == indices)
  }

  static let refused: [(text: String, error: ReplayTokenError)] = [
    ("", .empty),
    ("p", .unknownPrefix("p")),
    (" ", .unknownPrefix(" ")),
    ("seed 42", .unknownPrefix("seed 42")),
    ("P1-0000000", .unknownPrefix("P1-00000")),
    ("p2-0000000", .unknownPrefix("p2-00000")),
    (" p1-000000", .unknownPrefix(" p1-0000")),
    ("p1-", .truncated),
    ("p1-0", .truncated),
    ("p1-000", .truncated),
    ("p1-1", .truncated),
    ("p1-zzzzzzzz", .truncated),
    ("p1-i", .badCharacter(position: 3)),
    ("p1-00o0", .badCharacter(position: 5)),
    ("p1-000 ", .badCharacter(position: 6)),
    ("p1-000\n", .badCharacter(position: 6)),
    ("p1-é", .badCharacter(position: 3)),
    ("p1-0\0", .badCharacter(position: 4)),
    ("p1-p1-", .badCharacter(position: 5)),
    ("p1-0000000000", .checksumMismatch),
    ("p1-000000000000", .checksumMismatch),
    ("p1-zzzzzzzzzg", .checksumMismatch),
  ]

  @Test(arguments: refused) func `a text that is no token is refused with its reason`(
    text: String, error: ReplayTokenError
  ) {
    #expect(throws: error) { try ReplayToken(text) }
  }

  @Test func `a text that is too long is refused before it is read`() {
    let text = "p1-" + String(repeating: "i", count: ReplayToken.maximumLength)
    #expect(throws: ReplayTokenError.tooLong(ReplayToken.maximumLength + 3)) {
      try ReplayToken(text)
    }
  }

  @Test func `what a refused text begins with is quoted in eight scalars at most`() {
    let text = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(throws: ReplayTokenError.unknownPrefix(String(text.unicodeScalars.prefix(8)))) {
      try ReplayToken(text)
    }
  }

  @Test(arguments: sequences.dropLast()) func `no token with one changed character is accepted`(
    indices: [UInt64]
  ) {
    let text = Array(ReplayToken(indices).description.utf8)
    var accepted: [String] = []
    for position in text.indices {
      for character in UInt8.min...127 where character != text[position] {
        var changed = text
        changed[position] = character
        let token = String(decoding: changed, as: UTF8.self)
        if (try? ReplayToken(token)) != nil { accepted.append(token) }
      }
    }
    #expect(accepted.isEmpty)
  }

  @Test(arguments: sequences.dropLast()) func `no token cut short is accepted`(
    indices: [UInt64]
  ) {
    let text = ReplayToken(indices).description
    for count in 0..<text.count {
      #expect(throws: ReplayTokenError.self) { try ReplayToken(String(text.prefix(count))) }
    }
  }

  @Test func `numbers that do not end or do not fit are refused though their checksum fits`() {
    #expect(throws: ReplayTokenError.truncated) { try ReplayToken(Self.text(of: [0, 0, 0x80])) }
    #expect(throws: ReplayTokenError.truncated) { try ReplayToken(Self.text(of: [0, 0, 1, 0xFF])) }
    let wide = [0, 0] + [UInt8](repeating: 0xFF, count: 9)
    #expect(throws: ReplayTokenError.numberTooLarge) { try ReplayToken(Self.text(of: wide + [2])) }
    #expect(throws: ReplayTokenError.numberTooLarge) {
      try ReplayToken(Self.text(of: wide + [0xFF, 0]))
    }
    #expect(throws: Never.self) { try ReplayToken(Self.text(of: wide + [1])) }
    #expect(throws: ReplayTokenError.truncated) { try ReplayToken(Self.text(of: [0])) }
  }

  /// A token of arbitrary bytes, made by writing its format out a second time.
  private static func text(of bytes: [UInt8]) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let sum = (0..<4).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
    var bits = (bytes + sum).flatMap { byte in (0..<8).reversed().map { Int(byte >> $0) & 1 } }
    while bits.count % 5 != 0 { bits.append(0) }
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return "p1-"
      + String(
        stride(from: 0, to: bits.count, by: 5).map { start in
          letters[bits[start..<start + 5].reduce(0) { $0 * 2 + $1 }]
        })
  }
}
