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
  public var boundingBox: CGRect { rect }
}

/// A line of points and curves, of which only what it reaches over is known.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  /// Kept without effect.
  open var lineWidth: CGFloat = 1
  /// Kept without effect.
  open var lineCapStyle = CGLineCap.butt
  /// Kept without effect.
  open var lineJoinStyle = CGLineJoin.miter
  /// Kept without effect.
  open var usesEvenOddFillRule = false
  /// Kept without effect.
  open var miterLimit: CGFloat = 10
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
  /// Does nothing: without effect.
  open func close() {}
  /// Does nothing: without effect.
  open func stroke() {}
  /// Does nothing: without effect.
  open func fill() {}
  /// Does nothing: without effect.
  open func addClip() {}
  /// Does nothing: without effect.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  private func reach(_ point: CGPoint) {
    currentPoint = point
    bounds = bounds.union(CGRect(origin: point, size: .zero))
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners.
  public let rawValue: UInt

  /// Makes a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// As on Apple's platforms, without effect.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// As on Apple's platforms, without effect.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// As on Apple's platforms, without effect.
  case butt, round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// As on Apple's platforms, without effect.
  case miter, round, bevel
}

/// How well images are drawn.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, none, low, high, medium
}

/// What of a line is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// As on Apple's platforms, without effect.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How colours are mixed.
public enum CGBlendMode: Int32, Sendable {
  /// As on Apple's platforms, without effect.
  case normal, multiply, screen, overlay, darken, lighten, clear, copy, sourceIn, sourceAtop
  /// As on Apple's platforms, without effect.
  case sourceOut, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// As on Apple's platforms, without effect.
  case colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation
  /// As on Apple's platforms, without effect.
  case color, luminosity, plusDarker, plusLighter
}

/// Where nothing is drawn.
public final class CGContext: @unchecked Sendable {
  init() {}

  /// Kept without effect.
  public var interpolationQuality = CGInterpolationQuality.default
  /// Does nothing: without effect.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Does nothing: without effect.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Does nothing: without effect.
  public func clip(to rect: CGRect, mask: CGImage) {}

  /// Does nothing: without effect.
  public func saveGState() {}
  /// Does nothing: without effect.
  public func restoreGState() {}
  /// Does nothing: without effect.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing: without effect.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing: without effect.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing: without effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Does nothing: without effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Does nothing: without effect.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Does nothing: without effect.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing: without effect.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing: without effect.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Does nothing: without effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Does nothing: without effect.
  public func fill(_ rect: CGRect) {}
  /// Does nothing: without effect.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing: without effect.
  public func clear(_ rect: CGRect) {}
  /// Does nothing: without effect.
  public func clip(to rect: CGRect) {}
  /// Does nothing: without effect.
  public func clip() {}
  /// Does nothing: without effect.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing: without effect.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing: without effect.
  public func addEllipse(in rect: CGRect) {}
  /// Does nothing: without effect.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing: without effect.
  public func addPath(_ path: CGPath) {}
  /// Does nothing: without effect.
  public func addLine(to point: CGPoint) {}
  /// Does nothing: without effect.
  public func move(to point: CGPoint) {}
  /// Does nothing: without effect.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Does nothing: without effect.
  public func beginPath() {}
  /// Does nothing: without effect.
  public func closePath() {}
  /// Does nothing: without effect.
  public func fillPath() {}
  /// Does nothing: without effect.
  public func strokePath() {}
  /// Does nothing: without effect.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing: without effect.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing: without effect.
  public func rotate(by angle: CGFloat) {}
  /// Does nothing: without effect.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Does nothing: without effect.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Does nothing: without effect.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}

/// Which colours there are, without effect.
public final class CGColorSpace: Sendable {}

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

/// How far colours reach, without effect.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The parts.
  public let rawValue: UInt32

  /// Makes options.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Nil: nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
/// Does nothing: nothing is drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Does nothing: nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}
/// Nil: nothing is drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
/// Does nothing: nothing is drawn.
public func UIGraphicsEndImageContext() {}
/// Does nothing: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
