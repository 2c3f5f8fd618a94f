// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Kept or taken, and without effect.

@preconcurrency @MainActor public protocol CAAction {}
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {}

public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String
  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

public struct CALayerContentsGravity: Hashable, Sendable {
  private let name: String
  public static let resize = CALayerContentsGravity(name: "resize")
  public static let resizeAspect = CALayerContentsGravity(name: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(name: "resizeAspectFill")
  public static let center = CALayerContentsGravity(name: "center")
}

extension CACornerMask {
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String
  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}

@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var miterLimit: CGFloat = 10
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
  private let name: String
  public static let nonZero = CAShapeLayerFillRule(name: "nonZero")
  public static let evenOdd = CAShapeLayerFillRule(name: "evenOdd")
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String
  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")
}

public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  public static let round = CAShapeLayerLineJoin(name: "round")
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

@preconcurrency @MainActor open class CATextLayer: CALayer {
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var isWrapped = false
}

public struct CATextLayerAlignmentMode: Hashable, Sendable {
  private let name: String
  public static let natural = CATextLayerAlignmentMode(name: "natural")
  public static let left = CATextLayerAlignmentMode(name: "left")
  public static let right = CATextLayerAlignmentMode(name: "right")
  public static let center = CATextLayerAlignmentMode(name: "center")
}

@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
}

@preconcurrency @MainActor open class CATransformLayer: CALayer {}
