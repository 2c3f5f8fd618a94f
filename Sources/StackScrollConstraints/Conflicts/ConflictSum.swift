import StackScrollCore

/// Why constraints cannot hold together, as a sum: one distance, and a way round that is not as long.
public struct ConflictSum: Hashable, Sendable {
  /// The distance, from a place to one behind it.
  public let subject: Part
  /// The way from the same place to the same other one, along everything else.
  public let way: [Part]

  /// A distance from one place to another.
  public struct Part: Hashable, Sendable {
    /// Where it begins.
    public let from: ItemPlace
    /// Where it ends.
    public let to: ItemPlace
    /// How far that is.
    public let points: Double
    /// Whether it is exactly so far, at most, or at least.
    public let relation: Constraint.Relation
    /// Why.
    public let reason: Reason
  }

  /// Why a distance is what it is; constraints are named by their places.
  public enum Reason: Hashable, Sendable {
    /// Constraints set two items so far apart.
    case gap([Int])
    /// Constraints give a length.
    case length(Anchor, [Int])
    /// No length is negative.
    case notNegative(Anchor)

    /// The constraints it follows from, by their places.
    package var parties: [Int] {
      switch self {
      case .gap(let parties), .length(_, let parties): parties
      case .notNegative: []
      }
    }
  }

  /// How long the way is.
  public var total: Double { way.reduce(0) { $0 + $1.points } }

  /// Whether the way is exactly so long, at most, or at least.
  package var totalRelation: Constraint.Relation {
    way.first { $0.relation != .equal }?.relation ?? .equal
  }

  /// Finds the sum, taking leading to be left; nil if factors or sums of several lengths are needed
  /// to see it.
  ///
  /// - Parameters:
  ///   - constraints: a set that cannot hold together.
  ///   - lengths: the lengths that must not be negative for that.
  /// - Complexity: O(n²) for n constraints.
  package static func find(in constraints: [Constraint], lengths: [Anchor]) -> ConflictSum? {
    let graph = PlaceGraph(constraints, lengths: lengths)
    guard let cycle = graph.contradiction() else { return nil }
    let forward = cycle.count { $0.points > 0 }
    let backward = cycle.count { $0.points < 0 }
    let ranks = cycle.map { Self.rank(of: $0, forward: forward, backward: backward) }
    guard let best = ranks.indices.max(by: { ranks[$0] < ranks[$1] }) else { return nil }
    return ConflictSum(cycle, subject: best)
  }

  /// A cycle as one of its bounds and the way along the others.
  private init(_ cycle: [PlaceGraph.Bound], subject: Int) {
    let bound = cycle[subject]
    let isForward = Self.isForward(bound)
    // The rest of the cycle leads from the end of the subject back to its start.
    let rest = Array(cycle[(subject + 1)...] + cycle[..<subject])
    self.subject = Self.part(bound, isForward: isForward)
    let parts = rest.map { Self.part($0, isForward: !isForward) }
    way = isForward ? parts.reversed() : parts
  }

  /// How well a bound of a cycle tells what is wrong: best if it is a length that is given, and
  /// nothing on the way goes back; then one that may not be negative; then the longest distance.
  ///
  /// - Parameters:
  ///   - forward: how many bounds of the cycle are positive; the way goes against the subject.
  ///   - backward: how many are negative.
  private static func rank(
    of bound: PlaceGraph.Bound, forward: Int, backward: Int
  ) -> (Int, Int, Double) {
    let kind =
      switch bound.reason {
      case .length: 2
      case .notNegative: 1
      case .gap: 0
      }
    let steps =
      isForward(bound)
      ? forward - (bound.points > 0 ? 1 : 0) : backward - (bound.points < 0 ? 1 : 0)
    return (kind, -steps, abs(bound.points))
  }

  /// Whether a bound leads from a near place to a far one of the same item, or over a distance.
  private static func isForward(_ bound: PlaceGraph.Bound) -> Bool {
    guard bound.from.item == bound.to.item else { return bound.points >= 0 }
    return bound.from.side == .near || bound.to.side == .far
  }

  /// A bound as a distance, in its own direction or the other.
  private static func part(_ bound: PlaceGraph.Bound, isForward: Bool) -> Part {
    let relation: Constraint.Relation =
      bound.isExact ? .equal : (isForward ? .lessThanOrEqual : .greaterThanOrEqual)
    return isForward
      ? Part(
        from: bound.from, to: bound.to, points: bound.points, relation: relation,
        reason: bound.reason)
      : Part(
        from: bound.to, to: bound.from, points: -bound.points + 0, relation: relation,
        reason: bound.reason)
  }
}

/// A place on an axis: an edge or the middle of an item.
public struct ItemPlace: Hashable, Sendable {
  /// Whose place it is.
  public let item: LayoutItem
  /// The axis.
  public let axis: Axis
  /// Which place.
  public let side: Side

  package init(item: LayoutItem, axis: Axis, side: Side) {
    (self.item, self.axis, self.side) = (item, axis, side)
  }

  /// The places of an item on an axis.
  public enum Side: Hashable, Sendable {
    /// The left edge, or the top.
    case near
    /// The centre.
    case middle
    /// The right edge, or the bottom.
    case far
  }
}
