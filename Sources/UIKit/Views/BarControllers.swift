public import Foundation
internal import StackScrollCore

/// A controller that shows one of others below its bar.
///
/// Bars are no views here: they are part of the safe area of the window whose root it is, under which
/// what is shown extends.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The controllers, from the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Its bar, as far as code sets something of it.
  public let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A bar at the bottom, as far as code sets something of it; it is not shown.
  public let toolbar: UIToolbar! = UIToolbar()
  /// Who is told of it, which nobody is.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The controller that is shown, or the one in front of it.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  /// Says whether there is no bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Goes back to the first controller.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = children.first else { return nil }
    return popToViewController(first, animated: animated)
  }
  /// Goes back to a controller.
  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(of: controller) else {
      tellPopped(controller)
      return nil
    }
    let gone = Array(children[(index + 1)...])
    setViewControllers(Array(children[...index]), animated: animated)
    return gone
  }
  /// Which way a controller is shown.
  public enum Operation: Int, Sendable {
    /// Neither, forth, or back.
    case none, push, pop
  }
  /// Whether there is no bar.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.window?.barsChanged() } }

  /// Makes a controller around a first one.
  public init(rootViewController controller: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([controller], animated: false)
  }

  /// Makes a controller; its bars are of the usual classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; there are no nibs here, so the names are not used.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The controller that is shown.
  open var topViewController: UIViewController? { children.last }

  /// Shows other controllers.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    tellRepeated(controllers)
    let old = topViewController
    for controller in children where !controllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in controllers { addChild(controller) }
    order(controllers)
    exchange(old, for: controllers.last)
  }

  /// Shows a further controller.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    tellUnpushable(controller)
    setViewControllers(children.filter { $0 !== controller } + [controller], animated: animated)
  }

  /// Goes back to the controller before; nil if there is none.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    setViewControllers(children.dropLast(), animated: animated)
    return last
  }

  /// Loads the view around that of the controller that is shown.
  open override func viewDidLoad() {
    super.viewDidLoad()
    exchange(nil, for: topViewController)
  }

  override var hasBars: Bool { true }

  override func bars(in size: Size) -> EdgeInsets {
    super.bars(in: size) + EdgeInsets(top: isNavigationBarHidden ? 0 : Bar.height(44, in: size))
      + (topViewController?.bars(in: size) ?? .zero)
  }

  // Kept or taken, and without effect.
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// A controller that shows one of others above its bar.
///
/// Its bar is part of the safe area, as that of a `UINavigationController` is.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      let old = oldValue?.dropFirst(selectedIndex).first
      for controller in children { controller.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
      selectedIndex = 0
      exchange(old, for: selectedViewController)
    }
  }
  /// Which of them is shown.
  open var selectedIndex = 0 {
    didSet {
      guard selectedIndex != oldValue else { return }
      exchange(viewControllers?.dropFirst(oldValue).first, for: selectedViewController)
    }
  }

  /// Its bar, as far as code sets something of it.
  public let tabBar = UITabBar()
  /// Who is told of it, which nobody is.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Shows other controllers.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { viewControllers?.dropFirst(max(0, selectedIndex)).first }
    set {
      guard let newValue else { return }
      guard let index = viewControllers?.firstIndex(of: newValue) else {
        return tell(
          .controllerElsewhere, "selects a \(type(of: newValue)) that is in none of its tabs",
          .argument,
          "only a view controller in the tab bar controller's list of view controllers can be selected",
          "Select one of viewControllers.")
      }
      selectedIndex = index
    }
  }

  /// Loads the view around that of the controller that is shown.
  open override func viewDidLoad() {
    super.viewDidLoad()
    exchange(nil, for: selectedViewController)
  }

  /// Does nothing: nobody taps the bar, without effect.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  override var hasBars: Bool { true }

  override func bars(in size: Size) -> EdgeInsets {
    super.bars(in: size) + EdgeInsets(bottom: Bar.height(49, in: size))
      + (selectedViewController?.bars(in: size) ?? .zero)
  }
}

/// Who is told of a navigation controller; nobody is.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

/// Who is told of a tab bar controller; nobody is.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {}

/// How high bars are.
private enum Bar {
  /// The height of a bar: 32 where a window is low, as on phones held sideways.
  ///
  /// Source: observed on the classes; UITraitCollection documentation, `verticalSizeClass`.
  static func height(_ usual: Double, in size: Size) -> Double {
    UITraitCollection(WindowSurroundings(), size: size, nil).verticalSizeClass == .compact
      ? 32 : usual
  }
}

extension UIViewController {
  /// Puts the view of one controller in the place of that of another.
  fileprivate func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard let view = viewIfLoaded, old !== new || new?.viewIfLoaded?.superview !== view else {
      return
    }
    if let shown = old?.viewIfLoaded, shown.superview === view { shown.removeFromSuperview() }
    guard let new else { return }
    let shown: UIView = new.view
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    new.didMove(toParent: self)
    view.window?.barsChanged()
  }
}

extension UIViewController {
  /// The innermost navigation controller around it.
  public var navigationController: UINavigationController? { around() }
  /// The innermost tab bar controller around it.
  public var tabBarController: UITabBarController? { around() }

  private func around<Found: UIViewController>() -> Found? {
    var current = parent
    while let controller = current {
      if let found = controller as? Found { return found }
      current = controller.parent
    }
    return nil
  }
}
