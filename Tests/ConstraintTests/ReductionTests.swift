import StackScrollCore
import Testing

@testable import StackScrollConstraints

struct ReductionTests {
  /// The example of `Reduction`: three views, one behind the other, whose places go.
  @Test func `what is put in for places is a sum of lengths`() throws {
    var solver = Solver()
    let places = try (0..<3).map { _ in try solver.addVariable(isNonNegative: false) }
    let lengths = try (0..<3).map { _ in try solver.addVariable(isNonNegative: true) }
    for view in 1..<3 {
      _ = try solver.add(
        LinearRow(
          [.init(places[view]), .init(places[view - 1], -1), .init(lengths[view - 1], -1)], .equal,
          8))
    }
    _ = try solver.add(LinearRow([.init(places[2]), .init(lengths[2])], .equal, 300))
    _ = try solver.add(LinearRow([.init(places[0])], .equal, 0))
    solver.matrix.makeColumns(variables: solver.structuralCount)
    let pairs = [(row: 3, variable: 0), (row: 0, variable: 1), (row: 1, variable: 2)]
    let rest = try #require(
      solver.matrix.substituting(
        pairs, leavingOut: [], solver.constants, solver.structuralCount))
    let terms = rest.matrix.row(2).map {
      (rest.matrix.rowVariables[$0], rest.matrix.rowValues[$0])
    }
    #expect(terms.map(\.0).sorted() == lengths.map(\.index))
    #expect(terms.allSatisfy { $0.1 == 1 })
    #expect(rest.constants[2] == 284)
    #expect([0, 1, 3].allSatisfy { rest.matrix.row($0).isEmpty })
  }

  /// Views in a width that is too small for what they ask for, each of them as wide as a multiple of the
  /// height if it can be.
  private func squeezed(_ count: Int) throws -> [Constraint] {
    var row = StackView(axis: .horizontal, spacing: 3)
    for index in 0..<count {
      row.append(
        View(
          ViewID("view\(index)"), width: .ratio(1.5, priority: 750),
          intrinsic: IntrinsicSize(
            width: Double(20 + index % 50), height: Double(20 + index % 31))))
    }
    let content = View("row", width: .constant(Double(count) * 40), stack: row)
    return try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 390, height: 58)), content: content
    ).constraints.constraints
  }

  private func misses(_ constraints: [Constraint]) throws -> (sums: [Double], pivots: Int) {
    var layout = try ConstraintLayout(ConstraintSystem(constraints))
    #expect(try layout.solve() == .solved)
    #expect(layout.solver.reduction == nil)
    var sums: [Double: Double] = [:]
    for constraint in constraints {
      let excess = try #require(try layout.excess(of: constraint))
      sums[constraint.priority.rawValue, default: 0] += constraint.relation.miss(by: excess)
    }
    return (sums.sorted { $0.key > $1.key }.map(\.value), layout.solver.pivotCount)
  }

  @Test(arguments: [5, 40, 120])
  func `a program without places misses as little as the whole, in any order`(
    _ count: Int
  ) throws {
    let constraints = try squeezed(count)
    let given = try misses(constraints)
    let reversed = try misses(constraints.reversed())
    #expect(given.sums.count == reversed.sums.count)
    #expect(given.sums[0] < 1e-6)
    for (one, other) in zip(given.sums, reversed.sums) {
      #expect(abs(one - other) < 1e-6 * max(1, one))
    }
    #expect(given.pivots > 0)
  }

  @Test func `what is required and cannot hold is missed by the least sum`() throws {
    let count = 60
    var solver = Solver()
    var rows: [LinearRow] = []
    var last: [LinearRow.Term] = []
    for view in 0..<count {
      let (place, length) = (
        try solver.addVariable(isNonNegative: false), try solver.addVariable(isNonNegative: true)
      )
      rows.append(LinearRow([.init(place)] + last, .equal, 0))
      rows.append(LinearRow([.init(length)], .greaterThanOrEqual, 10))
      rows.append(LinearRow([.init(length)], .equal, Double(view), priority: 750))
      last = [.init(place, -1), .init(length, -1)]
    }
    rows.append(LinearRow(last, .equal, -300))
    for row in rows { _ = try solver.add(row) }
    #expect(try solver.solve() == .unsatisfiable)
    let variables = (0..<2 * count).map { Solver.Variable(index: $0) }
    let values = try solver.values(of: variables)
    let miss = rows.filter { $0.priority == 1000 }.reduce(0) { sum, row in
      let found = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
      return sum + row.relation.miss(by: found - row.constant)
    }
    #expect(abs(miss - 300) < 1e-6)
    #expect(solver.reduction == nil)
  }
}

struct BasisFactorizationTests {
  /// The example of `BasisFactorization`: views half as wide as a height that is torn, whose widths add
  /// up, and some of them taken out of that.
  @Test(arguments: [3, 40])
  func `each column of a basis is a unit vector in terms of it, and each row of its inverse`(
    _ count: Int
  ) throws {
    var solver = Solver()
    let widths = try (0..<count).map { _ in try solver.addVariable(isNonNegative: true) }
    let height = try solver.addVariable(isNonNegative: true)
    for width in widths {
      _ = try solver.add(LinearRow([.init(width), .init(height, -0.5)], .equal, 0))
    }
    _ = try solver.add(LinearRow(widths.map { .init($0) }, .equal, 100))
    for width in widths { _ = try solver.add(LinearRow([.init(width)], .lessThanOrEqual, 9)) }
    let matrix = {
      var matrix = solver.matrix
      matrix.makeColumns(variables: count + 1)
      return matrix
    }()
    solver.matrix = matrix
    solver.factors = BasisFactorization(
      widths.indices.map { ($0, $0) }, in: matrix, variables: count + 1)
    var header = (0...2 * count).map { VariableIndex.slack($0) }
    for width in widths.indices { header[width] = VariableIndex.structural(width) }
    solver.computeColumn(VariableIndex.structural(count))
    solver.factors.append(count, solver.column)
    header[count] = VariableIndex.structural(count)
    for width in stride(from: 0, to: count - 1, by: 2) {
      let row = count + 1 + width
      solver.computeColumn(VariableIndex.slack(width))
      solver.factors.pivot(row, solver.column, partial: solver.partialColumn)
      header[row] = VariableIndex.slack(width)
    }
    #expect(solver.factors.updates == 1 + count / 2)
    for (place, index) in header.enumerated() {
      solver.computeColumn(index)
      for row in header.indices {
        #expect(abs(solver.column[row] - (row == place ? 1 : 0)) < 1e-9)
      }
      var dual = [Double](repeating: 0, count: header.count)
      dual[place] = 1
      var few = dual
      solver.factors.solveTransposed(&dual, matrix)
      for row in solver.factors.solveTransposed(&few, only: place, matrix) {
        #expect(abs(few[row] - dual[row]) < 1e-9)
      }
      for (other, index) in header.enumerated() {
        let product =
          VariableIndex.isSlack(index)
          ? dual[index / 2]
          : matrix.column(index / 2).reduce(0) {
            $0 + matrix.columnValues[$1] * dual[matrix.columnRows[$1]]
          }
        #expect(abs(product - (other == place ? 1 : 0)) < 1e-9)
      }
    }
  }
}
