/// A number of twice the precision of a double: the sum of two doubles.
///
/// Stacks divide lengths and add them up again. In doubles a third and two thirds of 135 points come
/// to 135.00000000000003; here the rest that each rounding drops is kept in ``low``, so that what is
/// a whole number of points comes out as one. There are 106 bits, about 32 digits. Overflow and
/// infinities are as in doubles, without a rest.
///
/// Source: T. J. Dekker, A floating-point technique for extending the available precision,
/// Numerische Mathematik 18, 1971; for the sums M. Joldes, J.-M. Muller and V. Popescu, Tight and
/// rigorous error bounds for basic building blocks of double-word arithmetic, ACM Transactions on
/// Mathematical Software 44(2), 2017, algorithms 4 and 6.
struct DoubleDouble: Hashable, Sendable {
  /// The nearest double.
  let high: Double
  /// What the nearest double leaves over: at most half a unit in its last place.
  let low: Double

  init(_ value: Double) {
    (high, low) = (value, 0)
  }

  init(_ value: Int) {
    self.init(Double(value))
  }

  /// The sum of two doubles, exactly, but for overflow.
  private init(sum first: Double, _ second: Double) {
    high = first + second
    let part = high - first
    let rest = (first - (high - part)) + (second - part)
    low = rest.isFinite ? rest : 0
  }

  /// The sum of two doubles of which the first is no smaller, exactly, but for overflow: half the work.
  @inline(__always)
  private init(larger first: Double, _ second: Double) {
    high = first + second
    let rest = second - (high - first)
    low = rest.isFinite ? rest : 0
  }

  /// The product of two doubles, exactly, but for overflow and underflow.
  private init(product first: Double, _ second: Double) {
    high = first * second
    let rest = (-high).addingProduct(first, second)
    low = rest.isFinite ? rest : 0
  }

  static let zero = DoubleDouble(0.0)
  static let infinity = DoubleDouble(Double.infinity)

  /// The nearest double.
  var value: Double { high }

  /// Whether a double holds it, but for what so many digits cannot hold either.
  var isDouble: Bool { low.magnitude <= high.magnitude * 0x1p-90 }

  var isFinite: Bool { high.isFinite }

  /// The nearest double; 0 for what is no more than a rounding error among numbers of some magnitude.
  func rounded(amongst magnitude: Double) -> Double {
    high.magnitude <= magnitude * 0x1p-80 ? 0 : high
  }

  var magnitude: DoubleDouble { high < 0 ? -self : self }

  static prefix func - (number: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -number.high, low: -number.low)
  }

  private init(high: Double, low: Double) {
    (self.high, self.low) = (high, low)
  }

  var half: DoubleDouble { DoubleDouble(high: high / 2, low: low / 2) }

  static func + (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sum: first.high, second.high)
    let rest = DoubleDouble(sum: first.low, second.low)
    let part = DoubleDouble(larger: sum.high, sum.low + rest.high)
    return DoubleDouble(larger: part.high, part.low + rest.low)
  }

  /// The sum with a double.
  func adding(_ number: Double) -> DoubleDouble {
    let sum = DoubleDouble(sum: high, number)
    return DoubleDouble(larger: sum.high, sum.low + low)
  }

  static func - (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble { first + -second }

  static func * (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: first.high, second.high)
    let rest = first.high * second.low + first.low * second.high
    guard rest.isFinite else { return product }
    return DoubleDouble(larger: product.high, product.low + rest)
  }

  static func / (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble {
    let quotient = first.high / second.high
    guard quotient.isFinite, second.high.isFinite else { return DoubleDouble(quotient) }
    let rest = first - second * DoubleDouble(quotient)
    let next = rest.high / second.high
    let last = (rest - second * DoubleDouble(next)).high / second.high
    return DoubleDouble(sum: quotient, next) + DoubleDouble(last)
  }

  static func += (first: inout DoubleDouble, second: DoubleDouble) { first = first + second }

  static func -= (first: inout DoubleDouble, second: DoubleDouble) { first = first - second }
}

extension DoubleDouble: Comparable {
  static func < (first: DoubleDouble, second: DoubleDouble) -> Bool {
    first.high < second.high || first.high == second.high && first.low < second.low
  }
}

extension DoubleDouble: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { self.init(value) }

  init(integerLiteral value: Int) { self.init(value) }
}

extension Tolerance {
  /// Whether the first value is greater by more than the tolerance.
  func isGreater(_ value: DoubleDouble, than other: DoubleDouble) -> Bool {
    isGreater(value.value, than: other.value)
  }

  /// Whether the first value is less by more than the tolerance.
  func isLess(_ value: DoubleDouble, than other: DoubleDouble) -> Bool {
    isLess(value.value, than: other.value)
  }
}
