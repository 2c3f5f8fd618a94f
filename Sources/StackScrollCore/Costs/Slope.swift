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
  }

  /// The amounts at the priorities that nearly every screen uses, strongest first.
  private var usual: SIMD8<Double>
  /// The amounts at others, strongest first; nil if there are none.
  private var others: [Level]?

  /// The priorities with a place of their own: the defaults of views, and what stacks install.
  private static let usualPriorities = SIMD8<Double>(999, 750, 251, 250, 51, 49, 25, 0.5)

  /// A change at one priority.
  init(_ amount: Double, at priority: Double) {
    let place = Self.usualPriorities .== priority
    usual = SIMD8.zero.replacing(with: amount, where: place)
    others = any(place) || amount == 0 ? nil : [Level(priority: priority, amount: amount)]
  }

  /// Changes at several priorities, each named once.
  init(_ levels: [Level]) {
    self = levels.reduce(.zero) { $0 + Slope($1.amount, at: $1.priority) }
  }

  private init(usual: SIMD8<Double>, others: [Level]?) {
    self.usual = usual
    self.others = others
  }

  /// No preference either way.
  static let zero = Slope(usual: .zero, others: nil)

  /// Whether the length is of no consequence to anything.
  var isZero: Bool { others == nil && usual == .zero }

  /// The changes that are not zero, the strongest first.
  var levels: [Level] {
    let usual = self.usual.indices.compactMap { place in
      self.usual[place] == 0
        ? nil : Level(priority: Self.usualPriorities[place], amount: self.usual[place])
    }
    return (usual + (others ?? [])).sorted { $0.priority > $1.priority }
  }

  /// Whether the length would rather be longer.
  var isNegative: Bool { strongestLevel.map { $0.amount < 0 } ?? false }

  /// The strongest priority that cares; 0 if none does.
  var strongest: Double { strongestLevel?.priority ?? 0 }

  private var strongestLevel: Level? {
    for place in usual.indices where usual[place] != 0 {
      let level = Level(priority: Self.usualPriorities[place], amount: usual[place])
      guard let other = others?.first, other.priority > level.priority else { return level }
      return other
    }
    return others?.first
  }

  static func + (first: Slope, second: Slope) -> Slope {
    let usual = withoutNegligible(first.usual + second.usual)
    guard let others = first.others else { return Slope(usual: usual, others: second.others) }
    return Slope(usual: usual, others: sum(others, second.others ?? []))
  }

  private static func sum(_ first: [Level], _ second: [Level]) -> [Level]? {
    var sum: [Level] = []
    for level in (first + second).sorted(by: { $0.priority > $1.priority }) {
      if let last = sum.last, last.priority == level.priority {
        sum[sum.count - 1] = Level(priority: last.priority, amount: last.amount + level.amount)
      } else {
        sum.append(level)
      }
    }
    sum.removeAll { $0.amount.magnitude < negligible }
    return sum.isEmpty ? nil : sum
  }

  static func - (first: Slope, second: Slope) -> Slope { first + second * -1 }

  static func * (slope: Slope, factor: Double) -> Slope {
    Slope(
      usual: withoutNegligible(slope.usual * factor),
      others: sum(
        [],
        (slope.others ?? []).map { level in
          Level(priority: level.priority, amount: level.amount * factor)
        }))
  }

  private static func withoutNegligible(_ amounts: SIMD8<Double>) -> SIMD8<Double> {
    amounts.replacing(with: 0, where: (amounts .< negligible) .& (amounts .> -negligible))
  }

  /// A sum of changes that cancel but for rounding.
  private static let negligible = 1e-9
}

extension Slope: Comparable {
  /// Compares level by level, the strongest first; levels that agree but for rounding are equal.
  static func < (first: Slope, second: Slope) -> Bool { (first - second).isNegative }

  /// Whether two slopes agree but for rounding.
  func isSame(as other: Slope) -> Bool { (self - other).isZero }
}

// The preferences that stack views install by themselves.
extension Slope {
  /// UISV-spanning-fit, 51: a stack thicker than its aligned views.
  static let spanningFit = Slope(1, at: 51)
  /// Whether its strongest priority is at most 51, that of ``spanningFit``.
  var isWeak: Bool { strongest <= Slope.spanningFit.strongest }

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
    guard let others, others.contains(where: { $0.priority < Self.lastLevel }) else { return self }
    let kept = others.filter { $0.priority >= Self.lastLevel }
    return Slope(usual: usual, others: kept.isEmpty ? nil : kept)
  }
}
