// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !canImport(UIKit)
  import Foundation

  // Declarations only: nothing here lays anything out. Names and types are those of the public
  // documentation of each class.

  public struct NSDirectionalEdgeInsets {
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {}
  }

  public struct UIEdgeInsets {
    public init(top: Double, left: Double, bottom: Double, right: Double) {}
  }

  public enum UISemanticContentAttribute { case forceLeftToRight, forceRightToLeft }

  public struct UILayoutPriority: RawRepresentable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
  }

  @MainActor public class NSLayoutConstraint {
    public var priority = UILayoutPriority(1000)
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    public enum Axis { case horizontal, vertical }
  }

  @MainActor public class NSLayoutAnchor<AnchorType> {
    public func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant: Double
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
  public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
  public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant: Double) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(
      greaterThanOrEqualToConstant: Double
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(
      lessThanOrEqualToConstant: Double
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  @MainActor public class UILayoutGuide {
    public let leadingAnchor = NSLayoutXAxisAnchor()
    public let trailingAnchor = NSLayoutXAxisAnchor()
    public let topAnchor = NSLayoutYAxisAnchor()
    public let bottomAnchor = NSLayoutYAxisAnchor()
    public let widthAnchor = NSLayoutDimension()
    public let heightAnchor = NSLayoutDimension()
  }

  @MainActor open class UIView {
    public static let noIntrinsicMetric = -1.0
    public init(frame: CGRect) { self.frame = frame }
    public var frame: CGRect
    public var bounds = CGRect.zero
    public var isHidden = false
    public var translatesAutoresizingMaskIntoConstraints = true
    public var directionalLayoutMargins: NSDirectionalEdgeInsets?
    public var insetsLayoutMarginsFromSafeArea = true
    public var semanticContentAttribute = UISemanticContentAttribute.forceLeftToRight
    public let leadingAnchor = NSLayoutXAxisAnchor()
    public let trailingAnchor = NSLayoutXAxisAnchor()
    public let topAnchor = NSLayoutYAxisAnchor()
    public let bottomAnchor = NSLayoutYAxisAnchor()
    public let widthAnchor = NSLayoutDimension()
    public let heightAnchor = NSLayoutDimension()
    open var intrinsicContentSize: CGSize {
      CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    public func addSubview(_ view: UIView) {}
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    public func layoutIfNeeded() {}
    public func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    public func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
  }

  public class UIStackView: UIView {
    public enum Distribution {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var distribution = Distribution.fill
    public var alignment = Alignment.fill
    public var spacing = 0.0
    public var isLayoutMarginsRelativeArrangement = false
    public var isBaselineRelativeArrangement = false
    public func addArrangedSubview(_ view: UIView) {}
    public func setCustomSpacing(_ spacing: Double, after view: UIView) {}
  }

  public class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior { case never }
    public let contentLayoutGuide = UILayoutGuide()
    public let frameLayoutGuide = UILayoutGuide()
    public var contentSize = CGSize.zero
    public var contentOffset = CGPoint.zero
    public var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.never
  }
#endif
