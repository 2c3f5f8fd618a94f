/// A position in points, y growing downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal position in points.
  public var x: Double
  /// The vertical position in points, growing downwards.
  public var y: Double

  /// Makes a position; what is left out is 0.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point()

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// Makes a position from coordinates along an axis and across it.
  package init(main: Double, cross: Double, axis: Axis) {
    switch axis {
    case .horizontal: self.init(x: main, y: cross)
    case .vertical: self.init(x: cross, y: main)
    }
  }
}

extension Point: CustomStringConvertible {
  /// The position as `(x, y)`.
  public var description: String { text(.exact) }

  /// The position as `(x, y)`, its numbers in a style.
  package func text(_ style: NumberStyle) -> String { "(\(style.text(x)), \(style.text(y)))" }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal length in points.
  public var width: Double
  /// The vertical length in points.
  public var height: Double

  /// Makes a size; what is left out is 0.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The size of nothing.
  public static let zero = Size()

  /// The length along an axis.
  public subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// Makes a size from lengths along an axis and across it.
  package init(main: Double, cross: Double, axis: Axis) {
    switch axis {
    case .horizontal: self.init(width: main, height: cross)
    case .vertical: self.init(width: cross, height: main)
    }
  }
}

extension Size: CustomStringConvertible {
  /// The size as `width x height`.
  public var description: String { text(.exact) }

  /// The size as `width x height`, its numbers in a style.
  package func text(_ style: NumberStyle) -> String {
    "\(style.text(width)) x \(style.text(height))"
  }
}

/// A rectangle in points: where its top left corner is, and how far it reaches.
///
/// The size is stored, not the far corner, because a length is what a layout decides;
/// ``maxX`` and ``maxY`` are sums.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Makes a rectangle from its corner and its size.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers in points; what is left out is 0.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of no size at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The left or the top edge.
  package func min(_ axis: Axis) -> Double { origin[axis] }

  /// The right or the bottom edge.
  package func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// The width or the height.
  package func length(_ axis: Axis) -> Double { size[axis] }
}

extension Rect: CustomStringConvertible {
  /// The rectangle as `(x, y) width x height`.
  public var description: String { text(.exact) }

  /// The rectangle as `(x, y) width x height`, its numbers in a style.
  package func text(_ style: NumberStyle) -> String { "\(origin.text(style)) \(size.text(style))" }
}
