extension Cost {
  /// The cost of a chain of views, by the sum of their lengths: each point goes where it costs
  /// least.
  ///
  /// - Complexity: O(n d) for n pieces of d different slopes.
  static func chain(_ costs: [Cost]) -> Cost {
    var chain = Cost(lower: 0, pieces: [])
    var fall = 0.0
    var groups: [(slope: Slope, length: Double)] = []
    for cost in costs {
      chain.lower += cost.lower
      if cost.isUndecided { chain.isUndecided = true }
      var start = cost.lower
      for piece in cost.pieces {
        let length = piece.end - start
        start = piece.end
        guard let slope = piece.slope else {
          fall += length
          continue
        }
        if let known = groups.firstIndex(where: { $0.slope.isSame(as: slope) }) {
          groups[known].length += length
        } else {
          groups.append((slope, length))
        }
      }
    }
    groups.sort { $0.slope < $1.slope }
    chain.connect(groups, unknownFall: fall)
    return chain
  }

  /// Appends groups in ascending order; where part of the fall is not known, all that may be as
  /// steep is not.
  private mutating func connect(_ groups: [(slope: Slope, length: Double)], unknownFall: Double) {
    var end = lower
    var groups = groups[...]
    if unknownFall > 0 {
      let steep = groups.prefix { $0.slope.isNegative && !$0.slope.isWeak }
      groups = groups.dropFirst(steep.count)
      end += steep.reduce(unknownFall) { $0 + $1.length }
      append(Piece(end: end, slope: nil))
    }
    for group in groups {
      end += group.length
      append(Piece(end: end, slope: group.slope))
    }
  }
}
