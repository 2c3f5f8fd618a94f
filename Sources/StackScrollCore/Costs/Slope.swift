/// What one more point of length changes in the cost of a layout, per priority.
///
/// Every preference that a length misses costs its distance, at the preference's priority, and a
/// higher priority outweighs any amount of a lower one. So costs compare like words in a
/// dictionary, highest priority first. Positive: the length would rather be shorter.
///
/// Source: the Cassowary algorithm, on which Auto Layout is built, with every priority as a level
/// of its own.
struct Slope: Hashable, Sendable {
  /// What one more point changes at one priority.
  struct Level: Hashable, Sendable {
    let priority: Double
    let amount: Double
  }

  /// The levels that change at all, strongest first.
  private(set) var levels: [Level]

  /// A change at one priority.
  init(_ amount: Double, at priority: Double) {
    levels = amount == 0 ? [] : [Level(priority: priority, amount: amount)]
  }

  private init(levels: [Level]) {
    self.levels = levels
  }

  /// No preference either way.
  static let zero = Slope(levels: [])

  /// Whether the length is of no consequence to anything.
  var isZero: Bool { levels.isEmpty }

  /// Whether the length would rather be longer.
  var isNegative: Bool { levels.first.map { $0.amount < 0 } ?? false }

  /// The strongest priority that cares.
  var strongest: Double { levels.first?.priority ?? 0 }

  static func + (first: Slope, second: Slope) -> Slope {
    if first.isZero { return second }
    if second.isZero { return first }
    var sum: [Level] = []
    var (left, right) = (first.levels[...], second.levels[...])
    while let one = left.first, let other = right.first {
      if one.priority == other.priority {
        let amount = one.amount + other.amount
        if amount.magnitude > negligible {
          sum.append(Level(priority: one.priority, amount: amount))
        }
        left.removeFirst()
        right.removeFirst()
      } else if one.priority > other.priority {
        sum.append(left.removeFirst())
      } else {
        sum.append(right.removeFirst())
      }
    }
    return Slope(levels: sum + left + right)
  }

  static func - (first: Slope, second: Slope) -> Slope { first + second * -1 }

  static func * (slope: Slope, factor: Double) -> Slope {
    Slope(
      levels: slope.levels.compactMap { level in
        let amount = level.amount * factor
        return amount.magnitude > negligible ? Level(priority: level.priority, amount: amount) : nil
      })
  }

  /// A sum of changes that cancel but for rounding.
  private static let negligible = 1e-9
}

extension Slope: Comparable {
  /// Compares level by level, the strongest first; levels that agree but for rounding are equal.
  static func < (first: Slope, second: Slope) -> Bool {
    var (left, right) = (first.levels[...], second.levels[...])
    while !left.isEmpty || !right.isEmpty {
      let priority = max(left.first?.priority ?? 0, right.first?.priority ?? 0)
      let one = left.popFirst(at: priority)
      let other = right.popFirst(at: priority)
      if !Tolerance.standard.isEqual(one, other) { return one < other }
    }
    return false
  }

  /// Whether two slopes agree but for rounding.
  func isSame(as other: Slope) -> Bool { self == other || !(self < other || other < self) }
}

extension ArraySlice<Slope.Level> {
  /// Takes the amount at a priority, 0 if there is none.
  fileprivate mutating func popFirst(at priority: Double) -> Double {
    guard let level = first, level.priority == priority else { return 0 }
    removeFirst()
    return level.amount
  }
}

// The preferences that stack views install by themselves.
extension Slope {
  /// UISV-spanning-fit, 51: a stack thicker than its aligned views.
  static let spanningFit = Slope(1, at: 51)
  /// Whether it is no match for what makes stacks fit: of no more than their strongest priority.
  var isWeak: Bool { strongest <= Slope.spanningFit.strongest }

  /// UISV-canvas-fit, 49: a stack longer than its views and least gaps, or thicker than its one
  /// view.
  static let canvasFit = Slope(1, at: 49)
  /// UISV-ambiguity-suppression, 25: an aligned view that has a thickness at all.
  static let ambiguitySuppression = Slope(1, at: 25)
  /// Below everything: the length of a stack without visible views.
  static let emptiness = Slope(1, at: 0.5)
}
