/// What each length of a stack costs whose views ask for shares of it.
///
/// The shares move with the stack, so the cost is followed from the shortest length on: one more
/// point of the stack is divided among the views at least cost, each view keeps its rate of growth
/// until it meets a length where its price changes or its own share, and there the point is divided
/// anew. To divide a point is to share out a length, with rates in place of lengths.
struct ProportionalCost {
  /// A view that asks for a share of the stack.
  struct View {
    let cost: Cost
    /// Its part of one point of the stack.
    let share: Double
    /// How strongly it asks.
    let priority: Double
  }

  let views: [View]
  /// The sum of the gaps.
  let gaps: Double

  /// The cost by the length of the stack; nil if no length is allowed.
  ///
  /// - Complexity: O(n³) for n views of as many priorities.
  func cost() -> Cost? {
    guard let allowed = allowed() else { return nil }
    var length = allowed.lower
    var result = Cost(lower: length, pieces: [])
    guard var lengths = lengths(in: length) else { return allowed }
    for _ in 0..<mostSteps {
      guard Tolerance.standard.isGreater(allowed.upper, than: length) else { return result }
      guard let rates = rates(lengths, in: length) else { return allowed }
      let step = step(lengths, rates, in: length)
      result.append(Cost.Piece(end: length + step, slope: slope(lengths, rates, in: length)))
      length += step
      for view in lengths.indices { lengths[view] += rates[view] * step }
    }
    return allowed
  }

  /// Far more stretches than a cost has: it ends the search where rounding hides that one ends.
  private var mostSteps: Int { views.reduce(8) { $0 + 8 * ($1.cost.pieces.count + 1) } }

  /// The lengths that are allowed, at an unknown cost; nil if none is.
  func allowed() -> Cost? {
    let lower = max(0, views.reduce(gaps) { $0 + $1.cost.lower })
    let upper = views.reduce(gaps) { $0 + $1.cost.upper }
    guard !Tolerance.standard.isLess(upper, than: lower) else { return nil }
    var cost = Cost.required(lower)
    cost.append(Cost.Piece(end: upper, slope: .zero))
    cost.isUndecided = upper > lower
    return cost
  }

  /// The lengths that cost least in a stack of some length.
  private func lengths(in length: Double) -> [Double]? {
    let costs = views.map { view in
      let share = Cost(.equal, view.share * length, priority: LayoutPriority(view.priority))
      return Cost.sum([view.cost, share]) ?? view.cost
    }
    return try? Sharing(costs: costs, ties: .lowestIndex)
      .lengths(sum: length - gaps, slack: slack(length))
  }

  /// How the next point is divided.
  ///
  /// A rate may be negative where gaps overlap, and a length may not: so all of them are shared out
  /// from a common rate below every one that can be best.
  private func rates(_ lengths: [Double], in length: Double) -> [Double]? {
    let least = -1 - views.reduce(0) { $0 + $1.share }
    let costs = views.indices.map { view in
      let prices = prices(view, lengths, in: length)
      let pull = Cost.bent(
        at: views[view].share - least, below: prices.share.below, above: prices.share.above)
      return Cost.sum([prices.own.rates(from: least), pull])
    }
    let sum = 1 - least * Double(views.count)
    let rates = try? Sharing(costs: costs.compactMap(\.self), ties: .lowestIndex)
      .lengths(sum: sum, slack: .exact)
    return rates?.map { $0 + least }
  }

  /// What a view pays for its length, and for its distance from its share, on either side.
  private func prices(
    _ view: Int, _ lengths: [Double], in length: Double
  ) -> (own: Cost.Prices, share: (below: Slope, above: Slope)) {
    let pull = Slope(1, at: views[view].priority)
    let away = lengths[view] - views[view].share * length
    let isThere = slack(length).isEqual(away, 0)
    return (
      views[view].cost.prices(at: lengths[view], slack: slack(length)),
      (isThere || away < 0 ? pull * -1 : pull, isThere || away > 0 ? pull : pull * -1)
    )
  }

  /// How far all rates stay as they are.
  private func step(_ lengths: [Double], _ rates: [Double], in length: Double) -> Double {
    let slack = slack(length)
    var step = Double.infinity
    for (view, rate) in rates.enumerated() {
      let bends = [views[view].cost.lower] + views[view].cost.pieces.map(\.end)
      for bend in bends where !slack.isEqual(bend, lengths[view]) {
        let points = (bend - lengths[view]) / rate
        if points > 0 { step = min(step, points) }
      }
      let share = views[view].share
      guard !slack.isEqual(lengths[view], share * length) else { continue }
      let points = (lengths[view] - share * length) / (share - rate)
      if points > 0 { step = min(step, points) }
    }
    return step
  }

  /// What the next point costs all views together.
  private func slope(_ lengths: [Double], _ rates: [Double], in length: Double) -> Slope {
    var slope = Slope.zero
    for (view, rate) in rates.enumerated() {
      let prices = prices(view, lengths, in: length)
      let away = rate - views[view].share
      slope = slope + (prices.own.above ?? .zero) * max(rate, 0)
      slope = slope + (prices.own.below ?? .zero) * min(rate, 0)
      slope = slope + prices.share.above * max(away, 0) + prices.share.below * min(away, 0)
    }
    return slope
  }

  private func slack(_ length: Double) -> Tolerance { .standard.amongst(length) }
}

extension Cost {
  /// What one point less and one point more change; nil where there is none.
  struct Prices {
    let below: Slope?
    let above: Slope?

    /// The cost of growing at some rate, counted from a least one.
    func rates(from least: Double) -> Cost {
      switch (below, above) {
      case (let below?, let above?): .bent(at: -least, below: below, above: above)
      case (nil, let above?): .from(-least, slope: above)
      case (let below?, nil): Cost(lower: 0, pieces: [Piece(end: -least, slope: below)])
      case (nil, nil): .required(-least)
      }
    }
  }

  /// The prices at a length, which counts as one where they change if it is that near.
  func prices(at length: Double, slack: Tolerance) -> Prices {
    let isLeast = !slack.isGreater(length, than: lower)
    let below = isLeast ? nil : pieces.first { !slack.isLess($0.end, than: length) }
    let above = pieces.first { slack.isGreater($0.end, than: length) }
    return Prices(below: below?.slope, above: above?.slope)
  }
}
