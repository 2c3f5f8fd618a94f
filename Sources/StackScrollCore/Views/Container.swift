/// A plain view that holds others, or a scroll view.
///
/// It places nothing: what is inside it stands where constraints put it. So only a window can hold
/// one; a ``ScrolledStack`` refuses it.
///
/// Source: UIView documentation, Managing the View Hierarchy and Configuring Content Margins.
public struct Container: Hashable, Sendable {
  /// The views in it, back to front.
  public var subviews: [View]
  /// The space between its edges and its margins, in points.
  public var layoutMargins: DirectionalEdgeInsets
  /// Whether its margins are at least those of its superview, as far as it reaches into them.
  public var preservesSuperviewLayoutMargins: Bool
  /// Whether the part of the safe area that reaches into it is added to its margins.
  public var insetsLayoutMarginsFromSafeArea: Bool
  /// How it scrolls, if it is a scroll view.
  ///
  /// Its size and its safe area come of the layout, so both are zero here.
  public var scrollView: ScrollView?

  /// Makes a container; what is left out is as UIKit makes it.
  public init(
    subviews: [View] = [], layoutMargins: DirectionalEdgeInsets = .standardMargins,
    preservesSuperviewLayoutMargins: Bool = false, insetsLayoutMarginsFromSafeArea: Bool = true,
    scrollView: ScrollView? = nil
  ) {
    self.subviews = subviews
    self.layoutMargins = layoutMargins
    self.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    self.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    self.scrollView = scrollView
  }
}

extension DirectionalEdgeInsets {
  /// The margins that a new view has: 8 points at each side.
  ///
  /// Source: UIView documentation, `layoutMargins`.
  public static let standardMargins = DirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
}
