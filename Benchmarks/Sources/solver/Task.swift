import Peers
import StackScrollConstraints
import StackScrollCore

/// What is measured.
enum Task: String, CaseIterable {
  /// Rows are added to a new solver, and solved.
  case build
  /// The frame gets another width.
  case resize
  /// Constraints are read, and solved.
  case layout

  /// The most instructions a tab that are allowed where there are no images.
  var limit: Double {
    switch self {
    case .build: 20_000
    case .resize: 900
    case .layout: .infinity
    }
  }

  /// Makes ready what is given, and returns the work: do it so often.
  func work(_ constraints: [Constraint]) throws -> (Int) throws -> Double {
    let strip = LinearSystem(ConstraintSystem(constraints), edited: TabStrip.width)
    switch self {
    case .build:
      return { times in
        try (0..<times).reduce(0) { sum, _ in
          var subject = try strip.build()
          return sum + (try subject.solve())
        }
      }
    case .resize:
      var subject = try strip.build()
      _ = try subject.solve()
      return { times in
        try (0..<times).reduce(0) { sum, time in
          try subject.solver.setConstant(300 + Double(time % 7), of: subject.edited)
          return sum + (try subject.solve())
        }
      }
    case .layout:
      let system = ConstraintSystem(constraints)
      return { times in
        try (0..<times).reduce(0) { sum, _ in
          var layout = try ConstraintLayout(system)
          _ = try layout.solve()
          return sum + (try layout.value(of: TabStrip.width.first) ?? .nan)
        }
      }
    }
  }
}

extension LinearSystem {
  /// A solver that was given everything, and the condition that a resize changes.
  fileprivate func build() throws(SolverError) -> Subject {
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
}

/// A solver that was given a strip.
private struct Subject {
  var solver: Solver
  let variables: [Solver.Variable]
  let edited: Solver.Row

  /// Solves it, and reads everything.
  mutating func solve() throws(SolverError) -> Double {
    _ = try solver.solve()
    return try solver.values(of: variables).reduce(0, +)
  }
}
