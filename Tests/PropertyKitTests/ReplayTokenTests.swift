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
    #expect(try ReplayToken(ReplayToken(indices).description).indices == indices)
  }

  @Test func `the text of a token is fixed`() {
    #expect(ReplayToken([]).description == "p1-rpehs08")
    #expect(ReplayToken([1, 900, 0]).description == "p1-0620e01qkj39c")
    #expect(ReplayToken([.max]).description == "p1-zzzzzzzzzzzzzzr10p9bf9g")
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
    ("p1-zzzzzzzz", .checksumMismatch),
    ("p1-i", .badCharacter(position: 3)),
    ("p1-00o0", .badCharacter(position: 5)),
    ("p1-000 ", .badCharacter(position: 6)),
    ("p1-000\n", .badCharacter(position: 6)),
    ("p1-é", .badCharacter(position: 3)),
    ("p1-0\0", .badCharacter(position: 4)),
    ("p1-p1-", .badCharacter(position: 5)),
    ("p1-0000000", .checksumMismatch),
    ("p1-00000000", .checksumMismatch),
    ("p1-zzzzzzg", .checksumMismatch),
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
    #expect(throws: ReplayTokenError.truncated) { try ReplayToken(Self.text(of: [0x80])) }
    #expect(throws: ReplayTokenError.truncated) { try ReplayToken(Self.text(of: [1, 0xFF])) }
    let wide = [UInt8](repeating: 0xFF, count: 9)
    #expect(throws: ReplayTokenError.numberTooLarge) { try ReplayToken(Self.text(of: wide + [2])) }
    #expect(throws: ReplayTokenError.numberTooLarge) {
      try ReplayToken(Self.text(of: wide + [0xFF, 0]))
    }
    #expect(throws: Never.self) { try ReplayToken(Self.text(of: wide + [1])) }
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
