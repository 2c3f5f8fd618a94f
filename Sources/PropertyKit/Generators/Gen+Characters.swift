extension Gen where Value == Character {
  /// The letters a to z.
  public static var letters: Gen { Alphabets.letters }

  /// Printable ASCII: small letters are the simplest, then capitals, digits, space and signs.
  public static var ascii: Gen { Alphabets.ascii }

  /// Characters of one scalar each, from a range; the first is the simplest.
  public static func character(in range: ClosedRange<Unicode.Scalar>) -> Gen {
    let (first, last) = (range.lowerBound.value, range.upperBound.value)
    // Surrogates, which are no scalars, are stepped over.
    let gap: UInt32 = first < 0xD800 && last > 0xDFFF ? 0x800 : 0
    return Gen<UInt32>.int(in: 0...(last - first - gap)).map { offset in
      let value = first + offset
      let scalar = Unicode.Scalar(value < 0xD800 || gap == 0 ? value : value + gap)
      return Character(scalar ?? range.lowerBound)
    }
  }

  /// ASCII most of the time, and what text code tends to get wrong: accents in one scalar and in
  /// two, letters that change length in capitals, emoji of several scalars, text from right to
  /// left, invisible and control characters with NUL among them, and any other scalar.
  public static var unicode: Gen { Alphabets.unicode }
}

/// The alphabets, each made once.
enum Alphabets {
  /// Printable ASCII, simplest first.
  static let asciiText =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "
    + "-_.,:;!?'\"`()[]{}<>/\\|@#$%^&*+=~"
  static let letters = Gen<Character>.element(of: Array("abcdefghijklmnopqrstuvwxyz"))
  static let ascii = Gen<Character>.element(of: Array(asciiText))
  static let unicode = Gen<Character>.weighted([
    (6, .ascii),
    (2, .element(of: ["é", "e\u{301}", "ß", "İ", "ﬁ", "Å", "A\u{30A}", "o\u{308}\u{304}"])),
    (1, .element(of: ["🙂", "👍🏽", "👨‍👩‍👧", "🇨🇭", "❤️", "1️⃣"])),
    (1, .element(of: ["א", "ש\u{5C1}", "ع", "\u{200F}", "\u{202E}"])),
    (
      1,
      .element(
        of: ["\n", "\t", "\r\n", "\u{0}", "\u{7F}", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{301}"])
    ),
    (1, .character(in: "\u{0}"..."\u{10FFFF}")),
  ])
}

extension Gen where Value == String {
  /// Strings of drawn characters, printable ASCII unless said otherwise.
  ///
  /// The count is that of the characters drawn: some scalars join the character before them.
  public static func string(
    of characters: Gen<Character> = .ascii, count: some IntegerRange<Int> = 0...100
  ) -> Gen {
    Gen<[Character]>.array(of: characters, count: count).map { String($0) }
  }
}
