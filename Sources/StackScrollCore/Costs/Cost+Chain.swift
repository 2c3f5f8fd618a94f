extension Cost {
  /// The cost of a chain of views, by the sum of their lengths: each point goes where it costs
  /// least.
  ///
  /// Where part of the fall is not known, all that may be as steep is not.
  ///
  /// - Complexity: O(n d) for n pieces of d different slopes.
  static func chain(_ costs: [Cost]) -> Cost {
    var chain = Cost(lower: costs.reduce(.zero) { $0 + $1.lower }, pieces: [])
    chain.isUndecided = costs.contains(where: \.isUndecided)
    var groups = PriceGroup.all(of: costs)[...]
    var end = chain.lower
    let fall = costs.reduce(DoubleDouble.zero) { $0 + $1.unknownFall }
    if fall > 0 {
      let steep = groups.prefix(while: \.isSteepFall)
      groups = groups.dropFirst(steep.count)
      end += steep.reduce(fall) { $0 + $1.length }
      chain.append(Piece(end: end, slope: nil))
    }
    for group in groups {
      end += group.length
      chain.append(Piece(end: end, slope: group.slope))
    }
    return chain
  }

  /// How long the part is whose price is not known: it is where the cost begins, since it falls.
  private var unknownFall: DoubleDouble {
    guard let first = pieces.first, first.slope == nil else { return 0 }
    return first.end - lower
  }
}
