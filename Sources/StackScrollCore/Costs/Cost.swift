/// What each length of a view costs on one axis, with all that is inside the view: a convex,
/// piecewise linear function of the length.
///
/// A label 100 points wide that resists compression at 750 and hugs at 250 has two pieces: up to 100
/// one more point saves 1 at priority 750, and from 100 on it costs 1 at priority 250. Every rule of a
/// stack view joins such functions into another of them; so views nest to any depth, and nothing is
/// solved by iteration. Required conditions only narrow the lengths that are allowed.
struct Cost: Hashable, Sendable {
  /// A stretch of lengths along which one more point always costs the same.
  struct Piece: Hashable, Sendable {
    /// Where the stretch ends; infinite for the last one of most costs.
    var end: DoubleDouble
    /// The marginal cost: what one more point costs.
    ///
    /// Nil: negative, of unknown magnitude, but known to outweigh what makes stacks fit (priority 51).
    var slope: Slope?
  }

  /// The shortest length allowed.
  var lower: DoubleDouble
  /// The stretches from ``lower`` on, each steeper than the one before; none if only one length is
  /// allowed.
  var pieces: [Piece]
  /// Whether it is not known where the best length is.
  var isUndecided = false

  init(lower: DoubleDouble, pieces: [Piece]) {
    self.lower = lower
    self.pieces = pieces
  }

  /// The longest length allowed.
  var upper: DoubleDouble { pieces.last?.end ?? lower }

  /// One length, and no other.
  static func required(_ length: DoubleDouble) -> Cost { Cost(lower: length, pieces: []) }

  /// Any length from a least one on, at a constant price a point.
  static func from(_ lower: DoubleDouble, slope: Slope) -> Cost {
    Cost(lower: lower, pieces: [Piece(end: .infinity, slope: slope)])
  }

  /// Any length, all as good.
  static let free = Cost.from(0, slope: .zero)

  /// Whether only one length is allowed.
  var isRigid: Bool { pieces.isEmpty }

  /// Whether part of the cost is not known.
  var isPartlyUnknown: Bool { pieces.contains { $0.slope == nil } }

  /// Whether the view can have a length without breaking a required one, but for rounding.
  func allows(_ length: DoubleDouble) -> Bool {
    let tolerance = Tolerance.standard
    return !tolerance.isLess(length, than: lower) && !tolerance.isGreater(length, than: upper)
  }

  /// The lengths that cost least: from the shortest to the longest of them.
  ///
  /// A stretch that is not known falls, so it is below the best length.
  var best: ClosedRange<DoubleDouble> { best(adding: .zero) }

  /// The lengths that cost least with a price on every point.
  func best(adding price: Slope) -> ClosedRange<DoubleDouble> {
    var shortest = lower
    for piece in pieces {
      if let slope = piece.slope, !slope.isNegative(adding: price) {
        return shortest...((slope + price).isZero ? piece.end : shortest)
      }
      shortest = piece.end
    }
    return shortest...shortest
  }

  /// The shortest of the lengths that cost least.
  var natural: DoubleDouble { best.lowerBound }

  /// Whether several lengths cost least.
  var isFree: Bool {
    let best = best
    return Tolerance.standard.isGreater(best.upperBound, than: best.lowerBound)
  }

  /// The cost of something longer by a fixed amount, such as a stack with margins.
  func translated(by distance: DoubleDouble) -> Cost {
    guard distance != 0 else { return self }
    var cost = self
    cost.lower += distance
    for place in cost.pieces.indices { cost.pieces[place].end += distance }
    return cost
  }

  /// The cost of as many views of one length, by the sum of their lengths.
  func times(_ count: Int) -> Cost {
    guard count != 1 else { return self }
    let factor = DoubleDouble(count)
    var cost = self
    cost.lower = lower * factor
    cost.pieces = pieces.map { piece in
      Piece(end: piece.end * factor, slope: piece.slope.map { $0 * (1 / factor.value) })
    }
    return cost
  }

  /// The cost with a price on every point.
  func adding(_ price: Slope) -> Cost {
    var cost = self
    cost.pieces = pieces.map { Piece(end: $0.end, slope: $0.slope.map { $0 + price }) }
    return cost
  }

