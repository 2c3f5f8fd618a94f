extension PixelGrid {
  /// Rounds every frame by its edges, and the content size and the viewport each by itself.
  ///
  /// Insets and the content offset stay as they are: the app gives them. So does the applied part
  /// of the safe area, which was decided on exact lengths.
  ///
  /// - Complexity: O(n) for n views.
  public func round(_ layout: ContentLayout) -> ContentLayout {
    layout.mapping(frame: { round($0) }, size: { round($0) })
  }
}
