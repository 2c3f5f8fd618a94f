public import Foundation

/// A controller with a field to look for something in, which shows nothing.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The field.
  open private(set) lazy var searchBar = UISearchBar()
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
    let count = controllers?.count ?? 0
    if !(1...2).contains(count) {
      tell(
        .wrongCount, "is given \(count) pages to show", .argument,
        "The number of view controllers provided (\(count)) doesn't match the number required (1) for the "
          + "requested transition",
        "Give it the page to show, or two where its spine is in the middle.")
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

/// A controller with columns, of which it shows the first, as in a narrow window.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  private var columns: [Column: UIViewController] = [:]

  /// Makes one.
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  /// Makes a controller; there are no nibs here, so the names are not used.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The controllers of the columns.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let names: [Column] = newValue.count > 2 ? [.primary, .supplementary] : [.primary]
      for column in [Column.primary, .supplementary, .secondary] {
        setViewController(nil, for: column)
      }
      for (column, controller) in zip(names + [.secondary], newValue) {
        setViewController(controller, for: column)
      }
    }
  }

  /// Takes a controller for a column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    if let old = columns[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = controller
    if let controller { addChild(controller) }
    if isViewLoaded { showFirst() }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Loads the view around that of the first column.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  private func showFirst() {
    guard let first = viewControllers.first, first.view.superview !== view else { return }
    for other in children where other !== first { other.viewIfLoaded?.removeFromSuperview() }
    view.hold(first.view)
    first.didMove(toParent: self)
  }

  /// The columns.
  public enum Column: Int, Sendable {
    /// The first, the one between, the last, and what stands for all in a narrow window.
    case primary, supplementary, secondary, compact
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// As code says, or two, or three.
    case unspecified, doubleColumn, tripleColumn
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system has it, and some of them.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    /// Some of them.
    case twoOverSecondary, twoDisplaceSecondary
    /// The last.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The first beside the last.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The first over the last.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  // Kept or taken, and without effect.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { .secondaryOnly }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open var isCollapsed: Bool { true }
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth: CGFloat = 320
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 320
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}

/// Who is asked about columns; nobody is.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {}

extension UIViewController {
  /// The innermost split view controller around it.
  public var splitViewController: UISplitViewController? {
    var current = parent
    while let controller = current {
      if let found = controller as? UISplitViewController { return found }
      current = controller.parent
    }
    return nil
  }
}
