import StackScrollCore

/// How content is moved and seen: the core's way, or a wrong one put in its place.
public struct ScrollModel: Sendable {
  /// The offset in range that is nearest to a given one.
  public var clamp: @Sendable (ScrollGeometry, Point) -> Point
  /// The layout scrolled to an offset by code.
  public var set: @Sendable (Layout, Point) -> Layout
  /// The layout after a finger has moved by a distance.
  public var drag: @Sendable (Layout, Point) -> Layout
  /// The layout with its offset brought back in range.
  public var settle: @Sendable (Layout) -> Layout
  /// The layout scrolled by as little as shows a rectangle.
  public var toVisible: @Sendable (Layout, Rect) -> Layout
  /// The page stop nearest to an offset.
  public var pageStop: @Sendable (ScrollGeometry, Point) -> Point
  /// The offset that shows the same in the mirrored geometry.
  public var mirror: @Sendable (ScrollGeometry, Point) -> Point
  /// The layout of an app that avoids a keyboard.
  public var avoidKeyboard: @Sendable (Layout, Double) -> Layout
  /// The views seen at an offset.
  public var visibleViews: @Sendable (Layout, Point) -> [ViewID]
  /// The layout on a grid of pixels.
  public var round: @Sendable (PixelGrid, Layout) -> Layout

  /// The core's way.
  public static let standard = ScrollModel(
    clamp: { $0.clamp($1) }, set: { $0.scrolled(to: $1) }, drag: { $0.dragged(by: $1) },
    settle: { $0.settled() }, toVisible: { $0.scrolled(toVisible: $1) },
    pageStop: { $0.pageStop(nearest: $1) }, mirror: { $0.mirroring($1) },
    avoidKeyboard: { $0.avoidingKeyboard(overlap: $1) },
    visibleViews: { $0.visibleViews(at: $1) }, round: { $0.round($1) })
}
