/// The cheapest lengths for every length of a stack whose views depend on each other.
///
/// Under most distributions a length is shared out price by price (``Sharing``). Where centres are
/// distributed, or shares are asked for, what one view costs depends on the others. Then the lengths
/// are the solution of a small linear program whose right-hand side moves with the stack's length:
///
///     minimise    the sum of cost x variable, compared level by level
///     such that   A x = base + length x rate,   0 <= x <= bound
///
/// It is solved once, where the stack is shortest: there only one solution is feasible. From there
/// the length grows. The variables that the basis holds move in straight lines, until one of them
/// meets a bound; it leaves, and the one that can replace it at the least cost enters (the dual
/// simplex method). What one more point costs between two such steps is the dual value of the
/// length, so the whole ``Cost`` of the stack comes out, bend by bend.
///
/// Source: parametric programming as in V. Chvátal, Linear Programming, chapters 8 and 10; several
/// objectives in order of importance are reduced costs that are compared as words are.
struct ParametricProgram {
  /// A variable between 0 and a bound.
  struct Variable {
    /// What it stands in: rows and factors.
    var entries: [(row: Int, factor: DoubleDouble)]
    var bound: DoubleDouble
    var cost: Slope
  }

  /// One equation.
  struct Row {
    var base: DoubleDouble
    var rate: DoubleDouble
  }

  /// The length of the stack.
  private(set) var length: DoubleDouble
  private var columns: [Column]
  private var rows: [TableauRow]
  /// The levels of the costs, the strongest first.
  private let priorities: [Double]
  /// What one more point of length costs, by level.
  private var price: [DoubleDouble]
  private var stepsLeft: Int
  /// Whether the search ended without a result.
  private(set) var hasGivenUp = false

  /// A variable with what it would cost to bring it in.
  private struct Column {
    var bound: DoubleDouble
    var reducedCost: [DoubleDouble]
    /// Whether it counts from its bound down.
    var isFlipped = false
    var isBasic = false
    /// Whether it stays at the bound where it is.
    var isHeld = false

    var mayEnter: Bool { !isBasic && !isHeld && bound > 0 }
  }

  /// An equation, solved for the variable that it holds.
  private struct TableauRow {
    var factors: [DoubleDouble]
    /// What the basic variable is at the length 0, and how it moves.
    var base: DoubleDouble
    var rate: DoubleDouble
    var basic: Int

    func value(at length: DoubleDouble) -> DoubleDouble { base + rate * length }
  }

  /// Finds the best solution at the least length.
  ///
  /// - Parameters:
  ///   - start: a variable for each row with which the equations can be solved one after the other;
  ///     what that gives must be feasible at the least length.
  /// - Returns: nil if the numbers do not allow a solution.
  static func solved(
    _ variables: [Variable], rows: [Row], start: [Int], from length: DoubleDouble
  ) -> ParametricProgram? {
    guard
      var program = ParametricProgram(variables, rows: rows, start: start, from: length),
      program.minimise()
    else { return nil }
    return program
  }

  /// Writes the equations down, each solved for its variable at the start.
  private init?(
    _ variables: [Variable], rows: [Row], start: [Int], from length: DoubleDouble
  ) {
    self.length = length
    priorities = Set(variables.flatMap { $0.cost.levels.map(\.priority) }).sorted(by: >)
    let places = Dictionary(
      uniqueKeysWithValues: priorities.enumerated().map { ($1, $0) })
    columns = variables.map { variable in
      var cost = [DoubleDouble](repeating: .zero, count: places.count)
      for level in variable.cost.levels {
        if let place = places[level.priority] { cost[place] = DoubleDouble(level.amount) }
      }
      return Column(bound: variable.bound, reducedCost: cost)
    }
    self.rows = rows.map { row in
      TableauRow(
        factors: [DoubleDouble](repeating: .zero, count: variables.count), base: row.base,
        rate: row.rate, basic: -1)
    }
    price = [DoubleDouble](repeating: .zero, count: places.count)
    stepsLeft = Self.stepsPerNumber * (variables.count + rows.count)
    for (column, variable) in variables.enumerated() {
      for (row, factor) in variable.entries { self.rows[row].factors[column] += factor }
    }
    for (row, column) in start.enumerated() {
      guard !Self.isZero(self.rows[row].factors[column]) else { return nil }
      pivot(row, column)
    }
  }

  /// Far more steps than any program takes: it ends those that rounding leads in circles.
  private static let stepsPerNumber = 200

