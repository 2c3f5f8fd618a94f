/// How far apart two lengths may be and still count as the same.
///
/// Sums of lengths carry rounding errors, so every comparison in the project goes through one
/// named policy in place of a number written on the spot. Two values are equal when they differ
/// by at most ``absolute`` plus ``relative`` times the larger magnitude.
///
/// Not a number equals nothing and is neither greater nor less than anything. An infinity equals
/// itself only, and is beyond every finite value.
public struct Tolerance: Hashable, Sendable {
  /// The difference allowed between values of any size, in points.
  public let absolute: Double
  /// The difference allowed as a share of the larger magnitude.
  public let relative: Double

  /// Makes a policy from its two parts.
  public init(absolute: Double, relative: Double = 0) {
    self.absolute = absolute
    self.relative = relative
  }

  /// The policy for exact layouts: a billionth of a point, and a billionth of the value.
  ///
  /// Far above what summing doubles loses, far below what a screen can show.
  public static let standard = Tolerance(absolute: 1e-9, relative: 1e-9)

  /// No tolerance at all.
  package static let exact = Tolerance(absolute: 0)

  /// The policy for layouts rounded to pixels: one pixel, and a billionth of a point.
  ///
  /// The content size and the frame of a scroll view are rounded apart from each other, so they
  /// may differ by a pixel where the exact values agree; the billionth is for the subtraction.
  ///
  /// Source: observed on the class: a scroll view whose content is one pixel longer scrolls by it.
  public static func pixels(scale: Double) -> Tolerance {
    Tolerance(absolute: 1 / scale + 1e-9)
  }

  /// Whether two values count as the same.
  public func isEqual(_ first: Double, _ second: Double) -> Bool {
    if first == second { return true }
    guard first.isFinite, second.isFinite else { return false }
    let magnitude = Swift.max(first.magnitude, second.magnitude)
    return isNegligible(first - second, amongst: magnitude)
  }

  /// Whether the first value is greater by more than the tolerance.
  public func isGreater(_ value: Double, than other: Double) -> Bool {
    value > other && !isEqual(value, other)
  }

  /// Whether the first value is less by more than the tolerance.
  public func isLess(_ value: Double, than other: Double) -> Bool {
    isGreater(other, than: value)
  }

  /// Whether a difference between values of a given magnitude counts as none.
  ///
  /// For differences of values that come from larger ones, whose rounding errors they carry.
  package func isNegligible(_ difference: Double, amongst magnitude: Double) -> Bool {
    difference.magnitude <= amongst(magnitude).absolute
  }

  /// The same policy for values of any size that come from some of a given magnitude.
  package func amongst(_ magnitude: Double) -> Tolerance {
    Tolerance(absolute: absolute + relative * magnitude)
  }

  /// Whether a sum is greater than 0 by more than the rounding of its terms.
  ///
  /// - Parameter magnitude: the sum of the magnitudes of the terms.
  package static func isPositive(_ sum: Double, amongst magnitude: Double) -> Bool {
    sum > magnitude * 0x1p-48
  }
}

extension Double {
  /// The nearest whole number, ties away from zero.
  ///
  /// The standard library's `rounded` calls the C library, which a program that imports nothing
  /// does not link on every platform; a conversion to an integer and back needs no call. What is
  /// not finite, or has no fraction for its size, is itself.
  package var nearestWhole: Double {
    guard magnitude < Self.wholeFromHere else { return self }
    let whole = Double(Int64(self))
    guard (self - whole).magnitude >= 0.5 else { return whole }
    return whole + Self(signOf: self, magnitudeOf: 1)
  }

  /// The number to so many decimals; itself where a double has none so small.
  func rounded(toDecimals count: Int) -> Double {
    let scale = Self.power(count)
    let steps = self * scale
    return steps.magnitude < Self.wholeFromHere ? steps.nearestWhole / scale : self
  }

  /// Ten to the power of a count.
  static func power(_ count: Int) -> Double {
    var power = 1.0
    for _ in 0..<count { power *= 10 }
    return power
  }

  /// The number to a millionth: sums of lengths that are no whole halves lose their last
  /// digits, as in 30.894999999999982.
  package var inMillionths: Double { rounded(toDecimals: 6) }

  /// The number to a hundredth, far below a pixel, for what people look at; never for lines to copy.
  package var inHundredths: Double { rounded(toDecimals: 2) }

  /// Whether there is no fraction.
  var isWhole: Bool { isFinite && nearestWhole == self }

  /// The magnitude from which every double is a whole number: 2 to the power of 52.
  static let wholeFromHere = 4_503_599_627_370_496.0
}

/// A number as people write it: whole numbers without a fraction.
///
/// Other numbers take the shortest digits that read back as the same double, so that a printed
/// value can be pasted into a test. What people only read is told by a ``NumberStyle``.
public struct NumberText: Hashable, Sendable, CustomStringConvertible {
  /// The number that is written.
  package let value: Double

  /// Makes the text of a number.
  public init(_ value: Double) {
    self.value = value
  }

  /// The digits: `58`, `96.25`, `inf`, `nan`; negative zero is `0`.
  public var description: String {
    value.magnitude < Self.longestWhole && value.isWhole
      ? String(Int64(value)) : value.description
  }

  /// Whole numbers below this magnitude are written in full; from here on a double's own
  /// description has an exponent.
  private static let longestWhole = 0x1p54
}
