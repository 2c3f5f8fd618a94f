extension ImageColumn {
  /// Where an action scrolls to, and where the end really is.
  public struct ScrollTargets: Hashable, Sendable {
    /// The offset that the published code sets, from the layout before the action.
    public let predicted: Point
    /// The offset that shows the end, from the layout after the action.
    public let actual: Point
  }

  /// What the published code computes when it adds an image, from the layout as it is.
  ///
  /// - Throws: ``LayoutError`` if the column has no layout.
  /// - Complexity: O(n) for n images.
  public func prediction(adding image: Image) throws(LayoutError) -> ScrollPrediction {
    ScrollPrediction(
      contentHeight: try layout().contentSize.height, addedHeight: image.size.height,
      spacing: spacing, viewportHeight: viewport.height)
  }

  /// The vertical offset that the published code leaves after adding an image, in points.
  ///
  /// - Throws: ``LayoutError`` if the column has no layout.
  /// - Complexity: O(n) for n images.
  public func predictedOffset(adding image: Image) throws(LayoutError) -> Double {
    try prediction(adding: image).offset(from: contentOffset.y)
  }

  /// Where an action scrolls to, and where the end of the column is after it.
  ///
  /// Clearing sets no offset, so what is predicted is the current one.
  ///
  /// - Throws: ``LayoutError`` if the column before or after the action has no layout.
  /// - Complexity: O(n) for n images.
  public func scrollTargets(after action: Action) throws(LayoutError) -> ScrollTargets {
    let next = try performing(action)
    return ScrollTargets(predicted: next.contentOffset, actual: try next.layout().offsetToEnd)
  }
}
