/// What lengths are reckoned with: doubles as long as they are exact, and twice their precision
/// otherwise.
protocol LayoutNumber:
  Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  init(_ value: Double)
  /// The nearest double.
  var value: Double { get }
  /// The same number in twice the precision.
  var exact: DoubleDouble { get }
  static var infinity: Self { get }
  /// Whether sums are rounded where they take more digits than lengths have.
  static var isRounded: Bool { get }
  static func + (first: Self, second: Self) -> Self
  static func - (first: Self, second: Self) -> Self
  /// The sum with a double.
  func adding(_ number: Double) -> Self
  static func * (first: Self, second: Self) -> Self
  static func / (first: Self, second: Self) -> Self

  /// Half of it, exactly.
  var half: Self { get }

  /// Whether a product is exact, as far as can be told.
  static func isExact(_ product: Self, ofMultiplying first: Self, by second: Self) -> Bool

  /// Whether a part is what a length divided by a count is, as exactly as can be told.
  static func isExact(_ part: Self, ofDividing length: Self, by count: Self) -> Bool

  /// The number of this kind; nil if it cannot hold it.
  init?(exactly number: DoubleDouble)
}

extension Double: LayoutNumber {
  var value: Double { self }
  var exact: DoubleDouble { DoubleDouble(self) }
  static var isRounded: Bool { true }

  @inline(__always)
  func adding(_ number: Double) -> Double { self + number }

  var half: Double { self * 0.5 }

  @inline(__always)
  static func isExact(
    _ product: Double, ofMultiplying first: Double, by second: Double
  ) -> Bool {
    (-product).addingProduct(first, second) == 0
  }

  @inline(__always)
  static func isExact(_ part: Double, ofDividing length: Double, by count: Double) -> Bool {
    part == 0 || (-length).addingProduct(part, count) == 0
  }

  init?(exactly number: DoubleDouble) {
    guard number.isDouble else { return nil }
    self = number.value
  }
}

extension DoubleDouble: LayoutNumber {
  var exact: DoubleDouble { self }
  static var isRounded: Bool { false }

  static func isExact(
    _ product: DoubleDouble, ofMultiplying first: DoubleDouble, by second: DoubleDouble
  ) -> Bool { true }

  @inline(__always)
  static func isExact(
    _ part: DoubleDouble, ofDividing length: DoubleDouble, by count: DoubleDouble
  ) -> Bool { true }

  init?(exactly number: DoubleDouble) { self = number }
}

/// Whether the numbers of an axis are so coarse that doubles add them up without rounding.
///
/// Whole multiples of 1/256 point, such as 44 or 17.5, none of them so large that the sum of all
/// would need more than the 53 bits of a double.
struct Grid: Sendable {
  private var isOnGrid = true
  private var largest = 0.0

  private static let perPoint = 256.0
  /// Sums of halves of halves: 16 levels of centred views.
  private static let room = 0x1p53 / (perPoint * 0x1p16)
  /// Added to a number within the room, it leaves no digit below 1/256 point.
  private static let rounder = 0x1.8p52 / perPoint

  @inline(__always)
  mutating func add(_ number: Double) {
    let magnitude = number.magnitude
    largest = magnitude > largest ? magnitude : largest
    let rounded = (number + Self.rounder) - Self.rounder
    isOnGrid = isOnGrid && rounded == number
  }

  /// Counts the numbers of another grid in.
  mutating func join(_ other: Grid) {
    isOnGrid = isOnGrid && other.isOnGrid
    largest = max(largest, other.largest)
  }

  /// Whether sums of so many numbers are exact.
  func holds(_ count: Int) -> Bool { isOnGrid && largest * Double(count) < Self.room }
}
