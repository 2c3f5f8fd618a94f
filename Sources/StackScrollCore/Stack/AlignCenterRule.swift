/// Lengths across the axis under ``Alignment/center``.
///
/// Every view has its own thickness, none more than the stack's, and stands in the middle. A view
/// with no thickness of its own gets 0: a weak constraint is there so that it is not ambiguous.
///
/// Source: UIStackView documentation, `Alignment.center`; observed on the class: constraints
/// UISV-spanning-boundary, UISV-spanning-fit (51, or UISV-canvas-fit at 49 for a lone view) and
/// UISV-ambiguity-suppression (25).
struct AlignCenterRule: StackRule {
  func demand(of arranged: [Demand]) -> Demand {
    var minimum = 0.0
    var natural = 0.0
    for view in arranged {
      minimum = max(minimum, view.minimum)
      natural = max(natural, view.natural)
    }
    let fit = arranged.count == 1 ? Slope(canvas: 1) : Slope(spanning: 1)
    return Demand(
      minimum: minimum, natural: natural, isRigid: false, stretch: fit,
      squeeze: squeeze(arranged, from: minimum, to: natural, fit: fit))
  }

  func contradiction(among arranged: [Demand], given length: Double?) -> [Int]? {
    guard let length else { return nil }
    let tooLong = arranged.indices.filter {
      Tolerance.standard.isGreater(arranged[$0].minimum, than: length)
    }
    return tooLong.isEmpty ? nil : tooLong
  }

  func spans(of arranged: [Demand], in span: Span) -> [Span] {
    arranged.map { view in
      let length = view.isRigid ? view.natural : min(view.natural, span.length)
      return Span(min: span.min + (span.length - length) / 2, length: length)
    }
  }

  /// The price of a squeeze from the thickest view down to the minimum, if it is one price.
  private func squeeze(
    _ arranged: [Demand], from minimum: Double, to natural: Double, fit: Slope
  ) -> Slope? {
    var sum = fit
    for view in arranged where view.natural > minimum {
      guard view.natural == natural, let slope = view.squeeze else { return nil }
      sum = sum + slope + Slope(suppression: 1)
    }
    return sum
  }
}
