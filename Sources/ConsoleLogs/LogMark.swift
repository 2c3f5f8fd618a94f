/// What programs put in place of plain letters when text goes through them.
struct LogMark {
  /// What is put there, as UTF-8.
  let letters: [UInt8]
  /// What it stands for.
  let bytes: [UInt8]

  private init(_ letters: String, _ plain: String) {
    self.letters = Array(letters.utf8)
    bytes = Array(plain.utf8)
  }

  /// What word processors and chat windows put in place of plain letters.
  static let replaced = [
    LogMark("\u{2018}", "'"), LogMark("\u{2019}", "'"), LogMark("\u{201A}", "'"),
    LogMark("\u{201B}", "'"), LogMark("\u{B4}", "'"), LogMark("\u{201C}", "\""),
    LogMark("\u{201D}", "\""), LogMark("\u{201E}", "\""), LogMark("\u{AB}", "\""),
    LogMark("\u{BB}", "\""), LogMark("\u{A0}", " "), LogMark("\u{2009}", " "),
    LogMark("\u{202F}", " "), LogMark("\u{2010}", "-"), LogMark("\u{2011}", "-"),
    LogMark("\u{2013}", "-"), LogMark("\u{2212}", "-"), LogMark("\u{2028}", "\n"),
    LogMark("\u{2029}", "\n"), LogMark("\u{2039}", "<"), LogMark("\u{203A}", ">"),
    LogMark("\u{FF1C}", "<"), LogMark("\u{FF1E}", ">"), LogMark("\u{2264}", "<="),
    LogMark("\u{2265}", ">="),
  ]

  /// What trackers make of signs that mean something in their markup.
  static let markup = [
    LogMark("~~", "-"), LogMark("{-}", "-"), LogMark("{*}", "*"), LogMark("{_}", "_"),
    LogMark("{~}", "~"),
  ]

  /// The long dash that smart punctuation makes of two hyphens, and word processors of one.
  static let dash = Array("\u{2014}".utf8)

  /// Letters without width: marks of byte order, of direction, of joining, soft hyphens.
  static let unseen: [[UInt8]] = [
    "\u{FEFF}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}",
    "\u{202C}", "\u{2060}", "\u{AD}",
  ].map { (letter: String) in Array(letter.utf8) }
}

/// A letter as HTML writes it: by a name such as `&lt;`, or by its number.
struct LogEntity {
  /// How many bytes it has.
  let count: Int
  /// The letter; nil for one without width, such as a place where a line may break.
  let scalar: Unicode.Scalar?

  private static let names: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "amp": "&",
    "lsquo": "'", "rsquo": "'", "ldquo": "\"", "rdquo": "\"", "ndash": "-", "minus": "-",
    "mdash": "\u{2014}", "le": "\u{2264}", "ge": "\u{2265}", "ast": "*", "verbar": "|",
    "vert": "|", "lowbar": "_", "lsqb": "[", "rsqb": "]", "lpar": "(", "rpar": ")", "Tab": " ",
  ]
  private static let longest = 8

  /// Reads the entity at the start of some bytes; nil if there is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var start = bytes.startIndex
    let again = Array("amp;".utf8)
    start += 1
    while bytes[start...].starts(with: again) { start += again.count }
    let name = bytes[start...].prefix(Self.longest).prefix { $0 != UInt8(ascii: ";") }
    let hasEnd = name.endIndex < bytes.endIndex && bytes[name.endIndex] == UInt8(ascii: ";")
    if hasEnd, let scalar = Self.scalar(String(decoding: name, as: UTF8.self)) {
      count = name.endIndex + 1 - bytes.startIndex
      self.scalar = LogMark.unseen.contains(Array(String(Character(scalar)).utf8)) ? nil : scalar
    } else if start > bytes.startIndex + 1 {
      count = start - bytes.startIndex
      scalar = "&"
    } else {
      return nil
    }
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let code, code >= 0x20 else { return nil }
    return Unicode.Scalar(code)
  }
}
