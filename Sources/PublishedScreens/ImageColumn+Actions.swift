extension ImageColumn {
  /// What a tap does to the column.
  public enum Action: Hashable, Sendable {
    /// One finger: a heart of a height in points is added at the bottom.
    case heart(height: Double)
    /// Two fingers: a star of a height in points is added at the bottom.
    case star(height: Double)
    /// Three fingers: all images go.
    case clear

    /// The image that the action adds, of the published width, if it adds one.
    public var addedImage: Image? {
      switch self {
      case .heart(let height):
        Image(.heart, size: Size(width: Image.publishedSide, height: height))
      case .star(let height):
        Image(.star, size: Size(width: Image.publishedSide, height: height))
      case .clear: nil
      }
    }
  }

  /// The column after an action, scrolled as the published code scrolls it.
  ///
  /// - Throws: ``LayoutError`` if the column before or after it has no layout, such as for a height
  ///   that is not finite.
  /// - Complexity: O(n) for n images.
  public func performing(_ action: Action) throws(LayoutError) -> ImageColumn {
    guard let added = action.addedImage else { return cleared() }
    return try adding(added)
  }

  /// The column with a heart added, and scrolled to the predicted end.
  ///
  /// - Throws: ``LayoutError`` if the column before or after it has no layout.
  /// - Complexity: O(n) for n images.
  public func addingHeart(
    height: Double = Image.publishedSide
  ) throws(LayoutError) -> ImageColumn {
    try performing(.heart(height: height))
  }

  /// The column with a star added, and scrolled to the predicted end.
  ///
  /// - Throws: ``LayoutError`` if the column before or after it has no layout.
  /// - Complexity: O(n) for n images.
  public func addingStar(
    height: Double = Image.publishedSide
  ) throws(LayoutError) -> ImageColumn {
    try performing(.star(height: height))
  }

  /// The column with an image added, and scrolled to the predicted end.
  ///
  /// - Throws: ``LayoutError`` if the column before or after it has no layout.
  /// - Complexity: O(n) for n images.
  public func adding(_ image: Image) throws(LayoutError) -> ImageColumn {
    let offset = Point(x: contentOffset.x, y: try predictedOffset(adding: image))
    let result = with(images: images + [image], contentOffset: offset)
    _ = try result.layout()
    return result
  }

  /// The column without images, its offset as it was.
  public func cleared() -> ImageColumn {
    with(images: [], contentOffset: contentOffset)
  }
}
