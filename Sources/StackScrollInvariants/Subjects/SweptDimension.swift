/// A length of a screen that is varied to see where a law fails.
public enum SweptDimension: String, Hashable, Sendable, CaseIterable {
  /// The width of the scroll view.
  case width
  /// The height of the scroll view.
  case height
  /// How far the content is scrolled sideways.
  case offsetX = "offset x"
  /// How far the content is scrolled down.
  case offsetY = "offset y"

  /// Whether it is where the content is, and not how large the window is.
  public var isOffset: Bool { self == .offsetX || self == .offsetY }
}
