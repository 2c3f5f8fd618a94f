/// Lengths across the axis under ``Alignment/fill``.
///
/// Every view has the stack's thickness, the one that costs all of them together least. That is the
/// largest any view wants only while resisting a squeeze outweighs hugging, as it does by default.
///
/// Source: UIStackView documentation, `Alignment.fill`; observed on the class: constraints
/// UISV-alignment on both edges, hidden views included, and UISV-canvas-connection.
struct AlignFillRule: StackRule {
  /// What hidden views want, if they count.
  let hidden: [Cost]

  func cost(of views: [Cost]) -> Cost? { Cost.sum(views + hidden) }

  func opponents(among views: [Cost], given length: DoubleDouble?) -> [Int] {
    SharedLength(views).opponents(given: length) ?? []
  }

  func spans(of views: [Cost], in span: ExactSpan) -> [ExactSpan] {
    SharedLength(views).lengths(span.length).map { ExactSpan(min: span.min, length: $0) }
  }

  func ranges(
    of views: [Cost], in lengths: ClosedRange<DoubleDouble>
  ) -> [ClosedRange<DoubleDouble>] {
    SharedLength(views).ranges(lengths)
  }

  var tie: OpenTie { .same }
}
