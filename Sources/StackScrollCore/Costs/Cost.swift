/// What each length of a view costs on one axis, with all that is inside the view.
///
/// A cost is convex: it falls in straight pieces down to the best length and rises in straight
/// pieces after it. Every rule of a stack view is a way to join such costs, and gives another of
/// them; so views nest to any depth, and nothing is solved by iteration. Required conditions only
/// narrow what is ``allowed``.
struct Cost: Hashable, Sendable {
  /// A stretch of lengths along which one more point always costs the same.
  struct Piece: Hashable, Sendable {
    /// Where the stretch ends; infinite for the last one of most costs.
    var end: DoubleDouble
    /// What one more point costs; nil for a fall whose steepness this model cannot tell, but that it
    /// is steeper than what makes stacks fit.
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

  /// A length that nothing changes.
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
  func moved(by distance: DoubleDouble) -> Cost {
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
}
