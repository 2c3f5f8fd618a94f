internal import StackScrollCore

/// A controller that shows one of others below its bar.
///
/// Bars are no views here: they are part of the safe area of the window whose root it is, under which
/// what is shown extends.
@MainActor open class UINavigationController: UIViewController {
  /// The controllers, from the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Whether there is no bar.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.window?.barsChanged() } }

  /// Makes a controller around a first one.
  public convenience init(rootViewController controller: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([controller], animated: false)
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { children.last }

  /// Shows other controllers.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
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
    EdgeInsets(top: isNavigationBarHidden ? 0 : Bar.height(44, in: size))
      + (topViewController?.bars(in: size) ?? .zero)
  }
}

/// A controller that shows one of others above its bar.
///
/// Its bar is part of the safe area, as that of a `UINavigationController` is.
@MainActor open class UITabBarController: UIViewController {
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

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { viewControllers?.dropFirst(max(0, selectedIndex)).first }
    set {
      guard let newValue, let index = viewControllers?.firstIndex(of: newValue) else { return }
      selectedIndex = index
    }
  }

  /// Loads the view around that of the controller that is shown.
  open override func viewDidLoad() {
    super.viewDidLoad()
    exchange(nil, for: selectedViewController)
  }

  override var hasBars: Bool { true }

  override func bars(in size: Size) -> EdgeInsets {
    EdgeInsets(bottom: Bar.height(49, in: size)) + (selectedViewController?.bars(in: size) ?? .zero)
  }
}

/// How high bars are.
private enum Bar {
  /// The height of a bar: 32 where a window is low, as on phones held sideways.
  ///
  /// Source: observed on the classes; UITraitCollection documentation, `verticalSizeClass`.
  static func height(_ usual: Double, in size: Size) -> Double {
    UITraitCollection(WindowSurroundings(), size: size).verticalSizeClass == .compact ? 32 : usual
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
    let shown = new.view(filling: view)
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
