@_exported public import Foundation
// On Apple's platforms Foundation has what is here a module of its own: `URLSession` and the like.
@_exported public import FoundationNetworking
package import StackScrollCore

/// Distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()
}

/// Distances from the four edges of a rectangle, of which two follow the layout direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()
}

/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Not moved.
  public static let zero = UIOffset()
}

extension UIEdgeInsets {
  /// The insets as values of layout have them.
  package var edges: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  var edges: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

/// Edges of a rectangle, of which two follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The edges.
  public let rawValue: UInt

  /// Makes a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The one at which lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The one at which lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
