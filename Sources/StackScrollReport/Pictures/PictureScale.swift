import StackScrollCore

/// Where a point of a layout falls in a picture.
///
/// One scale for both axes, so that squares stay squares; only what would become too thin to see
/// is drawn larger on that axis.
struct PictureScale {
  /// The part of the plane that is shown, in points.
  let region: Rect
  /// Picture units per point.
  let unit: Size
  /// Where the region begins in the picture.
  let origin: Point
  /// Whether the two axes have different scales.
  let isDistorted: Bool

  /// The largest picture of a region, without what stands around it.
  struct Room {
    var size: Size
    /// The least length of a side; shorter ones are stretched.
    var least: Double
  }

  init(_ region: Rect, in room: Room, at origin: Point) {
    let width = Self.positive(region.size.width)
    let height = Self.positive(region.size.height)
    let common = min(room.size.width / width, room.size.height / height)
    let least = Size(
      width: min(room.least, room.size.width), height: min(room.least, room.size.height))
    let size = Size(
      width: max(width * common, least.width), height: max(height * common, least.height))
    self.region = Rect(x: region.minX, y: region.minY, width: width, height: height)
    self.origin = origin
    unit = Size(width: size.width / width, height: size.height / height)
    isDistorted = !Tolerance(absolute: 0, relative: 0.01).isEqual(unit.width, unit.height)
  }

  /// The size of the region in the picture.
  var size: Size {
    Size(width: region.size.width * unit.width, height: region.size.height * unit.height)
  }

  /// A position along an axis.
  func place(_ position: Double, _ axis: Axis) -> Double {
    origin[axis] + (position - region.min(axis)) * unit[axis]
  }

  /// A rectangle in picture units.
  func rect(_ rect: Rect) -> Rect {
    Rect(
      x: place(rect.minX, .horizontal), y: place(rect.minY, .vertical),
      width: rect.size.width * unit.width, height: rect.size.height * unit.height)
  }

  /// A length one can divide by.
  private static func positive(_ length: Double) -> Double {
    length > 0 && length.isFinite ? length : 1
  }
}

/// A coordinate as it stands in a picture's source: at most two decimals, the same on every machine.
struct PictureNumber: CustomStringConvertible {
  private let hundredths: Int

  /// The largest magnitude; beyond it nothing could be seen.
  private static let limit = 1e9

  /// Rounds a number; what is not one is 0.
  init(_ value: Double) {
    let clamped = value.isNaN ? 0 : min(max(value, -Self.limit), Self.limit)
    hundredths = Int((clamped * 100).rounded())
  }

  /// The digits, without a fraction that says nothing.
  var description: String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
