public import Foundation
package import StackScrollConstraints
internal import StackScrollCore

/// What shows a controller.
@MainActor open class UIWindow: UIView {
  /// The controller whose view fills it.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      barsChanged()
      if isShown { show() }
    }
  }
  private var isShown = false

  /// Makes a window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Shows what its controller has.
  open func makeKeyAndVisible() {
    isShown = true
    show()
  }

  private func show() {
    guard let view = rootViewController?.view(filling: self) else { return }
    view.frame = CGRect(origin: .zero, size: size)
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
    let transition = TransitionCoordinator()
    rootViewController?.viewWillTransition(to: new, with: transition)
    frame.size = new
    tellTraits(from: around, old)
    layoutIfNeeded()
    transition.finish()
  }

  private func tellTraits(from surroundings: WindowSurroundings, _ size: CGSize) {
    let previous = UITraitCollection(surroundings, size: Size(size))
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
  /// The texts that have no room for all of their lines, in tree order, as far as they are shown.
  package var cutTexts: [UIView] {
    engine.cutTexts.filter { text in
      var current: UIView? = text
      while let view = current {
        if view.isHidden { return false }
        current = view.superview
      }
      return true
    }
  }
  /// How often a layout was computed.
  package var layoutCount: Int { engine.solvedCount }
  /// Whether something is to be laid out, or a controller to be told something.
  package var isPending: Bool { engine.isPending || !engine.appearing.isEmpty }

  /// Lays out what is pending, and tells controllers that their views have appeared.
  package func runPass() {
    layoutIfNeeded()
    if engine.tellAppeared() { layoutIfNeeded() }
  }

  /// The views as a value, scrolled to where they are.
  ///
  /// - Throws: `WindowError` if something of it is no number.
  package func value(
    naming name: (UIView) -> String? = { _ in nil }
  ) throws(WindowError) -> (window: Window, tree: ViewHierarchy) {
    let tree = ViewHierarchy(self, isScrolled: true, naming: name)
    return (try tree.window(size: Size(size), surroundings), tree)
  }
}
