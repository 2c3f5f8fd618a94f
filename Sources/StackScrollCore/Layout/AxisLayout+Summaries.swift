extension AxisLayout {
  /// Where each view stands, if summaries tell; otherwise nil.
  ///
  /// - Complexity: O(n) for n views.
  func summarySpans(_ root: RootPlace) -> [Span]? {
    guard let special = specialCosts else { return nil }
    guard special.areOnGrid else { return exactSpans(root, special.costs, measured: []) }
    let result = withSummaries(special.costs) {
      (layout: SummaryLayout<Double>) -> (spans: [Span]?, measured: [ExactMeasurement]) in
      guard layout.measureStacks() else { return (nil, []) }
      do throws(SummaryRefusal) {
        try layout.place(root)
        return (Array(layout.spans), [])
      } catch {
        // What the views want is exact on the grid; where they stand need not be.
        return (nil, error == .isInexact ? layout.measurements.map(ExactMeasurement.init) : [])
      }
    }
    guard result.spans == nil, !result.measured.isEmpty else { return result.spans }
    return exactSpans(root, special.costs, measured: result.measured)
  }

  private typealias ExactMeasurement = SummaryLayout<DoubleDouble>.Measurement

  /// Where each view stands, in twice the precision of doubles until all is known.
  ///
  /// - Parameter measured: what the stacks want, if that is known.
  private func exactSpans(
    _ root: RootPlace, _ special: [CostSummary<Double>], measured: [ExactMeasurement]
  ) -> [Span]? {
    withSummaries(special) { (layout: SummaryLayout<DoubleDouble>) -> [Span]? in
      if measured.isEmpty {
        guard layout.measureStacks() else { return nil }
      } else {
        _ = layout.measurements.initialize(from: measured)
      }
      guard (try? layout.place(root)) != nil else { return nil }
      return layout.spans.rounded()
    }
  }

  /// Whether a view can have one length only, by position; nil if summaries do not tell.
  var rigidBySummaries: [Bool]? {
    guard let special = specialCosts else { return nil }
    return withSummaries(special.costs) { (layout: SummaryLayout<Double>) in
      layout.measureStacks() ? tree.nodes.indices.map { layout.summary(of: $0).isRigid } : nil
    }
  }

  /// What special needs cost on this axis, ratios to known lengths too, and whether sums of all
  /// numbers are exact in doubles; nil if it takes the pieces to tell.
  private var specialCosts: (costs: [CostSummary<Double>], areOnGrid: Bool)? {
    let special = tree.specialCosts
    guard !countsAllAsHidden, !special.axesWithPieces.contains(axis) else { return nil }
    var grid = tree.grid(axis)
    guard tree.ratioAxes.contains(axis) else {
      return (special.costs, grid.holds(tree.nodes.count))
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
    return (costs, grid.holds(tree.nodes.count))
  }

  /// Makes room for a layout by summaries.
  @inline(__always)
  private func withSummaries<Number: LayoutNumber, Found>(
    _ special: [CostSummary<Double>], _ body: (SummaryLayout<Number>) -> Found
  ) -> Found {
    typealias ContentLayout = SummaryLayout<Number>
    return withUnsafeTemporaryAllocation(
      of: ContentLayout.Measurement.self, capacity: tree.stacks.count
    ) { measurements in
      withUnsafeTemporaryAllocation(of: AxisSpan<Number>.self, capacity: tree.nodes.count) {
        spans in
        tree.nodes.withUnsafeBufferPointer { nodes in
          tree.stacks.withUnsafeBufferPointer { stacks in
            tree.held.withUnsafeBufferPointer { held in
              special.withUnsafeBufferPointer { special in
                tree.customGaps.withUnsafeBufferPointer { customGaps in
                  body(
                    ContentLayout(
                      tree: tree, axis: axis, layoutDirection: layoutDirection, policy: policy,
                      nodes: nodes, stacks: stacks, held: held, customGaps: customGaps,
                      special: special, measurements: measurements, spans: spans))
                }
              }
            }
          }
        }
      }
    }
  }
}
