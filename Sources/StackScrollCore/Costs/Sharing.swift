/// A length that is shared out among views so that it costs least.
///
/// Every view begins with the least it may have; then the cheapest stretches are served, all of one
/// price together. A price that cannot be served in full is where views compete: by index if the
/// policy says so, and not at all where the price is zero, since then nothing asks for any of it.
///
/// Source: UIStackView documentation, `Distribution.fill`. That a group is ambiguous only if it is
/// served in part follows from the constraints: an exact fit is the only best layout.
struct Sharing {
  let costs: [Cost]
  let ties: LayoutPolicy.Ties

  /// The length of each view; their sum is the given one.
  ///
  /// - Parameter slack: a difference that counts as none where it would be a choice who takes it:
  ///   for what the rounding of given lengths leaves over.
  /// - Throws: ``AxisFailure`` if several ways to share are best, or if it cannot be told.
  /// - Complexity: O(n log d) for n pieces of d different slopes.
  func lengths(
    sum: DoubleDouble, slack: @autoclosure () -> Tolerance
  ) throws(AxisFailure) -> [DoubleDouble] {
    var lengths = costs.map(\.natural)
    let rest = sum - lengths.reduce(.zero, +)
    if fits(rest, sum, lengths) { return lengths }
    guard costs.allSatisfy({ !$0.isPartlyUnknown }) else {
      try shareWithUnknownPrices(&lengths, rest)
      return lengths
    }
    for view in costs.indices { lengths[view] = costs[view].lower }
    var left = sum - lengths.reduce(.zero, +)
    let slack = slack()
    for group in PriceGroup.all(of: costs) where left > 0 {
      try serve(group, &left, &lengths, slack: slack)
    }
    return lengths
  }

  /// From the least to the greatest length that each view has among the best ways to share a sum.
  ///
  /// - Complexity: O(n log d) for n pieces of d different slopes.
  func ranges(
    sum: DoubleDouble, slack: Tolerance
  ) throws(AxisFailure) -> [ClosedRange<DoubleDouble>] {
    do throws(AxisFailure) {
      return try lengths(sum: sum, slack: slack).map { $0...$0 }
    } catch {
      guard case .ambiguous = error else { throw error }
    }
    guard costs.allSatisfy({ !$0.isPartlyUnknown }) else {
      return try Sharing(costs: costs.map(\.withoutSteepFalls), ties: ties)
        .ranges(sum: sum, slack: slack)
    }
    var lengths = costs.map(\.lower)
    var left = sum - lengths.reduce(.zero, +)
    for group in PriceGroup.all(of: costs) where left > 0 {
      guard isChoice(group, left, slack: slack) else {
        try serve(group, &left, &lengths, slack: slack)
        continue
      }
      var ranges = lengths.map { $0...$0 }
      // What the stretches behind each one have together.
      var behind = group.stretches.reversed().reduce(into: [DoubleDouble.zero]) { sums, stretch in
        sums.append(sums[sums.count - 1] + stretch.length)
      }
      behind.removeLast()
      var before = DoubleDouble.zero
      for stretch in group.stretches {
        let least = max(0, left - (before + (behind.popLast() ?? .zero)))
        before = before + stretch.length
        ranges[stretch.view] = stretch.start + least...stretch.start + min(stretch.length, left)
      }
      return ranges
    }
    return lengths.map { $0...$0 }
  }

  /// The view that takes what the others leave: the one that is served in part, or in an exact fit the
  /// one that would take one more point.
  func taker(of lengths: [DoubleDouble]) -> Int? {
    if let served = costs.indices.first(where: { costs[$0].hold(at: lengths[$0]) == nil }) {
      return served
    }
    var next: (view: Int, slope: Slope)?
    for (view, cost) in costs.enumerated() {
      let piece = cost.pieces.first {
        Tolerance.standard.isGreater($0.end, than: lengths[view])
      }
      guard let slope = piece?.slope else { continue }
      if let best = next, slope.isNegative ? best.slope < slope : !(slope < best.slope) { continue }
      next = (view, slope)
    }
    return next?.view
  }

  /// Whether nothing is left over but what rounding the given lengths to doubles may leave.
  private func fits(
    _ rest: DoubleDouble, _ sum: DoubleDouble, _ lengths: [DoubleDouble]
  ) -> Bool {
    let magnitude = lengths.reduce(sum.magnitude) { $0 + $1.magnitude }
    return rest.magnitude <= magnitude * DoubleDouble(0x1p-52)
  }

