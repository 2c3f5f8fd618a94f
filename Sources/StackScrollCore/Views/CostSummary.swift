/// What a stack needs to know of a cost as long as views keep the lengths that cost them least:
/// plain data, whatever the number of pieces.
///
/// A label of 100 points, hugging at 251: at least 0, best 100, below it falling at 750, above it
/// rising at 251. Of two such labels of 100 and 80 in one width the best is 100, since all that falls
/// below it (750) is stronger than all that rises (251). Where that does not hold, or where it takes
/// the pieces to say who gives way, there is no summary, and the layout takes whole costs.
struct CostSummary<Number: LayoutNumber>: Sendable {
  /// The shortest length allowed.
  var least: Number
  /// The longest length allowed; infinite for most.
  var most: Number = .infinity
  /// The shortest of the lengths that cost least.
  var best: Number
  /// How strongly it falls below ``best``.
  var fall = Levels()
  /// How strongly it rises above ``best``; at level 0 where longer lengths are as good.
  var rise = Levels()

  /// Whether longer lengths cost no more.
  var isOpen: Bool { rise.weakest == 0 }

  /// Whether only one length is allowed.
  var isRigid: Bool { least == most }

  /// One length, and no other.
  static func rigid(_ length: Number) -> CostSummary {
    CostSummary(least: length, most: length, best: length)
  }

  /// Any length, all as good.
  static var free: CostSummary { CostSummary(least: 0, best: 0, rise: Levels(0)) }

  /// A length that is hugged and resists compression, neither of them required.
  static func held(at length: Number, _ levels: HeldLevels) -> CostSummary {
    CostSummary(
      least: 0, best: length, fall: length > 0 ? Levels(levels.resistance.rawValue) : Levels(),
      rise: Levels(levels.hugging.rawValue))
  }

  /// The strongest levels of the slopes on one side of the best length, from the weakest to the
  /// strongest of them; none where there is no such length.
  struct Levels: Sendable {
    var weakest = Double.infinity
    var strongest = -Double.infinity
    /// Whether one point changes the cost by 1 at one level, and by nothing else.
    var isUnit = true

    init() {}

    init(_ priority: Double) {
      (weakest, strongest) = (priority, priority)
    }

    init(from weakest: Double, to strongest: Double) {
      (self.weakest, self.strongest, isUnit) = (weakest, strongest, false)
    }

    var isEmpty: Bool { weakest > strongest }

    /// Counts the levels of another cost in.
    mutating func join(_ other: Levels) {
      guard !other.isEmpty else { return }
      isUnit = isEmpty && other.isUnit
      weakest = Swift.min(weakest, other.weakest)
      strongest = Swift.max(strongest, other.strongest)
    }

    /// Counts so many costs in that change by 1 at one level.
    mutating func join(_ priority: Double, times count: Int) {
      guard count > 0 else { return }
      var levels = Levels(priority)
      levels.isUnit = count == 1
      join(levels)
    }

    /// The same levels with other amounts.
    var scaled: Levels { isEmpty ? self : Levels(from: weakest, to: strongest) }
  }

  /// The cost of something longer by a fixed amount, without negative lengths; nil if the best is one.
  func translated(by distance: Number) -> CostSummary? {
    var cost = self
    cost.best = best + distance
    cost.least = Swift.max(0, least + distance)
    cost.most = most + distance
    return cost.best < 0 ? nil : cost
  }

  /// The cost of lengths within bounds; nil if none is left.
  func clamped(from lower: Number, to upper: Number) -> CostSummary? {
    var cost = self
    cost.least = Swift.max(least, lower)
    cost.most = Swift.min(most, upper)
    guard cost.least < cost.most else { return cost.least > cost.most ? nil : .rigid(cost.least) }
    if best < cost.least {
      cost.best = cost.least
    } else if best > cost.most {
      cost.best = cost.most
    }
    if cost.best == cost.least { cost.fall = Levels() }
    if cost.best == cost.most { cost.rise = Levels() }
    return cost
  }
}

extension CostSummary {
  /// The same with numbers of another kind.
  init(_ cost: CostSummary<Double>) {
    self.init(
      least: Number(cost.least), most: Number(cost.most), best: Number(cost.best),
      fall: Levels(cost.fall), rise: Levels(cost.rise))
  }
}

