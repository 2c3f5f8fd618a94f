/// The direction in which text runs, and with it the side that "leading" means.
///
/// It mirrors horizontal stacks and the leading and trailing pins; vertical order never changes.
///
/// Source: UIView documentation, `effectiveUserInterfaceLayoutDirection`.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
