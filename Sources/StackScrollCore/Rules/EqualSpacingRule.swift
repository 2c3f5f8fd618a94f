/// Lengths along the axis under ``Distribution/equalSpacing``.
///
/// The gaps are one more view that nothing holds: they take what is too much before any view does,
/// share it equally, and are never below the largest least gap. Squeezed, the views give way as
/// under ``Distribution/fill``.
///
/// Source: UIStackView documentation, `Distribution.equalSpacing`; observed on the class: gap guides
/// of one length (UISV-distributing-edge), UISV-spacing as `>=`, UISV-canvas-fit at 49.
struct EqualSpacingRule: StackRule {
  let row: Row

  func cost(of views: [Cost]) -> Cost? {
    Cost.chain(views + gap(views)).withoutNegativeLengths()?.adding(.canvasFit)
  }

  func opponents(among views: [Cost], given length: DoubleDouble?) -> [Int] {
    guard views.count > 1 else { return row.opponents(among: views, given: length) }
    return views.indices.filter { views[$0].lower > 0 }
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(SharingFailure) -> [ExactSpan] {
    var lengths = try lengths(of: views, sum: span.length)
    guard views.count > 1, let sum = lengths.popLast() else {
      return row.spans(lengths, gaps: [], in: span)
    }
    let gap = sum / DoubleDouble(views.count - 1)
    return row.spans(lengths, gaps: views.dropFirst().map { _ in gap }, in: span)
  }

  func ranges(
    of views: [Cost], in lengths: ClosedRange<DoubleDouble>
  ) throws(SharingFailure) -> [ClosedRange<DoubleDouble>] {
    Array(try row.ranges(lengths, gaps: 0) { _ in views + gap(views) }.prefix(views.count))
  }

  /// The gaps take what the views leave, so no view is settled by the others.
  var tie: OpenTie { row.gaps.isEmpty ? .sum : .none }

  /// The length of each view, and of all gaps together; a failure names views only.
  private func lengths(
    of views: [Cost], sum: DoubleDouble
  ) throws(SharingFailure) -> [DoubleDouble] {
    do throws(SharingFailure) {
      return try Sharing(costs: views + gap(views), ties: row.ties)
        .lengths(sum: sum, slack: row.slack(views, sum))
    } catch {
      guard case .ambiguous(let open) = error else { throw error }
      throw .ambiguous(open.filter { $0 < views.count })
    }
  }

  /// The gaps as a view; none for a lone view.
  private func gap(_ views: [Cost]) -> [Cost] {
    guard views.count > 1 else { return [] }
    return [.from(DoubleDouble(views.count - 1) * row.largest, slope: .zero)]
  }
}
