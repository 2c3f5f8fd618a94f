/// Whether a scroll view belongs to a view controller whose bars it scrolls under.
///
/// It matters to ``ContentInsetAdjustmentBehavior/automatic`` alone.
///
/// Source: UIScrollView documentation, `ContentInsetAdjustmentBehavior.automatic`.
public enum ControllerEmbedding: Hashable, Sendable, CaseIterable {
  /// It stands in no navigation and no tab bar controller.
  case standalone
  /// It stands in a navigation controller, a tab bar controller, or both.
  case navigationOrTabBarController
}
