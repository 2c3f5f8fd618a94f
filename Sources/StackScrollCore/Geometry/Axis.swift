/// One of the two directions in which a screen is measured.
///
/// Layout treats both alike: a rule is written once, for a main axis and the one across it, and
/// ``perpendicular`` is the step between them.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From left to right: x positions and widths.
  case horizontal
  /// From top to bottom: y positions and heights.
  case vertical

  /// The other axis.
  public var perpendicular: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

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
