import Peers
@_spi(Measuring) import StackScrollConstraints
import StackScrollCore

/// What is measured of a tab strip; every value is read each time.
enum Task: String, CaseIterable {
  /// Rows are added to a new solver, and solved.
  case rows
  /// The frame gets another width: a constant of a row changes.
  case resizedRows = "rows-resized"
  /// Constraints between anchors are read, and solved.
  case anchors
  /// Constraints and the names in them are made, read and solved.
  case scratch
  /// The frame gets another width: the constant of a constraint changes.
  case resizedAnchors = "anchors-resized"

  var isResize: Bool { self == .resizedRows || self == .resizedAnchors }

  /// What kiwi is asked to do.
  var peer: Kiwi.Task { isResize ? .resize : .build }

  /// The most instructions a tab that are allowed.
  func limit(_ kind: TabStrip.Kind) -> Double {
    switch (self, kind) {
    case (.rows, .frames): 20_000
    case (.resizedRows, .frames): 900
    case (.anchors, .pairs): 12_000
    case (.resizedAnchors, .pairs): 600
    default: .infinity
    }
  }

  /// Makes ready what is given, and returns the work: do it so often.
  func work(_ strip: TabStrip, _ order: TabStrip.Order) throws -> (Int) throws -> Double {
    let system = ConstraintSystem(strip.constraints(order))
    let rows = LinearSystem(system, edited: TabStrip.width)
    switch self {
    case .rows:
      return { times in
        try (0..<times).reduce(0) { sum, _ in
          var subject = try rows.build()
          return sum + (try subject.solve())
        }
      }
    case .resizedRows:
      var subject = try rows.build()
      _ = try subject.solve()
      return { times in
        try (0..<times).reduce(0) { sum, time in
          try subject.solver.setConstant(300 + Double(time % 7), of: subject.edited)
          return sum + (try subject.solve())
        }
      }
    case .anchors:
      return { times in
        try (0..<times).reduce(0) { sum, _ in
          var layout = try ConstraintLayout(system)
          _ = try layout.solve()
          return sum + (try layout.sum(of: strip))
        }
      }
    case .scratch:
      return { times in
        try (0..<times).reduce(0) { sum, _ in
          var layout = try ConstraintLayout(ConstraintSystem(strip.constraints(order)))
          _ = try layout.solve()
          return sum + (try layout.sum(of: strip))
        }
      }
    case .resizedAnchors:
      var layout = try ConstraintLayout(system)
      let edited = try layout.id(at: rows.edited)
      _ = try layout.solve()
      return { times in
        try (0..<times).reduce(0) { sum, time in
          try layout.setConstant(300 + Double(time % 7), of: edited)
          _ = try layout.solve()
          return sum + (try layout.sum(of: strip))
        }
      }
    }
  }
}

extension ConstraintLayout {
  /// Reads where everything is, and how long.
  fileprivate func sum(of strip: TabStrip) throws -> Double {
    if strip.kind == .pairs {
      return try extents(along: .horizontal).reduce(0) { sum, found in
        sum + (found.map { $0.edge + $0.length } ?? 0)
      }
    }
    return try frames().reduce(0) { $0 + ($1.map { $0.maxX + $0.maxY } ?? 0) }
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
