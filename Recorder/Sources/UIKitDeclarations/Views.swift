// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
#if !canImport(UIKit)
  import Foundation

  // The views of UIKit as properties that are kept, and nothing more: nothing here lays anything out.
  // Names and types are those of the public documentation of each class; what UIKit finds out by
  // itself can be set here.

  @MainActor open class UIResponder {
    public init() {}
    open var next: UIResponder? { nil }
  }

  @MainActor open class UIViewController: UIResponder {
    open var view: UIView! { didSet { view.controller = self } }
    public var navigationController: UINavigationController?
    public var tabBarController: UITabBarController?
  }

  public class UINavigationController: UIViewController {}
  public class UITabBarController: UIViewController {}

  public final class UITraitCollection {
    public var displayScale: CGFloat = 1
    public var preferredContentSizeCategory = UIContentSizeCategory.large
  }

  public enum UIContentSizeCategory {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  @MainActor open class UIView: UIResponder {
    public static let noIntrinsicMetric: CGFloat = -1
    public struct AutoresizingMask: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let flexibleWidth = AutoresizingMask(rawValue: 2)
      public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    public init(frame: CGRect) { self.frame = frame }
    public var frame: CGRect
    public var bounds: CGRect {
      get { CGRect(origin: origin, size: frame.size) }
      set { (origin, frame.size) = (newValue.origin, newValue.size) }
    }
    private var origin = CGPoint.zero
    public var accessibilityIdentifier: String?
    public var isHidden = false
    public var traitCollection = UITraitCollection()
    public var semanticContentAttribute = UISemanticContentAttribute.unspecified
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    fileprivate weak var controller: UIViewController?
    override open var next: UIResponder? { controller ?? superview }
    public func addSubview(_ view: UIView) {
      view.superview = self
      subviews.append(view)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      func offset(_ view: UIView?) -> CGPoint {
        guard let view else { return .zero }
        let around = offset(view.superview)
        return CGPoint(
          x: around.x + view.frame.minX - view.bounds.minX,
          y: around.y + view.frame.minY - view.bounds.minY)
      }
      let (from, to) = (offset(self), offset(view))
      return rect.offsetBy(dx: from.x - to.x, dy: from.y - to.y)
    }

    public var autoresizingMask: AutoresizingMask = []
    public var translatesAutoresizingMaskIntoConstraints = true
    public internal(set) var constraints: [NSLayoutConstraint] = []
    public private(set) var layoutGuides: [UILayoutGuide] = []
    public func addLayoutGuide(_ guide: UILayoutGuide) {
      guide.owningView = self
      layoutGuides.append(guide)
    }
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
    public private(set) lazy var readableContentGuide = UILayoutGuide(of: self)
    public private(set) lazy var keyboardLayoutGuide = UILayoutGuide(of: self)

    public var safeAreaInsets = UIEdgeInsets.zero
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    public var preservesSuperviewLayoutMargins = false
    public var insetsLayoutMarginsFromSafeArea = true

    open var intrinsicContentSize: CGSize {
      CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func invalidateIntrinsicContentSize() {}
    open func layoutSubviews() {}
    public func layoutIfNeeded() {}

    private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      hugging[axis] ?? .defaultLow
    }
    public func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { hugging[axis] = priority }
    public func contentCompressionResistancePriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }
    public func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { resistance[axis] = priority }
  }

  public class UIStackView: UIView {
    public enum Distribution {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var distribution = Distribution.fill
    public var alignment = Alignment.fill
    public var spacing: CGFloat = 0
    public var isLayoutMarginsRelativeArrangement = false
    public var isBaselineRelativeArrangement = false
    public private(set) var arrangedSubviews: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    public func addArrangedSubview(_ view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      arrangedSubviews.append(view)
      addSubview(view)
    }
    public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
      spacings[ObjectIdentifier(view)] = spacing
    }
    public func customSpacing(after view: UIView) -> CGFloat {
      spacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    }
  }

  public class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior { case automatic, scrollableAxes, never, always }
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
    public var contentSize = CGSize.zero
    public var contentOffset: CGPoint {
      get { bounds.origin }
      set { bounds.origin = newValue }
    }
    public var contentInset = UIEdgeInsets.zero
    public var adjustedContentInset = UIEdgeInsets.zero
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    public var alwaysBounceHorizontal = false
    public var alwaysBounceVertical = false
    public var isPagingEnabled = false
  }

  public class UILabel: UIView {
    public var text: String?
    public var font: UIFont! = .systemFont(ofSize: 17)
    public var numberOfLines = 1
    public var preferredMaxLayoutWidth: CGFloat = 0
  }

  public class UIControl: UIView {}
  public class UIButton: UIControl { public var titleLabel: UILabel? }

  public final class UIFont: Sendable {
    public let lineHeight: CGFloat
    public let ascender: CGFloat
    public let descender: CGFloat
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
    private init(_ size: CGFloat) {
      (lineHeight, ascender, descender) = (size * 1.2, size * 0.95, -size * 0.25)
    }
  }

  extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
  }

  extension NSString {
    /// The stand-in for a font: all letters are 10 points wide.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
      CGSize(width: 10 * Double(length), height: 20)
    }
  }
#endif
