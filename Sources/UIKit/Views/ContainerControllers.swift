public import Foundation

/// A controller with a field to look for something in, which shows nothing.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// What shows what was found.
  public private(set) var searchResultsController: UIViewController?
  /// Kept without effect.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Kept without effect.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Kept without effect.
  open var isActive = false
  /// Kept without effect.
  open var automaticallyShowsCancelButton = true
  /// Kept without effect.
  open var automaticallyShowsScopeBar = true
  /// Kept without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept without effect.
  open var dimsBackgroundDuringPresentation = true
  /// Kept without effect.
  open var hidesNavigationBarDuringPresentation = true

  /// Makes one.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}

/// Who is told of a search; nobody is.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// What is looked for has changed.
  func updateSearchResults(for controller: UISearchController)
}

/// Who is told of a search; nobody is.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}

/// A controller with pages, of which it shows the first.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// Kept without effect.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Kept without effect.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?
  private var pages: UIView?

  /// Makes one.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Shows a page.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    viewControllers = controllers
    if let page = controllers?.first {
      addChild(page)
      view.hold(page.view)
      page.didMove(toParent: self)
    }
    completion?(true)
  }

  /// How pages turn, without effect.
  public enum TransitionStyle: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case pageCurl, scroll
  }

  /// Where pages follow each other, without effect.
  public enum NavigationOrientation: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case horizontal, vertical
  }

  /// To which side pages go, without effect.
  public enum NavigationDirection: Int, Sendable {
    /// As on Apple's platforms, without effect.
    case forward, reverse
  }

  /// How pages are shown, without effect.
  public struct OptionsKey: Hashable, Sendable {
    private let name: String
    /// As on Apple's platforms, without effect.
    public static let spineLocation = OptionsKey(name: "spineLocation")
    /// As on Apple's platforms, without effect.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }
}

/// Who says which page comes next; nobody asks.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before.
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController?
  /// The page after.
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController?
}

/// Who is told of pages; nobody is.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
