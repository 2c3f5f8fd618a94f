internal import Foundation

extension CGRect {
  /// A rectangle of a size, a point of which, in parts of the size, is somewhere.
  init(_ size: CGSize, with anchor: CGPoint, at point: CGPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// The point of it that is at some parts of its size.
  func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
  }

  /// The rectangle around what is drawn of a view that stands here, turned and scaled about a point of it.
  ///
  /// Source: UIView documentation, `transform`: the anchor point is the origin of the transform.
  func drawn(with transform: CGAffineTransform, about anchor: CGPoint) -> CGRect {
    let pivot = point(at: anchor)
    // The edges around the pivot; by a right angle nothing of one axis goes to the other.
    func edges(_ x: CGFloat, _ y: CGFloat, _ middle: CGFloat) -> ClosedRange<CGFloat> {
      let (x, y) = (abs(x) < 1e-15 ? 0 : x, abs(y) < 1e-15 ? 0 : y)
      let xs = [-x * anchor.x * width, x * (1 - anchor.x) * width]
      let ys = [-y * anchor.y * height, y * (1 - anchor.y) * height]
      let sums = xs.flatMap { x in ys.map { middle + (x + $0) } }.sorted()
      return sums[0]...sums[3]
    }
    let x = edges(transform.a, transform.c, transform.tx + pivot.x)
    let y = edges(transform.b, transform.d, transform.ty + pivot.y)
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// Where a view stands of which this is the rectangle around what is drawn; for a turn by anything but right
  /// angles about as large.
  func laidOut(beneath transform: CGAffineTransform, about anchor: CGPoint) -> CGRect {
    var back = transform.inverted()
    (back.tx, back.ty) = (0, 0)
    // About its own corner, where a length loses nothing beside its place.
    let size = CGRect(origin: .zero, size: size).drawn(with: back, about: .zero).size
    let rect = CGRect(origin: .zero, size: size)
    let again = rect.drawn(with: transform, about: anchor)
    return rect.offsetBy(dx: midX - again.midX, dy: midY - again.midY)
  }
}
