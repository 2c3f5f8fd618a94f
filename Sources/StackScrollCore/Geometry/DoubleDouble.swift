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

  /// A sum or product of doubles, exactly; its rest is no number if it is not finite.
  private typealias Exact = (high: Double, low: Double)

  private static func sum(_ first: Double, _ second: Double) -> Exact {
    let high = first + second
    let part = high - first
    return (high, (first - (high - part)) + (second - part))
  }

  /// The sum of two doubles of which the first is no smaller: half the work.
  private static func sum(larger first: Double, _ second: Double) -> Exact {
    let high = first + second
    return (high, second - (high - first))
  }

  private static func product(_ first: Double, _ second: Double) -> Exact {
    let high = first * second
    return (high, (-high).addingProduct(first, second))
  }

  /// What exact steps come to, without a rest if one of them is not finite.
  ///
  /// Whatever step overflows, the last rest is no number, so only that is asked.
  ///
  /// - Parameter rounded: what the operation gives in doubles.
  private init(_ steps: Exact, or rounded: Double) {
    self =
      steps.low.isFinite
      ? DoubleDouble(high: steps.high, low: steps.low) : DoubleDouble(rounded)
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
    let (high, low) = (sum(first.high, second.high), sum(first.low, second.low))
    let part = sum(larger: high.high, high.low + low.high)
    return DoubleDouble(
      sum(larger: part.high, part.low + low.low), or: first.high + second.high)
  }

  /// The sum with a double.
  func adding(_ number: Double) -> DoubleDouble {
    let sum = Self.sum(high, number)
    return DoubleDouble(Self.sum(larger: sum.high, sum.low + low), or: high + number)
  }

  static func - (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble { first + -second }

  static func * (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble {
    let product = product(first.high, second.high)
    let rest = first.high * second.low + first.low * second.high
    return DoubleDouble(
      sum(larger: product.high, product.low + rest), or: first.high * second.high)
  }

  static func / (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble {
    let quotient = first.high / second.high
    guard quotient.isFinite, second.high.isFinite else { return DoubleDouble(quotient) }
    let rest = first - second * DoubleDouble(quotient)
    let next = rest.high / second.high
    let last = (rest - second * DoubleDouble(next)).high / second.high
    return DoubleDouble(sum(quotient, next), or: quotient) + DoubleDouble(last)
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
