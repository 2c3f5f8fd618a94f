/// Views one after the other with a gap between neighbours.
///
/// Source: UIStackView documentation, `spacing`; observed on the class: constraints
/// UISV-canvas-connection at both ends and UISV-spacing in between.
struct Row: Sendable {
  /// The gap in points; negative overlaps.
  let spacing: Double
  /// Whether the first view stands at the far end.
  let isMirrored: Bool

  /// The sum of the gaps between some views.
  func gaps(_ count: Int) -> Double {
    count > 1 ? spacing * Double(count - 1) : 0
  }

  /// Where views of given lengths stand, the first at the end where the row starts.
  ///
  /// Each view starts where the one before it ended, without a detour over sums, so that with no
  /// spacing the two edges are the same number.
  func spans(_ lengths: [Double], in span: Span) -> [Span] {
    var result: [Span] = []
    result.reserveCapacity(lengths.count)
    var edge = isMirrored ? span.max : span.min
    for length in lengths {
      let min = isMirrored ? edge - length : edge
      result.append(Span(min: min, length: length))
      edge = isMirrored ? min - spacing : min + length + spacing
    }
    return result
  }
}
