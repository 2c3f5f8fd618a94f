import StackScrollConstraints
import StackScrollCore

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
