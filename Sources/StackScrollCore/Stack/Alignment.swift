/// Where a stack view puts its arranged views across its axis.
public enum Alignment: Hashable, Sendable, CaseIterable {
  /// Each view reaches from one side of the stack to the other.
  ///
  /// Source: UIStackView documentation, `Alignment.fill`.
  case fill
  /// Each view keeps its own length and stands in the middle.
  ///
  /// Source: UIStackView documentation, `Alignment.center`.
  case center
}
