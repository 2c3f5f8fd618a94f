/// The rules of stacks do not settle a screen: its lengths are open or contradict each other, or the rules
/// cannot tell.
///
/// Which of these it is, and what to do, the solver says.
package struct UndecidedStack: Error, Hashable {
  /// Makes the error.
  package init() {}
}

/// Why the rules of stacks do not settle one axis, as far as they go on in another way.
enum AxisFailure: Error {
  /// Many lengths are equally good.
  case ambiguous
  /// A length is a multiple of one that no required length settles.
  case openRatio
  /// The price of some lengths is not known; it may be where the whole cost of distributed centres is
  /// worked out.
  case unpriced
  /// Required lengths contradict each other, or the rules cannot tell.
  case refused
}