extension CostSummary.Levels {
  fileprivate init(_ levels: CostSummary<Double>.Levels) {
    self.init(from: levels.weakest, to: levels.strongest)
    isUnit = levels.isUnit
  }
}

extension CostSummary {
  /// Several costs of one length while they are added up.
  struct Shared {
    private var count = 0
    private var sum = CostSummary(least: 0, best: 0)
    /// The greatest of the weakest levels at which single costs rise.
    private var surestRise = 0.0
    private var rigid: Number?
    private var isAlike = true

    mutating func add(_ cost: CostSummary) {
      if cost.isRigid, rigid == nil { rigid = cost.least }
      surestRise = Swift.max(surestRise, cost.rise.isEmpty ? 0 : cost.rise.weakest)
      count += 1
      guard count > 1 else {
        sum = cost
        return
      }
      if !cost.isOpen, !sum.isOpen, cost.best != sum.best { isAlike = false }
      if sum.isOpen || cost.isOpen { isAlike = false }
      sum.least = Swift.max(sum.least, cost.least)
      sum.most = Swift.min(sum.most, cost.most)
      sum.best = Swift.max(sum.best, cost.best)
      sum.fall.join(cost.fall)
      sum.rise.join(cost.rise)
    }

    /// The sum; nil if no length is allowed, or if the pieces would be needed to tell the best.
    var total: CostSummary? {
      var sum = sum
      let (least, most) = (sum.least.value, sum.most.value)
      guard most == .infinity || Tolerance.standard.isGreater(most, than: least) else {
        return Tolerance.standard.isLess(most, than: least) ? nil : .rigid(rigid ?? sum.least)
      }
      guard isAlike || sum.fall.isEmpty || sum.fall.weakest > sum.rise.strongest else { return nil }
      if !sum.rise.isEmpty, sum.rise.strongest > 0 { sum.rise.weakest = surestRise }
      // What rises and what falls are added up, so no slope is that of one view.
      if count > 1 { (sum.fall, sum.rise) = (sum.fall.scaled, sum.rise.scaled) }
      return sum.clamped(from: sum.least, to: sum.most)
    }
  }

  /// The cost of two lengths that are one; nil if it takes the pieces to tell.
  func sharing(with other: CostSummary) -> CostSummary? {
    var shared = Shared()
    shared.add(self)
    shared.add(other)
    return shared.total
  }
}

// MARK: - Conditions

extension CostSummary where Number == Double {
  /// The cost of a length of a view's own and of its conditions; nil if it takes pieces to tell, if
  /// conditions contradict each other, or if a length is not known.
  ///
  /// What is required cuts the lengths that there are. Preferences are served level by level, the
  /// strongest first; each narrows the lengths that are as good. Several of one level must agree.
  ///
  /// - Parameter crossLength: the view's length on the other axis, where a ratio asks for it.
  init?(_ needs: SpecialNeeds, crossLength: Double?) {
    if needs.own == nil || needs.held.givesWay, let bounds = needs.bounds(crossLength) {
      let cost = needs.own.map { CostSummary.held(at: $0, needs.held) } ?? .free
      guard let cut = cost.clamped(from: bounds.least, to: bounds.most) else { return nil }
      self = cut
      return
    }
    let cost = Wishes.cost(conditions: needs.count) { wishes in
      if let own = needs.own { wishes.add(own, needs.held) }
      needs.forEachConstraint { constraint in
        let points = needs.points(of: constraint, crossLength: crossLength)
        wishes.add(constraint.relation, points, constraint.priority)
      }
    }
    guard let cost else { return nil }
    self = cost
  }

  /// The cost of a length of a view's own, which may be required in one direction or in both.
  init?(own: Double, _ levels: HeldLevels) {
    guard let cost = Wishes.cost(conditions: 0, { $0.add(own, levels) }) else { return nil }
    self = cost
  }

  /// One-sided preferences, and the bounds that are required.
  private struct Wishes {
    private var bounds = CostSummary(least: 0, best: 0)
    private let wishes: UnsafeMutableBufferPointer<Wish>
    private var count = 0
    private var areKnown = true

    private init(_ room: UnsafeMutableBufferPointer<Wish>) { wishes = room }

