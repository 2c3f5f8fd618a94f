/// A first basis: rows are kept one after the other, what is required first, then preferences from
/// strong to weak, and each choice is corrected at once by the rows that it settles.
///
/// A row with one unknown left gives that unknown, and others follow from it (``TriangularBasis``). All
/// of them are linear in the unknown that was chosen, so the rows that are settled with them ask for a
/// length of it each: the best one is that of the least misses, level by level, a search along one line.
/// Where it is not that of the row itself, the row that binds there is kept instead.
///
/// Example: a row hugs its views with a weak `row.height == 0`, its label is 20 high and centred, and
/// `label.top >= row.top` is required. The preference comes first and gives 0; from it follows the top
/// of the label, 10 above that of the row. The required row is settled with it, 10 is missed, and a
/// point more of the height mends half a point: so the height is 20, `label.top == row.top` is kept,
/// and the preference is missed by 20, without a pivot.
///
/// - Complexity: linear in the entries of the matrix, and O(k log k) for k rows that one choice settles.
struct CrashBasis {
  private let matrix: RowMatrix
  private let constants: [Double]
  private let costs: [PiecewiseLinearVariable]
  private var triangle: TriangularBasis
  /// The value of each variable that is not open.
  private var values: [Double] = []
  /// How fast each variable moves with the one that was chosen last; 0 outside of a choice.
  private var rates: [Double] = []
  /// The choice that each row was last looked at for.
  private var looks: [Int] = []
  private var choices = 0
  /// The pairs whose variables have values; what is required is followed when there is a choice.
  private var followed = 0
  /// The rows that are kept exactly.
  private var isKept: [Bool] = []
  /// The variables that are taken to be 0.
  private(set) var isOutside: [Bool] = []
  /// Whether another row was kept than the one that a variable is paired with.
  private(set) var isCorrected = false

  /// Starts without a row.
  init(_ matrix: RowMatrix, constants: [Double], costs: [PiecewiseLinearVariable], variables: Int) {
    self.matrix = matrix
    self.constants = constants
    self.costs = costs
    triangle = TriangularBasis(matrix, isOpen: [Bool](repeating: true, count: variables))
  }

  /// The pairs of rows and variables, in the order in which they are solved, if nothing was corrected.
  var pairs: [(row: Int, variable: Int)] { triangle.pairs }

  /// The rows that are kept exactly, if something was corrected.
  var keptRows: [Int] { isKept.indices.filter { isKept[$0] } }

  /// Keeps rows, in their order, as far as variables are open.
  ///
  /// Equal preferences come in an order of their own where bounds on what one of them asks for are not
  /// settled with it: it waits for the others. Example: a row hugs columns, and each of them hugs views.
  /// How high the row is at least is known once the columns are settled.
  mutating func keep(_ rows: [Int], first isFirst: (Int) -> Bool) {
    var waiting: [Int] = []
    for row in rows {
      if let last = waiting.last, strength(last) != strength(row) { keepWaiting(&waiting) }
      if !keep(row, mayWait: true) { waiting.append(row) }
    }
    keepWaiting(&waiting)
    for row in rows {
      var start = triangle.pairs.count
      while let variable = triangle.tear(row, first: isFirst) {
        choose(VariableIndex.structural(variable), from: start)
        start = triangle.pairs.count
      }
    }
  }

  private func strength(_ row: Int) -> Double { costs[VariableIndex.slack(row)].strength }

  /// Keeps rows that waited, the last ones first, since what is inside of others mostly comes last.
  private mutating func keepWaiting(_ rows: inout [Int]) {
    var waiting: [Int] = []
    for row in rows.reversed() where !keep(row, mayWait: true) { waiting.append(row) }
    for row in waiting.reversed() { keep(row, mayWait: false) }
    rows.removeAll()
  }

