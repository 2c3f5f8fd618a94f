/// The least cost along a line, level by level: a weighted median on each.
///
/// Example: required rows want a step of at least 3, and preferences steps of 1 and 8 at 750 and of 5 at
/// 250. The required level leaves 3 and more; at 750 all from 1 to 8 is as good, so 3 to 8 is left; at
/// 250 that is 5.
struct LineSearch {
  /// Where a cost has its breakpoint.
  struct Point {
    /// What costs: a slack or a variable.
    let index: Int
    let strength: Double
    /// How many variables of it move.
    let size: Int
    /// The step to it.
    let step: Double
    /// By how much the cost falls with a step towards it from below.
    let below: Double
    /// By how much it rises beyond.
    let above: Double

    /// What `value + step * rate` costs.
    init(
      index: Int, _ cost: PiecewiseLinearVariable, value: Double, rate: Double, size: Int
    ) {
      self.index = index
      self.size = size
      strength = cost.strength
      step = -value / rate
      below = rate > 0 ? cost.left * rate : -cost.right * rate
      above = rate > 0 ? cost.right * rate : -cost.left * rate
    }
  }

  private var points: [Point] = []
  /// Whether anything is missed without a step.
  private var isMissed = false

  /// Adds what `value + step * rate` costs.
  mutating func add(
    _ index: Int, _ cost: PiecewiseLinearVariable, value: Double, rate: Double, size: Int
  ) {
    guard cost.left + cost.right > 0, abs(rate) > NumericPolicy.pivot, value.isFinite,
      rate.isFinite
    else { return }
    points.append(Point(index: index, cost, value: value, rate: rate, size: size))
    let slope = value > Self.tolerance ? cost.right : value < -Self.tolerance ? cost.left : 0
    isMissed = isMissed || slope > 0
  }

  /// The breakpoint where the cost is least; nil if that is so without a step.
  var best: Point? {
    guard isMissed else { return nil }
    let sorted = points.sorted {
      $0.strength == $1.strength ? $0.step < $1.step : $0.strength > $1.strength
    }
    var (low, high): (Point?, Point?)
    var start = 0
    while start < sorted.count {
      let level = sorted[start...].prefix { $0.strength == sorted[start].strength }
      start = level.endIndex
      let (first, last) = Self.least(level)
      if let last, let low, last.step < low.step { return beyond(low) }
      if let first, let high, first.step > high.step { return beyond(high) }
      if let first, first.step > low?.step ?? -.infinity { low = first }
      if let last, last.step < high?.step ?? .infinity { high = last }
    }
    if let low, low.step > 0 { return beyond(low) }
    if let high, high.step < 0 { return beyond(high) }
    return nil
  }

  /// The ends of where the cost of one level is least; nil where there is none.
  private static func least(_ level: ArraySlice<Point>) -> (first: Point?, last: Point?) {
    var slope = level.reduce(0) { $0 - $1.below }
    var first: Point?
    for point in level {
      let before = slope
      slope += point.below + point.above
      if before < -NumericPolicy.cost, slope >= -NumericPolicy.cost { first = point }
      if slope > NumericPolicy.cost { return (first, point) }
    }
    return (first, nil)
  }

  /// Of the breakpoints like one and at the same place, that of which the fewest variables move; nil if
  /// the place is no step away.
  ///
  /// What is kept there is then solved without the variables that do not move. Example: a centred
  /// button binds its row at the top and at the bottom; the top gives where the button is at once.
  private func beyond(_ end: Point) -> Point? {
    guard abs(end.step) > Self.tolerance else { return nil }
    var best = end
    for point in points
    where point.size < best.size && point.strength == end.strength
      && abs(point.step - end.step) <= Self.tolerance && (point.below > 0) == (end.below > 0)
      && (point.above > 0) == (end.above > 0)
    {
      best = point
    }
    return best
  }

  private static let tolerance = NumericPolicy.relativeMiss * NumericPolicy.leastScale
}
