/// The window through which the content is seen.
public struct ScrollView: Hashable, Sendable {
  /// The size of the window in points, known before the layout.
  public var size: Size
  /// Room added around the content, which the offset may reach into.
  public var contentInset: EdgeInsets
  /// The point of the content at the window's top left corner.
  ///
  /// It is kept as given: setting an offset in code is not clamped.
  ///
  /// Source: observed on the class.
  public var contentOffset: Point

  /// Makes a scroll view.
  public init(size: Size, contentInset: EdgeInsets = .zero, contentOffset: Point = .zero) {
    self.size = size
    self.contentInset = contentInset
    self.contentOffset = contentOffset
  }
}
