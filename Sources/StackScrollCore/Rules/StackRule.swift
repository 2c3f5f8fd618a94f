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
  func opponents(among views: [Cost], given length: DoubleDouble?) -> [Int]

  /// Where each view stands in a stack that has its length.
  ///
  /// - Parameter span: the stack's own place, of a length that its cost allows.
  func spans(of views: [Cost], in span: ExactSpan) throws(SharingFailure) -> [ExactSpan]

  /// From the least to the greatest length that each view has among the best layouts.
  ///
  /// - Parameter lengths: the lengths of the stack that are as good; more than one where something
  ///   outside leaves it open.
  func ranges(
    of views: [Cost], in lengths: ClosedRange<DoubleDouble>
  ) throws(SharingFailure) -> [ClosedRange<DoubleDouble>]

  /// How the open lengths of views hang together.
  var tie: OpenTie { get }
}

/// How many of the lengths that a stack leaves open must be given for all to be settled.
enum OpenTie: Sendable {
  /// They have a sum: all but one settle the last where the stack has its length, and all of them
  /// where it has not.
  case sum
  /// They are one length.
  case same
  /// Each is open by itself.
  case none
}

extension ClosedRange<DoubleDouble> {
  /// The least range around two.
  static func joining(_ first: ClosedRange, _ second: ClosedRange) -> ClosedRange {
    Swift.min(first.lowerBound, second.lowerBound)...Swift.max(first.upperBound, second.upperBound)
  }
}

/// From where to where a view reaches on one axis.
struct Span: Hashable, Sendable {
  var min: Double
  var length: Double

  var max: Double { min + length }
}

/// From where to where a view reaches on one axis, before it is rounded to doubles.
struct ExactSpan: Hashable, Sendable {
  var min: DoubleDouble
  var length: DoubleDouble

  var max: DoubleDouble { min + length }
}

extension ExactSpan {
  init(_ span: Span) {
    self.init(min: DoubleDouble(span.min), length: DoubleDouble(span.length))
  }
}

extension Span {
  /// The nearest span in doubles.
  ///
  /// A length that a double cannot hold is that between the rounded edges, so that neighbours without
  /// a gap still meet at one number.
  ///
  /// - Parameter magnitude: the largest number at hand; what is nothing beside it is 0.
  init(_ span: ExactSpan, amongst magnitude: DoubleDouble) {
    let edge = span.min.rounded(amongst: magnitude)
    let length = span.length.rounded(amongst: magnitude)
    let isExact = span.length.isDouble || length == 0
    self.init(
      min: edge, length: isExact ? length : span.max.rounded(amongst: magnitude) - edge)
  }
}
