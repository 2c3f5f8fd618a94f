import StackScrollCore

/// Writes a JSON value as text, in parts of whole lines: no more than one part is held.
struct JSONWriter: ~Copyable {
  /// How many bytes a part has, at least.
  private static let partSize = 1 << 16

  /// What is written and not passed on.
  private var text = ""
  /// Whether lists and objects are written over several lines.
  private let isPretty: Bool
  /// Takes the parts, in order.
  private let output: (String) -> Void

  /// Writes a value, with the end of a line behind the last of several lines.
  ///
  /// Keys stand in the order of their bytes. A letter that is not seen is written as an escape, so that
  /// the text can be shown as it is.
  ///
  /// - Throws: `FixtureError` if a number is not finite: JSON has no form for it.
  /// - Complexity: O(n log n) for n keys in an object, otherwise O(n) for n values.
  static func write(
    _ value: JSONValue, isPretty: Bool, _ output: (String) -> Void
  ) throws(FixtureError) {
    try expectFinite(value)
    withoutActuallyEscaping(output) { output in
      var writer = JSONWriter(isPretty: isPretty, output: output)
      writer.write(value, depth: 0)
      if isPretty { writer.text += "\n" }
      output(writer.text)
    }
  }

  /// Refuses a number that is not finite, before anything is written.
  private static func expectFinite(_ value: JSONValue) throws(FixtureError) {
    switch value {
    case .number(let number) where !number.isFinite:
      throw FixtureError(.notJSON("the number \(number)"), at: [])
    case .array(let values): for value in values { try expectFinite(value) }
    case .object(let object): for value in object.values { try expectFinite(value) }
    default: break
    }
  }

  private init(isPretty: Bool, output: @escaping (String) -> Void) {
    (self.isPretty, self.output) = (isPretty, output)
  }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number):
      let digits = number.description
      text += digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]
    case .string(let string): write(string)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        beginLine(depth + 1)
        write(value, depth: depth + 1)
      }
      end("]", depth, isEmpty: values.isEmpty)
    case .object(let object):
      text += "{"
      let keys = object.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for (index, key) in keys.enumerated() {
        guard let value = object[key] else { continue }
        if index > 0 { text += "," }
        beginLine(depth + 1)
        write(key)
        text += isPretty ? " : " : ":"
        write(value, depth: depth + 1)
      }
      end("}", depth, isEmpty: object.isEmpty)
    }
  }

  private mutating func end(_ bracket: String, _ depth: Int, isEmpty: Bool) {
    if isPretty, isEmpty { text += "\n" }
    beginLine(depth)
    text += bracket
  }

  private mutating func beginLine(_ depth: Int) {
    guard isPretty else { return }
    text += "\n"
    if text.utf8.count >= Self.partSize {
      output(text)
      text.removeAll(keepingCapacity: true)
    }
    for _ in 0..<depth { text += "  " }
  }

  private mutating func write(_ string: String) {
    text += "\""
    if string.utf8.allSatisfy(Self.isPlain) {
      text += string
    } else {
      var escaped = ""
      for scalar in string.unicodeScalars {
        switch scalar {
        case "\"": escaped += "\\\""
        case "\\": escaped += "\\\\"
        case "\u{8}": escaped += "\\b"
        case "\u{C}": escaped += "\\f"
        case "\n": escaped += "\\n"
        case "\r": escaped += "\\r"
        case "\t": escaped += "\\t"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
      text += PrintableText.json(escaped)
    }
    text += "\""
  }

  /// Whether a byte stands for itself wherever it stands.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "#")
  }
}
