/// Heights and places across the axis under ``Alignment/firstBaseline`` and
/// ``Alignment/lastBaseline``.
///
/// The baselines stand on one line. The stack reaches from the top of its first view to the lowest
/// bottom (mirrored for last baselines), so a view that reaches higher than the first sticks out at
/// the top, and in a taller stack all views stand at the bottom. A lower stack squeezes what hangs
/// below the line: no view may hang lower than the stack.
///
/// Source: UIStackView documentation, `Alignment.firstBaseline`; observed on the class: one side of
/// the stack equals the spanner's, the other is an inequality to the first view, UISV-canvas-fit at
/// 49.
struct AlignBaselineRule: StackRule {
  /// How far each visible view's baseline is from its top, or from its bottom for last baselines.
  let distances: [DoubleDouble]
  /// Whether the line is that of first baselines.
  let isFirst: Bool
  /// Whether the stack arranges one view only, hidden ones counted.
  let isLone: Bool

  func cost(of views: [Cost]) -> Cost? {
    guard let height = hanging(views)?.translated(by: distances[0]).withoutNegativeLengths() else {
      return nil
    }
    return Cost.thickness(of: [height], adding: .zero).adding(.canvasFit)
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(AxisFailure) -> [ExactSpan] {
    guard let hanging = hanging(views) else { return [] }
    let below = below(hanging, span.length)
    var spans: [ExactSpan] = []
    for (cost, above) in zip(views, distances) {
      guard let height = cost.thickness(within: below + above) else { throw .ambiguous }
      let min = isFirst ? span.max - below - above : span.min + below + above - height
      spans.append(ExactSpan(min: min, length: height))
    }
    return spans
  }

  func reasons(
    of views: [Cost], in stack: NamedStack
  ) throws(AxisFailure) -> LengthReasons {
    let hangings = views.indices.map { hanging(views, $0) }
    guard let hanging = hanging(views) else {
      return LengthReasons(.thickestView, [], in: stack)
    }
    let above = stack.texts
    let holder = hangings.holder(of: below(hanging, stack.inside)) ?? 0
    let hung = stack.views[holder].subtracting(above[holder])
    var reasons = LengthReasons(.thickestView, [above[0].adding(hung)], in: stack)
    for (view, cost) in views.enumerated() where !stack.isFree || view != holder {
      let height = stack.views[view].value
      guard cost.hold(at: DoubleDouble(height)) == nil else { continue }
      let line = stack.isFree ? hung : stack.room.subtracting(above[0])
      let formula = LinearForm(line.adding(above[view])).formula
      guard Tolerance.standard.isEqual(formula.value, height) else { continue }
      reasons.views[view] = (.roomFromBaseline, formula)
    }
    return reasons
  }

  /// What it costs the views to hang as far as that below the line, or to reach as far above it.
  private func hanging(_ views: [Cost]) -> Cost? {
    Cost.sum(views.indices.map { hanging(views, $0) })?
      .adding(isLone ? .canvasFit : .spanningFit)
  }

  private func hanging(_ views: [Cost], _ view: Int) -> Cost {
    Cost.thickness(of: [views[view]], adding: .ambiguitySuppression)
      .translated(by: -distances[view])
  }

  /// How far views reach from the line to the far side of the stack.
  private func below(_ hanging: Cost, _ length: DoubleDouble) -> DoubleDouble {
    min(hanging.natural, length - distances[0])
  }
}
