public import Foundation

// Bars are no views of a window here, but part of its safe area: items are kept for tests to look at.

/// What stands in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Kept without effect.
  open var title: String?
  /// Kept without effect.
  open var image: UIImage?
  /// Kept without effect.
  open var landscapeImagePhone: UIImage?
  /// Kept without effect.
  open var imageInsets = UIEdgeInsets.zero
  /// Kept without effect.
  open var isEnabled = true
  /// Kept without effect.
  open var tag = 0
  /// Kept without effect.
  open var accessibilityLabel: String?
  /// Kept without effect.
  open var accessibilityHint: String?
  /// Kept without effect.
  open var accessibilityValue: String?
  /// Kept without effect.
  open var accessibilityIdentifier: String?
  /// Kept without effect.
  open var isAccessibilityElement = true
  /// Does nothing: without effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button of a bar; nobody taps it.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Kept without effect.
  open var style = Style.plain
  /// Kept without effect.
  open var width: CGFloat = 0
  /// Kept without effect.
  open var customView: UIView?
  /// Kept without effect.
  open weak var target: AnyObject?
  /// Kept without effect.
  open var action: Selector?
  /// Kept without effect.
  open var primaryAction: UIAction?
  /// Kept without effect.
  open var menu: UIMenu?
  /// Kept without effect.
  open var tintColor: UIColor?
  /// Kept without effect.
  open var isHidden = false
  /// Kept without effect.
  open var possibleTitles: Set<String>?

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

  /// How an item looks.
  public enum Style: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case plain, bordered, done
    /// As on Apple's platforms, without effect.
    case prominent = 4
  }

  /// What an item of the system does.
  public enum SystemItem: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    /// As on Apple's platforms, without effect.
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    /// As on Apple's platforms, without effect.
    case fastForward, undo, redo, pageCurl, close
  }
}

/// What a bar shows for a controller, without effect: bars are not drawn.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Kept without effect.
  open var title: String?
  /// Kept without effect.
  open var prompt: String?
  /// Kept without effect.
  open var titleView: UIView?
  /// Kept without effect.
  open var hidesBackButton = false
  /// Kept without effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// Kept without effect.
  open var backButtonTitle: String?
  /// Kept without effect.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// Kept without effect.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Kept without effect.
  open var leftItemsSupplementBackButton = false
  /// Kept without effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Kept without effect.
  open var searchController: UISearchController?
  /// Kept without effect.
  open var hidesSearchBarWhenScrolling = true
  /// Kept without effect.
  open var standardAppearance: UINavigationBarAppearance?
  /// Kept without effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept without effect.
  open var compactAppearance: UINavigationBarAppearance?

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
  /// Kept without effect.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// Whether a title is large, without effect.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case automatic, always, never
  }
}

/// A bar at the top: 44 points high where it is a view of one's own.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/ViewCode.md`.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Kept without effect.
  open var items: [UINavigationItem]?
  /// Kept without effect.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Kept without effect.
  open var barTintColor: UIColor?
  /// Kept without effect.
  open var barStyle = UIBarStyle.default
  /// Kept without effect.
  open var isTranslucent = true
  /// Kept without effect.
  open var prefersLargeTitles = false
  /// Kept without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Kept without effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Kept without effect.
  open var shadowImage: UIImage?
  /// Kept without effect.
  open var backIndicatorImage: UIImage?
  /// Kept without effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Kept without effect.
  open var standardAppearance = UINavigationBarAppearance()
  /// Kept without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept without effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// Does nothing: without effect.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// Shows another item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Shows other items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 44)
  }
}

/// Who is told of a bar; nobody is.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {}

/// A bar at the bottom: 44 points high.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/ViewCode.md`.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Kept without effect.
  open var items: [UIBarButtonItem]?
  /// Kept without effect.
  open var barTintColor: UIColor?
  /// Kept without effect.
  open var barStyle = UIBarStyle.default
  /// Kept without effect.
  open var isTranslucent = true
  /// Kept without effect.
  open var standardAppearance = UIToolbarAppearance()
  /// Kept without effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Kept without effect.
  open var compactAppearance: UIToolbarAppearance?
  /// Shows other items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Does nothing: without effect.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: without effect.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 44)
  }
}

/// What stands in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Kept without effect.
  open var selectedImage: UIImage?
  /// Kept without effect.
  open var badgeValue: String?
  /// Kept without effect.
  open var badgeColor: UIColor?

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
}

/// A bar of tabs: 49 points high where it is a view of one's own.
///
/// Source: frames in public Interface Builder documents, counted in `Documentation/ViewCode.md`.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Kept without effect.
  open var items: [UITabBarItem]?
  /// Kept without effect.
  open var selectedItem: UITabBarItem?
  /// Kept without effect.
  open var barTintColor: UIColor?
  /// Kept without effect.
  open var unselectedItemTintColor: UIColor?
  /// Kept without effect.
  open var isTranslucent = true
  /// Kept without effect.
  open var standardAppearance = UITabBarAppearance()
  /// Kept without effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Kept without effect.
  open var shadowImage: UIImage?
  /// Kept without effect.
  open var backgroundImage: UIImage?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 49)
  }
}
