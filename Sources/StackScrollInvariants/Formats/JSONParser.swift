import Foundation

/// Reads JSON to the letter of its standard, and says of the first thing that is none where it stands.
///
/// What readers disagree on is refused, since a file would mean different things to them: a key given
/// twice, a comma behind the last item, a lone half of a letter.
///
/// Source: RFC 8259.
struct JSONParser {
  /// How many lists and objects may stand in each other.
  static let maximumDepth = 512

  private let bytes: [UInt8]
  private var index = 0
  /// Where the lists and objects begin that have no end yet.
  private var openings: [Int] = []

  /// The keys that lead to a value whose place is wanted.
  private let target: [String]
  /// How many of them were met, each inside the one before.
  private var met = 0
  /// Where the value of the last of them stands, and its key.
  private var place = (value: 0, key: 0)
  /// Where the objects begin that have an identifier, by it.
  private var objects: [String: Int] = [:]

  /// Reads a document.
  ///
  /// - Throws: `FixtureError` with line and column of the first thing that is not JSON.
  /// - Complexity: O(n) for n bytes.
  static func value(of data: Data) throws(FixtureError) -> JSONValue {
    var parser = JSONParser(bytes: Array(data), target: [])
    return try parser.document()
  }

  /// Where the value stands to which some keys lead, or the last of them that is there.
  ///
  /// - Parameter isOfKey: whether the place of its key is wanted instead.
  /// - Complexity: O(n) for n bytes.
  static func position(of path: [String], isOfKey: Bool, in data: Data) -> TextPosition {
    var parser = JSONParser(bytes: Array(data), target: path)
    _ = try? parser.document()
    return TextPosition(
      of: isOfKey ? parser.place.key : parser.place.value, in: parser.bytes)
  }

  /// Where the objects begin that have an identifier, by it; of several with one, the first.
  ///
  /// - Complexity: O(n) for n bytes.
  static func objects(in data: Data) -> [String: Int] {
    var parser = JSONParser(bytes: Array(data), target: [])
    _ = try? parser.document()
    return parser.objects
  }

  private init(bytes: [UInt8], target: [String]) {
    self.bytes = bytes
    self.target = target
  }

