/// Heights and places across the axis under ``Alignment/firstBaseline`` and
/// ``Alignment/lastBaseline``.
///
/// The baselines stand on one line. The stack reaches from the top of its first view to the lowest
/// bottom (mirrored for last baselines), so a view that reaches higher than the first sticks out at
/// the top, and in a taller stack all views stand at the bottom.
///
/// Source: UIStackView documentation, `Alignment.firstBaseline`; observed on the class: one side of
/// the stack equals the spanner's, the other is an inequality to the first view, UISV-canvas-fit at
/// 49.
struct AlignBaselineRule: StackRule {
  /// How far each visible view's baseline is from its top, or from its bottom for last baselines;
  /// nil for a view without text, whose bottom edge stands for it.
  let distances: [Double?]
  /// Whether the line is that of first baselines.
  let isFirst: Bool

  func cost(of views: [Cost]) -> Cost? {
    let extents = Extents(views, self)
    var cost = Cost(lower: 0, pieces: [])
    if extents.height > 0 { cost.append(Cost.Piece(end: extents.height, slope: nil)) }
    cost.append(Cost.Piece(end: .infinity, slope: .spanningFit + .canvasFit))
    return cost
  }

  func opponents(among views: [Cost], given length: Double?) -> [Int] {
    views.indices.filter { views[$0].lower > 0 }
  }

  func spans(of views: [Cost], in span: Span) throws(SharingFailure) -> [Span] {
    let extents = Extents(views, self)
    guard !Tolerance.standard.isLess(span.length, than: extents.height) else {
      throw .unsupported(.squeezesBaselines)
    }
    return zip(extents.heights, extents.ascents).map { height, ascent in
      let min =
        isFirst
        ? span.max - extents.below - ascent
        : span.min + extents.below + ascent - height
      return Span(min: min, length: height)
    }
  }

  /// How far views reach from the common line.
  private struct Extents {
    let heights: [Double]
    /// From each view's top (or bottom) to the line.
    let ascents: [Double]
    /// From the line to the lowest bottom (or highest top).
    let below: Double

    /// The height of the stack if it is free.
    var height: Double { max(0, below + ascents[0]) }

    init(_ views: [Cost], _ rule: AlignBaselineRule) {
      heights = views.map { $0.thickness(within: .infinity) }
      ascents = zip(heights, rule.distances).map { height, distance in
        distance ?? (rule.isFirst ? height : 0)
      }
      below = zip(heights, ascents).map { $0 - $1 }.max() ?? 0
    }
  }
}
