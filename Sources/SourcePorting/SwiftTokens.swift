/// A lexical token of Swift source, as far as rewriting needs to tell them apart.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword, with its backticks if it has any.
    case word
    /// An attribute without its arguments: `@objc`.
    case attribute
    /// A word that begins with a number sign: `#selector`, `#if`.
    case directive
    /// One byte of punctuation or of an operator.
    case punctuation(UInt8)
    /// A number, a regular expression, or a string or a part of it between interpolations.
    case literal
    /// A comment, blanks or one line break.
    case comment, blank, lineBreak
  }

  let kind: Kind
  /// The bytes of the source.
  let range: Range<Int>

  /// Whether it says something to the compiler.
  var isSignificant: Bool {
    switch kind {
    case .comment, .blank, .lineBreak: false
    default: true
    }
  }
}

/// Cuts Swift source into tokens; together they are the source, byte for byte, whatever it is.
///
/// Strings end with their delimiters, of one line and several, raw ones too, and what is interpolated
/// is code again. Comments nest. A slash begins a regular expression where a value may begin and
/// another slash ends it on the same line, as the compiler decides. What is not closed ends with its
/// line, or with the source. Source: The Swift Programming Language, Lexical Structure.
///
/// - Complexity: O(n) for n bytes.
struct Lexer {
  private let source: [UInt8]
  private var at = 0
  private var tokens: [Token] = []
  /// The strings around what is interpolated, outermost first.
  private var open: [OpenString] = []

  private struct OpenString {
    let hashes: Int
    let isMultiline: Bool
    /// The parentheses that are open in what is interpolated.
    var parentheses = 0
  }

  /// The tokens of a source.
  static func tokens(of source: [UInt8]) -> [Token] {
    var lexer = Lexer(source: source)
    while lexer.at < source.count { lexer.next() }
    return lexer.tokens
  }

  private init(source: [UInt8]) { self.source = source }

  private func byte(_ offset: Int = 0) -> UInt8? {
    at + offset < source.count ? source[at + offset] : nil
  }

