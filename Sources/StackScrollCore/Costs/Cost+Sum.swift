extension Cost {
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
