/// Ranges of integers as people write them: `0...9`, `0..<10`, `1...`, `...9`, or `5` for 5 alone.
public protocol IntegerRange<Bound> {
  /// The integers of the range.
  associatedtype Bound: FixedWidthInteger

  /// The range with both its bounds, those of the type where it is open; nil if it is empty.
  var closedRange: ClosedRange<Bound>? { get }
}

extension ClosedRange: IntegerRange where Bound: FixedWidthInteger {}

extension Range: IntegerRange where Bound: FixedWidthInteger {
  /// The integers before the upper bound; nil if there are none.
  @inlinable public var closedRange: ClosedRange<Bound>? {
    isEmpty ? nil : lowerBound...(upperBound - 1)
  }
}

extension PartialRangeFrom: IntegerRange where Bound: FixedWidthInteger {
  /// Up to the greatest integer of the type.
  @inlinable public var closedRange: ClosedRange<Bound>? { lowerBound...Bound.max }
}

extension PartialRangeThrough: IntegerRange where Bound: FixedWidthInteger {
  /// From the least integer of the type.
  @inlinable public var closedRange: ClosedRange<Bound>? { Bound.min...upperBound }
}

extension PartialRangeUpTo: IntegerRange where Bound: FixedWidthInteger {
  /// From the least integer of the type to the one before the bound; nil if there are none.
  @inlinable public var closedRange: ClosedRange<Bound>? {
    upperBound == Bound.min ? nil : Bound.min...(upperBound - 1)
  }
}

extension Int: IntegerRange {
  /// The integer alone.
  @inlinable public var closedRange: ClosedRange<Int>? { self...self }
}

/// Ranges of floating-point numbers as people write them: `0...1`, `0..<1`, `0...`, `...1`.
public protocol FloatingPointRange<Bound> {
  /// The numbers of the range.
  associatedtype Bound: BinaryFloatingPoint

  /// The range with both its bounds, infinite where it is open; nil if it is empty.
  var closedRange: ClosedRange<Bound>? { get }
}

extension ClosedRange: FloatingPointRange where Bound: BinaryFloatingPoint {}

extension ClosedRange {
  /// The range itself.
  @inlinable public var closedRange: ClosedRange? { self }
}

extension Range: FloatingPointRange where Bound: BinaryFloatingPoint {
  /// The numbers before the upper bound; nil if there are none.
  @inlinable public var closedRange: ClosedRange<Bound>? {
    isEmpty ? nil : lowerBound...upperBound.nextDown
  }
}

extension PartialRangeFrom: FloatingPointRange where Bound: BinaryFloatingPoint {
  /// Up to infinity; nil for NaN.
  @inlinable public var closedRange: ClosedRange<Bound>? {
    lowerBound.isNaN ? nil : lowerBound...Bound.infinity
  }
}

extension PartialRangeThrough: FloatingPointRange where Bound: BinaryFloatingPoint {
  /// From minus infinity; nil for NaN.
  @inlinable public var closedRange: ClosedRange<Bound>? {
    upperBound.isNaN ? nil : -Bound.infinity...upperBound
  }
}

extension Gen {
  /// A generator of no value: every case is discarded.
  @usableFromInline
  static var empty: Gen {
    Gen { _ throws(Discard) in throw Discard.nothingToChooseFrom }
  }
}

extension IntegerRange where Bound == Int {
  /// The numbers of elements that a collection may have: those of the range from 0 on, 0 for a range
  /// below 0; nil if the range is empty.
  @inlinable
  var counts: ClosedRange<Int>? {
    closedRange.map { range in
      let least = Swift.max(0, range.lowerBound)
      return least...Swift.max(least, range.upperBound)
    }
  }
}
