/// Distances from the four edges of a rectangle inwards, in points.
///
/// A negative distance reaches outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Makes insets; what is left out is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any edge.
  public static let zero = EdgeInsets()

  /// The same distances with left and right exchanged, as a mirror shows them.
  package var mirrored: EdgeInsets {
    EdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }

  /// The distances edge by edge together.
  package static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  /// The left or the top distance.
  package func near(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: left
    case .vertical: top
    }
  }

  /// The right or the bottom distance.
  package func far(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: right
    case .vertical: bottom
    }
  }
}

/// Distances from the four edges inwards, in points, with sides that follow the reading direction.
///
/// Leading is the left side where text runs from left to right, and the right side where it runs
/// from right to left. ``resolved(in:)`` says which.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where reading starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// Makes insets; what is left out is 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any edge.
  public static let zero = DirectionalEdgeInsets()

  /// The same distances on left and right sides.
  public func resolved(in direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
