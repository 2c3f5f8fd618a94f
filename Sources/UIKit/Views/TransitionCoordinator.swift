public import Foundation

/// What goes along with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Does something while the size changes, and something after that.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Does something in a view while the size changes, and something after that.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Says what is done when the change stops being one that a finger makes; none is.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Does something while the size changes.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Does something in a view while the size changes, and something after that.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// Forgets it: no finger makes changes.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

/// What is known of a change of size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext {
  /// Whether it takes time; it does not.
  var isAnimated: Bool { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether somebody stopped it: nobody does.
  public var isCancelled: Bool { false }
  /// Whether a finger makes it: none does.
  public var isInteractive: Bool { false }
  /// How long it takes.
  public var transitionDuration: TimeInterval { 0 }
  /// How far it has come.
  public var percentComplete: CGFloat { 1 }
  /// The speed of its end.
  public var completionVelocity: CGFloat { 1 }
  /// The curve of its end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// How the size is turned.
  public var targetTransform: CGAffineTransform { .identity }
  /// None: a change of size has no controllers.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  /// None: a change of size has no controllers.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// What has a size and others in it.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// Before it changes its size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

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
