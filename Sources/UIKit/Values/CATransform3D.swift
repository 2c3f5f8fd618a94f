public import Foundation

/// How points in space are turned, scaled and moved: rows of four numbers, by which a row of a point is multiplied.
public struct CATransform3D: Sendable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row.
  public var m41, m42, m43, m44: CGFloat

  /// Makes a transform of its numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Makes a transform of zeros.
  public init() { self.init([CGFloat](repeating: 0, count: 16)) }

  fileprivate init(_ numbers: [CGFloat]) {
    self.init(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3],
      m21: numbers[4], m22: numbers[5], m23: numbers[6], m24: numbers[7],
      m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
      m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
  }

  fileprivate var numbers: [CGFloat] {
    [
      m11, m12, m13, m14,
      m21, m22, m23, m24,
      m31, m32, m33, m34,
      m41, m42, m43, m44,
    ]
  }

  /// What it does in a plane.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// Changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)
/// A transform that moves.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
  CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
}
/// A transform that scales.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D([x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
}
/// A transform that turns by an angle about an axis; one that changes nothing if the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis = [x / length, y / length, z / length]
  let (c, s) = (cos(angle), sin(angle))
  // What of an axis goes to another: its share of the turning axis, and the sine times the third.
  func share(_ from: Int, _ to: Int) -> CGFloat {
    let along: CGFloat = axis[from] * axis[to] * (1 - c)
    if from == to { return along + c }
    let across: CGFloat = axis[3 - from - to] * s
    return (from + 1) % 3 == to ? along + across : along - across
  }
  var numbers = CATransform3DIdentity.numbers
  for from in 0..<3 {
    for to in 0..<3 { numbers[4 * from + to] = share(from, to) }
  }
  return CATransform3D(numbers)
}
/// A transform, and then another.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  let (a, b) = (first.numbers, second.numbers)
  var numbers = [CGFloat](repeating: 0, count: 16)
  for place in 0..<16 {
    for middle in 0..<4 {
      numbers[place] += a[place / 4 * 4 + middle] * b[middle * 4 + place % 4]
    }
  }
  return CATransform3D(numbers)
}
/// Moving, and then a transform.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), transform) }
/// Scaling, and then a transform.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(x, y, z), transform) }
/// Turning, and then a transform.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform) }
/// Whether two transforms have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.numbers == b.numbers
}
/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(transform, CATransform3DIdentity)
}
/// A transform in a plane, in space.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D([
    transform.a, transform.b, 0, 0, transform.c, transform.d, 0, 0, 0, 0, 1, 0,
    transform.tx, transform.ty, 0, 1,
  ])
}
/// Whether a transform is one in a plane.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(transform, CATransform3DMakeAffineTransform(transform.affine))
}
/// What a transform does in a plane.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  transform.affine
}
