/// How a stack joins what its arranged views cost on one axis, and shares a length among them.
///
/// The distribution speaks along the stack's axis, the alignment across it; each way has a file of
/// its own. A rule sees visible views only, at least one, and names them by their position among
/// these.
protocol StackRule: Sendable {
  /// What each length of the stack costs, given what its views cost; nil if the required lengths
  /// contradict each other.
  func cost(of views: [Cost]) -> Cost?

  /// The views whose required lengths contradict each other, or a length the stack cannot have.
  ///
  /// - Parameter length: the stack's length, or nil where the views alone are at odds.
  func opponents(among views: [Cost], given length: Double?) -> [Int]

  /// Where each view stands in a stack that has its length.
  ///
  /// - Parameter span: the stack's own place, of a length that its cost allows.
  func spans(of views: [Cost], in span: Span) throws(SharingFailure) -> [Span]
}

/// From where to where a view reaches on one axis.
struct Span: Hashable, Sendable {
  var min: Double
  var length: Double

  var max: Double { min + length }
}
