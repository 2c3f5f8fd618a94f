import Foundation

// Recognisers of gestures that nobody makes here: they compile and recognise nothing.

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges.
  public let rawValue: UInt

  /// Makes a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Recognises fingers that sweep; none do, without effect.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
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

  // Kept or taken, and without effect.
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}
