/// The size a view has of its own, such as a label's from its text.
///
/// Each axis may be missing: a plain view has no length of its own, and a layout must get one from
/// elsewhere. A length of its own is a wish, not a rule: it is stretched or squeezed where the
/// surroundings require it.
///
/// Source: UIView documentation, `intrinsicContentSize` and `noIntrinsicMetric`.
public struct IntrinsicSize: Hashable, Sendable {
  /// The view's own width in points, if it has one.
  public var width: Double?
  /// The view's own height in points, if it has one.
  public var height: Double?

  /// Makes a size of which either part may be missing.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Makes an intrinsic size from a size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// No length of its own on either axis.
  public static let none = IntrinsicSize()

  /// The length along an axis, if there is one.
  public subscript(axis: Axis) -> Double? {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