  /// What rounding may leave of a factor or of a variable, among numbers of a given magnitude.
  private static func isZero(
    _ number: DoubleDouble, amongst magnitude: DoubleDouble = 1
  ) -> Bool {
    number.magnitude.value <= 0x1p-80 * max(1, magnitude.magnitude.value)
  }

  /// What each variable is at the current length.
  var values: [DoubleDouble] {
    var values = columns.map { $0.isFlipped && !$0.isBasic ? $0.bound : .zero }
    for row in rows {
      let column = columns[row.basic]
      let value = row.value(at: length)
      values[row.basic] = column.isFlipped ? column.bound - value : value
    }
    return values
  }

  /// What the next point of length costs, by priority.
  var slope: Slope {
    Slope(zip(priorities, price).map { Slope.Level(priority: $0, amount: $1.value) })
  }

  private mutating func takeStep() -> Bool {
    stepsLeft -= 1
    hasGivenUp = stepsLeft < 0
    return !hasGivenUp
  }

  // MARK: - Growing

  /// Grows up to a length, or to the next place where the slope changes.
  ///
  /// - Returns: false if no longer length is feasible.
  mutating func grow(to end: DoubleDouble) -> Bool {
    let before = slope
    while length < end {
      let (next, leaving) = nextBend(before: end)
      length = next
      guard let leaving else { return true }
      guard takeStep(), replace(leaving) else { return false }
      if !slope.isSame(as: before) { return true }
    }
    return true
  }

  /// Up to where all basic variables stay within their bounds, and the row of the one that does not.
  private func nextBend(before end: DoubleDouble) -> (DoubleDouble, row: Int?) {
    var next = end
    var leaving: Int?
    for (place, row) in rows.enumerated() where !Self.isZero(row.rate) {
      let bound = row.rate < 0 ? 0 : columns[row.basic].bound
      guard bound.isFinite else { continue }
      let meets = max(length, (bound - row.base) / row.rate)
      if meets < next || meets == next && leaving.map({ row.basic < rows[$0].basic }) ?? false {
        (next, leaving) = (meets, place)
      }
    }
    return (next, leaving)
  }

  /// Takes the variable of a row out at the bound that it meets; false if nothing can replace it.
  private mutating func replace(_ row: Int) -> Bool {
    if rows[row].rate > 0 { flipBasic(row) }
    var entering: Int?
    for column in columns.indices where columns[column].mayEnter {
      let factor = rows[row].factors[column]
      guard factor < 0, !Self.isZero(factor) else { continue }
      if let best = entering, !isCheaper(column, than: best, in: row) { continue }
      entering = column
    }
    guard let entering else { return false }
    pivot(row, entering)
    return true
  }

  /// Whether one more point in a row costs less with one variable than with another.
  private func isCheaper(_ column: Int, than other: Int, in row: Int) -> Bool {
    let (factor, otherFactor) = (rows[row].factors[column], rows[row].factors[other])
    for (cost, otherCost) in zip(columns[column].reducedCost, columns[other].reducedCost) {
      let difference = cost / -factor - otherCost / -otherFactor
      if !Self.isNegligible(difference) { return difference < 0 }
    }
    return false
  }

  /// Whether an amount of cost is what rounding leaves of costs that cancel.
  private static func isNegligible(_ cost: DoubleDouble) -> Bool {
    cost.magnitude.value < 1e-9
  }

  // MARK: - Minimising

  /// Brings variables in for as long as that lowers the cost; false if there is no end to it.
  private mutating func minimise() -> Bool {
    while let entering = columns.indices.first(where: { isImproving($0) }) {
      guard takeStep(), bringIn(entering) else { return false }
    }
    return true
  }

  private func isImproving(_ column: Int) -> Bool {
    guard columns[column].mayEnter else { return false }
    for cost in columns[column].reducedCost where !Self.isNegligible(cost) { return cost < 0 }
    return false
  }

  /// Raises a variable from 0 until it or a basic one meets a bound; false if none does.
  private mutating func bringIn(_ column: Int) -> Bool {
    var most = columns[column].bound
    var leaving: Int?
    for (place, row) in rows.enumerated() where !Self.isZero(row.factors[column]) {
      let room = room(in: row, column)
      if room < most || room == most && leaving.map({ row.basic < rows[$0].basic }) ?? true {
        (most, leaving) = (room, place)
      }
    }
    guard most.isFinite else { return false }
    guard let leaving else {
      flip(column)
      return true
    }
    if rows[leaving].factors[column] < 0 { flipBasic(leaving) }
    pivot(leaving, column)
    return true
  }

