/// When the safe area is added to a scroll view's content insets.
///
/// Source: UIScrollView documentation, `ContentInsetAdjustmentBehavior`.
public enum ContentInsetAdjustmentBehavior: Hashable, Sendable, CaseIterable {
  /// As ``scrollableAxes``, but inside a navigation or tab bar controller the top and the bottom
  /// always count.
  ///
  /// Which of the two applies is said by ``ScrollView/controllerEmbedding``.
  case automatic
  /// On an axis whose content is greater than the scroll view itself, or that always bounces.
  ///
  /// The comparison is with the whole scroll view, not with what the insets leave of it. So
  /// content that is just too long for the part inside the safe area, and not for the scroll view,
  /// gets no inset and is covered.
  case scrollableAxes
  /// On no edge.
  case never
  /// On every edge.
  case always
}
