/// Visible views one after the other with a gap between neighbours.
///
/// Source: UIStackView documentation, `spacing` and `setCustomSpacing(_:after:)`; observed on the
/// class: constraints UISV-canvas-connection at both ends and UISV-spacing in between.
struct Row: Sendable {
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

  /// From the least to the greatest length that each view has where a length is shared out.
  ///
  /// - Parameter costs: what the views cost in a stack of a given length.
  func ranges(
    _ lengths: ClosedRange<DoubleDouble>, gaps: DoubleDouble, _ costs: (DoubleDouble) -> [Cost]
  ) throws(SharingFailure) -> [ClosedRange<DoubleDouble>] {
    func shared(_ length: DoubleDouble) throws(SharingFailure) -> [ClosedRange<DoubleDouble>] {
      let costs = costs(length)
      return try Sharing(costs: costs, ties: ties)
        .ranges(sum: length - gaps, slack: slack(costs, length))
    }
    let shortest = try shared(lengths.lowerBound)
    guard lengths.lowerBound < lengths.upperBound else { return shortest }
    return zip(shortest, try shared(lengths.upperBound)).map(ClosedRange.joining)
  }

  /// The views at odds with a sum of lengths: those that are too long, or all if it is too long.
  func opponents(among views: [Cost], given length: DoubleDouble?) -> [Int] {
    let shortest = Cost.chain(views).lower + sum
    guard let length, Tolerance.standard.isLess(length, than: shortest) else {
      return Array(views.indices)
    }
    return views.indices.filter { views[$0].lower > 0 }
  }
}
