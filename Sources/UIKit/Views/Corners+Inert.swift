// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Kept or taken, and without effect.

public struct UICornerRadius: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat?)
  }
  private let kind: Kind

  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

public struct UICornerConfiguration: Hashable, Sendable {
  private var radii: [UICornerRadius?] = []

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: [radius, radius, radius, radius])
  }
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration()
  }
}

@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {}
}

@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

@preconcurrency @MainActor public protocol UIPreviewActionItem: AnyObject {
  var title: String { get }
}

@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public let title: String

  public enum Style: Int, Sendable { case `default`, selected, destructive }

  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) { self.title = title }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(
    _ context: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ context: any UIViewControllerPreviewing, commit controller: UIViewController)
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open var isEnabled = true
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  open func invalidate() {}
}

@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { .zero }
}

@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
}

@preconcurrency @MainActor public struct UIPointerEffect {
  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { Self() }
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { Self() }
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect { Self() }
}

@preconcurrency @MainActor public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
