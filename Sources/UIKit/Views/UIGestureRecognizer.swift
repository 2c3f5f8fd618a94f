public import Foundation

/// What tells a gesture from others, and then whoever asked for it.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The view that touches must be in.
  open internal(set) weak var view: UIView?
  /// Whether it looks at touches.
  open var isEnabled = true
  /// How far the gesture has come.
  open var state = State.possible
  /// A name to find it by.
  open var name: String?
  /// Who is asked whether it recognises a gesture, of which only that question is asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How many fingers there are.
  open private(set) var numberOfTouches = 0
  private var actions: [TargetAction] = []
  private var point = CGPoint.zero
  private weak var window: UIView?

  /// Makes a recogniser that tells a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Tells another target.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Tells a target no more, or nobody if none is named.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { target == nil || $0.target === target as AnyObject }
  }

  /// Where a finger is, in the coordinates of a view, or of the window.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the gesture is, in the coordinates of a view, or of the window.
  open func location(in view: UIView?) -> CGPoint {
    window?.convert(point, to: view) ?? .zero
  }

  /// Tells the targets of a gesture at a point of a view.
  func recognize(at point: CGPoint, of view: UIView) {
    (self.point, window) = (point, view)
    guard self.view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return }
    state = .ended
    for action in actions { action.send(from: self) }
    state = .possible
  }

  // Kept or taken, and without effect.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open func require(toFail other: UIGestureRecognizer) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var modifierFlags: UIKeyModifierFlags { [] }
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
}

/// Who is asked whether a gesture is recognised.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it recognises what it could.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool

  // Not asked or told, without effect.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It does.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// They do not.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  /// It does not.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  /// It does not.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
  /// It is.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

extension UIGestureRecognizer {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing was recognised yet.
    case possible
    /// The gesture has begun.
    case began
    /// The gesture goes on.
    case changed
    /// The gesture is over.
    case ended
    /// The gesture was cancelled.
    case cancelled
    /// It was another gesture.
    case failed
    /// The gesture was recognised.
    public static let recognized = State.ended
  }
}

/// Recognises taps with as many fingers, and as many in a row, as it asks for.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there must be.
  open var numberOfTapsRequired = 1
  /// How many fingers there must be.
  open var numberOfTouchesRequired = 1
}

extension UIView {
  final func take(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  final func forget(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Taps at a point of the window: the innermost control there acts, or else the recogniser for such
  /// taps of the innermost view that has one; tells whether anything did.
  ///
  /// Source: UIGestureRecognizer documentation; of recognisers for the same taps around each other one
  /// recognises them, and controls come before recognisers of what is around them.
  @discardableResult package func tap(
    at point: CGPoint, touches: Int = 1, taps: Int = 1
  ) -> Bool {
    guard let view = tapReceiver(at: point, touches: touches, taps: taps) else { return false }
    if touches == 1, view.isControl {
      view.takeTap(taps)
    } else {
      view.recognizer(touches, taps)?.recognize(at: point, of: self)
    }
    return true
  }

  /// The view whose control or recogniser acts on a tap at a point of the window; nil if none does.
  package func tapReceiver(at point: CGPoint, touches: Int, taps: Int) -> UIView? {
    var current = hitTest(point, with: nil)
    while let view = current {
      if (touches == 1 && view.isControl) || view.recognizer(touches, taps) != nil { return view }
      current = view.superview
    }
    return nil
  }

  /// The taps that something acts on here: by how many fingers, and how many in a row.
  package var tapsThatAct: [(touches: Int, taps: Int)] {
    (isControl ? [(1, 1)] : [])
      + (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      .filter(\.isEnabled).map { ($0.numberOfTouchesRequired, $0.numberOfTapsRequired) }
  }

  private func recognizer(_ touches: Int, _ taps: Int) -> UITapGestureRecognizer? {
    (gestureRecognizers ?? []).lazy.compactMap { $0 as? UITapGestureRecognizer }.last {
      $0.isEnabled && $0.numberOfTouchesRequired == touches && $0.numberOfTapsRequired == taps
    }
  }

  /// The innermost scroll view at a point of the window that a finger moves along an axis.
  package func scrollView(at point: CGPoint, along axis: NSLayoutConstraint.Axis) -> UIScrollView? {
    var current = hitTest(point, with: nil)
    while let view = current {
      if let scrollView = view as? UIScrollView,
        scrollView.isScrollable(axis == .horizontal ? .horizontal : .vertical)
      {
        return scrollView
      }
      current = view.superview
    }
    return nil
  }
}
