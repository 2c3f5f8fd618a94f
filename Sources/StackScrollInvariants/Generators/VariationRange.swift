import StackScrollCore

/// How far the conditions of a screen are varied when it is checked.
public struct VariationRange: Hashable, Sendable {
  /// The widths of the window.
  public var widths: ClosedRange<Double>
  /// The heights of the window.
  public var heights: ClosedRange<Double>
  /// What is added to the content inset at both ends of the direction in which the screen scrolls;
  /// usually at most a quarter of the window, so that there is always room to show something.
  public var insets: ClosedRange<Double>
  /// How many times as long and as high the text of all views that have a baseline is; usually only
  /// as it is, since a screen file says for which text it is.
  public var textScales: ClosedRange<Double>
  /// Whether the screen is read in both directions.
  public var turnsDirection: Bool
  /// How many gestures there are at most.
  public var gestures: Int
  /// Whether the narrowest and lowest windows and the longest text come as often as all others
  /// together, for runs of few cases.
  public var favoursEnds = false

  /// The shortest and the longest side that a device's window has: an iPhone SE's width and the
  /// long side of a 13-inch iPad.
  public static let deviceLengths: ClosedRange<Double> = 320...1376

  /// How much longer text gets that is translated, or set in the largest size that is not one of
  /// those for accessibility.
  ///
  /// Source: Human Interface Guidelines, Typography: body text of 17 points is 23 in that size.
  public static let grownText: ClosedRange<Double> = 1...1.35

  /// The range around a screen that is usual.
  ///
  /// A side at least as long as a device's shortest is taken to be that of a window, and may be
  /// any device's. A shorter one belongs to a part of a screen, and stays.
  public init(around screen: Screen) {
    let size = screen.scrollView.size
    widths = Self.usual(around: size.width)
    heights = Self.usual(around: size.height)
    let shortest = screen.contentAxis == .horizontal ? widths.lowerBound : heights.lowerBound
    insets = 0...min(100, shortest / 4)
    textScales = 1...1
    turnsDirection = true
    gestures = 3
  }

  /// Whether the window may be turned.
  var allowsRotation: Bool {
    widths.upperBound > widths.lowerBound && heights.upperBound > heights.lowerBound
  }

  private static func usual(around length: Double) -> ClosedRange<Double> {
    guard length >= deviceLengths.lowerBound else { return length...length }
    return deviceLengths.lowerBound...max(deviceLengths.upperBound, length)
  }
}