  private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = at + offset
    guard start + text.utf8CodeUnitCount <= source.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(source[start..<start + $0.count]) }
  }

  private mutating func take(_ kind: Token.Kind, to end: Int) {
    tokens.append(Token(kind: kind, range: at..<end))
    at = end
  }

  private func end(while holds: (UInt8) -> Bool, from start: Int) -> Int {
    var end = start
    while end < source.count, holds(source[end]) { end += 1 }
    return end
  }

  private mutating func next() {
    let first = source[at]
    switch first {
    case UInt8(ascii: "\n"): take(.lineBreak, to: at + 1)
    case UInt8(ascii: "\r"): take(.lineBreak, to: at + (byte(1) == UInt8(ascii: "\n") ? 2 : 1))
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
      take(.blank, to: end(while: \.isBlank, from: at))
    case UInt8(ascii: "/") where has("//"):
      take(.comment, to: end(while: { !$0.isLineBreak }, from: at))
    case UInt8(ascii: "/") where has("/*"): take(.comment, to: endOfBlockComment)
    case UInt8(ascii: "/"):
      if let end = endOfRegularExpression { take(.literal, to: end) } else { punctuation(first) }
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "#"): numberSign()
    case UInt8(ascii: "@") where byte(1)?.beginsWord ?? false:
      take(.attribute, to: end(while: \.isInWord, from: at + 1))
    case UInt8(ascii: "`"):
      let end = end(while: \.isInWord, from: at + 1)
      let isClosed = end < source.count && source[end] == first
      take(.word, to: isClosed ? end + 1 : max(end, at + 1))
    case _ where first.isDigit: take(.literal, to: end(while: \.isInWord, from: at))
    case _ where first.beginsWord: take(.word, to: end(while: \.isInWord, from: at))
    default: punctuation(first)
    }
  }

  private mutating func punctuation(_ byte: UInt8) {
    if !open.isEmpty {
      let parentheses = open[open.count - 1].parentheses
      if byte == UInt8(ascii: "(") { open[open.count - 1].parentheses += 1 }
      if byte == UInt8(ascii: ")") {
        guard parentheses > 0 else { return restOfString(open.removeLast(), from: at + 1) }
        open[open.count - 1].parentheses -= 1
      }
    }
    take(.punctuation(byte), to: at + 1)
  }

  private mutating func numberSign() {
    let hashes = end(while: { $0 == UInt8(ascii: "#") }, from: at) - at
    switch byte(hashes) {
    case UInt8(ascii: "\""): string(hashes: hashes)
    case UInt8(ascii: "/"): take(.literal, to: endOfRegularExpression(hashes: hashes))
    case let next? where hashes == 1 && next.beginsWord:
      take(.directive, to: end(while: \.isInWord, from: at + 1))
    default:
      // The last one of a run may begin a directive.
      for _ in 0..<max(1, hashes - 1) { take(.punctuation(UInt8(ascii: "#")), to: at + 1) }
    }
  }

  private mutating func string(hashes: Int) {
    let isMultiline = has("\"\"\"", at: hashes)
    restOfString(
      OpenString(hashes: hashes, isMultiline: isMultiline),
      from: at + hashes + (isMultiline ? 3 : 1))
  }

  /// Takes a string from a byte inside it to its end, or to what is interpolated.
  private mutating func restOfString(_ string: OpenString, from start: Int) {
    let quotes = string.isMultiline ? 3 : 1
    func follows(_ byte: UInt8, _ count: Int, _ place: Int) -> Bool {
      place + count <= source.count && source[place..<place + count].allSatisfy { $0 == byte }
    }
    var place = start
    while place < source.count {
      let byte = source[place]
      if byte == UInt8(ascii: "\\"), follows(UInt8(ascii: "#"), string.hashes, place + 1) {
        let escaped = place + 1 + string.hashes
        if escaped < source.count, source[escaped] == UInt8(ascii: "(") {
          open.append(string)
          return take(.literal, to: escaped + 1)
        }
        place = escaped
        if place < source.count, !source[place].isLineBreak { place += 1 }
      } else if byte == UInt8(ascii: "\""), follows(byte, quotes, place),
        follows(UInt8(ascii: "#"), string.hashes, place + quotes)
      {
        return take(.literal, to: place + quotes + string.hashes)
      } else if byte.isLineBreak, !string.isMultiline {
        return take(.literal, to: place)
      } else {
        place += 1
      }
    }
    take(.literal, to: source.count)
  }

  private var endOfBlockComment: Int {
    var (place, depth) = (at + 2, 1)
    while place < source.count, depth > 0 {
      let pair = (source[place], place + 1 < source.count ? source[place + 1] : 0)
      switch pair {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (place, depth) = (place + 2, depth + 1)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (place, depth) = (place + 2, depth - 1)
      default: place += 1
      }
    }
    return min(place, source.count)
  }

  /// Where a regular expression ends that begins here; nil if the slash is an operator.
  private var endOfRegularExpression: Int? {
    guard let next = byte(1), !next.isBlank, !next.isLineBreak, mayBeginValue else { return nil }
    var place = at + 1
    while place < source.count, !source[place].isLineBreak {
      if source[place] == UInt8(ascii: "\\") {
        place += 2
      } else if source[place] == UInt8(ascii: "/") {
        return source[place - 1].isBlank ? nil : place + 1
      } else {
        place += 1
      }
    }
    return nil
  }

  /// Where a regular expression with number signs ends: on its line, or further down if its first
  /// line is empty.
  private func endOfRegularExpression(hashes: Int) -> Int {
    var place = at + hashes + 1
    let isMultiline = place < source.count && source[place].isLineBreak
    while place < source.count, isMultiline || !source[place].isLineBreak {
      if source[place] == UInt8(ascii: "/") {
        let end = end(while: { $0 == UInt8(ascii: "#") }, from: place + 1)
        if end - place - 1 >= hashes { return place + 1 + hashes }
      }
      place += source[place] == UInt8(ascii: "\\") && place + 1 < source.count ? 2 : 1
    }
    return place
  }

  /// Whether a value may begin after the last token, so that a slash is no operator.
  private var mayBeginValue: Bool {
    guard let last = tokens.last(where: \.isSignificant) else { return true }
    switch last.kind {
    case .punctuation(let byte):
      return !")]}?!.>/".utf8.contains(byte)
    case .word: return Self.wordsBeforeValues.contains(Array(source[last.range]))
    default: return false
    }
  }

  private static let wordsBeforeValues = Set(
    ["return", "in", "case", "where", "if", "while", "try", "await", "throw", "else"]
      .map { Array($0.utf8) })
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }
  fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var beginsWord: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F || self >= 0x80
  }
  fileprivate var isInWord: Bool { beginsWord || isDigit }
}
