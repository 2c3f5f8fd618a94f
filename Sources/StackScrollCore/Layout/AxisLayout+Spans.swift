extension AxisLayout {
  /// Where each view stands, from the root down.
  func spans(_ costs: [Cost], root: Span) throws(AxisFailure) -> [Span] {
    var spans = [Span](repeating: root, count: tree.nodes.count)
    var position = 0
    while position < tree.nodes.count {
      let node = tree.nodes[position]
      if node.isHidden, position > 0 {
        for inside in position..<node.end where inside > position {
          spans[inside] = Span(min: spans[position].min, length: 0)
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
  func inner(of stack: Int, _ outer: Span) -> Span {
    let margins = margins(of: stack)
    let length = max(0, outer.length - margins.near - margins.far)
    return Span(min: outer.min + margins.near, length: length)
  }

  /// Places the views that a stack arranges, those that are hidden too.
  private func placeViews(
    of stack: Int, _ costs: [Cost], _ spans: inout [Span]
  ) throws(AxisFailure) {
    let arranged = arranged(by: stack)
    let inner = inner(of: stack, spans[stack])
    if !arranged.visible.isEmpty {
      let rule = try rule(of: stack, arranged, costs)
      do throws(SharingFailure) {
        let places = try rule.spans(of: arranged.visible.map { costs[$0] }, in: inner)
        for (child, place) in zip(arranged.visible, places) { spans[child] = place }
      } catch {
        throw self.error(error, in: stack, arranged)
      }
    }
    if axis == settings(of: stack).axis {
      placeHidden(arranged, in: inner, &spans)
    } else {
      for child in arranged.hidden {
        spans[child] = crossSpan(ofHidden: child, stack, inner, spans)
      }
    }
  }

  /// Gives hidden views no length: in the middle of the gap they stand in, or at an end.
  ///
  /// Source: observed on the class: constraint UISV-hiding, and half of the spacing on each side of
  /// a hidden view between others.
  private func placeHidden(_ arranged: Arranged, in inner: Span, _ spans: inout [Span]) {
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
      spans[child] = Span(min: place, length: 0)
    }
  }

  /// Where a hidden view stands across the axis.
  ///
  /// It is aligned like those that show, and as long as it likes: nothing reaches around it.
  private func crossSpan(
    ofHidden child: Int, _ stack: Int, _ inner: Span, _ spans: [Span]
  ) -> Span {
    let length = restingCost(of: child).adding(.ambiguitySuppression).natural
    let place: Double
    switch settings(of: stack).alignment {
    case .fill: return inner
    case .leading: place = isMirrored ? 1 : 0
    case .center: place = 0.5
    case .trailing: place = isMirrored ? 0 : 1
    case .firstBaseline, .lastBaseline:
      let line = self.line(of: stack, inner, spans)
      return Span(min: line - baseline(in: child, stack, length), length: length)
    }
    return Span(min: inner.min + (inner.length - length) * place, length: length)
  }

  /// Where the baselines of a stack are: on that of the first view that shows, if any does.
  private func line(of stack: Int, _ inner: Span, _ spans: [Span]) -> Double {
    let arranged = arranged(by: stack)
    if let first = arranged.visible.first {
      return spans[first].min + baseline(in: first, stack, spans[first].length)
    }
    guard let first = arranged.hidden.first else { return inner.max }
    let length = restingCost(of: first).adding(.ambiguitySuppression).natural
    return inner.max - length + baseline(in: first, stack, length)
  }

  /// How far a view's baseline is below its top.
  private func baseline(in view: Int, _ stack: Int, _ length: Double) -> Double {
    guard let text = tree.baselines[view] else { return length }
    return settings(of: stack).alignment == .firstBaseline ? text.first : length - text.last
  }

  /// A stack's failure with the names that its indices stand for.
  private func error(
    _ failure: SharingFailure, in stack: Int, _ arranged: Arranged
  ) -> AxisFailure {
    switch failure {
    case .ambiguous(let views): .ambiguous(views.map { tree.ids[arranged.visible[$0]] })
    case .unsupported(let reason): .unsupported(tree.ids[stack], reason)
    }
  }
}
