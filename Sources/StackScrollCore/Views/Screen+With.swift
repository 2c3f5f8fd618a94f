extension Screen {
  /// The same screen with other parts; what is left out stays as it is.
  ///
  /// - Throws: ``ScreenError`` if the result is not well formed.
  /// - Complexity: O(n) for n views.
  public func with(
    scrollView: ScrollView? = nil, content: View? = nil, pins: DirectionalEdgeInsets? = nil,
    attachment: ContentAttachment? = nil, layoutDirection: LayoutDirection? = nil,
    policy: LayoutPolicy? = nil
  ) throws(ScreenError) -> Screen {
    try Screen(
      scrollView: scrollView ?? self.scrollView, content: content ?? self.content,
      pins: pins ?? self.pins, attachment: attachment ?? self.attachment,
      layoutDirection: layoutDirection ?? self.layoutDirection, policy: policy ?? self.policy)
  }
}