  /// The cost without negative lengths; nil if no length is left.
  ///
  /// A sum of lengths and overlapping gaps may be negative; a length may not.
  func withoutNegativeLengths() -> Cost? {
    guard !Tolerance.standard.isLess(upper, than: 0) else { return nil }
    var cost = self
    cost.lower = max(0, lower)
    cost.pieces.removeAll { $0.end <= 0 }
    return cost
  }
}

extension Cost {
  /// The cost of missing one condition on a length, or of what is required.
  init(_ relation: LengthConstraint.Relation, _ points: DoubleDouble, priority: LayoutPriority) {
    let required = priority.isRequired
    switch relation {
    case .equal where required:
      self = .required(points)
    case .atLeast where required:
      self = .from(points, slope: .zero)
    case .atMost where required:
      self = .required(0)
      append(Piece(end: points, slope: .zero))
    default:
      let misses = priority.rawValue
      let below = relation == .atMost ? Slope.zero : Slope(-1, at: misses)
      let above = relation == .atLeast ? Slope.zero : Slope(1, at: misses)
      self = .bent(at: points, below: below, above: above)
    }
  }

  /// A cost that changes its slope at one length.
  static func bent(at length: DoubleDouble, below: Slope, above: Slope) -> Cost {
    guard length > 0, below != above else { return .from(0, slope: above) }
    return Cost(
      lower: 0,
      pieces: [Piece(end: length, slope: below), Piece(end: .infinity, slope: above)])
  }

  /// What a view wants by its own length.
  init(intrinsic length: Double?, _ levels: HeldLevels) {
    guard let length = length.map({ DoubleDouble($0) }) else {
      self = .free
      return
    }
    self = .held(at: length, hugging: levels.hugging, resistance: levels.resistance)
  }

  /// A length that is hugged, and resists compression.
  static func held(
    at length: DoubleDouble, hugging: LayoutPriority, resistance: LayoutPriority
  ) -> Cost {
    guard hugging.isRequired || resistance.isRequired else {
      return .bent(
        at: length, below: Slope(-1, at: resistance.rawValue), above: Slope(1, at: hugging.rawValue)
      )
    }
    let mayShrink = Cost(.atLeast, length, priority: resistance)
    let mayGrow = Cost(.atMost, length, priority: hugging)
    return Cost.sum([mayShrink, mayGrow]) ?? .required(length)
  }

  /// The cost of a chain of views, by the sum of their lengths: each point goes where it costs
  /// least.
  ///
  /// Where part of the fall is not known, all that may be as steep is not.
  ///
  /// - Complexity: O(n log d) for n pieces of d different slopes.
  static func chain(_ costs: [Cost]) -> Cost {
    var chain = Cost(lower: 0, pieces: [])
    var (prices, lengths, fall) = (Prices(), [DoubleDouble](), DoubleDouble.zero)
    for cost in costs {
      chain.lower += cost.lower
      if cost.isUndecided { chain.isUndecided = true }
      var start = cost.lower
      for piece in cost.pieces {
        let length = piece.end - start
        start = piece.end
        guard let slope = piece.slope else {
          fall += length
          continue
        }
        let place = prices.place(of: slope)
        if place == lengths.count { lengths.append(.zero) }
        lengths[place] += length
      }
    }
    var end = chain.lower + fall
    chain.append(Piece(end: end, slope: nil))
    for place in prices.order {
      let slope = prices.slopes[place]
      end += lengths[place]
      let isUnknown = fall > 0 && slope.isSteepFall
      chain.append(Piece(end: end, slope: isUnknown ? nil : slope))
    }
    return chain
  }

  /// The cost of one length that several views share; nil if no length is allowed to all.
  ///
  /// - Complexity: O(n log n) for n pieces.
  static func sum(_ costs: [Cost]) -> Cost? {
    guard let first = costs.first else { return .free }
    if costs.count == 1, first.upper == .infinity { return first }
    var lower = -DoubleDouble.infinity
    var upper = DoubleDouble.infinity
    for cost in costs {
      lower = max(lower, cost.lower)
      upper = min(upper, cost.upper)
    }
    guard Tolerance.standard.isGreater(upper, than: lower) else {
      guard !Tolerance.standard.isLess(upper, than: lower) else { return nil }
      return .required(costs.first { $0.isRigid }?.lower ?? lower)
    }
    var bends = Bends(upTo: upper, room: costs.count)
    for cost in costs {
      for piece in cost.pieces { bends.add(piece.slope, upTo: piece.end) }
      bends.endCost()
    }
    return Cost(costs, lower, bends)
  }