  /// Keeps one row, if one variable of it is open.
  ///
  /// - Returns: whether it need not be asked again.
  @discardableResult
  private mutating func keep(_ row: Int, mayWait: Bool) -> Bool {
    let start = triangle.pairs.count
    triangle.pair(CollectionOfOne(row))
    guard start < triangle.pairs.count else { return true }
    let slack = costs[VariableIndex.slack(row)]
    if slack.left == slack.right {
      if slack.strength == .infinity {
        return true
      }
      if mayWait, hasOpenBound(triangle.pairs[start].variable) {
        triangle.takeBack(from: start)
        return false
      }
    }
    choose(VariableIndex.slack(row), from: start)
    return true
  }

  /// Whether a required bound on a variable names another one that is open.
  private func hasOpenBound(_ variable: Int) -> Bool {
    matrix.column(variable).contains { entry in
      let row = matrix.columnRows[entry]
      let slack = costs[VariableIndex.slack(row)]
      return slack.strength == .infinity && slack.left != slack.right && !triangle.isSettled(row)
    }
  }

  /// Works out the value of a paired variable, and how fast it moves.
  private mutating func follow(_ pair: (row: Int, variable: Int)) {
    var (value, rate, own) = (constants[pair.row], 0.0, 1.0)
    for entry in matrix.row(pair.row) {
      let variable = matrix.rowVariables[entry]
      if variable == pair.variable {
        own = matrix.rowValues[entry]
      } else {
        value -= matrix.rowValues[entry] * values[variable]
        rate -= matrix.rowValues[entry] * rates[variable]
      }
    }
    values[pair.variable] = value / own
    rates[pair.variable] = rate / own
    isKept[pair.row] = true
  }

  /// Settles what was chosen, and all that follows from it.
  ///
  /// - Parameters:
  ///   - index: the slack of the row that was kept first, or the variable that was taken to be 0.
  ///   - start: the first of the pairs that follow.
  private mutating func choose(_ index: Int, from start: Int) {
    if choices == 0 { prepare() }
    choices += 1
    for pair in triangle.pairs[followed..<start] { follow(pair) }
    followed = triangle.pairs.count
    var following = triangle.pairs[start...]
    var moved = [index / 2]
    if VariableIndex.isSlack(index) {
      let first = following.removeFirst()
      follow(first)
      isKept[first.row] = false
      moved[0] = first.variable
    }
    rates[moved[0]] = 1
    for pair in following {
      follow(pair)
      if rates[pair.variable] != 0 { moved.append(pair.variable) }
    }
    var line = LineSearch()
    for variable in moved { look(at: variable, &line) }
    if let best = line.best {
      for variable in moved { values[variable] += rates[variable] * best.step }
      isCorrected = true
      bind(best.index)
    } else {
      bind(index)
    }
    for variable in moved { rates[variable] = 0 }
  }

  /// Makes room for what choices need; what is required mostly leaves none.
  private mutating func prepare() {
    values = [Double](repeating: 0, count: matrix.columnStarts.count - 1)
    rates = values
    looks = [Int](repeating: 0, count: constants.count)
    isKept = [Bool](repeating: false, count: constants.count)
    isOutside = [Bool](repeating: false, count: values.count)
  }

  /// Keeps the row of a slack, or takes a variable to be 0.
  private mutating func bind(_ index: Int) {
    if VariableIndex.isSlack(index) {
      isKept[index / 2] = true
    } else {
      isOutside[index / 2] = true
    }
  }

  /// Adds what a variable costs that moves, and the rows that are settled with it.
  private mutating func look(at variable: Int, _ line: inout LineSearch) {
    let index = VariableIndex.structural(variable)
    line.add(index, costs[index], value: values[variable], rate: rates[variable], size: 1)
    for entry in matrix.column(variable) {
      let row = matrix.columnRows[entry]
      guard looks[row] != choices else { continue }
      looks[row] = choices
      guard !isKept[row], triangle.isSettled(row) else { continue }
      var (value, rate, size) = (constants[row], 0.0, 0)
      for entry in matrix.row(row) {
        let variable = matrix.rowVariables[entry]
        value -= matrix.rowValues[entry] * values[variable]
        rate -= matrix.rowValues[entry] * rates[variable]
        if rates[variable] != 0 { size += 1 }
      }
      let slack = VariableIndex.slack(row)
      line.add(slack, costs[slack], value: value, rate: rate, size: size)
    }
  }
}
