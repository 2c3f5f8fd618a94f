/// Lengths across the axis under ``Alignment/fill``.
///
/// Every view has the stack's thickness. Free, that is the largest any view wants, and a required
/// length among them settles all.
///
/// Source: UIStackView documentation, `Alignment.fill`; observed on the class: constraints
/// UISV-alignment on both edges and UISV-canvas-connection.
struct AlignFillRule: StackRule {
  func demand(of arranged: [Demand]) -> Demand {
    SameLength(arranged).demand
  }

  func contradiction(among arranged: [Demand], given length: Double?) -> [Int]? {
    SameLength.contradiction(among: arranged, given: length)
  }

  func spans(of arranged: [Demand], in span: Span) -> [Span] {
    arranged.map {
      Span(min: span.min, length: SameLength.length(of: $0, sharing: span.length))
    }
  }
}
