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
