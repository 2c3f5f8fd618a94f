/// What a view without arranged views has of its own.
///
/// Source: UIView documentation, `intrinsicContentSize`, `contentHuggingPriority(for:)` and
/// `contentCompressionResistancePriority(for:)`; observed on the class: both priorities act only
/// where there is an intrinsic length.
public struct Leaf: Hashable, Sendable {
  /// The size of its own, such as a label's from its text.
  public var intrinsic: IntrinsicSize
  /// How strongly it resists being stretched beyond that size.
  public var hugging: AxisPriorities
  /// How strongly it resists being squeezed below it.
  public var compressionResistance: AxisPriorities
  /// Where its text stands, if it has text.
  public var baselines: Baselines?

  /// Makes a leaf; what is left out is as UIKit has it.
  public init(
    intrinsic: IntrinsicSize = .none, hugging: AxisPriorities = .defaultLow,
    compressionResistance: AxisPriorities = .defaultHigh, baselines: Baselines? = nil
  ) {
    self.intrinsic = intrinsic
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    self.baselines = baselines
  }
}
