extension AxisLayout {
  /// Where each view stands, from the root down.
  func spans(_ costs: [Cost], root: ExactSpan) throws(AxisFailure) -> [ExactSpan] {
    var spans = [ExactSpan](repeating: root, count: tree.nodes.count)
    var position = 0
    while position < tree.nodes.count {
      let node = tree.nodes[position]
      if node.isHidden, position > 0 {
        for inside in position..<node.end where inside > position {
          spans[inside] = ExactSpan(min: spans[position].min, length: 0)
        }
        position = node.end
        continue
      }
      if !node.isLeaf { try placeViews(of: position, costs, &spans) }
      position += 1
    }
    return spans
  }

  /// What the margins of a stack leave of the place it has.
  func inner(of stack: Int, _ outer: ExactSpan) -> ExactSpan {
    let margins = margins(of: stack)
    let (near, far) = (DoubleDouble(margins.near), DoubleDouble(margins.far))
    return ExactSpan(min: outer.min + near, length: max(0, outer.length - near - far))
  }

  /// Places the views that a stack arranges, those that are hidden too.
  private func placeViews(
    of stack: Int, _ costs: [Cost], _ spans: inout [ExactSpan]
  ) throws(AxisFailure) {
    let arranged = arranged(by: stack)
    let inner = inner(of: stack, spans[stack])
    if !arranged.visible.isEmpty {
      let rule = try rule(of: stack, arranged, costs)
      let places = try rule.spans(of: arranged.visible.map { costs[$0] }, in: inner)
      for (child, place) in zip(arranged.visible, places) { spans[child] = place }
    }
    if axis == settings(of: stack).axis {
      placeHidden(arranged, in: inner, &spans)
    } else {
      for child in arranged.hidden {
        spans[child] = crossSpan(ofHidden: costs[child], at: child, stack, inner, costs, spans)
      }
    }
  }

  /// Gives hidden views no length: in the middle of the gap they stand in, or at an end.
  ///
  /// Source: observed on the class: constraint UISV-hiding, and half of the spacing on each side of
  /// a hidden view between others.
  private func placeHidden(
    _ arranged: Arranged, in inner: ExactSpan, _ spans: inout [ExactSpan]
  ) {
    var next = 0
    for child in arranged.hidden {
      while next < arranged.visible.count, arranged.visible[next] < child { next += 1 }
      let start = isMirrored ? inner.max : inner.min
      let end = isMirrored ? inner.min : inner.max
      var place = next == 0 ? start : end
      if next > 0, next < arranged.visible.count {
        let before = spans[arranged.visible[next - 1]]
        let after = spans[arranged.visible[next]]
        place = isMirrored ? (before.min + after.max) / 2 : (before.max + after.min) / 2
      }
      spans[child] = ExactSpan(min: place, length: 0)
    }
  }

  /// Where a hidden view stands across the axis.
  ///
  /// It is aligned like visible views, at its natural length; the stack's size ignores it.
  private func crossSpan(
    ofHidden view: Cost, at child: Int, _ stack: Int, _ inner: ExactSpan, _ costs: [Cost],
    _ spans: [ExactSpan]
  ) -> ExactSpan {
    let length = view.best(adding: .ambiguitySuppression).lowerBound
    let place: DoubleDouble
    switch settings(of: stack).alignment {
    case .fill: return inner
    case .leading: place = isMirrored ? 1 : 0
    case .center: place = 0.5
    case .trailing: place = isMirrored ? 0 : 1
    case .firstBaseline, .lastBaseline:
      let line = self.line(of: stack, inner, costs, spans)
      return ExactSpan(min: line - baseline(in: child, stack, length), length: length)
    }
    return ExactSpan(min: inner.min + (inner.length - length) * place, length: length)
  }

  /// Where the baselines of a stack are: on that of the first view that shows, if any does.
  private func line(
    of stack: Int, _ inner: ExactSpan, _ costs: [Cost], _ spans: [ExactSpan]
  ) -> DoubleDouble {
    let arranged = arranged(by: stack)
    if let first = arranged.visible.first {
      return spans[first].min + baseline(in: first, stack, spans[first].length)
    }
    guard let first = arranged.hidden.first else { return inner.max }
    let length = costs[first].best(adding: .ambiguitySuppression).lowerBound
    return inner.max - length + baseline(in: first, stack, length)
  }

  /// How far a view's baseline is below its top.
  private func baseline(in view: Int, _ stack: Int, _ length: DoubleDouble) -> DoubleDouble {
    let text = tree.baselines(of: view)
    return settings(of: stack).alignment == .firstBaseline
      ? DoubleDouble(text?.first ?? 0) : length - DoubleDouble(text?.last ?? 0)
  }
}
