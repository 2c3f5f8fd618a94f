public import Foundation

// Recognisers of gestures that nobody makes here: they compile and recognise nothing.

/// Recognises drags; none are made, without effect.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Kept without effect.
  open var minimumNumberOfTouches = 1
  /// Kept without effect.
  open var maximumNumberOfTouches = Int.max
  /// Zero: there are no drags, without effect.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing: without effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Zero: there are no drags, without effect.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises drags from an edge; none are made, without effect.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Kept without effect.
  open var edges: UIRectEdge = []
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges.
  public let rawValue: UInt

  /// Makes a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let top = UIRectEdge(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let left = UIRectEdge(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// As on Apple's platforms, without effect.
  public static let right = UIRectEdge(rawValue: 8)
  /// As on Apple's platforms, without effect.
  public static let all = UIRectEdge(rawValue: 15)
}

/// Recognises fingers that stay; none do, without effect.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Kept without effect.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Kept without effect.
  open var allowableMovement: CGFloat = 10
  /// Kept without effect.
  open var numberOfTapsRequired = 0
  /// Kept without effect.
  open var numberOfTouchesRequired = 1
}

/// Recognises fingers that sweep; none do, without effect.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Kept without effect.
  open var direction = Direction.right
  /// Kept without effect.
  open var numberOfTouchesRequired = 1

  /// Where fingers sweep.
  public struct Direction: OptionSet, Sendable {
    /// The directions.
    public let rawValue: UInt

    /// Makes a set of directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on Apple's platforms, without effect.
    public static let right = Direction(rawValue: 1)
    /// As on Apple's platforms, without effect.
    public static let left = Direction(rawValue: 2)
    /// As on Apple's platforms, without effect.
    public static let up = Direction(rawValue: 4)
    /// As on Apple's platforms, without effect.
    public static let down = Direction(rawValue: 8)
  }
}

/// Recognises fingers that part; none do, without effect.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Kept without effect.
  open var scale: CGFloat = 1
  /// Zero: nobody pinches, without effect.
  open var velocity: CGFloat { 0 }
}

/// Recognises fingers that turn; none do, without effect.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Kept without effect.
  open var rotation: CGFloat = 0
  /// Zero: nobody turns, without effect.
  open var velocity: CGFloat { 0 }
}

/// Recognises a pointer; there is none, without effect.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
