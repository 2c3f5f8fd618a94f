/// The grid of pixels on which a screen shows what a layout computed.
///
/// Layout works with exact numbers; rounding is a separate step, so that a law can be stated on
/// either side of it. Edges are rounded and sizes are differences of rounded edges: rectangles
/// that touch still touch afterwards, while a length may change by up to a pixel.
///
/// Source: observed on the class: at 2 pixels a point, 950.25 becomes 950.5 and 950.2 becomes 950.
/// That edges rather than sizes are rounded is this model's choice.
public struct PixelGrid: Hashable, Sendable {
  /// How many pixels there are to a point.
  public let scale: Double

  /// The scales there are: a picture of a screen may be drawn smaller or larger than any screen shows it.
  public static let scales = 0.1...100.0

  /// Makes a grid.
  ///
  /// - Parameter scale: pixels per point, such as 1, 2 or 3.
  /// - Throws: ``ScreenError`` if the scale is not finite or not within ``scales``.
  public init(scale: Double) throws(ScreenError) {
    let place = ErrorLocation(.pixelGrid, .scale)
    guard scale.isFinite else { throw .notFinite(place, scale) }
    guard Self.scales.contains(scale) else {
      throw .scaleOutOfRange(place, scale, allowed: Self.scales)
    }
    self.scale = scale
  }

  /// Rounds a coordinate to the nearest pixel, ties away from zero.
  ///
  /// Total: what is not finite passes through, and so does a value too large for a double to hold
  /// a fraction of a pixel.
  package func round(_ value: Double) -> Double {
    let pixels = value * scale
    guard pixels.magnitude < Double.wholeFromHere else { return value }
    let rounded = pixels.nearestWhole / scale
    return rounded.isFinite ? rounded : value
  }

  /// Rounds the four edges of a rectangle.
  public func round(_ rect: Rect) -> Rect {
    let near = Point(x: round(rect.minX), y: round(rect.minY))
    let width = round(rect.maxX) - near.x
    let height = round(rect.maxY) - near.y
    return Rect(origin: near, size: Size(width: width, height: height))
  }

  /// Rounds a width and a height as the edges of a rectangle at the origin.
  package func round(_ size: Size) -> Size {
    Size(width: round(size.width), height: round(size.height))
  }

  /// Rounds every frame by its edges, and the content size and the viewport each by itself.
  ///
  /// Insets and the content offset stay as they are: the app gives them. So does the applied part
  /// of the safe area, which was decided on exact lengths.
  ///
  /// - Complexity: O(n) for n views.
  public func round(_ layout: Layout) -> Layout {
    layout.mapping(frame: { round($0) }, size: { round($0) })
  }
}
