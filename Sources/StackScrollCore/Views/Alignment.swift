/// Where a stack view puts its arranged views across its axis.
public enum Alignment: Hashable, Sendable, CaseIterable {
  /// Each view reaches from one side of the stack to the other.
  ///
  /// Source: UIStackView documentation, `Alignment.fill`.
  case fill
  /// Each view keeps its own length and stands at the leading side, or at the top.
  ///
  /// Source: UIStackView documentation, `Alignment.leading` and `Alignment.top`.
  case leading
  /// Each view keeps its own length and stands in the middle.
  ///
  /// Source: UIStackView documentation, `Alignment.center`.
  case center
  /// Each view keeps its own length and stands at the trailing side, or at the bottom.
  ///
  /// Source: UIStackView documentation, `Alignment.trailing` and `Alignment.bottom`.
  case trailing
  /// First baselines stand on one line; horizontal stacks only.
  ///
  /// Source: UIStackView documentation, `Alignment.firstBaseline`.
  case firstBaseline
  /// Last baselines stand on one line; horizontal stacks only.
  ///
  /// Source: UIStackView documentation, `Alignment.lastBaseline`.
  case lastBaseline

  /// The name that UIKit has for ``leading`` in horizontal stacks.
  public static let top = Alignment.leading
  /// The name that UIKit has for ``trailing`` in horizontal stacks.
  public static let bottom = Alignment.trailing

  /// Whether it makes sense in horizontal stacks only.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
