extension ScrollView {
  /// The scroll view as an app should leave it while a keyboard covers its lower part.
  ///
  /// The keyboard covers the safe area too, so the bottom inset grows by the overlap less the part
  /// of the safe area that is really applied, and never shrinks. The adjusted bottom inset is then
  /// the app's own plus the larger of the two. A scroll view does none of this by itself.
  ///
  /// Total: an overlap that is not a number covers nothing.
  ///
  /// Source: UIScrollView documentation, `adjustedContentInset`; observed on the class.
  ///
  /// - Parameters:
  ///   - overlap: how much of the window's height the keyboard covers, in points.
  ///   - contentSize: the size of the content as laid out, which decides whether the safe area is
  ///     applied.
  public func avoidingKeyboard(overlap: Double, contentSize: Size) -> ScrollView {
    var result = self
    result.contentInset = contentInset.avoidingKeyboard(
      overlap: overlap, appliedSafeArea: appliedSafeArea(contentSize: contentSize))
    return result
  }
}

extension Layout {
  /// The layout with the bottom inset of a scroll view that avoids the keyboard.
  ///
  /// See ``ScrollView/avoidingKeyboard(overlap:contentSize:)``; no frame changes.
  public func avoidingKeyboard(overlap: Double) -> Layout {
    var result = self
    result.scroll.contentInset = scroll.contentInset.avoidingKeyboard(
      overlap: overlap, appliedSafeArea: scroll.appliedSafeArea)
    return result
  }
}

extension EdgeInsets {
  fileprivate func avoidingKeyboard(overlap: Double, appliedSafeArea: EdgeInsets) -> EdgeInsets {
    var result = self
    result.bottom += max(0, overlap - appliedSafeArea.bottom)
    return result
  }
}
