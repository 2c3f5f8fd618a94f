extension ScrollView {
  /// The insets that count for scrolling: the app's own and the applied part of the safe area.
  ///
  /// A pure function of the scroll view and the size of what is inside it, so it can be asked
  /// before and after a change of either.
  ///
  /// Source: UIScrollView documentation, `adjustedContentInset`.
  public func adjustedContentInset(contentSize: Size) -> EdgeInsets {
    contentInset + appliedSafeArea(contentSize: contentSize)
  }

  /// The part of the safe area that is added to the app's own insets.
  ///
  /// Content that exceeds the scroll view by a rounding error does not exceed it.
  ///
  /// Source: UIScrollView documentation, `ContentInsetAdjustmentBehavior`.
  public func appliedSafeArea(contentSize: Size) -> EdgeInsets {
    let horizontal = appliesSafeArea(along: .horizontal, contentSize: contentSize)
    let vertical = appliesSafeArea(along: .vertical, contentSize: contentSize)
    return EdgeInsets(
      top: vertical ? safeAreaInsets.top : 0, left: horizontal ? safeAreaInsets.left : 0,
      bottom: vertical ? safeAreaInsets.bottom : 0,
      right: horizontal ? safeAreaInsets.right : 0)
  }

  private func appliesSafeArea(along axis: Axis, contentSize: Size) -> Bool {
    switch (contentInsetAdjustmentBehavior, controllerEmbedding) {
    case (.always, _): true
    case (.never, _): false
    case (.automatic, .navigationOrTabBarController) where axis == .vertical: true
    case (.automatic, _), (.scrollableAxes, _):
      alwaysBounces(axis) || Tolerance.standard.isGreater(contentSize[axis], than: size[axis])
    }
  }
}

extension ScrollGeometry {
  /// Makes the geometry of a scroll view around content of a size.
  public init(_ scrollView: ScrollView, contentSize: Size) {
    self.init(
      contentSize: contentSize, bounds: scrollView.size, contentInset: scrollView.contentInset,
      appliedSafeArea: scrollView.appliedSafeArea(contentSize: contentSize),
      isPagingEnabled: scrollView.isPagingEnabled)
  }
}
