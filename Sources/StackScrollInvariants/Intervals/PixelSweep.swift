/// Which points of a dimension are tried: every pixel of a range of realistic lengths.
///
/// A law is a function of the screen, so trying every point of the grid settles where it fails on
/// a device; nothing is sampled.
public struct PixelSweep: Hashable, Sendable {
  /// How many pixels a point has.
  package let scale: Int
  /// The widths and heights, in points.
  public let lengths: ClosedRange<Int>
  /// The offsets, in points.
  public let offsets: ClosedRange<Int>

  /// Screens of two pixels a point, up to the largest window that is drawn anywhere.
  public static let standard = PixelSweep(
    unchecked: 2, lengths: 1...3000, offsets: -500...3000)
  /// The scales that screens have.
  package static let scales = 1...4
  /// The most points that are tried along a dimension.
  package static let maximumPoints = 100_000

  /// Makes a sweep.
  ///
  /// - Throws: `SweepError` if there is no such screen, or if a range has too many points.
  public init(
    scale: Int, lengths: ClosedRange<Int> = standard.lengths,
    offsets: ClosedRange<Int> = standard.offsets
  ) throws(SweepError) {
    guard Self.scales.contains(scale) else { throw .scaleOutOfRange(scale) }
    for range in [lengths, offsets] where Self.count(range, scale) > Self.maximumPoints {
      throw .tooManyPoints(range, scale: scale)
    }
    self.init(unchecked: scale, lengths: lengths, offsets: offsets)
  }

  private init(unchecked scale: Int, lengths: ClosedRange<Int>, offsets: ClosedRange<Int>) {
    self.scale = scale
    self.lengths = lengths
    self.offsets = offsets
  }

  /// The points that are tried, and the counterexample's own among them.
  ///
  /// A counterexample outside of the range widens it; nil if it is so far out that there would be
  /// more than ``maximumPoints``.
  ///
  /// - Complexity: O(n) for n points.
  func points(of dimension: SweptDimension, with own: Double) -> [Double]? {
    let limit = Double(Self.maximumPoints)
    guard own.magnitude < limit else { return nil }
    let usual = dimension.isOffset ? offsets : lengths
    let least = min(usual.lowerBound, Int(own.rounded(.down)))
    let range = least...max(usual.upperBound, Int(own.rounded(.up)))
    guard Self.count(range, scale) <= Self.maximumPoints else { return nil }
    let pixels = (range.lowerBound * scale)...(range.upperBound * scale)
    let grid = pixels.map { Double($0) / Double(scale) }.filter { dimension.isOffset || $0 > 0 }
    let before = grid.prefix { $0 < own }
    let after = grid.dropFirst(before.count).drop { $0 == own }
    return before + [own] + after
  }

  /// How many points of the grid a range has; a number that no range makes overflow.
  private static func count(_ range: ClosedRange<Int>, _ scale: Int) -> Int {
    let length = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    let count = length.partialValue.multipliedReportingOverflow(by: scale)
    let isHuge = length.overflow || count.overflow || range.lowerBound < -maximumPoints
    return isHuge || range.upperBound > maximumPoints ? Int.max : count.partialValue
  }
}

/// Why a sweep cannot be made.
public enum SweepError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No screen has so many pixels a point.
  case scaleOutOfRange(Int)
  /// So long a range has too many points on the grid, or lies too far out.
  case tooManyPoints(ClosedRange<Int>, scale: Int)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .scaleOutOfRange(let scale):
      "a scale of \(scale) is none of a screen; give one from \(PixelSweep.scales.lowerBound) to"
        + " \(PixelSweep.scales.upperBound)"
    case .tooManyPoints(let range, let scale):
      "\(range.lowerBound) to \(range.upperBound) at \(scale) pixels a point are more than"
        + " \(PixelSweep.maximumPoints) points, or lie beyond them; give a shorter range"
    }
  }
}
