/// How a stack joins what its arranged views cost on one axis, and shares a length among them.
///
/// The distribution speaks along the stack's axis, the alignment across it; each way has a file of
/// its own. A rule sees visible views only, at least one, and names them by their position among
/// these.
protocol StackRule: Sendable {
  /// What each length of the stack costs, given what its views cost; nil if the required lengths
  /// contradict each other.
  func cost(of views: [Cost]) -> Cost?

  /// Where each view stands in a stack that has its length.
  ///
  /// - Parameter span: the stack's own place, of a length that its cost allows.
  func spans(of views: [Cost], in span: ExactSpan) throws(AxisFailure) -> [ExactSpan]

  /// What the lengths of the stack and of its views come of.
  ///
  /// - Parameter stack: the stack as it was laid out.
  func reasons(
    of views: [Cost], in stack: NamedStack
  ) throws(AxisFailure) -> LengthReasons
}

extension ClosedRange<DoubleDouble> {
  /// The least range around two.
  static func joining(_ first: ClosedRange, _ second: ClosedRange) -> ClosedRange {
    Swift.min(first.lowerBound, second.lowerBound)...Swift.max(first.upperBound, second.upperBound)
  }
}

/// From where to where a view reaches on one axis.
struct AxisSpan<Number: LayoutNumber>: Sendable {
  var min: Number
  var length: Number

  var max: Number { min + length }
}

/// A span in doubles.
typealias Span = AxisSpan<Double>

/// A span before it is rounded to doubles.
typealias ExactSpan = AxisSpan<DoubleDouble>

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
  @inline(__always)
  fileprivate init(_ span: ExactSpan, amongst magnitude: Double) {
    let edge = span.min.rounded(amongst: magnitude)
    let length = span.length.rounded(amongst: magnitude)
    let isExact = span.length.isDouble || length == 0
    self.init(
      min: edge, length: isExact ? length : span.max.rounded(amongst: magnitude) - edge)
  }
}

extension Collection<ExactSpan> {
  /// The nearest spans in doubles, where what is nothing beside the largest number is 0.
  func rounded() -> [Span] {
    var magnitude = 0.0
    for span in self {
      let (edge, length) = (span.min.value.magnitude, span.length.value)
      magnitude = edge > magnitude ? edge : magnitude
      magnitude = length > magnitude ? length : magnitude
    }
    return [Span](unsafeUninitializedCapacity: count) { spans, count in
      for span in self {
        spans.initializeElement(at: count, to: Span(span, amongst: magnitude))
        count += 1
      }
    }
  }
}

/// Visible views one after the other with a gap between neighbours.
///
/// Source: UIStackView documentation, `spacing` and `setCustomSpacing(_:after:)`; observed on the
/// class: constraints UISV-canvas-connection at both ends and UISV-spacing in between.
struct SpacedRow: Sendable {
  /// The gap after each view but the last, in points; negative overlaps.
  let gaps: [DoubleDouble]
  /// Whether the first view stands at the far end.
  let isMirrored: Bool
  /// Who gives way among equals.
  let ties: LayoutPolicy.Ties

  /// The sum of the gaps.
  var sum: DoubleDouble { gaps.reduce(.zero, +) }

  /// The largest gap; less than any if there is none.
  var largest: DoubleDouble { gaps.reduce(-.infinity, max) }

  /// Where views of given lengths stand, the first at the end where the row starts.
  ///
  /// Each view starts where the one before it ended, without a detour over sums, so that with no
  /// spacing the two edges are the same number.
  func spans(
    _ lengths: [DoubleDouble], gaps: [DoubleDouble], in span: ExactSpan
  ) -> [ExactSpan] {
    var result: [ExactSpan] = []
    result.reserveCapacity(lengths.count)
    var edge = isMirrored ? span.max : span.min
    for (view, length) in lengths.enumerated() {
      let min = isMirrored ? edge - length : edge
      let gap = view < gaps.count ? gaps[view] : 0
      result.append(ExactSpan(min: min, length: length))
      edge = isMirrored ? min - gap : min + length + gap
    }
    return result
  }

  /// What rounding may leave over in a sum of lengths.
  func slack(_ views: [Cost], _ length: DoubleDouble) -> Tolerance {
    let natural = views.reduce(DoubleDouble.zero) { $0 + $1.natural }
    return .standard.amongst(Swift.max(length, sum.magnitude, natural).value)
  }

  /// What the lengths of a row come of where one view takes what is left, or all are as long as they
  /// ask for.
  ///
  /// - Parameter gaps: what stands between the views.
  func reasons(
    of views: [Cost], sum: DoubleDouble, in stack: NamedStack, _ gaps: [Formula]
  ) throws(AxisFailure) -> LengthReasons {
    var reasons = LengthReasons(.contentsInARow, stack.views + gaps, in: stack)
    guard !stack.isFree else { return reasons }
    let sharing = Sharing(costs: views, ties: ties)
    let lengths = try sharing.lengths(sum: sum, slack: slack(views, stack.inside))
    guard let taker = sharing.taker(of: lengths) else { return reasons }
    reasons.giveRest(to: taker, in: stack, gaps)
    return reasons
  }
}