  private mutating func document() throws(FixtureError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw error("it is UTF-16; save it as UTF-8", at: 0)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let wrong = zip(bytes.indices, zip(bytes, text.utf8)).first(where: { $1.0 != $1.1 })?.0 {
      throw error("this byte is not UTF-8; save the file as UTF-8", at: wrong)
    }
    skipSpace()
    guard next != nil else { throw error("there is nothing in it; write an object", at: index) }
    place = (index, index)
    let value = try value()
    skipSpace()
    guard next == nil else {
      throw error("something stands behind the end of the value; take it out", at: index)
    }
    return value
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// Moves past a letter, if it stands here.
  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: letter) else { return false }
    index += 1
    return true
  }

  private func error(_ account: String, at offset: Int) -> FixtureError {
    FixtureError(.notJSON(account), at: TextPosition(of: offset, in: bytes))
  }

  /// Something else than what must stand here, or the end of the text.
  private func unexpected(_ expected: String) -> FixtureError {
    if next == nil, let opening = openings.last {
      let kind = bytes[opening] == UInt8(ascii: "[") ? "list" : "object"
      return error(
        "the \(kind) that begins here has no end; close it, or restore the file if it is cut off",
        at: opening)
    }
    let word = bytes[index...].prefix(40).prefix {
      $0 >= 0x80 || $0 == 0x5F || isalnum(Int32($0)) != 0
    }
    let found = word.isEmpty ? bytes[index...].prefix(1) : word
    if found.first == UInt8(ascii: "/") {
      return error("JSON has no comments; take it out", at: index)
    }
    let shown = String(decoding: found, as: UTF8.self).printable
    return error("\"\(shown)\" stands where \(expected) should be; mend it", at: index)
  }

  private mutating func value() throws(FixtureError) -> JSONValue {
    switch Unicode.Scalar(next ?? 0) {
    case "{": .object(try object())
    case "[": .array(try list())
    case "\"": .string(try string())
    case "-", "0"..."9": .number(try number())
    default: try word()
    }
  }

  private mutating func word() throws(FixtureError) -> JSONValue {
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw unexpected(
      "a value (an object, a list, a text in double quotes, a number, true, false or null)")
  }

  /// Reads what stands in a pair of brackets, item by item.
  private mutating func items(
    until end: Unicode.Scalar, _ item: (inout JSONParser) throws(FixtureError) -> Void
  ) throws(FixtureError) {
    guard openings.count < Self.maximumDepth else {
      throw error(
        "more than \(Self.maximumDepth) lists and objects stand in each other; flatten it",
        at: index)
    }
    openings.append(index)
    index += 1
    skipSpace()
    if !take(end) {
      while true {
        try item(&self)
        skipSpace()
        if take(end) { break }
        let comma = index
        guard take(",") else { throw unexpected("a comma or \"\(end)\"") }
        skipSpace()
        if next == UInt8(ascii: end) {
          throw error("nothing follows this comma; take it out", at: comma)
        }
      }
    }
    openings.removeLast()
  }

  private mutating func list() throws(FixtureError) -> [JSONValue] {
    var values: [JSONValue] = []
    try items(until: "]") { (parser: inout JSONParser) throws(FixtureError) in
      if !parser.target.isEmpty { parser.meet(String(values.count), at: parser.index) }
      values.append(try parser.value())
    }
    return values
  }

  private mutating func object() throws(FixtureError) -> [String: JSONValue] {
    let opening = index
    var values: [String: JSONValue] = [:]
    try items(until: "}") { (parser: inout JSONParser) throws(FixtureError) in
      let start = parser.index
      guard parser.next == UInt8(ascii: "\"") else {
        throw parser.unexpected("a key in double quotes")
      }
      let key = try parser.string()
      guard values[key] == nil else {
        throw parser.error(
          "the key \"\(key.prefix(40).printable)\" is given twice; take one out", at: start)
      }
      parser.skipSpace()
      guard parser.take(":") else { throw parser.unexpected("\":\"") }
      parser.skipSpace()
      parser.meet(key, at: start)
      values[key] = try parser.value()
    }
    if case .string(let id)? = values["id"] {
      objects[id] = min(opening, objects[id] ?? opening)
    }
    return values
  }

  /// Notes the place of the value that begins here, if it is on the way that is wanted.
  private mutating func meet(_ key: String, at start: Int) {
    guard met == openings.count - 1, met < target.count, target[met] == key else { return }
    met += 1
    place = (index, start)
  }

  private mutating func number() throws(FixtureError) -> Double {
    let start = index
    _ = take("-")
    let isZero = take("0")
    let isWhole = isZero || skipDigits()
    let isBroken = take(".") && !skipDigits()
    let isScaled = take("e") || take("E")
    if isScaled { _ = take("+") || take("-") }
    let isComplete = isWhole && !isBroken && (!isScaled || skipDigits())
    let more = next.map { isalnum(Int32($0)) != 0 || $0 == UInt8(ascii: ".") } ?? false
    guard isComplete, !more,
      let number = Double(String(decoding: bytes[start..<index], as: UTF8.self))
    else {
      throw error(
        "this is no number as JSON has them; write one such as 0.5, -12 or 1e3", at: start)
    }
    guard number.isFinite else {
      throw error(
        "this number is larger than a computer's numbers are; write a smaller one", at: start)
    }
    return number
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index > start
  }

  private mutating func string() throws(FixtureError) -> String {
    let start = index
    index += 1
    var text = ""
    var plain = index
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        text += String(decoding: bytes[plain..<index], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        plain = index
      } else if byte < 0x20 {
        throw error(
          byte == 0x0A || byte == 0x0D
            ? "the text ends with its line; close it with a quote, or write \\n for the line break"
            : "a control character stands in the text; write it as \\u00\(byte < 16 ? "0" : "")"
              + String(byte, radix: 16), at: index)
      } else {
        index += 1
      }
    }
    guard next != nil else {
      throw error("the text that begins here has no end; close it with a quote", at: start)
    }
    text += String(decoding: bytes[plain..<index], as: UTF8.self)
    index += 1
    return text
  }

  /// Reads what begins with a backslash.
  private mutating func escape() throws(FixtureError) -> Unicode.Scalar {
    let start = index
    index += 1
    for (letter, meant) in Self.escapes where take(letter) { return meant }
    guard take("u"), let first = unit() else {
      throw error(
        "a backslash stands before what it means nothing for; write \\\\ for itself", at: start)
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, take("\\"), take("u"), let second = unit(), second >> 10 == 0x37,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10) + UInt32(second & 0x3FF))
    {
      return scalar
    }
    throw error("this is one half of a letter; write both, or the letter itself", at: start)
  }

  private static let escapes: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("n", "\n"), ("\"", "\""), ("\\", "\\"), ("/", "/"), ("t", "\t"), ("r", "\r"), ("b", "\u{8}"),
    ("f", "\u{C}"),
  ]

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt16? {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ isxdigit(Int32($0)) != 0 }) else { return nil }
    index += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
