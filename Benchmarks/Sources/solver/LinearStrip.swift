import StackScrollConstraints
import StackScrollCore

/// A tab strip in terms of numbered variables: what a solver is given, ours and kiwi alike.
struct LinearStrip {
  /// A condition of variables by number.
  struct Condition {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
  }

  /// Whether each variable is a length.
  private(set) var isLength: [Bool] = []
  private(set) var conditions: [Condition] = []
  /// The condition that a resize changes.
  private(set) var edited = 0

  private var spans: [LayoutItem: [Axis: Int]] = [:]

  init(_ constraints: [Constraint]) {
    for constraint in constraints {
      if constraint == TabStrip.width { edited = conditions.count }
      var terms = terms(constraint.first, times: 1)
      if let second = constraint.second {
        terms += self.terms(second, times: -constraint.multiplier)
      }
      conditions.append(Condition(terms: terms, constant: constraint.constant))
    }
  }

  /// A solver that was given everything, and the condition that a resize changes.
  func build() throws(SolverError) -> Subject {
    var solver = Solver()
    var variables: [Solver.Variable] = []
    variables.reserveCapacity(isLength.count)
    for isLength in isLength {
      variables.append(try solver.addVariable(isNonNegative: isLength))
    }
    var rows: [Solver.Row] = []
    rows.reserveCapacity(conditions.count)
    for condition in conditions {
      let terms = condition.terms.map { LinearRow.Term(variables[$0.variable], $0.coefficient) }
      rows.append(try solver.add(LinearRow(terms, .equal, condition.constant)))
    }
    return Subject(solver: solver, variables: variables, edited: rows[edited])
  }

  /// The same as text, for kiwi.
  var text: String {
    let lines = conditions.map { condition in
      let terms = condition.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
      return "\(condition.constant) \(condition.terms.count)\(terms)"
    }
    let lengths = isLength.map { $0 ? "1" : "0" }.joined(separator: " ")
    return "\(isLength.count) \(conditions.count) \(edited)\n\(lengths)\n"
      + lines.joined(separator: "\n") + "\n"
  }

  private mutating func terms(
    _ anchor: Anchor, times factor: Double
  ) -> [(variable: Int, coefficient: Double)] {
    let first = span(anchor.item, anchor.attribute.axis)
    switch anchor.attribute {
    case .left, .leading, .top: return [(first, factor)]
    case .width, .height: return [(first + 1, factor)]
    case .centerX, .centerY: return [(first, factor), (first + 1, factor / 2)]
    default: return [(first, factor), (first + 1, factor)]
    }
  }

  private mutating func span(_ item: LayoutItem, _ axis: Axis) -> Int {
    if let first = spans[item]?[axis] { return first }
    spans[item, default: [:]][axis] = isLength.count
    isLength += [false, true]
    return isLength.count - 2
  }
}

/// A solver that was given a strip.
struct Subject {
  var solver: Solver
  let variables: [Solver.Variable]
  let edited: Solver.Row

  /// Solves it, and reads everything.
  mutating func solve() throws(SolverError) -> Double {
    _ = try solver.solve()
    return try solver.values(of: variables).reduce(0, +)
  }
}
