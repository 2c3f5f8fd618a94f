/// What a view's width or height is tied to.
///
/// A constant or a fraction is required: nothing stretches or squeezes it. An intrinsic length
/// gives way, first where the view is too short for its place, last where it is too long.
public enum Length: Hashable, Sendable {
  /// Nothing but the view's own size, if it has one.
  case intrinsic
  /// A required length in points.
  case constant(Double)
  /// A required share of a guide's length on the same axis.
  case fraction(Double, of: LayoutGuide)

  /// The same length as a guide's on the same axis.
  ///
  /// It is the fraction 1, and exactly so: a double times 1 is itself.
  public static func equal(to guide: LayoutGuide) -> Length {
    .fraction(1, of: guide)
  }

  /// The required length in points where a guide has the given length, or nil for an intrinsic one.
  func required(guideLength: Double) -> Double? {
    switch self {
    case .intrinsic: nil
    case .constant(let length): length
    case .fraction(let share, of: .frameLayoutGuide): share * guideLength
    }
  }
}

extension Length: CustomStringConvertible {
  /// The length as Swift source.
  public var description: String {
    switch self {
    case .intrinsic: ".intrinsic"
    case .constant(let length): ".constant(\(NumberText(length)))"
    case .fraction(1, of: let guide): ".equal(to: .\(guide))"
    case .fraction(let share, of: let guide): ".fraction(\(NumberText(share)), of: .\(guide))"
    }
  }
}
