public import Foundation
package import StackScrollConstraints
package import StackScrollCore

/// What shows a controller.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The controller whose view fills it.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      barsChanged()
      if !isHidden { show() }
    }
  }
  /// How much was done to it.
  package var step = 0
  /// What is typed comes to it.
  package weak var firstResponder: UIResponder?
  /// The insets at the bottom of scroll views from before the keyboard came.
  package var insetsWithoutKeyboard: [ObjectIdentifier: CGFloat] = [:]
  /// Whether the keyboard is there because something can be typed into.
  var hasKeyboardOfResponder = false
  /// What it is shown on.
  open private(set) lazy var screen = UIScreen(bounds: CGRect(origin: .zero, size: size))
  /// No scene: windows are shown as they are.
  open weak var windowScene: UIWindowScene?
  static weak var last: UIWindow?

  /// Makes a window with a frame, which is hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window as large as its screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  /// Takes note that it is the window that something happens to.
  package func makeCurrent() {
    Self.last = self
    UIScreen.current = screen
  }

  /// Whether it is the window that something happened to last.
  open var isKeyWindow: Bool { Self.last === self }
  /// Takes note that it is the window that something happens to.
  open func makeKey() { makeCurrent() }

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// How far.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// In front of bars.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of all.
    public static let alert = Level(rawValue: 2000)
  }

  /// Shows what its controller has, which is laid out when the main run loop runs, if not before.
  open func makeKeyAndVisible() {
    makeCurrent()
    isHidden = false
    RunLoop.main.perform { [weak self] in MainActor.assumeIsolated { self?.runPass() } }
  }

  /// Whether it is not shown: a window is until somebody shows it.
  open override var isHidden: Bool {
    didSet { if oldValue, !isHidden { show() } }
  }

  private func show() {
    guard let view = rootViewController?.view else { return }
    view.frame = CGRect(origin: .zero, size: size)
    // One that a subclass has made fills the window, too.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    barsChanged()
  }

  /// What is around it.
  package var around = WindowSurroundings() {
    didSet {
      guard around != oldValue else { return }
      barsChanged()
      tellTraits(from: oldValue, size)
    }
  }

  /// What is around what it shows: bars of its controller count, too.
  override var surroundings: WindowSurroundings {
    var surroundings = around
    let bars = rootViewController?.bars(in: Size(size)) ?? .zero
    surroundings.safeAreaInsets = surroundings.safeAreaInsets + bars
    return surroundings
  }

  /// Takes note of what bars there are.
  func barsChanged() {
    invalidate()
    safeAreaInsets = UIEdgeInsets(surroundings.safeAreaInsets)
  }

  /// Gives it another size, as when a device is turned.
  package func resize(to new: CGSize) {
    guard new != size else { return }
    let old = size
    let keyboard = keyboardFrame(around.keyboardHeight)
    screen.bounds.size = new
    makeCurrent()
    let transition = TransitionCoordinator()
    rootViewController?.viewWillTransition(to: new, with: transition)
    frame.size = new
    // The keyboard of the side that is below now is there before anything is laid out.
    if around.keyboardHeight > 0 { around.keyboardHeight = usualKeyboardHeight }
    tellTraits(from: around, old)
    layoutIfNeeded()
    transition.finish()
    keyboardMoved(from: keyboard)
  }

  private func tellTraits(from surroundings: WindowSurroundings, _ size: CGSize) {
    let previous = UITraitCollection(surroundings, size: Size(size), pixels)
    let current = traitCollection
    guard
      previous.horizontalSizeClass != current.horizontalSizeClass
        || previous.verticalSizeClass != current.verticalSizeClass
        || previous.layoutDirection != current.layoutDirection
        || previous.preferredContentSizeCategory != current.preferredContentSizeCategory
    else { return }
    tell(self, previous)
  }

  private func tell(_ view: UIView, _ previous: UITraitCollection) {
    view.traitCollectionDidChange(previous)
    view.owner?.traitCollectionDidChange(previous)
    view.setNeedsLayout()
    for subview in view.subviews { tell(subview, previous) }
  }

  // What a harness asks.

  /// Why frames are not what constraints ask for; nil if they are.
  package var fault: LayoutFault? { engine.fault }
  /// The misuse that the fault is, if it is one.
  package var toldMisuse: Misuse? { engine.misuse }
  /// What moved between the last two layouts, if they do not come to rest.
  package var unrest: Unrest? { engine.unrest }
  /// The value that was laid out last, with its layout; nil while there is a fault.
  ///
  /// Views have the names that a ``ViewHierarchy`` gives them by itself.
  package var laidOut: (window: Screen, layout: Layout)? { engine.laidOut }
  /// How often a layout was computed.
  package var layoutCount: Int { engine.solvedCount }
  /// Whether something is to be laid out, or a controller to be told something.
  package var isPending: Bool {
    engine.isPending || !engine.appearing.isEmpty || isKeyboardPending
  }

  /// Lays out what is pending, and tells controllers that their views have appeared.
  package func runPass() {
    makeCurrent()
    followFirstResponder()
    layoutIfNeeded()
    if engine.tellAppeared() { layoutIfNeeded() }
  }

  /// The views as a value, scrolled to where they are.
  ///
  /// - Throws: `ScreenError` if something of it is no number.
  package func value(
    naming name: (UIView) -> String? = { _ in nil }
  ) throws(ScreenError) -> (window: Screen, tree: ViewHierarchy) {
    let tree = ViewHierarchy(self, isScrolled: true, naming: name)
    return (try tree.window(size: Size(size), surroundings), tree)
  }

  // Kept or taken, and without effect.
  open func sendEvent(_ event: UIEvent) {}
  open func resignKey() {}
  open func becomeKey() {}
  open var windowLevel = Level.normal
}
