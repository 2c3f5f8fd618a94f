public import Foundation

/// A controller with a field to look for something in, which shows nothing.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// What shows what was found.
  open private(set) var searchResultsController: UIViewController?

  /// Makes one.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  // Kept or taken, and without effect.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
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

  // Kept or taken, and without effect.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
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
