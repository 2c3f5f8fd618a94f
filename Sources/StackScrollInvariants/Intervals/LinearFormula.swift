import StackScrollCore

/// A number that changes in proportion to a length, plus a constant.
struct LinearFormula: Hashable {
  /// By how much it changes a point.
  let slope: Double
  /// What it is where the length is 0.
  let constant: Double

  /// How far a number may be off the line, as a share of it: printed numbers are doubles.
  private static let tolerance = 1e-9

  init(slope: Double, constant: Double) {
    self.slope = Self.clean(slope)
    self.constant = Self.clean(constant)
  }

  /// The line through two points.
  init(_ first: (at: Double, is: Double), _ last: (at: Double, is: Double)) {
    let rise = last.at == first.at ? 0 : (last.is - first.is) / (last.at - first.at)
    let slope = Self.clean(rise)
    self.init(slope: slope, constant: first.is - slope * first.at)
  }

  /// Whether a number lies on the line, rounding errors apart.
  func fits(_ number: Double, at length: Double) -> Bool {
    let terms = (slope * length).magnitude + constant.magnitude
    return (slope * length + constant - number).magnitude <= Self.tolerance * max(1, terms)
  }

  /// The difference of two, at a length above or below 0 so written that it is positive there.
  static func distance(_ one: LinearFormula, _ other: LinearFormula, at length: Double)
    -> LinearFormula
  {
    let difference = LinearFormula(
      slope: one.slope - other.slope, constant: one.constant - other.constant)
    let isNegative = difference.slope * length + difference.constant < 0
    return isNegative
      ? LinearFormula(slope: -difference.slope, constant: -difference.constant) : difference
  }

  /// The formula as people write it: `148 - height`, `2 width + 1`, `8`.
  ///
  /// A factor has all its digits: it multiplies lengths.
  func text(of name: String, _ style: NumberStyle) -> String {
    Self.texts([self], of: name, style)[0]
  }

  /// Formulas that are compared, told apart where they differ.
  static func texts(
    _ formulas: [LinearFormula], of name: String, _ style: NumberStyle
  ) -> [String] {
    let constants = style.texts(
      formulas.map { $0.slope == 0 ? $0.constant : $0.constant.magnitude })
    return zip(formulas, constants).map { $0.text(of: name, constant: $1) }
  }

  private func text(of name: String, constant shown: String) -> String {
    if slope == 0 { return shown }
    let factor = slope.magnitude == 1 ? name : "\(Self.factor(slope.magnitude)) \(name)"
    if constant == 0 { return slope < 0 ? "-\(factor)" : factor }
    if slope < 0 { return "\(constant < 0 ? "-" : "")\(shown) - \(factor)" }
    return "\(factor) \(constant < 0 ? "-" : "+") \(shown)"
  }

  /// A factor as a fraction of small numbers if it is one.
  private static func factor(_ slope: Double) -> String {
    for divisor in 2...12 where !slope.isWhole {
      let times = slope * Double(divisor)
      if (times - times.rounded()).magnitude < tolerance {
        return "\(NumberText(times.rounded()))/\(divisor)"
      }
    }
    return "\(NumberText(slope))"
  }

  /// A number without the rounding errors of the subtraction it came from.
  private static func clean(_ number: Double) -> Double {
    let steps = 27_720.0 * 1000
    let rounded = (number * steps).rounded() / steps
    return (rounded - number).magnitude <= tolerance * max(1, number.magnitude) ? rounded : number
  }
}

extension Double {
  /// Whether there is no fraction.
  fileprivate var isWhole: Bool { rounded() == self }
}