  /// How far a variable can be raised before a row's own meets a bound.
  private func room(in row: TableauRow, _ column: Int) -> DoubleDouble {
    let factor = row.factors[column]
    let value = row.value(at: length)
    let room = factor > 0 ? value : columns[row.basic].bound - value
    return Self.isZero(room, amongst: length) ? 0 : max(0, room / factor.magnitude)
  }

  /// From the least to the greatest value that a sum of variables has among the best solutions.
  ///
  /// - Complexity: that of solving the program anew, for either end.
  func range(of sum: [Int]) -> ClosedRange<DoubleDouble>? {
    guard hasOthers else {
      let values = values
      let value = sum.reduce(.zero) { $0 + values[$1] }
      return value...value
    }
    guard let lower = least(of: sum, sign: 1), let upper = least(of: sum, sign: -1).map(-)
    else { return nil }
    return min(lower, upper)...max(lower, upper)
  }

  /// Whether some variable could be brought in at no cost, so that there may be other best solutions.
  private var hasOthers: Bool {
    columns.contains { $0.mayEnter && $0.reducedCost.allSatisfy { Self.isNegligible($0) } }
  }

  /// The least value of a sum of variables, or of its negative, among the best solutions.
  private func least(of sum: [Int], sign: DoubleDouble) -> DoubleDouble? {
    var face = self
    for column in columns.indices {
      // What costs anything to bring in is where it is in every best solution.
      face.columns[column].isHeld = !columns[column].reducedCost.allSatisfy {
        Self.isNegligible($0)
      }
      face.columns[column].reducedCost = [0]
    }
    face.price = [0]
    for column in sum {
      let factor = columns[column].isFlipped ? -sign : sign
      face.columns[column].reducedCost[0] += factor
    }
    for row in face.rows {
      let cost = face.columns[row.basic].reducedCost[0]
      guard cost != 0 else { continue }
      for column in columns.indices {
        face.columns[column].reducedCost[0] -= cost * row.factors[column]
      }
      face.columns[row.basic].reducedCost[0] = 0
    }
    guard face.minimise() else { return face.hasGivenUp ? nil : -.infinity }
    let values = face.values
    return sum.reduce(.zero) { $0 + sign * values[$1] }
  }

  // MARK: - Steps of the tableau

  /// Counts a variable at a bound from there.
  private mutating func flip(_ column: Int) {
    let bound = columns[column].bound
    for row in rows.indices {
      rows[row].base -= rows[row].factors[column] * bound
      rows[row].factors[column] = -rows[row].factors[column]
    }
    columns[column].reducedCost = columns[column].reducedCost.map { -$0 }
    columns[column].isFlipped.toggle()
  }

  /// Counts the variable of a row from its bound.
  private mutating func flipBasic(_ row: Int) {
    let basic = rows[row].basic
    rows[row].base = columns[basic].bound - rows[row].base
    rows[row].rate = -rows[row].rate
    rows[row].factors = rows[row].factors.map { -$0 }
    rows[row].factors[basic] = 1
    columns[basic].isFlipped.toggle()
  }

  /// Solves a row for a variable, and takes it out of everything else.
  private mutating func pivot(_ pivotRow: Int, _ column: Int) {
    if rows[pivotRow].basic >= 0 { columns[rows[pivotRow].basic].isBasic = false }
    let factor = rows[pivotRow].factors[column]
    rows[pivotRow].factors = rows[pivotRow].factors.map { Self.isZero($0) ? 0 : $0 / factor }
    rows[pivotRow].factors[column] = 1
    rows[pivotRow].base = rows[pivotRow].base / factor
    rows[pivotRow].rate = rows[pivotRow].rate / factor
    rows[pivotRow].basic = column
    columns[column].isBasic = true
    let solved = rows[pivotRow]
    for row in rows.indices where row != pivotRow {
      let times = rows[row].factors[column]
      guard !Self.isZero(times) else { continue }
      for other in columns.indices where solved.factors[other] != 0 {
        rows[row].factors[other] -= times * solved.factors[other]
      }
      rows[row].factors[column] = 0
      rows[row].base -= times * solved.base
      rows[row].rate -= times * solved.rate
    }
    let cost = columns[column].reducedCost
    for level in cost.indices where !Self.isNegligible(cost[level]) {
      price[level] += cost[level] * solved.rate
      for other in columns.indices where solved.factors[other] != 0 {
        columns[other].reducedCost[level] -= cost[level] * solved.factors[other]
      }
      columns[column].reducedCost[level] = 0
    }
  }
}
