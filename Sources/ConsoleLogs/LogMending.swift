/// Undoes what pasting did to a text, byte by byte.
struct LogMending {
  let source: [UInt8]
  private(set) var bytes: [UInt8] = []
  private(set) var origins: [Int] = []
  private(set) var lineStarts = [0]
  private var index = 0

  init(_ source: [UInt8]) {
    self.source = source
    bytes.reserveCapacity(source.count)
    origins.reserveCapacity(source.count)
  }

  mutating func run() {
    skipQuotePrefix()
    while index < source.count {
      switch source[index] {
      case .newline, .carriageReturn: endLine()
      case .tab: replace(1, by: .blank)
      case UInt8(ascii: "\\"): unescape()
      case UInt8(ascii: "&"): unescapeEntity()
      case UInt8(ascii: "~"), UInt8(ascii: "{"): mendMarkup()
      case 0x80...: mendLetter()
      default: keep()
      }
    }
  }

  // MARK: Steps

  private mutating func keep() {
    emit(source[index])
    index += 1
  }

  private mutating func emit(_ byte: UInt8) {
    bytes.append(byte)
    origins.append(index)
  }

  private mutating func replace(_ count: Int, by byte: UInt8) { replace(count, by: [byte]) }

  private mutating func replace(_ count: Int, by bytes: [UInt8]) {
    for byte in bytes { emit(byte) }
    index += count
  }

  private mutating func endLine() {
    let isPair =
      source[index] == .carriageReturn && index + 1 < source.count
      && source[index + 1] == .newline
    replace(isPair ? 2 : 1, by: .newline)
    lineStarts.append(index)
    skipQuotePrefix()
  }

  /// Leaves out the `> ` that Markdown and mail put before lines.
  private mutating func skipQuotePrefix() {
    while true {
      var next = index
      while next < source.count, source[next] == .blank { next += 1 }
      guard next + 1 < source.count, source[next] == UInt8(ascii: ">"),
        source[next + 1] == .blank || source[next + 1] == UInt8(ascii: ">")
      else { return }
      index = next + 1
    }
  }

  /// Leaves out backslashes before what needs none; those of `\U0041` stay.
  private mutating func unescape() {
    var next = index
    while next < source.count, source[next] == UInt8(ascii: "\\") { next += 1 }
    guard next < source.count else {
      while index < next { keep() }
      return
    }
    switch source[next] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"): replace(next + 1 - index, by: .newline)
    case UInt8(ascii: "t"): replace(next + 1 - index, by: .blank)
    case UInt8(ascii: "u"): unescapeUnicode(at: next)
    case let byte where byte.isPunctuation: replace(next + 1 - index, by: byte)
    default:
      emit(source[index])
      index = next
    }
  }

  /// Turns `\u003c` into `<`; what is no letter of a log stays as it is.
  private mutating func unescapeUnicode(at next: Int) {
    let digits = source[min(next + 1, source.count)..<min(next + 5, source.count)]
    let code = digits.count == 4 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
    if let code, (0x20..<0x7F).contains(code) {
      replace(next + 5 - index, by: code)
    } else {
      emit(source[index])
      index = next
    }
  }

  /// Turns `&lt;` into `<`, also where a page wrote it as `&amp;lt;` once more.
  private mutating func unescapeEntity() {
    guard let entity = LogEntity(source[index...]) else { return keep() }
    guard let scalar = entity.scalar else { return index += entity.count }
    let letters = Array(String(Character(scalar)).utf8)
    replace(entity.count, by: plain(letters, before: index + entity.count))
  }

  /// Turns `~~(8)~~` and `{-}(8){-}`, by which trackers strike text through, into hyphens.
  private mutating func mendMarkup() {
    let rest = source[index...]
    guard let mark = LogMark.markup.first(where: { rest.starts(with: $0.letters) }) else {
      return keep()
    }
    replace(mark.letters.count, by: mark.bytes)
  }

  /// Straightens curly quotes, and leaves out letters that have no width.
  private mutating func mendLetter() {
    let rest = source[index...]
    if rest.starts(with: LogMark.dash) {
      replace(LogMark.dash.count, by: plain(LogMark.dash, before: index + LogMark.dash.count))
    } else if let mark = LogMark.replaced.first(where: { rest.starts(with: $0.letters) }) {
      replace(mark.letters.count, by: mark.bytes)
    } else if let mark = LogMark.unseen.first(where: { rest.starts(with: $0) }) {
      index += mark.count
    } else {
      keep()
    }
  }

  /// What a letter stands for, with the text behind it; a long dash in a mask is two hyphens.
  private func plain(_ letters: [UInt8], before next: Int) -> [UInt8] {
    guard letters == LogMark.dash else {
      return LogMark.replaced.first { $0.letters == letters }?.bytes ?? letters
    }
    let ampersand = UInt8(ascii: "&")
    let isMask =
      bytes.last == UInt8(ascii: "=") || bytes.last == ampersand
      || next < source.count && source[next] == ampersand
    return [UInt8](repeating: UInt8(ascii: "-"), count: isMask ? 2 : 1)
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let blank = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "'")
  static let bar = UInt8(ascii: "|")

  /// Whether it parts words.
  var isBlank: Bool { self == .blank || self == .newline }
  /// Whether it is one of 0 to 9.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether it is a letter from a to z, of either case.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  /// Whether it is a digit to base 16.
  var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
  /// Whether it can stand in the name of a class.
  var isClassLetter: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
  /// Whether it is a sign of ASCII that is neither letter nor digit.
  fileprivate var isPunctuation: Bool { (0x21..<0x7F).contains(self) && !isLetter && !isDigit }
}

/// The escapes by which lists write letters beyond ASCII, such as `\U00e9`.
enum LogEscapes {
  /// The text with every escape replaced by its letter.
  static func decoded(_ text: String) -> String {
    guard text.contains("\\U") else { return text }
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    let backslash = UInt16(UInt8(ascii: "\\")), letter = UInt16(UInt8(ascii: "U"))
    while let unit = rest.popFirst() {
      let digits = rest.dropFirst().prefix(4)
      if unit == backslash, rest.first == letter, digits.count == 4,
        let code = UInt16(String(decoding: digits, as: UTF16.self), radix: 16)
      {
        units.append(code)
        rest = rest.dropFirst(5)
      } else {
        units.append(unit)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
