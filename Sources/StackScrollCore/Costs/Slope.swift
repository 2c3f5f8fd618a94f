/// The marginal cost of a length: what one more point changes in the cost of a layout, per priority.
///
/// Every preference that a length misses costs its distance, at the preference's priority, and a
/// higher priority outweighs any amount of a lower one. So costs are compared lexicographically, the
/// highest priority first: -1 at 750 is less than +9 at 250. Positive: the length would rather be
/// shorter.
///
/// Source: the Cassowary algorithm, on which Auto Layout is built, with every priority as a level
/// of its own.
struct Slope: Hashable, Sendable {
  /// What one more point changes at one priority.
  struct Level: Hashable, Sendable {
    let priority: Double
    let amount: Double

    /// What stands where there is no level.
    static let none = Level(priority: 0, amount: 0)
  }

  /// The two strongest levels; most slopes have no more.
  private var first = Level.none
  private var second = Level.none
  /// All others, strongest first; nil if there are none.
  private var others: [Level]?

  /// No preference either way.
  static let zero = Slope()

  private init() {}

  /// A change at one priority.
  init(_ amount: Double, at priority: Double) {
    if amount != 0 { first = Level(priority: priority, amount: amount) }
  }

  /// Changes at several priorities, each named once.
  init(_ levels: [Level]) {
    self = levels.reduce(.zero) { $0 + Slope($1.amount, at: $1.priority) }
  }

  /// The level at a place, the strongest first.
  private subscript(place: Int) -> Level {
    switch place {
    case 0: first
    case 1: second
    default:
      if let others, place - 2 < others.count { others[place - 2] } else { .none }
    }
  }

  /// Adds a level that is weaker than all others, unless it is but for rounding none.
  private mutating func append(_ level: Level) {
    guard level.amount.magnitude >= Self.negligible else { return }
    if first.amount == 0 {
      first = level
    } else if second.amount == 0 {
      second = level
    } else {
      others = (others ?? []) + [level]
    }
  }

  /// Whether the length is of no consequence to anything.
  var isZero: Bool { first.amount == 0 }

  /// The changes that are not zero, the strongest first.
  var levels: [Level] { ([first, second] + (others ?? [])).filter { $0.amount != 0 } }

  /// Whether the length would rather be longer.
  var isNegative: Bool { first.amount < 0 }

  /// Whether the length would rather be longer with a price on every point.
  func isNegative(adding price: Slope) -> Bool {
    strongest > price.strongest ? isNegative : (self + price).isNegative
  }

  /// The strongest priority that cares; 0 if none does.
  var strongest: Double { first.priority }

  static func + (first: Slope, second: Slope) -> Slope {
    if second.isZero { return first }
    if first.isZero { return second }
    var sum = Slope()
    var places = (0, 0)
    while let next = nextLevels(first, second, &places) {
      sum.append(Level(priority: next.priority, amount: next.first + next.second))
    }
    return sum
  }

  /// The amounts of two slopes at the strongest priority behind some places, which are moved on.
  @inline(__always)
  private static func nextLevels(
    _ first: Slope, _ second: Slope, _ places: inout (Int, Int)
  ) -> (priority: Double, first: Double, second: Double)? {
    let (one, other) = (first[places.0], second[places.1])
    let priority = max(one.priority, other.priority)
    guard priority > 0 else { return nil }
    let isInBoth = one.priority == other.priority
    if one.priority == priority { places.0 += 1 }
    if other.priority == priority { places.1 += 1 }
    return (
      priority, isInBoth || one.priority == priority ? one.amount : 0,
      isInBoth || other.priority == priority ? other.amount : 0
    )
  }

  static func - (first: Slope, second: Slope) -> Slope {
    if second.isZero { return first }
    var difference = Slope()
    var places = (0, 0)
    while let next = nextLevels(first, second, &places) {
      difference.append(Level(priority: next.priority, amount: next.first - next.second))
    }
    return difference
  }

  static func * (slope: Slope, factor: Double) -> Slope {
    var product = Slope()
    var place = 0
    while case let level = slope[place], level.priority > 0 {
      product.append(Level(priority: level.priority, amount: level.amount * factor))
      place += 1
    }
    return product
  }

  /// A sum of changes that cancel but for rounding.
  private static let negligible = 1e-9
}

extension Slope: Comparable {
  /// Compares level by level, the strongest first; levels that agree but for rounding are equal.
  static func < (first: Slope, second: Slope) -> Bool { difference(first, second) < 0 }

  /// Whether two slopes agree but for rounding.
  func isSame(as other: Slope) -> Bool { Self.difference(self, other) == 0 }

  /// By how much the first slope is greater at the strongest priority at which they differ.
  private static func difference(_ first: Slope, _ second: Slope) -> Double {
    var places = (0, 0)
    while let next = nextLevels(first, second, &places) {
      let difference = next.first - next.second
      if difference.magnitude >= negligible { return difference }
    }
    return 0
  }
}

// The preferences that stack views install by themselves.
extension Slope {
  /// UISV-spanning-fit, 51: a stack thicker than its aligned views.
  static let spanningFit = Slope(1, at: 51)
  /// Whether its strongest priority is at most 51, that of ``spanningFit``.
  var isWeak: Bool { strongest <= Slope.spanningFit.strongest }

  /// Whether it falls, and nothing that makes stacks fit is as strong.
  var isSteepFall: Bool { isNegative && !isWeak }

  /// UISV-canvas-fit, 49: a stack longer than its views and least gaps, or thicker than its one
  /// view.
  static let canvasFit = Slope(1, at: 49)
  /// UISV-ambiguity-suppression, 25: an aligned view that has a thickness at all.
  static let ambiguitySuppression = Slope(1, at: 25)
  /// Below everything: the length of a stack without visible views.
  static let emptiness = Slope(1, at: lastLevel)
  /// The weakest priority that counts in a cost; weaker ones only settle who gives way among equals.
  static let lastLevel = 0.5

  /// The slope without what settles who gives way among equals.
  var withoutIndex: Slope {
    Slope(levels.filter { $0.priority >= Self.lastLevel })
  }
}
