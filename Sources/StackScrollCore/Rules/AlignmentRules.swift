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

  func spans(of views: [Cost], in span: ExactSpan) -> [ExactSpan] {
    SharedLength(views).lengths(span.length).map { ExactSpan(min: span.min, length: $0) }
  }

  func reasons(of views: [Cost], in stack: NamedStack) -> LengthReasons {
    guard let holder = (views + hidden).holder(of: stack.inside), holder >= views.count else {
      return SharedLength(views).reasons(stack.inside, in: stack, .fillsAcross, stack.room) {
        (.thickestView, [$0])
      }
    }
    let thickest = stack.hidden[holder - views.count]
    var reasons = LengthReasons(.thickestView, [thickest], in: stack)
    reasons.views = views.map { _ in (.fillsAcross, stack.isFree ? thickest : stack.room) }
    return reasons
  }
}

/// Lengths across the axis under ``Alignment/leading``, ``Alignment/center`` and
/// ``Alignment/trailing``.
///
/// Every view has its own thickness, none more than the stack's. A view with no thickness of its
/// own gets 0: a weak constraint is there so that it is not ambiguous. Free, the stack is as thick
/// as it must be so that nobody gives way.
///
/// Source: UIStackView documentation, `Alignment`; observed on the class: constraints
/// UISV-spanning-boundary, UISV-spanning-fit (51, or UISV-canvas-fit at 49 for a lone view) and
/// UISV-ambiguity-suppression (25).
struct AlignSideRule: StackRule {
  /// Where a view stands between the stack's near and far side: 0, one half or 1.
  let place: DoubleDouble
  /// Whether the stack arranges one view only, hidden ones counted.
  let isLone: Bool

  func cost(of views: [Cost]) -> Cost? {
    let fit = isLone ? Slope.canvasFit : Slope.spanningFit
    return Cost.thickness(of: views, adding: .ambiguitySuppression).adding(fit)
  }

  func spans(of views: [Cost], in span: ExactSpan) throws(AxisFailure) -> [ExactSpan] {
    var spans: [ExactSpan] = []
    spans.reserveCapacity(views.count)
    for cost in views {
      guard let length = cost.thickness(within: span.length) else { throw .ambiguous }
      spans.append(ExactSpan(min: span.min + (span.length - length) * place, length: length))
    }
    return spans
  }

  func reasons(of views: [Cost], in stack: NamedStack) -> LengthReasons {
    let holder =
      views.map { Cost.thickness(of: [$0], adding: .ambiguitySuppression) }
      .holder(of: stack.inside) ?? 0
    var reasons = LengthReasons(.thickestView, [stack.views[holder]], in: stack)
    let room = stack.isFree ? stack.views[holder] : stack.room
    for view in views.indices where !stack.isFree || view != holder {
      if views[view].isThicker(than: stack.inside) { reasons.views[view] = (.alignedLength, room) }
    }
    return reasons
  }
}

extension Cost {
  /// Whether an aligned view would be thicker if there were room.
  func isThicker(than room: DoubleDouble) -> Bool {
    !isRigid
      && Tolerance.standard.isGreater(best(adding: .ambiguitySuppression).lowerBound, than: room)
  }

  /// The length of an aligned view in a stack of some thickness; nil if nothing settles it.
  func thickness(within length: DoubleDouble) -> DoubleDouble? {
    let range = thicknesses(within: length)
    let isOpen = Tolerance.standard.isGreater(range.upperBound, than: range.lowerBound)
    return isOpen ? nil : range.lowerBound
  }

  /// From the least to the greatest length of an aligned view that is as good as any.
  func thicknesses(within length: DoubleDouble) -> ClosedRange<DoubleDouble> {
    guard !isRigid else { return lower...lower }
    let best = best(adding: .ambiguitySuppression)
    return Swift.min(best.lowerBound, length)...Swift.min(best.upperBound, length)
  }
}
