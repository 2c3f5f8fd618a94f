/// What a view wants on one axis, with all that is inside it: the result of the first pass.
///
/// The cost of a view's length falls down to ``natural`` and rises or stays after it. A closed
/// form needs no more of it than the slopes on either side.
struct Demand: Sendable {
  /// The shortest length that what is inside allows.
  var minimum: Double
  /// The shortest of the lengths that cost least.
  var natural: Double
  /// Whether ``natural`` is the only length allowed.
  var isRigid: Bool
  /// The cost of each point above ``natural``, the same however many there are.
  var stretch: Slope
  /// The cost of each point between ``minimum`` and ``natural``, or nil if it changes on the way.
  var squeeze: Slope?

  /// A length that nothing changes.
  static func required(_ length: Double) -> Demand {
    Demand(minimum: length, natural: length, isRigid: true, stretch: .zero, squeeze: nil)
  }

  /// What a leaf wants: its own length, within reason, or nothing.
  ///
  /// Source: UIView documentation, default hugging priority 250 and compression resistance 750;
  /// observed on the class: both act only where there is an intrinsic length.
  static func leaf(_ intrinsic: Double?) -> Demand {
    guard let intrinsic else {
      return Demand(minimum: 0, natural: 0, isRigid: false, stretch: .zero, squeeze: .zero)
    }
    return Demand(
      minimum: 0, natural: intrinsic, isRigid: false, stretch: Slope(hugging: 1),
      squeeze: Slope(compression: -1))
  }

  /// What a stack without views wants on either axis.
  static func empty(_ policy: EmptyStackPolicy) -> Demand {
    let weakest = policy == .fitsZero ? Slope(emptiness: 1) : .zero
    return Demand(minimum: 0, natural: 0, isRigid: false, stretch: weakest, squeeze: .zero)
  }

  /// Whether every length from ``natural`` on is as good as any other.
  var isFree: Bool { !isRigid && stretch.isZero }

  /// How much shorter than ``natural`` the view may become.
  var room: Double { isRigid ? 0 : Swift.max(0, natural - minimum) }

  /// Whether the view can have a length without breaking a required one.
  func allows(_ length: Double) -> Bool {
    let tolerance = Tolerance.standard
    return isRigid ? tolerance.isEqual(length, natural) : !tolerance.isLess(length, than: minimum)
  }
}
