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
  /// How far each visible view's baseline is from its top, or from its bottom for last baselines;
  /// nil for a view without text, whose bottom edge stands for it.
  let distances: [DoubleDouble?]
  /// Whether the line is that of first baselines.
  let isFirst: Bool
  /// Whether the stack arranges one view only, hidden ones counted.
  let isLone: Bool

  func cost(of views: [Cost]) -> Cost? {
    guard let hanging = hanging(views) else { return nil }
    let height =
      distance(0).map(hanging.translated) ?? Cost.chain([hanging, reaching(views)])
    guard let height = height.withoutNegativeLengths() else { return nil }
    return Cost.thickness(of: [height], adding: .zero).adding(.canvasFit)
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(AxisFailure) -> [ExactSpan] {
    guard let hanging = hanging(views) else { return [] }
    let (below, reach) = try split(views, hanging, span.length)
    try refuseOpenHeights(views, hanging, span.length)
    let top = max(top(views).lowerBound, reach)
    var spans: [ExactSpan] = []
    for (view, cost) in views.enumerated() {
      let room = distance(view).map { below + $0 } ?? (view == 0 ? reach : top)
      guard let height = cost.thickness(within: room) else { throw .ambiguous }
      let above = distance(view) ?? height
      let min = isFirst ? span.max - below - above : span.min + below + above - height
      spans.append(ExactSpan(min: min, length: height))
    }
    return spans
  }

  private func heights(
    _ views: [Cost], _ hanging: Cost, _ length: DoubleDouble
  ) throws(AxisFailure) -> [ClosedRange<DoubleDouble>] {
    let (below, reach) = try splits(views, hanging, length)
    let top = top(views)
    return views.enumerated().map { view, cost in
      let rooms = [(below.lowerBound, reach.lowerBound), (below.upperBound, reach.upperBound)]
        .map { below, reach in
          distance(view).map { below + $0 } ?? reach
        }
      let isAbove = view > 0 && distance(view) == nil
      return .joining(
        cost.thicknesses(within: isAbove ? Swift.max(top.lowerBound, rooms[0]) : rooms[0]),
        cost.thicknesses(within: isAbove ? Swift.max(top.upperBound, rooms[1]) : rooms[1]))
    }
  }

  /// Refuses views without text that reach up as far as they like, within what costs the stack the
  /// same.
  private func refuseOpenHeights(
    _ views: [Cost], _ hanging: Cost, _ length: DoubleDouble
  ) throws(AxisFailure) {
    let top = top(views)
    let slack = Tolerance.standard
    guard slack.isGreater(top.upperBound, than: top.lowerBound) else { return }
    let isOpen = try heights(views, hanging, length).contains { range in
      slack.isGreater(range.upperBound, than: range.lowerBound)
    }
    if isOpen { throw .ambiguous }
  }

  func reasons(
    of views: [Cost], in stack: NamedStack
  ) throws(AxisFailure) -> LengthReasons {
    let hangings = views.indices.map { hanging(views, $0) }
    guard let hanging = hanging(views) else {
      return LengthReasons(.thickestView, [], in: stack)
    }
    let below = try split(views, hanging, stack.inside).below
    // Without text it is the whole height above the line, or for last baselines nothing.
    let above = views.indices.map { stack.texts[$0] ?? (isFirst ? stack.views[$0] : .sum([])) }
    let holder = hangings.holder(of: below) ?? 0
    let hung = stack.views[holder].subtracting(above[holder])
    var reasons = LengthReasons(.thickestView, [above[0].adding(hung)], in: stack)
    for (view, cost) in views.enumerated() where !stack.isFree || view != holder {
      let height = stack.views[view].value
      guard cost.hold(at: DoubleDouble(height)) == nil else { continue }
      var formulas: [Formula] = []
      if distance(view) != nil {
        let line = stack.isFree ? hung : stack.room.subtracting(above[0])
        formulas = [LinearForm(line.adding(above[view])).formula]
      } else {
        if view == 0, !stack.isFree { formulas = [stack.room.subtracting(hung)] }
        formulas += views.indices.filter { $0 != view }.map { above[$0] }
      }
      reasons.views[view] =
        formulas.first { Tolerance.standard.isEqual($0.value, height) }
        .map { (.roomFromBaseline, $0) }
    }
    return reasons
  }

  /// From a view's top (or bottom) to the line; nil if that is its whole height.
  private func distance(_ view: Int) -> DoubleDouble? {
    distances[view] ?? (isFirst ? nil : 0)
  }

  /// What it costs the views to hang as far as that below the line, or to reach as far above it.
  private func hanging(_ views: [Cost]) -> Cost? {
    Cost.sum(views.indices.map { hanging(views, $0) })?.adding(fit)
  }

  private func hanging(_ views: [Cost], _ view: Int) -> Cost {
    distance(view).map {
      Cost.thickness(of: [views[view]], adding: .ambiguitySuppression).translated(by: -$0)
    } ?? .free
  }

  /// What it costs a first view without text to reach up from the line: beyond the others it makes
  /// the stack's contents taller, which those that are squeezed there may like.
  private func reaching(_ views: [Cost]) -> Cost {
    let others = above(views)
    var beyond = Cost.required(0)
    beyond.append(Cost.Piece(end: others.lower, slope: .zero))
    for piece in others.pieces {
      let isFalling = piece.slope?.isNegative ?? true
      beyond.append(Cost.Piece(end: piece.end, slope: isFalling ? .zero : piece.slope))
    }
    return Cost.sum([suppressed(views[0]), beyond]) ?? suppressed(views[0])
  }

  /// How far the views after the first reach up from the line, from the least to the most that is
  /// as good.
  private func top(_ views: [Cost]) -> ClosedRange<DoubleDouble> {
    let best = above(views).best
    let text = textAbove(views)
    return max(text, best.lowerBound)...max(text, best.upperBound)
  }

  /// What it costs the views after the first that the contents reach so far up from the line.
  private func above(_ views: [Cost]) -> Cost {
    let beyond = Cost.bent(at: textAbove(views), below: .zero, above: fit)
    let costs = views.indices.dropFirst().filter { distance($0) == nil }
      .map { Cost.thickness(of: [views[$0]], adding: .ambiguitySuppression) }
    return Cost.sum(costs + [beyond]) ?? beyond
  }

  /// How far the text of the views after the first reaches up from the line.
  private func textAbove(_ views: [Cost]) -> DoubleDouble {
    views.indices.dropFirst().compactMap(distance).max() ?? 0
  }

  /// What a view costs with the weak preference for no length, `UISV-ambiguity-suppression`.
  private func suppressed(_ view: Cost) -> Cost { view.adding(.ambiguitySuppression) }

  private var fit: Slope { isLone ? .canvasFit : .spanningFit }

  /// How far views reach from the line to the far side of the stack, and the first one to the near
  /// side.
  private func split(
    _ views: [Cost], _ hanging: Cost, _ length: DoubleDouble
  ) throws(AxisFailure) -> (below: DoubleDouble, reach: DoubleDouble) {
    let (below, reach) = try splits(views, hanging, length)
    let slack = Tolerance.standard
    guard !slack.isGreater(below.upperBound, than: below.lowerBound),
      !slack.isGreater(reach.upperBound, than: reach.lowerBound)
    else { throw .ambiguous }
    return (below.lowerBound, reach.lowerBound)
  }

  /// From the least to the most of that among the best layouts.
  private func splits(
    _ views: [Cost], _ hanging: Cost, _ length: DoubleDouble
  ) throws(AxisFailure) -> (
    below: ClosedRange<DoubleDouble>, reach: ClosedRange<DoubleDouble>
  ) {
    if let distance = distance(0) {
      let below = min(hanging.natural, length - distance)
      return (below...below, distance...distance)
    }
    let sharing = Sharing(costs: [hanging, reaching(views)], ties: .ambiguous)
    let natural = sharing.costs.reduce(DoubleDouble.zero) { $0 + $1.natural }
    let ranges = try sharing.ranges(sum: min(natural, length), slack: .standard.amongst(0))
    let (below, reach) = (ranges[0], ranges[1])
    guard below.lowerBound == below.upperBound else { return (below, reach) }
    // What nothing else takes is above the line.
    let room = min(sharing.costs[1].best.upperBound, length - below.lowerBound)
    let most = max(reach.lowerBound, room)
    return (below, most...most)
  }
}
