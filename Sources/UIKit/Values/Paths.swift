public import Foundation

/// A line of points and curves, of which only what it reaches over is known.
///
/// Nothing is drawn.
open class CGPath: @unchecked Sendable {
  fileprivate let rect: CGRect

  fileprivate init(over rect: CGRect) { self.rect = rect }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(over: rect)
  }

  /// Makes an oval in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(over: rect)
  }

  /// Makes the outline of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(over: rect) }

  /// What its points reach over.
  open var boundingBox: CGRect { rect }
}

/// A line of points and curves, of which only what it reaches over is known.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  /// What the points reach over.
  open private(set) var bounds = CGRect.null
  /// Where the line has come to.
  open private(set) var currentPoint = CGPoint.zero

  /// Makes an empty line.
  public override init() {}

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }

  /// Makes an oval in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// Makes the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  /// Makes the outline of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  /// Makes a part of a circle; what is known of it is the whole circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Makes the same line.
  public convenience init(cgPath: CGPath) { self.init(rect: cgPath.rect) }

  /// The line as layers have it.
  open var cgPath: CGPath {
    get { CGPath(over: bounds) }
    set { bounds = newValue.rect }
  }
  /// Whether there are no points.
  open var isEmpty: Bool { bounds.isNull }

  /// Begins at a point.
  open func move(to point: CGPoint) { reach(point) }
  /// Goes on to a point.
  open func addLine(to point: CGPoint) { reach(point) }
  /// Goes on to a point.
  open func addCurve(to point: CGPoint, controlPoint1 first: CGPoint, controlPoint2 second: CGPoint)
  {
    reach(point)
  }
  /// Goes on to a point.
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { reach(point) }
  /// Goes on around a point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    reach(CGPoint(x: center.x - radius, y: center.y - radius))
    reach(CGPoint(x: center.x + radius, y: center.y + radius))
  }
  /// Adds another line.
  open func append(_ path: UIBezierPath) { bounds = bounds.union(path.bounds) }
  /// Whether a point is in what the line reaches over.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// Moves the line.
  open func apply(_ transform: CGAffineTransform) {
    bounds = CGRect(
      origin: bounds.origin.applying(transform), size: bounds.size.applying(transform))
  }
  /// Forgets the points.
  open func removeAllPoints() { bounds = .null }
  /// The same line.
  open func reversing() -> UIBezierPath { self }

  private func reach(_ point: CGPoint) {
    currentPoint = point
    bounds = bounds.union(CGRect(origin: point, size: .zero))
  }

  // Kept or taken, and without effect.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var usesEvenOddFillRule = false
  open var miterLimit: CGFloat = 10
  open func close() {}
  open func stroke() {}
  open func fill() {}
  open func addClip() {}
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners.
  public let rawValue: UInt

  /// Makes a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// All colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colours that go over into each other, without effect.
public final class CGGradient: Sendable {
  /// Makes one.
  public init?(
    colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {}
}

/// A list as C has it.
public typealias CFArray = [Any]
