/// Which kinds of screens there were among the cases of a run.
///
/// A set, so what several runs covered is put together in any order, and twice is no more than once.
public struct ScreenCoverage: Hashable, Sendable {
  private var words: [UInt64]

  private static let bits = UInt64.bitWidth

  /// Makes a coverage of nothing.
  public init() {
    words = Array(repeating: 0, count: (ScreenKind.all.count + Self.bits - 1) / Self.bits)
  }

  /// How many kinds were met.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether a kind was met.
  public func contains(_ kind: ScreenKind) -> Bool {
    words[kind.index / Self.bits] >> (kind.index % Self.bits) & 1 == 1
  }

  /// Meets a kind.
  public mutating func insert(_ kind: ScreenKind) {
    let index = kind.index
    words[index / Self.bits] |= 1 << (index % Self.bits)
  }

  /// Adds what another run met.
  public mutating func formUnion(_ other: ScreenCoverage) {
    for (place, word) in other.words.enumerated() { words[place] |= word }
  }

  /// The set as a text that can be read back: 16 hexadecimal digits for each 64 kinds.
  public var text: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }

  /// Reads a text; nil if it is none of such a set.
  public init?(text: String) {
    self.init()
    let digits = Array(text.utf8)
    guard digits.count == 16 * words.count else { return nil }
    for place in words.indices {
      let part = String(decoding: digits[(16 * place)..<(16 * place + 16)], as: UTF8.self)
      guard let word = UInt64(part, radix: 16) else { return nil }
      words[place] = word
    }
    guard self.text == text, isPossible else { return nil }
  }

  /// Whether every bit stands for a kind.
  private var isPossible: Bool {
    let used = ScreenKind.all.count % Self.bits
    return used == 0 || words.last.map { $0 >> used == 0 } ?? true
  }
}
