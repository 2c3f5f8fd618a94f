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
  var best: ClosedRange<DoubleDouble> {
    var shortest = lower
    for piece in pieces {
      if let slope = piece.slope, !slope.isNegative {
        return shortest...(slope.isZero ? piece.end : shortest)
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
  func adding(_ slope: Slope) -> Cost {
    var cost = self
    for place in cost.pieces.indices {
      cost.pieces[place].slope = cost.pieces[place].slope.map { $0 + slope }
    }
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
    var cost = Cost.required(0)
    cost.append(Piece(end: length, slope: below))
    cost.append(Piece(end: .infinity, slope: above))
    return cost
  }

  /// What a view wants by its own length.
  init(intrinsic length: Double?, hugging: LayoutPriority, resistance: LayoutPriority) {
    guard let length = length.map({ DoubleDouble($0) }) else {
      self = .free
      return
    }
    self = .held(at: length, hugging: hugging, resistance: resistance)
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
  /// - Complexity: O(n d) for n pieces of d different slopes.
  static func chain(_ costs: [Cost]) -> Cost {
    var chain = Cost(lower: costs.reduce(.zero) { $0 + $1.lower }, pieces: [])
    chain.isUndecided = costs.contains(where: \.isUndecided)
    var groups = PriceGroup.all(of: costs)[...]
    var end = chain.lower
    let fall = costs.reduce(DoubleDouble.zero) { $0 + $1.unknownFall }
    if fall > 0 {
      let steep = groups.prefix(while: \.isSteepFall)
      groups = groups.dropFirst(steep.count)
      end += steep.reduce(fall) { $0 + $1.length }
      chain.append(Piece(end: end, slope: nil))
    }
    for group in groups {
      end += group.length
      chain.append(Piece(end: end, slope: group.slope))
    }
    return chain
  }

  /// How long the part is whose price is not known: it is where the cost begins, since it falls.
  private var unknownFall: DoubleDouble {
    guard let first = pieces.first, first.slope == nil else { return 0 }
    return first.end - lower
  }

  /// The cost of one length that several views share; nil if no length is allowed to all.
  ///
  /// - Complexity: O(n log n) for n pieces.
  static func sum(_ costs: [Cost]) -> Cost? {
    guard !costs.isEmpty else { return .free }
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
    var sum = Cost(lower: lower, pieces: [])
    sum.isUndecided = costs.contains(where: \.isUndecided)
    sum.add(costs, to: upper)
    return sum
  }

  /// A place where what is summed changes its slope: from one slope to another.
  private struct Bend {
    let place: DoubleDouble
    let before: Slope?
    let after: Slope?
  }

  /// Appends the pieces of the sum, from the lower end to an upper one.
  private mutating func add(_ costs: [Cost], to upper: DoubleDouble) {
    var total = Total()
    var bends: [Bend] = []
    for cost in costs {
      total.add(cost.pieces[0].slope)
      for (piece, next) in zip(cost.pieces, cost.pieces.dropFirst()) {
        bends.append(Bend(place: piece.end, before: piece.slope, after: next.slope))
      }
    }
    bends.sort { $0.place < $1.place }
    for bend in bends {
      append(total, to: min(bend.place, upper))
      total.remove(bend.before)
      total.add(bend.after)
    }
    append(total, to: upper)
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
  func cost(crossLength: Double?) throws(UnsupportedReason) -> Cost? {
    var costs = [Cost(intrinsic: own, hugging: hugging, resistance: resistance)]
    for constraint in constraints {
      guard
        let points = constraint.points(guideLength: guideLength, crossLength: crossLength)
      else { throw constraint.isRatio ? .ratioOfOpenLength : .hasNoScrollView }
      costs.append(
        Cost(constraint.relation, DoubleDouble(points), priority: constraint.priority))
    }
    return Cost.sum(costs)
  }
}
