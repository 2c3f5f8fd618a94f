internal import Foundation

extension UIView {
  /// Takes note that what is set is no number, if it is not; tells whether it is one.
  ///
  /// - Parameter property: what is set.
  final func takes(_ property: String, _ rect: CGRect) -> Bool {
    guard rect.isNotANumber else { return true }
    let isPlace = !rect.origin.x.isNaN && !rect.origin.y.isNaN
    let isBounds = property == "bounds" || property == "contentOffset"
    let raised =
      isPlace || isBounds ? "CALayer bounds contains NaN" : "CALayer position contains NaN"
    let misuse = Misuse(
      .notANumber,
      "The \(property) of %1 is set to what is not a number: UIKit raises CALayerInvalidGeometry, "
        + "\"\(raised)\". Look for a division by 0, and set it once there is a number.", [self])
    Self.tell(misuse, by: [self])
    return false
  }

  /// Takes note that a point is no number, if it is not; tells whether it is one.
  final func takes(_ property: String, _ point: CGPoint) -> Bool {
    takes(property, CGRect(origin: point, size: .zero))
  }
}

extension CGRect {
  /// The rectangle from its upper left corner; an empty one if it is not a number.
  var standing: CGRect { isNotANumber ? .zero : standardized }

  fileprivate var isNotANumber: Bool {
    [origin.x, origin.y, size.width, size.height].contains(where: \.isNaN)
  }
}
