/// Lengths along the axis under ``Distribution/fill``.
///
/// Free, each view has the length it likes best. In a given length the views that miss theirs most
/// cheaply give way, and among equals the lowest index: it takes all that is too much, and gives all
/// it has before the next one is squeezed.
///
/// Source: UIStackView documentation, `Distribution.fill`; observed on the class: ties go to the
/// lowest index, and two views without a length of their own stay ambiguous.
struct FillRule: StackRule {
  let row: Row

  func cost(of views: [Cost]) -> Cost? {
    Cost.chain(views).moved(by: row.sum).withoutNegativeLengths()
  }

  func opponents(among views: [Cost], given length: DoubleDouble?) -> [Int] {
    row.opponents(among: views, given: length)
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(SharingFailure) -> [ExactSpan] {
    let lengths = try Sharing(costs: views, ties: row.ties)
      .lengths(sum: span.length - row.sum, slack: row.slack(views, span.length))
    return row.spans(lengths, gaps: row.gaps, in: span)
  }

  func ranges(
    of views: [Cost], in lengths: ClosedRange<DoubleDouble>
  ) throws(SharingFailure) -> [ClosedRange<DoubleDouble>] {
    try row.ranges(lengths, gaps: row.sum) { _ in views }
  }

  var tie: OpenTie { .sum }
}
