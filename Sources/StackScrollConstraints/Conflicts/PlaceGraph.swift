import StackScrollCore

/// How far places are from each other, as far as constraints say so without factors.
///
/// Every distance is a bound: the second place is at most so many points behind the first. A
/// distance that is known exactly is two of them.
struct PlaceGraph {
  private(set) var bounds: [Bound] = []

  /// That one place is at most so far behind another.
  struct Bound {
    let from: ItemPlace
    let to: ItemPlace
    let points: Double
    /// Whether the distance is exactly that.
    let isExact: Bool
    let reason: ConflictSum.Reason
  }

  /// A graph of what constraints say, and of the lengths that are not negative.
  init(_ constraints: [Constraint], lengths: [Anchor]) {
    for (index, constraint) in constraints.enumerated() { addGap(constraint, index) }
    var known = KnownLengths(constraints)
    known.run()
    for length in known.lengths { addLength(length) }
    for anchor in lengths {
      addPair(anchor, 0, .greaterThanOrEqual, .notNegative(anchor))
    }
  }

  /// A distance between places of two items.
  private mutating func addGap(_ constraint: Constraint, _ index: Int) {
    guard let second = constraint.second, constraint.multiplier == 1,
      let to = place(constraint.first), let from = place(second), from.axis == to.axis
    else { return }
    add(from, to, constraint.constant, constraint.relation, .gap([index]))
  }

  private mutating func addLength(_ length: KnownLengths.Length) {
    let anchor = length.anchor
    addPair(anchor, length.points, length.relation, .length(anchor, length.parties))
  }

  private mutating func addPair(
    _ anchor: Anchor, _ points: Double, _ relation: Constraint.Relation,
    _ reason: ConflictSum.Reason
  ) {
    let axis = anchor.attribute.axis
    let near = ItemPlace(item: anchor.item, axis: axis, side: .near)
    let middle = ItemPlace(item: anchor.item, axis: axis, side: .middle)
    let far = ItemPlace(item: anchor.item, axis: axis, side: .far)
    add(near, far, points, relation, reason)
    add(near, middle, points / 2, relation, reason)
    add(middle, far, points / 2, relation, reason)
  }

  private mutating func add(
    _ from: ItemPlace, _ to: ItemPlace, _ points: Double, _ relation: Constraint.Relation,
    _ reason: ConflictSum.Reason
  ) {
    let isExact = relation == .equal
    if relation != .greaterThanOrEqual {
      bounds.append(Bound(from: from, to: to, points: points, isExact: isExact, reason: reason))
    }
    if relation != .lessThanOrEqual {
      bounds.append(Bound(from: to, to: from, points: -points, isExact: isExact, reason: reason))
    }
  }

  private func place(_ anchor: Anchor) -> ItemPlace? {
    let side: ItemPlace.Side? =
      switch anchor.attribute {
      case .left, .leading, .top: .near
      case .right, .trailing, .bottom: .far
      case .centerX, .centerY: .middle
      default: nil
      }
    return side.map { ItemPlace(item: anchor.item, axis: anchor.attribute.axis, side: $0) }
  }
}

extension PlaceGraph {
  /// Bounds that lead from a place round to itself, and less than nowhere; nil if there are none.
  ///
  /// - Complexity: O(places times bounds).
  func contradiction() -> [Bound]? {
    var numbers: [ItemPlace: Int] = [:]
    let ends = bounds.map { bound in
      [bound.from, bound.to].map { place in
        let number = numbers[place, default: numbers.count]
        numbers[place] = number
        return number
      }
    }
    var distances = [Double](repeating: 0, count: numbers.count)
    var arrivals = [Int?](repeating: nil, count: numbers.count)
    for _ in 0...numbers.count {
      var last: Int?
      for (index, bound) in bounds.enumerated() {
        let (from, to) = (ends[index][0], ends[index][1])
        let distance = distances[from] + bound.points
        guard distance < distances[to] - 1e-7 else { continue }
        distances[to] = distance
        arrivals[to] = index
        last = to
      }
      guard let last else { return nil }
      if let cycle = cycle(from: last, arrivals, ends) { return cycle }
    }
    return nil
  }

  /// The bounds by which a place was reached, back to where they meet themselves.
  private func cycle(from start: Int, _ arrivals: [Int?], _ ends: [[Int]]) -> [Bound]? {
    var order: [Int: Int] = [:]
    var path: [Int] = []
    var place = start
    while let bound = arrivals[place] {
      if let first = order[place] {
        return path[first...].reversed().map { bounds[$0] }
      }
      order[place] = path.count
      path.append(bound)
      place = ends[bound][0]
    }
    return nil
  }
}

/// The lengths that constraints give, one from another.
struct KnownLengths {
  private let constraints: [Constraint]
  /// What is known, in the order in which it was found.
  private(set) var lengths: [Length] = []
  private var exact: [Anchor: Length] = [:]

  /// A length, or a bound on one.
  struct Length {
    let anchor: Anchor
    let points: Double
    let relation: Constraint.Relation
    /// The constraints it follows from, by their places.
    let parties: [Int]
  }

  init(_ constraints: [Constraint]) {
    self.constraints = constraints
  }

  /// Finds lengths until no more follow from those that are known.
  mutating func run() {
    var open: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.first.attribute.isLength {
      if constraint.second == nil {
        keep(constraint.first, constraint.constant, constraint.relation, [index])
      } else {
        open.append(index)
      }
    }
    var isDone = false
    while !isDone {
      let before = open.count
      open.removeAll { follow($0) }
      isDone = open.count == before
    }
  }

  /// Finds one length from the other; whether that can be done yet.
  private mutating func follow(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard let second = constraint.second, second.attribute.isLength else { return true }
    if let known = exact[second] {
      let points = constraint.multiplier * known.points + constraint.constant
      keep(constraint.first, points, constraint.relation, known.parties + [index])
      return true
    }
    guard let known = exact[constraint.first], constraint.multiplier > 0 else { return false }
    let points = (known.points - constraint.constant) / constraint.multiplier
    keep(second, points, constraint.relation.mirrored, known.parties + [index])
    return true
  }

  private mutating func keep(
    _ anchor: Anchor, _ points: Double, _ relation: Constraint.Relation, _ parties: [Int]
  ) {
    let length = Length(anchor: anchor, points: points, relation: relation, parties: parties)
    lengths.append(length)
    if relation == .equal, exact[anchor] == nil { exact[anchor] = length }
  }
}
