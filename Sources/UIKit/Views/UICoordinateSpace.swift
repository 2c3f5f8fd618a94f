public import Foundation

/// What points and rectangles are in: a view, or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// Its own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// Its own coordinates: it is not turned, but of another size when a device is.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIView {
  /// A point of its own coordinates in those of a view, or of the screen, which are those of its window.
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(space))
  }

  /// A point in the coordinates of a view, or of the screen, in its own.
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(space))
  }

  /// A rectangle of its own coordinates in those of a view, or of the screen, which are those of its window.
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(space))
  }

  /// A rectangle in the coordinates of a view, or of the screen, in its own.
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(space))
  }

  /// The view that a space is; nil for the screen.
  private static func view(_ space: any UICoordinateSpace) -> UIView? {
    let space: AnyObject = space
    return space as? UIView
  }
}
