/// The few forms of JSON that an observation is made of.
enum JSONText {
  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "}"
  }

  static func measurement(_ measurement: Measurement) -> String {
    switch measurement {
    case .holds(let holds): "\(holds)"
    case .label(let label): string(label)
    case .score(let score): number(score)
    }
  }

  /// A number; null for what JSON has no number for.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return number == number.rounded() && abs(number) < 0x1p53 ? "\(Int(number))" : "\(number)"
  }

  static func string(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\u{0}"..."\u{1F}", "\u{7F}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
