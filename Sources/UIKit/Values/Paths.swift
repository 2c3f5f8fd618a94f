public import Foundation

/// A line of points and curves, of which only what it reaches over is known.
///
/// Nothing is drawn.
open class CGPath: @unchecked Sendable {
  fileprivate var rect: CGRect
  fileprivate var end: CGPoint?

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
  /// What its points reach over.
  open var boundingBoxOfPath: CGRect { rect }
  /// Whether it has no points.
  open var isEmpty: Bool { rect.isNull }
  /// Where it has come to.
  open var currentPoint: CGPoint { end ?? .zero }
  /// Whether a point is in what it reaches over.
  open func contains(_ point: CGPoint) -> Bool { rect.contains(point) }
}

/// A line that is still drawn, of which only what it reaches over is known.
open class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty line.
  public init() { super.init(over: .null) }

  private func reach(_ points: CGPoint..., moved transform: CGAffineTransform) {
    for point in points {
      let place = point.applying(transform)
      rect = rect.union(CGRect(origin: place, size: .zero))
      end = place
    }
  }

  private func reach(_ area: CGRect, moved transform: CGAffineTransform) {
    reach(
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY), moved: transform)
  }

  /// Begins elsewhere.
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    reach(point, moved: transform)
  }
  /// Goes straight on.
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    reach(point, moved: transform)
  }
  /// Goes from point to point.
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for point in points { reach(point, moved: transform) }
  }
  /// Goes on in a curve.
  open func addQuadCurve(
    to point: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { reach(control, point, moved: transform) }
  /// Goes on in a curve.
  open func addCurve(
    to point: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { reach(control1, control2, point, moved: transform) }
  /// Adds a part of a circle, which counts as all of it.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let square = CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
    reach(square, moved: transform)
    end = CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
      .applying(transform)
  }
  /// Goes to a corner, and round it.
  open func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { reach(tangent1End, tangent2End, moved: transform) }
  /// Adds a rectangle.
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    reach(rect, moved: transform)
  }
  /// Adds rectangles.
  open func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { reach(rect, moved: transform) }
  }
  /// Adds a rectangle with round corners.
  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { reach(rect, moved: transform) }
  /// Adds an oval in a rectangle.
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    reach(rect, moved: transform)
  }
  /// Adds another line.
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    if !path.isEmpty { reach(path.boundingBox, moved: transform) }
  }
  /// Does nothing: the line is as long as it is.
  open func closeSubpath() {}
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
