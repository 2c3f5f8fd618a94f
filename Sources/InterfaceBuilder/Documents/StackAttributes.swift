import StackScrollCore

/// How a stack view of a document arranges its subviews.
///
/// What is not written is as in a new stack view: a row, filled, without spacing.
public struct StackAttributes: Hashable, Sendable {
  /// The direction in which views follow each other.
  public var axis = Axis.horizontal
  /// How the length is shared out.
  public var distribution = Distribution.fill
  /// Where views stand across the axis.
  public var alignment = Alignment.fill
  /// The distance between neighbours, in points.
  public var spacing = 0.0
  /// Whether the spacing is between baselines.
  public var isBaselineRelative = false

  /// Makes what a new stack view has.
  public init() {}

  /// The spacing that is written as a word.
  ///
  /// Source: observed on recorded frames: `spacingType="standard"`.
  static let standardSpacing = 8.0
}
