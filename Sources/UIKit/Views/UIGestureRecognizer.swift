public import Foundation

/// What tells a gesture from others, and then whoever asked for it.
@MainActor open class UIGestureRecognizer: ObjectIdentity {
  /// The view that touches must be in.
  public internal(set) weak var view: UIView?
  /// Whether it looks at touches.
  open var isEnabled = true
  /// How far the gesture has come.
  open internal(set) var state = State.possible
  /// Whether views are not told of touches that it recognises; without effect.
  open var cancelsTouchesInView = true
  private var actions: [TargetAction] = []
  private var point = CGPoint.zero
  private weak var window: UIView?

  /// Makes a recogniser that tells a target.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Tells another target.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Where the gesture is, in the coordinates of a view, or of the window.
  open func location(in view: UIView?) -> CGPoint {
    window?.convert(point, to: view) ?? .zero
  }

  /// Tells the targets of a gesture at a point of a view.
  func recognize(at point: CGPoint, of view: UIView) {
    (self.point, window) = (point, view)
    state = .ended
    for action in actions { action.send(from: self) }
    state = .possible
  }
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
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there must be.
  open var numberOfTapsRequired = 1
  /// How many fingers there must be.
  open var numberOfTouchesRequired = 1
}

extension UIView {
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
