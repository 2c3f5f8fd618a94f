extension Screen {
  /// The same screen with another scroll view.
  ///
  /// - Throws: ``ScreenError`` if the result is not well formed.
  /// - Complexity: O(n) for n views.
  public func with(scrollView: ScrollView) throws(ScreenError) -> Screen {
    try Screen(
      scrollView: scrollView, content: content, pins: pins, attachment: attachment,
      layoutDirection: layoutDirection, policy: policy)
  }

  /// The same screen with another content view.
  ///
  /// - Throws: ``ScreenError`` if the result is not well formed.
  /// - Complexity: O(n) for n views.
  public func with(content: View) throws(ScreenError) -> Screen {
    try Screen(
      scrollView: scrollView, content: content, pins: pins, attachment: attachment,
      layoutDirection: layoutDirection, policy: policy)
  }

  /// The same screen with other pins.
  ///
  /// - Throws: ``ScreenError`` if the result is not well formed.
  /// - Complexity: O(n) for n views.
  public func with(pins: DirectionalEdgeInsets) throws(ScreenError) -> Screen {
    try Screen(
      scrollView: scrollView, content: content, pins: pins, attachment: attachment,
      layoutDirection: layoutDirection, policy: policy)
  }

  /// The same screen with its content view hung in another way.
  ///
  /// - Throws: ``ScreenError`` if the result is not well formed.
  /// - Complexity: O(n) for n views.
  public func with(attachment: ContentAttachment) throws(ScreenError) -> Screen {
    try Screen(
      scrollView: scrollView, content: content, pins: pins, attachment: attachment,
      layoutDirection: layoutDirection, policy: policy)
  }

  /// The same screen read in another direction.
  ///
  /// - Throws: ``ScreenError`` if the result is not well formed.
  /// - Complexity: O(n) for n views.
  public func with(layoutDirection: LayoutDirection) throws(ScreenError) -> Screen {
    try Screen(
      scrollView: scrollView, content: content, pins: pins, attachment: attachment,
      layoutDirection: layoutDirection, policy: policy)
  }

  /// The same screen with other answers where the sources leave a choice.
  ///
  /// - Throws: ``ScreenError`` if the result is not well formed.
  /// - Complexity: O(n) for n views.
  public func with(policy: LayoutPolicy) throws(ScreenError) -> Screen {
    try Screen(
      scrollView: scrollView, content: content, pins: pins, attachment: attachment,
      layoutDirection: layoutDirection, policy: policy)
  }
}
