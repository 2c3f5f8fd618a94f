public import Foundation
internal import StackScrollCore

/// What has a view and answers for it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open private(set) weak var parent: UIViewController?
  /// What bars show for it.
  open var title: String?
  /// What bars show for it.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// Whether what it shows can be changed.
  open var isEditing = false
  /// How much safe area it adds to that of its window.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.window?.barsChanged() }
  }
  /// The controller in front of it.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that it is in front of.
  open private(set) weak var presentingViewController: UIViewController?
  /// Documents are not read: none.
  open var storyboard: UIStoryboard? { nil }
  /// Documents are not read: none.
  open var nibName: String? { nil }
  /// Whether the side margins of its view are at least those of the system.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loaded?.invalidate() } }
  private var isAppearing = false
  private var hasAppeared = false
  /// The first misuse of it from before its view was loaded.
  var misuse: Misuse?
  /// How much had been done to the window when it was presented last.
  var presentedStep: Int?
  /// Whether it is told of what began, until that ends.
  private var transition: (appears: Bool, isAnimated: Bool)?
  /// Whether its children appear and go with it by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Makes a controller; there are no nibs here, so the names are not used.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { loaded?.superview ?? parent }

  // The view.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its view, which is loaded when somebody asks for it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded ?? UIView()
    }
    set {
      loaded?.owner = nil
      loaded = newValue
      newValue?.owner = self
      if let misuse { UIView.tell(misuse, by: [newValue]) }
    }
  }

  /// Its view, if it has been loaded.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether its view has been loaded.
  open var isViewLoaded: Bool { loaded != nil }

  /// Makes the view, as large as the screen and growing with what it is in, or in a subclass another one.
  ///
  /// Source: observed on the class.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view, if that has not been done.
  open func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    // A subclass has overridden `loadView()` and made none.
    if loaded == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
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

  /// The least side margins of its view: 16 points, and 20 where both sides of the window have at least
  /// 400: on a large phone held either way and on a tablet, and not on a small phone on its side.
  ///
  /// Source: UIViewController documentation, `systemMinimumLayoutMargins`; frames that UIKit recorded in
  /// windows of 812 x 375 and 844 x 390 (16), and 428 and 430 wide (20). Of widths from 394 to 413 no frame
  /// is known.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let window = loaded?.root.size ?? .zero
    let side: CGFloat = min(window.width, window.height) >= 400 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// What goes along with a change; none between two steps.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// A button that begins and ends that what it shows is changed.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })
  /// Says whether what it shows can be changed.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Puts a controller in front of it, which is loaded and told that it appears, and covers nothing.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    tellPresented(controller)
    guard presentedViewController == nil, controller !== self else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    if !(controller is UIAlertController) {
      controller.loadViewIfNeeded()
    }
    controller.viewWillAppear(animated)
    controller.viewDidAppear(animated)
    completion?()
  }

  /// Takes the controller in front of it away, or itself if there is none.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let controller = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    controller.viewWillDisappear(animated)
    presentedViewController = nil
    controller.presentingViewController = nil
    controller.viewDidDisappear(animated)
    completion?()
  }

  /// Shows a controller: in the navigation controller around it, or in front of it.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller in front of it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    show(controller, sender: sender)
  }

  // Its place among others.

  /// Takes a controller in.
  open func addChild(_ child: UIViewController) {
    let around = sequence(first: self) { $0.parent }
    guard !around.contains(where: { $0 === child }) else { return tellChildIsAround(child) }
    guard child.parent !== self else { return }
    tellChildIsElsewhere(child)
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

  /// Puts the view of one child in the place of that of another; both are children already.
  open func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    tellTransition([old, new])
    old.view.superview?.addSubview(new.view)
    animations?()
    old.view.removeFromSuperview()
    completion?(true)
  }

  /// Before it changes its parent, for subclasses to override.
  open func willMove(toParent parent: UIViewController?) {}
  /// After it has changed its parent, for subclasses to override.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether bars of it lie over what is in it.
  var hasBars: Bool { false }

  /// What bars of it take of a window.
  func bars(in size: Size) -> EdgeInsets { additionalSafeAreaInsets.edges }

  // Appearing.

  /// Tells it that its view begins to appear or to go, in a controller that tells its children by itself.
  open func beginAppearanceTransition(_ appears: Bool, animated: Bool) {
    guard appears != isAppearing else { return }
    (isAppearing, hasAppeared, transition) = (appears, false, (appears, animated))
    if appears {
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else {
      viewWillDisappear(animated)
    }
  }

  /// Tells it that its view has appeared or gone.
  open func endAppearanceTransition() {
    guard let (appears, isAnimated) = transition else { return }
    transition = nil
    hasAppeared = appears
    if appears { viewDidAppear(isAnimated) } else { viewDidDisappear(isAnimated) }
  }

  func moved(isInWindow: Bool, _ engine: LayoutEngine?) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
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

  // Kept or taken, and without effect.
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredContentSize = CGSize.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var presentationController: UIPresentationController? { sheetPresentationController }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: nil)
  open var restorationClass: AnyClass?
  open var providesPresentationContextTransitionStyle = false
  open var focusGroupIdentifier: String?
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var prefersPointerLocked: Bool { false }
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open var extensionContext: NSExtensionContext? { nil }
  open var performsActionsWhilePresentingModally: Bool { true }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nil
  }
  open func willTransition(
    to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func viewLayoutMarginsDidChange() {}
  open func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from controller: UIViewController, sender: Any?
  ) -> Bool { false }
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func didReceiveMemoryWarning() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
