/// The escapes by which lists write letters beyond ASCII, such as `\U00e9`.
///
/// The same escapes keep names of our own from being taken for something else.
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

  /// The text with escapes for every letter that is not one of those that may stay.
  static func encoded(_ text: String, keeping isPlain: (UInt16) -> Bool) -> String {
    var result = ""
    for unit in text.utf16 {
      if isPlain(unit), let scalar = Unicode.Scalar(unit) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(unit, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}
