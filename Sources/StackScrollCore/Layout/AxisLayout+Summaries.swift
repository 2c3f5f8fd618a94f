extension AxisLayout {
  /// Where each view stands, if summaries tell; otherwise nil.
  ///
  /// - Complexity: O(n) for n views.
  func summarySpans(_ root: RootPlace) -> [Span]? {
    withSpecialCosts { special, isOnGrid in
      if isOnGrid {
        let result = withSummaries(special) { (layout: SummaryLayout<Double>) throws(Refusal) in
          try layout.run(root)
          return Array(layout.spans)
        }
        switch result {
        case .success(let spans): return spans
        case .failure(.needsPieces): return nil
        case .failure(.isInexact): break
        }
      }
      return try? withSummaries(special) { (layout: SummaryLayout<DoubleDouble>) throws(Refusal) in
        try layout.run(root)
        let spans = layout.spans
        let magnitude = spans.reduce(DoubleDouble.zero) {
          max($0, max($1.min.magnitude, $1.length))
        }
        return spans.map { Span($0, amongst: magnitude) }
      }.get()
    }
  }

  /// The lengths that required lengths alone settle where the views stand, by position; nil if
  /// summaries do not tell.
  func summarySettledLengths(_ spans: [Span]) -> [Double?]? {
    withSpecialCosts { special, _ in
      try? withSummaries(special) { (layout: SummaryLayout<Double>) throws(Refusal) in
        try layout.settledLengths(spans)
      }.get()
    }
  }

  private typealias Refusal = SummaryRefusal

  /// Finds what special needs cost on this axis, ratios to known lengths too, and whether sums of all
  /// numbers are exact in doubles.
  @inline(__always)
  private func withSpecialCosts<Found>(
    _ body: (UnsafeBufferPointer<CostSummary<Double>>, Bool) -> Found?
  ) -> Found? {
    let special = tree.specialCosts
    guard !countsAllAsHidden, !special.axesWithPieces.contains(axis) else { return nil }
    var grid = tree.grid(axis)
    guard tree.ratioAxes.contains(axis) else {
      return special.costs.withUnsafeBufferPointer { body($0, grid.holds(tree.nodes.count)) }
    }
    var costs = special.costs
    for place in special.ratios where tree.special[place].axis == axis {
      let position = tree.special[place].position
      guard position < crossLengths.count, let length = crossLengths[position],
        let cost = CostSummary(tree.special[place], crossLength: length)
      else { return nil }
      costs[place] = cost
      grid.add(cost.best)
      grid.add(cost.least)
      if cost.most.isFinite { grid.add(cost.most) }
    }
    return costs.withUnsafeBufferPointer { body($0, grid.holds(tree.nodes.count)) }
  }

  /// Makes room for a layout by summaries.
  @inline(__always)
  private func withSummaries<Number: LayoutNumber, Found>(
    _ special: UnsafeBufferPointer<CostSummary<Double>>,
    _ body: (SummaryLayout<Number>) throws(Refusal) -> Found
  ) -> Result<Found, Refusal> {
    typealias Layout = SummaryLayout<Number>
    return withUnsafeTemporaryAllocation(
      of: Layout.Measurement.self, capacity: tree.stacks.count
    ) { measurements in
      withUnsafeTemporaryAllocation(of: AxisSpan<Number>.self, capacity: tree.nodes.count) {
        spans in
        tree.nodes.withUnsafeBufferPointer { nodes in
          tree.stacks.withUnsafeBufferPointer { stacks in
            tree.held.withUnsafeBufferPointer { held in
              let layout = Layout(
                tree: tree, axis: axis, layoutDirection: layoutDirection, policy: policy,
                nodes: nodes, stacks: stacks, held: held, special: special,
                measurements: measurements, spans: spans)
              do throws(Refusal) { return .success(try body(layout)) } catch {
                return .failure(error)
              }
            }
          }
        }
      }
    }
  }
}