  /// Whether several views could take what is left, and nothing says who.
  private func isChoice(_ group: PriceGroup, _ left: DoubleDouble, slack: Tolerance) -> Bool {
    guard ties == .ambiguous || group.slope.isZero, slack.isGreater(left, than: 0),
      slack.isGreater(group.length, than: left)
    else { return false }
    // One that could give no more than rounding leaves is no choice.
    return group.stretches.count { slack.isGreater($0.length, than: 0) } > 1
  }

  private func serve(
    _ group: PriceGroup, _ left: inout DoubleDouble, _ lengths: inout [DoubleDouble],
    slack: Tolerance
  ) throws(AxisFailure) {
    if isChoice(group, left, slack: slack) {
      throw .ambiguous
    }
    let isWhole = !(left < group.length)
    let ordered = group.slope.isNegative ? group.stretches.reversed() : group.stretches
    for stretch in ordered {
      let given = isWhole ? stretch.length : min(left, stretch.length)
      lengths[stretch.view] = given == stretch.length ? stretch.end : stretch.start + given
      left -= given
    }
  }

  /// Shares out where the price of some falls is not known: possible only if no stretch of unknown
  /// price is reached, or if one view alone can shrink.
  private func shareWithUnknownPrices(
    _ lengths: inout [DoubleDouble], _ rest: DoubleDouble
  ) throws(AxisFailure) {
    let held = costs.map(\.withoutSteepFalls)
    let sum = lengths.reduce(rest, +)
    if held.reduce(.zero, { $0 + $1.lower }) <= sum {
      lengths = try Sharing(costs: held, ties: ties).lengths(sum: sum, slack: .exact)
      return
    }
    let givers = costs.indices.filter { costs[$0].natural > costs[$0].lower }
    guard givers.count == 1 else { throw .unpriced }
    lengths[givers[0]] += rest
  }
}

extension Cost {
  /// The cost of no less than a stack's fit could squeeze the view to.
  fileprivate var withoutSteepFalls: Cost {
    var cost = self
    let steep = pieces.prefix { $0.slope.map { $0.isNegative && !$0.isWeak } ?? true }
    if let last = steep.last { cost.lower = last.end }
    cost.pieces.removeFirst(steep.count)
    return cost
  }
}

/// All stretches of several costs that have one price, in the order of the costs.
struct PriceGroup {
  /// A stretch of one view's lengths.
  struct Stretch {
    let view: Int
    let start: DoubleDouble
    let end: DoubleDouble

    var length: DoubleDouble { end - start }
  }

  /// What one more point costs.
  let slope: Slope
  private(set) var stretches: [Stretch]

  /// How many points there are at this price.
  var length: DoubleDouble { stretches.reduce(.zero) { $0 + $1.length } }

  /// The stretches of all costs by price, the cheapest first; those without a known price are left
  /// out.
  ///
  /// - Complexity: O(n log d) for n pieces of d different slopes.
  static func all(of costs: [Cost]) -> [PriceGroup] {
    var (prices, groups) = (Prices(), [PriceGroup]())
    for (view, cost) in costs.enumerated() {
      var start = cost.lower
      for piece in cost.pieces {
        let stretch = Stretch(view: view, start: start, end: piece.end)
        start = piece.end
        guard let slope = piece.slope else { continue }
        let place = prices.place(of: slope)
        if place == groups.count { groups.append(PriceGroup(slope: slope, stretches: [])) }
        groups[place].stretches.append(stretch)
      }
    }
    return prices.order.map { groups[$0] }
  }
}

/// The different slopes that were met, in the order of their first use and by price.
struct Prices {
  private(set) var slopes: [Slope] = []
  /// The places of the slopes, the cheapest first.
  private(set) var order: [Int] = []
  /// The place that was asked for last: views alike ask for the same ones in turn.
  private var last = 0

  /// The place of a slope among those met; a new one is added as the last.
  ///
  /// - Complexity: O(log n) for n slopes, but for moving what is dearer in ``order``.
  mutating func place(of slope: Slope) -> Int {
    last = last + 1 < slopes.count ? last + 1 : 0
    if last < slopes.count, slopes[last] == slope { return last }
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if slopes[order[middle]] < slope { low = middle + 1 } else { high = middle }
    }
    if low == order.count || !slopes[order[low]].isSame(as: slope) {
      order.insert(slopes.count, at: low)
      slopes.append(slope)
    }
    last = order[low]
    return last
  }
}