    /// The cost of a length of a view's own and so many conditions, for which memory of the stack is
    /// room enough; nil if it takes pieces to tell.
    static func cost(conditions: Int, _ add: (inout Wishes) -> Void) -> CostSummary? {
      withUnsafeTemporaryAllocation(of: Wish.self, capacity: 2 * (conditions + 1)) { room in
        var wishes = Wishes(room)
        add(&wishes)
        return wishes.areKnown ? wishes.cost : nil
      }
    }

    /// Adds a length of a view's own.
    mutating func add(_ own: Double, _ levels: HeldLevels) {
      add(.atLeast, own, levels.resistance)
      add(.atMost, own, levels.hugging)
    }

    private struct Wish {
      let isLeast: Bool
      let length: Double
      let priority: Double
    }

    /// Adds a condition, unless its length is not known.
    mutating func add(
      _ relation: LengthConstraint.Relation, _ points: Double?, _ priority: LayoutPriority
    ) {
      guard let points else {
        areKnown = false
        return
      }
      if relation != .atMost {
        if priority.isRequired {
          bounds.least = Swift.max(bounds.least, points)
        } else {
          append(Wish(isLeast: true, length: points, priority: priority.rawValue))
        }
      }
      if relation != .atLeast {
        if priority.isRequired {
          bounds.most = Swift.min(bounds.most, points)
        } else {
          append(Wish(isLeast: false, length: points, priority: priority.rawValue))
        }
      }
    }

    private mutating func append(_ wish: Wish) {
      wishes.initializeElement(at: count, to: wish)
      count += 1
    }

    var cost: CostSummary? {
      guard bounds.least < bounds.most else {
        return bounds.least == bounds.most ? .rigid(bounds.least) : nil
      }
      guard let (low, high) = best else { return nil }
      var cost = CostSummary(least: bounds.least, most: bounds.most, best: low)
      if low > bounds.least { cost.fall = levels(from: bounds.least, to: low, isFalling: true) }
      if high < bounds.most {
        cost.rise = levels(from: high, to: bounds.most, isFalling: false)
      }
      if high > low { cost.rise.join(Levels(0)) }
      return cost
    }

    /// From the shortest to the longest of the best lengths; nil if preferences of one level disagree.
    private var best: (low: Double, high: Double)? {
      var (low, high) = (bounds.least, bounds.most)
      var level = Double.infinity
      while true {
        var next = -Double.infinity
        for wish in wishes[..<count] where wish.priority < level {
          next = Swift.max(next, wish.priority)
        }
        level = next
        guard level > -.infinity else { return (low, high) }
        var (from, to, number) = (-Double.infinity, Double.infinity, 0)
        for wish in wishes[..<count] where wish.priority == level {
          number += 1
          if wish.isLeast {
            from = Swift.max(from, wish.length)
          } else {
            to = Swift.min(to, wish.length)
          }
        }
        // What cannot be met is missed as little as can be, if there is but one way to do so.
        let isMet = from <= to && from <= high && to >= low
        guard isMet || number == 1 || low == high || from == to && number == 2 else { return nil }
        (low, high) = (
          Swift.min(high, Swift.max(low, from)), Swift.max(low, Swift.min(high, to))
        )
        guard low <= high else { return nil }
      }
    }

    /// The levels of the slopes between two lengths, of which the second or the first is the best.
    ///
    /// Those pull towards the best that a length misses; the strongest of them holds everywhere
    /// where it is missed, and those that the best length itself just meets hold all the way.
    private func levels(from start: Double, to end: Double, isFalling: Bool) -> Levels {
      var (weakest, strongest, towards, away) = (0.0, 0.0, 0, 0)
      for wish in wishes[..<count] {
        let isMissed = isFalling ? wish.length > start : wish.length < end
        let isOpposed = isFalling ? wish.length < end : wish.length > start
        if wish.isLeast == isFalling {
          guard isMissed else { continue }
          towards += 1
          strongest = Swift.max(strongest, wish.priority)
          let isMissedThroughout = isFalling ? wish.length >= end : wish.length <= start
          if isMissedThroughout { weakest = Swift.max(weakest, wish.priority) }
        } else if isOpposed {
          away += 1
        }
      }
      return towards == 1 && away == 0
        ? Levels(weakest) : Levels(from: weakest, to: strongest)
    }
  }
}
