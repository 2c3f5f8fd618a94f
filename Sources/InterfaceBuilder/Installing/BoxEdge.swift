import StackScrollConstraints
import StackScrollCore

/// One of the four sides of a rectangle, as documents are laid out: from left to right.
enum BoxEdge: Hashable, CaseIterable {
  case top, left, bottom, right

  /// The side that an attribute names, and whether it is the margin inside it.
  static func named(by attribute: LayoutAttribute) -> (edge: BoxEdge, isMargin: Bool)? {
    switch attribute {
    case .left, .leading: (.left, false)
    case .right, .trailing: (.right, false)
    case .top: (.top, false)
    case .bottom: (.bottom, false)
    case .leftMargin, .leadingMargin: (.left, true)
    case .rightMargin, .trailingMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline,
      .centerXWithinMargins, .centerYWithinMargins:
      nil
    }
  }

  /// Where it is in a rectangle.
  func position(in rect: Rect) -> Double {
    switch self {
    case .top: rect.minY
    case .left: rect.minX
    case .bottom: rect.maxY
    case .right: rect.maxX
    }
  }

  /// How far a position is inside it.
  func inset(of position: Double, in rect: Rect) -> Double {
    switch self {
    case .top, .left: position - self.position(in: rect)
    case .bottom, .right: self.position(in: rect) - position
    }
  }
}

extension EdgeInsets {
  /// The distance at a side.
  subscript(edge: BoxEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}
