// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !canImport(UIKit)
  import Foundation

  public struct NSDirectionalEdgeInsets {
    public var (top, leading, bottom, trailing): (CGFloat, CGFloat, CGFloat, CGFloat)
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  public struct UIEdgeInsets: Sendable {
    public var (top, left, bottom, right): (CGFloat, CGFloat, CGFloat, CGFloat)
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  }

  public enum UISemanticContentAttribute { case unspecified, forceLeftToRight, forceRightToLeft }
  public enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }

  public struct UILayoutPriority: RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
  }

  @MainActor open class UILayoutGuide {
    public init() {}
    init(of view: UIView) { owningView = view }
    public internal(set) weak var owningView: UIView?
    public var identifier = ""
    public var layoutFrame = CGRect.zero
  }

  @MainActor open class NSLayoutConstraint {
    public enum Axis { case horizontal, vertical }
    public enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }
    public enum Attribute {
      case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
      case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
      case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
      case notAnAttribute
    }

    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    public var constant: CGFloat
    public var priority = UILayoutPriority.required
    public var identifier: String?
    public var isActive = false {
      didSet { if isActive, !oldValue { holder?.constraints.append(self) } }
    }

    public init(
      item: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
      attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
      (firstItem, secondItem) = (item as AnyObject, second as AnyObject?)
      (firstAttribute, self.secondAttribute) = (attribute, secondAttribute)
      (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }

    /// The innermost view around both items.
    private var holder: UIView? {
      func path(_ item: AnyObject?) -> [UIView] {
        var views: [UIView] = []
        var view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        while let current = view {
          views.append(current)
          view = current.superview
        }
        return views
      }
      let others = secondItem == nil ? path(firstItem) : path(secondItem)
      return path(firstItem).first { view in others.contains { $0 === view } }
    }
  }
#endif
