/// The lengths of a stack's views as a linear program, for the distributions under which what one
/// view costs depends on the others.
///
/// Each stretch of a view's ``Cost`` is a variable: since a cost is convex, the cheaper stretches
/// come first by themselves.
struct StackProgram {
  private let views: [Cost]
  private var program: ParametricProgram
  /// The variables of each view, one a stretch.
  private let stretches: [[Int]]
  /// What each gap is longer than it must be, where gaps may be.
  private let extraGaps: [Int]

  /// Solves for views whose centres are distributed: each pitch after the first should be equal to it.
  ///
  /// - Returns: nil if it cannot be solved.
  static func solved(centring views: [Cost], _ row: SpacedRow) -> StackProgram? {
    var draft = Draft(views, ties: row.ties)
    let places = views.indices.dropLast()
    let gaps = places.map { place in
      // The first gap is in every difference of pitches, each other one in its own.
      var entries: [(Int, DoubleDouble)] = [(0, 1)]
      if place == 0 {
        entries += places.dropFirst().map { ($0, DoubleDouble(-1.0)) }
      } else {
        entries.append((place, 1))
      }
      return draft.add(entries, cost: .zero)
    }
    for place in places.dropFirst() {
      for (view, half) in [(0, -0.5), (1, -0.5), (place, 0.5), (place + 1, 0.5)] {
        draft.add(DoubleDouble(half), timesView: view, to: place)
      }
    }
    let shortest = views.reduce(row.sum) { $0 + $1.lower }
    draft.rows = [ParametricProgram.Row(base: -shortest, rate: 1)]
    var start = [gaps[0]]
    let pitches = places.map { (views[$0].lower + views[$0 + 1].lower) / 2 + row.gaps[$0] }
    for place in places.dropFirst() {
      let missing = pitches[0] - pitches[place]
      let priority = EqualCenteringRule.priority(ofPitch: place)
      draft.rows.append(ParametricProgram.Row(base: missing, rate: 0))
      start.append(draft.addDeviation(in: place, missing, at: priority))
    }
    return StackProgram(draft, views, gaps, start, from: shortest)
  }

  /// Solves for views that each ask for a share of the stack.
  ///
  /// - Parameters:
  ///   - shares: the part of one point of the stack that each view asks for, and how strongly.
  ///   - gaps: the sum of the gaps.
  /// - Returns: nil if it cannot be solved.
  static func solved(
    sharing views: [Cost], _ shares: [(share: DoubleDouble, priority: Double)], gaps: DoubleDouble
  ) -> StackProgram? {
    var draft = Draft(views, ties: .ambiguous)
    let shortest = views.reduce(gaps) { $0 + $1.lower }
    draft.rows = [ParametricProgram.Row(base: -shortest, rate: 1)]
    // At the shortest length the views have no room, so any stretch may stand for the sum.
    guard let first = draft.stretches.joined().first else { return nil }
    var start = [first]
    for (view, (share, priority)) in shares.enumerated() {
      let row = draft.rows.count
      draft.add(1, timesView: view, to: row)
      draft.rows.append(ParametricProgram.Row(base: -views[view].lower, rate: share))
      let missing = share * shortest - views[view].lower
      start.append(draft.addDeviation(in: row, missing, at: priority))
    }
    return StackProgram(draft, views, [], start, from: shortest)
  }

  private init?(
    _ draft: Draft, _ views: [Cost], _ extraGaps: [Int], _ start: [Int],
    from shortest: DoubleDouble
  ) {
    guard
      let program = ParametricProgram.solved(
        draft.variables, rows: draft.rows, start: start, from: shortest)
    else { return nil }
    self.views = views
    self.program = program
    self.extraGaps = extraGaps
    stretches = draft.stretches
  }

  /// The variables and equations while they are written down; the first equation is the sum.
  private struct Draft {
    var variables: [ParametricProgram.Variable] = []
    var rows: [ParametricProgram.Row] = []
    var stretches: [[Int]] = []

    init(_ views: [Cost], ties: LayoutPolicy.Ties) {
      for (view, cost) in views.enumerated() {
        // What a view gives up counts below every other level, the most for the last view: so the
        // lowest index gives way where nothing else says who.
        let index = Slope.lastLevel * Double(view + 1) / Double(views.count + 1)
        var start = cost.lower
        stretches.append(
          cost.pieces.map { piece in
            defer { start = piece.end }
            let slope = piece.slope ?? .zero
            let sign = slope.isZero || ties == .ambiguous ? 0.0 : slope.isNegative ? -1 : 1
            return add(
              [(0, 1)], bound: piece.end - start, cost: slope + Slope(sign, at: index))
          })
      }
    }

    mutating func add(
      _ entries: [(row: Int, factor: DoubleDouble)], bound: DoubleDouble = .infinity, cost: Slope
    ) -> Int {
      variables.append(
        ParametricProgram.Variable(entries: entries, bound: bound, cost: cost))
      return variables.count - 1
    }

    /// Adds a multiple of a view's length to a row.
    mutating func add(_ factor: DoubleDouble, timesView view: Int, to row: Int) {
      for variable in stretches[view] { variables[variable].entries.append((row, factor)) }
    }

    /// Adds what a row may be too short and too long, and says which of them it is at the start.
    mutating func addDeviation(
      in row: Int, _ missing: DoubleDouble, at priority: Double
    ) -> Int {
      let short = add([(row, 1)], cost: Slope(1, at: priority))
      let long = add([(row, -1)], cost: Slope(1, at: priority))
      return missing < 0 ? long : short
    }
  }

  /// Solves for a length of the stack; false if there is no solution.
  mutating func grow(to length: DoubleDouble) -> Bool {
    while program.length < length, program.grow(to: length) {}
    return program.length >= length
  }

  /// The length of each view.
  var lengths: [DoubleDouble] {
    let values = program.values
    return zip(views, stretches).map { view, stretches in
      stretches.reduce(view.lower) { $0 + values[$1] }
    }
  }

  /// What each gap is longer than it must be.
  var gaps: [DoubleDouble] {
    let values = program.values
    return extraGaps.map { values[$0] }
  }

  /// From the least to the greatest length that each view has among the best solutions; nil if that
  /// cannot be told.
  var ranges: [ClosedRange<DoubleDouble>]? {
    var ranges: [ClosedRange<DoubleDouble>] = []
    for (view, stretches) in zip(views, stretches) {
      guard let range = program.range(of: stretches) else { return nil }
      ranges.append(view.lower + range.lowerBound...view.lower + range.upperBound)
    }
    return ranges
  }

  /// The cost of the stack by its length, with a price on every point; nil if it cannot be told.
  func cost(adding price: Slope) -> Cost? {
    var copy = self
    return copy.followCost(adding: price)
  }

  private mutating func followCost(adding price: Slope) -> Cost? {
    let shortest = max(0, program.length)
    guard grow(to: shortest) else { return nil }
    var cost = Cost(lower: shortest, pieces: [])
    var isLonger = true
    while isLonger, program.length.isFinite {
      let slope = program.slope.withoutIndex + price
      isLonger = program.grow(to: .infinity)
      guard !program.hasGivenUp else { return nil }
      cost.append(Cost.Piece(end: program.length, slope: slope))
    }
    return cost
  }
}
