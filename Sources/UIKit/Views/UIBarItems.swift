public import Foundation

// Bars are no views of a window here, but part of its safe area: items are kept for tests to look at.

/// What stands in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  // Kept or taken, and without effect.
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = true
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button of a bar; nobody taps it.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Makes one.
  public override init() {}

  /// Makes one.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }

  /// Makes one.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes one.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }

  /// Makes one.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: item == .done ? .done : .plain, target: target, action: action)
  }

  /// Makes one.
  public convenience init(systemItem: SystemItem) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
  }

  /// Makes one.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(systemItem: systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Makes one.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Makes one.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room between items.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// Room of a width between items.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  // Kept or taken, and without effect.
  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var isHidden = false
  open var possibleTitles: Set<String>?
}

/// What a bar shows for a controller, without effect: bars are not drawn.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Makes one.
  public init(title: String) { self.title = title }

  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Shows other items.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Shows other items.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Shows other items.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Shows other items.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  // Kept or taken, and without effect.
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}

/// A bar at the top: 44 points high where it is a view of one's own.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/Recorded.md`.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// Shows another item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Shows other items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 44)
  }

  // Kept or taken, and without effect.
  open var items: [UINavigationItem]?
  open weak var delegate: (any UINavigationBarDelegate)?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { nil }
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics metrics: UIBarMetrics
  ) {}
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for metrics: UIBarMetrics
  ) {}
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
}

/// Who is told of a bar; nobody is.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {}

/// A bar at the bottom: 44 points high.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/Recorded.md`.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Shows other items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 44)
  }

  // Kept or taken, and without effect.
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
}

/// What stands in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Makes one.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes one.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  // Kept or taken, and without effect.
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
}

/// A bar of tabs: 49 points high where it is a view of one's own.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/Recorded.md`.
@preconcurrency @MainActor open class UITabBar: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 49)
  }

  // Kept or taken, and without effect.
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open weak var delegate: (any UITabBarDelegate)?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?
  open var barStyle = UIBarStyle.default
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// How items stand.
  public enum ItemPositioning: Int, Sendable {
    /// As usual, from side to side, or in the middle.
    case automatic, fill, centered
  }
}

/// Who is told of a tab bar; nobody is.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  // Not asked or told, without effect.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
