/// Arranged views that must all have one length: what they want together.
///
/// The costs add up, so a stretch costs what it costs all of them. Because resisting a squeeze
/// outweighs hugging, the best length is the largest that any of them wants.
struct SameLength {
  /// What the views want as one, per view.
  let demand: Demand

  /// Combines what the views want; there is at least one.
  init(_ arranged: [Demand]) {
    var minimum = 0.0
    var natural = 0.0
    var stretch = Slope.zero
    for view in arranged {
      if view.isRigid {
        demand = .required(view.natural)
        return
      }
      minimum = max(minimum, view.minimum)
      natural = max(natural, view.natural)
      stretch = stretch + view.stretch
    }
    demand = Demand(
      minimum: minimum, natural: natural, isRigid: false, stretch: stretch,
      squeeze: Self.squeeze(arranged, from: minimum, to: natural))
  }

  /// The price of a squeeze from the largest wish down to the minimum, if it is one price.
  ///
  /// It changes on the way where a shorter view's own length is passed.
  private static func squeeze(
    _ arranged: [Demand], from minimum: Double, to natural: Double
  ) -> Slope? {
    var sum = Slope.zero
    for view in arranged {
      if view.natural <= minimum {
        sum = sum + view.stretch
      } else if view.natural == natural, let slope = view.squeeze {
        sum = sum + slope
      } else {
        return nil
      }
    }
    return sum
  }

  /// The views whose required lengths differ, or do not allow a given length.
  static func contradiction(among arranged: [Demand], given length: Double?) -> [Int]? {
    let rigid = arranged.firstIndex { $0.isRigid }
    if let rigid {
      let length = arranged[rigid].natural
      let other = arranged.firstIndex { !$0.allows(length) }
      if let other { return [min(rigid, other), max(rigid, other)] }
    }
    guard let length else { return nil }
    return arranged.firstIndex { !$0.allows(length) }.map { [$0] }
  }

  /// The length of a view where all have a given one; a required length is kept to the last digit.
  static func length(of view: Demand, sharing length: Double) -> Double {
    view.isRigid ? view.natural : length
  }
}
