public import Foundation
internal import StackScrollCore

/// What has a view and answers for it.
@MainActor open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false
  private var size = CGSize.zero
  /// The controllers in it.
  public private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  public private(set) weak var parent: UIViewController?
  /// What bars show for it.
  open var title: String?
  /// Whether the side margins of its view are at least those of the system.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loaded?.invalidate() } }
  private var isAppearing = false
  private var hasAppeared = false

  /// Makes a controller; there are no nibs here, so the names are not used.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { loaded?.superview ?? parent }

  // The view.

  /// Its view, which is loaded when somebody asks for it.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      return loaded ?? UIView()
    }
    set {
      loaded?.owner = nil
      loaded = newValue
      newValue.owner = self
    }
  }

  /// Its view, if it has been loaded.
  public var viewIfLoaded: UIView? { loaded }
  /// Whether its view has been loaded.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes the view, or in a subclass another one.
  open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: size)) }

  /// Loads the view, if that has not been done.
  public func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loaded == nil { view = UIView(frame: CGRect(origin: .zero, size: size)) }
    viewDidLoad()
  }

  /// Its view, as large as another view from when it is loaded on.
  func view(filling other: UIView) -> UIView {
    if loaded == nil { size = other.size }
    return view
  }

  /// After the view has been loaded, for subclasses to override.
  open func viewDidLoad() {}
  /// Before the view appears, for subclasses to override.
  open func viewWillAppear(_ animated: Bool) {}
  /// When the view is in the hierarchy and has its size, for subclasses to override.
  open func viewIsAppearing(_ animated: Bool) {}
  /// After the view has appeared and been laid out, for subclasses to override.
  open func viewDidAppear(_ animated: Bool) {}
  /// Before the view disappears, for subclasses to override.
  open func viewWillDisappear(_ animated: Bool) {}
  /// After the view has disappeared, for subclasses to override.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Before the view puts its subviews in place, for subclasses to override.
  open func viewWillLayoutSubviews() {}
  /// After the view has put its subviews in place, which may not have done so yet, for subclasses to override.
  open func viewDidLayoutSubviews() {}
  /// Makes or changes constraints before a layout, for subclasses to override.
  open func updateViewConstraints() {}
  /// After the safe area has changed, for subclasses to override.
  open func viewSafeAreaInsetsDidChange() {}
  /// After traits have changed, for subclasses to override.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  /// Before the view changes its size; children are told, too.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// What it can know of its window.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// The least side margins of its view: 16 points, and 20 in wide windows.
  ///
  /// Source: UIViewController documentation, `systemMinimumLayoutMargins`; observed.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (loaded?.root.size.width ?? 0) >= 400 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // Its place among others.

  /// Takes a controller in.
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self, child !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Puts children in another order.
  func order(_ controllers: [UIViewController]) {
    if Set(controllers) == Set(children) { children = controllers }
  }

  /// Leaves the controller that it is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Before it changes its parent, for subclasses to override.
  open func willMove(toParent parent: UIViewController?) {}
  /// After it has changed its parent, for subclasses to override.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether bars of it lie over what is in it.
  var hasBars: Bool { false }

  /// What bars of it take of a window.
  func bars(in size: Size) -> EdgeInsets { .zero }

  // Appearing.

  func moved(isInWindow: Bool, _ engine: LayoutEngine?) {
    if isInWindow, !isAppearing {
      isAppearing = true
      viewWillAppear(false)
      viewIsAppearing(false)
      engine?.appearing.append(self)
    } else if !isInWindow, isAppearing {
      (isAppearing, hasAppeared) = (false, false)
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
  }

  func appeared() {
    guard isAppearing, !hasAppeared else { return }
    hasAppeared = true
    viewDidAppear(false)
  }
}

/// What goes along with a change of size.
@MainActor public protocol UIViewControllerTransitionCoordinator {
  /// Does something while the size changes, and something after that.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does something while the size changes.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What is known of a change of size.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext {
  /// Whether it takes time; it does not.
  var isAnimated: Bool { get }
}

/// Keeps what goes along with a change of size until the views have it.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  private var steps: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var ends: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  let isAnimated = false

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { steps.append(animation) }
    if let completion { ends.append(completion) }
    return true
  }

  func finish() {
    for step in steps + ends { step(self) }
  }
}
