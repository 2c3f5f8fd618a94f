import StackScrollConstraints
import StackScrollCore

/// An attribute as it is printed.
enum LogAttribute: Hashable {
  /// One of the attributes of constraints.
  case anchor(LayoutAttribute)
  /// A place that is counted from the near edge of the superview.
  case inSuperview(LayoutAttribute)

  /// Reads a name.
  init?(_ name: String) {
    switch name {
    case "baseline": self = .anchor(.lastBaseline)
    case "minX": self = .inSuperview(.left)
    case "midX": self = .inSuperview(.centerX)
    case "maxX": self = .inSuperview(.right)
    case "minY": self = .inSuperview(.top)
    case "midY": self = .inSuperview(.centerY)
    case "maxY": self = .inSuperview(.bottom)
    default:
      guard let attribute = LayoutAttribute(rawValue: name) else { return nil }
      self = .anchor(attribute)
    }
  }

  /// What is tied, wherever it is counted from.
  var attribute: LayoutAttribute {
    switch self {
    case .anchor(let attribute), .inSuperview(let attribute): attribute
    }
  }
}

extension Axis {
  /// The near edge on this axis, from which places in a superview are counted.
  var nearEdge: LayoutAttribute { self == .horizontal ? .left : .top }
}

extension LayoutAttribute {
  /// Whether a constraint can tie this to another: lengths of any axis, places of one.
  func isComparable(with other: LayoutAttribute) -> Bool {
    isLength || other.isLength ? isLength && other.isLength : axis == other.axis
  }
}
