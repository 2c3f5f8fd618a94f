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

  /// A screen of 2 pixels a point, as pictures called `@2x` are drawn for.
  public static let x2 = PixelGrid(whole: 2)
  /// A screen of 3 pixels a point, as pictures called `@3x` are drawn for.
  public static let x3 = PixelGrid(whole: 3)

  private init(whole scale: Int) { self.scale = Double(scale) }

  /// The least whole number of pixels that has room for a length, in points: 20.28 is 20.5 at 2 pixels a
  /// point.
  ///
  /// A length that is a millionth of a pixel longer than whole pixels is as long as they are: sums of
  /// widths lose less than that.
  package func roundUp(_ length: Double) -> Double {
    let pixels = length * scale
    guard pixels.magnitude < Double.wholeFromHere else { return length }
    let rounded = (pixels - 1e-6).rounded(.up) / scale
    return rounded.isFinite ? max(rounded, 0) : length
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
}
