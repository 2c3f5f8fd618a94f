/// All stretches of several costs that have one price, in the order of the costs.
struct PriceGroup {
  /// A stretch of one view's lengths.
  struct Stretch {
    let view: Int
    let start: DoubleDouble
    let end: DoubleDouble

    var length: DoubleDouble { end - start }
  }

  /// What one more point costs.
  let slope: Slope
  private(set) var stretches: [Stretch]

  /// How many points there are at this price.
  var length: DoubleDouble { stretches.reduce(.zero) { $0 + $1.length } }

  /// Whether it falls, and nothing that makes stacks fit is as strong.
  var isSteepFall: Bool { slope.isNegative && !slope.isWeak }

  /// The stretches of all costs by price, the cheapest first; those without a known price are left
  /// out.
  ///
  /// - Complexity: O(n d) for n pieces of d different slopes.
  static func all(of costs: [Cost]) -> [PriceGroup] {
    var groups: [PriceGroup] = []
    for (view, cost) in costs.enumerated() {
      var start = cost.lower
      for piece in cost.pieces {
        let stretch = Stretch(view: view, start: start, end: piece.end)
        start = piece.end
        guard let slope = piece.slope else { continue }
        if let known = groups.firstIndex(where: { $0.slope.isSame(as: slope) }) {
          groups[known].stretches.append(stretch)
        } else {
          groups.append(PriceGroup(slope: slope, stretches: [stretch]))
        }
      }
    }
    return groups.sorted { $0.slope < $1.slope }
  }
}