  /// What the thickness of a stack costs views that need not fill it, with a price on every point of
  /// their own: what each falls short.
  ///
  /// - Complexity: O(n log n) for n pieces.
  static func thickness(of costs: [Cost], adding price: Slope) -> Cost {
    var bends = Bends(upTo: .infinity, room: costs.count)
    for cost in costs {
      for piece in cost.pieces where piece.slope?.isNegative(adding: price) ?? true {
        bends.add(piece.slope.map { $0 + price }, upTo: piece.end)
      }
      bends.add(.zero, upTo: .infinity)
      bends.endCost()
    }
    return Cost(costs, costs.reduce(-.infinity) { max($0, $1.lower) }, bends)
  }

  /// The places where a sum of costs changes its slope, while costs are added up.
  private struct Bends {
    /// A place, and where the slopes before and after it stand.
    struct Bend {
      let place: DoubleDouble
      let before: Int
    }

    let upper: DoubleDouble
    var total = Total()
    /// The slopes of all pieces.
    var slopes: [Slope?] = []
    var bends: [Bend] = []
    /// Where the last piece of the cost at hand ends.
    private var end: DoubleDouble?

    init(upTo upper: DoubleDouble, room count: Int) {
      self.upper = upper
      slopes.reserveCapacity(2 * count)
      bends.reserveCapacity(count)
    }

    mutating func add(_ slope: Slope?, upTo next: DoubleDouble) {
      if let end {
        if end < upper { bends.append(Bend(place: end, before: slopes.count - 1)) }
      } else {
        total.add(slope)
      }
      slopes.append(slope)
      end = next
    }

    mutating func endCost() { end = nil }
  }

  /// The sum of costs with these bends, from a lower end on.
  private init(_ costs: [Cost], _ lower: DoubleDouble, _ added: Bends) {
    self.init(lower: lower, pieces: [])
    isUndecided = costs.contains(where: \.isUndecided)
    pieces.reserveCapacity(min(4, added.bends.count + 1))
    var total = added.total
    for bend in added.bends.sorted(by: { $0.place < $1.place }) {
      append(total, to: bend.place)
      total.remove(added.slopes[bend.before])
      total.add(added.slopes[bend.before + 1])
    }
    append(total, to: added.upper)
  }

  private mutating func append(_ total: Total, to end: DoubleDouble) {
    guard end > self.upper else { return }
    if total.isUndecided { isUndecided = true }
    append(Piece(end: end, slope: total.slope))
  }

  /// Appends a piece that has a length, or lengthens the last one if it has the same slope.
  mutating func append(_ piece: Piece) {
    guard piece.end > upper else { return }
    if let last = pieces.indices.last, pieces[last].slope == piece.slope {
      pieces[last].end = piece.end
    } else {
      pieces.append(piece)
    }
  }

  /// The slopes that hold along one stretch of a sum.
  private struct Total {
    var known = Slope.zero
    var unknownFalls = 0

    /// The sum; nil if part of it is a fall that is not known.
    var slope: Slope? { unknownFalls > 0 ? nil : known }

    /// Whether something falls and something rises, and it is not known which is stronger.
    var isUndecided: Bool { unknownFalls > 0 && !known.isNegative && !known.isWeak }

    mutating func add(_ slope: Slope?) {
      if let slope { known = known + slope } else { unknownFalls += 1 }
    }

    mutating func remove(_ slope: Slope?) {
      if let slope { known = known - slope } else { unknownFalls -= 1 }
    }
  }
}

extension SpecialNeeds {
  /// What each length costs; nil if the conditions contradict each other.
  ///
  /// - Parameter crossLength: the view's length on the other axis, where a ratio asks for it.
  func cost(crossLength: Double?) throws(AxisFailure) -> Cost? {
    var costs = [Cost(intrinsic: own, held)]
    for constraint in constraints {
      guard
        let points = constraint.points(guideLength: guideLength, crossLength: crossLength)
      else { throw constraint.isRatio ? .openRatio : .refused }
      costs.append(
        Cost(constraint.relation, DoubleDouble(points), priority: constraint.priority))
    }
    return Cost.sum(costs)
  }
}
