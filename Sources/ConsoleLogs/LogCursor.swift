import StackScrollConstraints
import StackScrollCore

/// A place in a text that moves forward as words are recognised.
struct LogCursor {
  let text: LogText
  /// The next byte.
  var index: Int
  /// Where reading ends.
  let end: Int

  init(_ text: LogText, _ range: Range<Int>) {
    self.text = text
    index = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { index >= end }

  /// The byte so many places further on; nil behind the end.
  func peek(_ offset: Int = 0) -> UInt8? {
    index + offset < end ? text.bytes[index + offset] : nil
  }

  /// The text from a place up to here.
  func string(from start: Int) -> String { text.string(start..<index) }

  mutating func skipBlanks() {
    while let byte = peek(), byte.isBlank { index += 1 }
  }

  /// Moves behind a word if it stands here.
  mutating func take(_ word: StaticString) -> Bool {
    let matches = word.withUTF8Buffer { letters in
      index + letters.count <= end
        && letters.indices.allSatisfy { text.bytes[index + $0] == letters[$0] }
    }
    if matches { index += word.utf8CodeUnitCount }
    return matches
  }

  /// Moves behind as many bytes of a kind as stand here; returns how many.
  @discardableResult
  mutating func skip(while isKind: (UInt8) -> Bool) -> Int {
    let start = index
    while let byte = peek(), isKind(byte) { index += 1 }
    return index - start
  }

  /// An address, such as `0x1f`; nil and no move if there is none.
  mutating func takeAddress() -> String? {
    let start = index
    guard take("0x"), skip(while: \.isHexDigit) > 0 else {
      index = start
      return nil
    }
    return string(from: start).lowercased()
  }

  /// A word of letters; empty if there is none.
  mutating func takeLetters() -> String {
    let start = index
    skip(while: \.isLetter)
    return string(from: start)
  }

  /// An error here, with the beginning of what stands here.
  ///
  /// A reader that tries one place after the other makes many of these and keeps one, so they must
  /// not each hold all the rest.
  func expected(_ expectation: LogError.Expectation) -> LogError {
    let start = min(index, end)
    return error(.expected(expectation, found: text.string(start..<min(end, start + Self.shown))))
  }

  /// How many bytes of what was found an error holds.
  private static let shown = 200

  /// An error at a place, here if none is given.
  func error(_ problem: LogError.Problem, at place: Int? = nil) -> LogError {
    LogError(problem, at: text.position(of: place ?? index))
  }
}

extension LogCursor {
  /// A number; nil and no move if there is none.
  mutating func takeNumber(_ limits: LogLimits) throws(LogError) -> LogNumber? {
    let start = index
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
    let digits = skip(while: \.isDigit)
    let decimals = peek() == UInt8(ascii: ".") && peek(1)?.isDigit == true
    if decimals {
      index += 1
      skip(while: \.isDigit)
    }
    guard digits > 0 || decimals else {
      index = start
      return nil
    }
    skipExponent()
    let word = string(from: start)
    guard let number = LogNumber(word), abs(number.value) <= limits.number else {
      throw error(.numberOutOfRange(word), at: start)
    }
    return number
  }

  private mutating func skipExponent() {
    guard let letter = peek(), letter | 0x20 == UInt8(ascii: "e") else { return }
    let start = index
    index += 1
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
    if skip(while: \.isDigit) == 0 { index = start }
  }

  /// `==`, `<=` or `>=`; nil and no move if there is none.
  mutating func takeRelation() -> Constraint.Relation? {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    return take(">=") ? .greaterThanOrEqual : nil
  }
}

/// A number as it is printed: six digits of it, the rest is rounded away.
struct LogNumber: Hashable {
  var value: Double
  /// How far the number that was printed may be from this one.
  var rounding: Double

  static let zero = LogNumber(value: 0, rounding: 0)
  static let one = LogNumber(value: 1, rounding: 0)

  /// How many digits the console prints.
  static let printedDigits = 6

  /// Reads a number; nil if the text is none, or an endless one.
  init?(_ text: String) {
    guard let value = Double(text), value.isFinite else { return nil }
    self.init(value: value, rounding: Self.rounding(of: value, text))
  }

  init(value: Double, rounding: Double) {
    self.value = value
    self.rounding = rounding
  }

  var negated: LogNumber { LogNumber(value: -value, rounding: rounding) }

  /// Half a unit of the last digit; nothing if more digits are there than the console prints.
  private static func rounding(of value: Double, _ text: String) -> Double {
    let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber).drop { $0 == "0" }
    guard value != 0, digits.count <= printedDigits else { return 0 }
    var unit = 1.0
    while unit * 10 <= abs(value), unit < 1e15 { unit *= 10 }
    while unit > abs(value), unit > 1e-15 { unit /= 10 }
    return unit * 0.5e-5
  }
}
