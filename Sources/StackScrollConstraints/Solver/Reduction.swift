/// A linear program without what pivots need not look at: places, and lengths that are others.
///
/// A place has no cost, so it never leaves the basis, and a required equation that gives it is never
/// missed as long as all that is required can hold. Both are taken out: the equation is put in for the
/// place wherever it stands. What is left is what gives up or gains something.
///
/// Example: a row of views, `x2 == x1 + w1 + 8`, `x3 == x2 + w2 + 8`, `x3 + w3 == 300`. The places go, and
/// `w1 + w2 + w3 == 284` is left. A pivot that gives two views the length of each other changes two
/// numbers; with the places it changes all behind the first.
///
/// A length goes in the same way if an equation says that it is a multiple of another and not less than
/// 0: as high as the row, say. A preference that gives way says nothing on stronger levels than its own, so
/// it is left out there, too.
struct Reduction: Sendable {
  /// The whole program.
  let matrix: RowMatrix
  /// What its conditions compare with.
  let constants: [Double]
  /// The rows and variables that were taken out.
  let pairs: [(row: Int, variable: Int)]
}

extension Solver {
  /// Takes out of the program what pivots on a level need not look at, and factors the basis of the
  /// rest.
  ///
  /// The basis stays the same: it has a solution exactly if that of the rest has one.
  ///
  /// - Returns: whether anything was taken out.
  mutating func reduce(for level: Level) throws(SolverError) -> Bool {
    let places = solvedPlaces()
    let idle = constants.indices.filter { isIdle($0, level) }
    guard !places.isEmpty || !idle.isEmpty,
      let first = matrix.substituting(places, leavingOut: idle, constants, structuralCount)
    else { return false }
    var (pairs, rest) = (places, first)
    let lengths = equalLengths(rest)
    if !lengths.isEmpty,
      let second = rest.matrix.substituting(
        lengths, leavingOut: idle, rest.constants, structuralCount)
    {
      pairs += lengths
      rest = second
    }
    reduction = Reduction(matrix: matrix, constants: constants, pairs: pairs)
    var wanted = tightRows
    var isOpen = basicVariables
    var isOut = [Bool](repeating: false, count: constants.count)
    for (row, variable) in pairs {
      isOut[row] = true
      isOpen[variable] = false
    }
    wanted.removeAll { isOut[$0] }
    for row in idle { variables[VariableIndex.slack(row)].side = 0 }
    (matrix, constants) = (rest.matrix, rest.constants)
    factor(wanted: wanted, spare: [], isOpen: isOpen)
    _ = try computeValues()
    return true
  }

  /// Whether a row only says what a preference of a weaker level misses.
  private func isIdle(_ row: Int, _ level: Level) -> Bool {
    let slack = variables[VariableIndex.slack(row)]
    return slack.position >= 0 && slack.strength < level.strength
  }

  /// Puts back what was taken out; the values are to be worked out then.
  mutating func expand() {
    guard let reduction else { return }
    self.reduction = nil
    var isOpen = basicVariables
    var wanted = tightRows
    for (row, variable) in reduction.pairs {
      isOpen[variable] = true
      wanted.append(row)
    }
    (matrix, constants) = (reduction.matrix, reduction.constants)
    factor(wanted: wanted, spare: [], isOpen: isOpen)
  }

  /// Required equations that give basic places, in an order in which each names only its own and
  /// earlier ones.
  private func solvedPlaces() -> [(row: Int, variable: Int)] {
    let isPlace = (0..<structuralCount).map {
      let state = variables[VariableIndex.structural($0)]
      return state.position >= 0 && state.left + state.right == 0
    }
    var triangle = TriangularBasis(matrix, isOpen: isPlace)
    triangle.pair(
      tightRows.filter { row in
        guard isRequiredEquation(row) else { return false }
        let largest = matrix.row(row).reduce(0) { max($0, abs(matrix.rowValues[$1])) }
        return matrix.row(row).allSatisfy {
          !isPlace[matrix.rowVariables[$0]]
            || abs(matrix.rowValues[$0]) >= Self.leastPivot * largest
        }
      })
    return triangle.pairs
  }

  /// Required equations by which a basic length is a multiple of another one and more.
  private func equalLengths(
    _ rest: (matrix: RowMatrix, constants: [Double])
  ) -> [(row: Int, variable: Int)] {
    var pairs: [(row: Int, variable: Int)] = []
    var isOut = [Bool](repeating: false, count: structuralCount)
    var isKept = isOut
    for row in tightRows where isRequiredEquation(row) && rest.matrix.row(row).count == 2 {
      let entries = rest.matrix.row(row)
      for (own, other) in [
        (entries.lowerBound, entries.lowerBound + 1), (entries.lowerBound + 1, entries.lowerBound),
      ] {
        let (variable, kept) = (rest.matrix.rowVariables[own], rest.matrix.rowVariables[other])
        let (value, factor) = (rest.matrix.rowValues[own], rest.matrix.rowValues[other])
        guard !isOut[variable], !isKept[variable], isLength(variable), isLength(kept),
          variables[VariableIndex.structural(variable)].position >= 0,
          abs(value) >= Self.leastPivot * abs(factor), value * factor < 0,
          value * rest.constants[row] >= 0
        else { continue }
        isOut[variable] = true
        isKept[kept] = true
        pairs.append((row, variable))
        break
      }
    }
    return pairs
  }

  private func isLength(_ variable: Int) -> Bool {
    variables[VariableIndex.structural(variable)].left > 0
  }

  func isRequiredEquation(_ row: Int) -> Bool {
    let slack = variables[VariableIndex.slack(row)]
    return slack.strength == .infinity && slack.left > 0 && slack.right > 0
  }

  /// The least coefficient of what is taken out, as a part of the largest in its row.
  private static let leastPivot = 1e-3
}

extension RowMatrix {
  /// The rows with each variable of some pairs replaced by what the row of the pair makes of it; these
  /// rows and variables are empty then.
  ///
  /// What stands in the row of a pair is its own variable and those of earlier pairs, so the last one is
  /// replaced first, and two places that hang on a third are so no more once that is reached.
  ///
  /// - Parameter idle: further rows that are to be empty.
  /// - Returns: nil if that would take much longer than reading the rows.
  func substituting(
    _ pairs: [(row: Int, variable: Int)], leavingOut idle: [Int], _ constants: [Double],
    _ variables: Int
  ) -> (matrix: RowMatrix, constants: [Double])? {
    var places = [Int](repeating: -1, count: variables)
    var isOut = [Bool](repeating: false, count: rowStarts.count)
    for row in idle { isOut[row] = true }
    var pivots: [Double] = []
    for (place, pair) in pairs.enumerated() {
      places[pair.variable] = place
      isOut[pair.row] = true
      for entry in row(pair.row) where rowVariables[entry] == pair.variable {
        pivots.append(rowValues[entry])
      }
    }
    var sum = SparseVector()
    sum.clear(rows: variables)
    var open = LastFirst()
    var terms: [LinearRow.Term] = []
    var result = (matrix: RowMatrix(), constants: constants)
    result.matrix.reserve(rows: rowStarts.count)
    var steps = 8 * count
    for row in rowStarts.indices {
      terms.removeAll(keepingCapacity: true)
      if isOut[row] {
        result.constants[row] = 0
        result.matrix.set(row, terms)
        continue
      }
      sum.clear(rows: variables)
      var largest = 0.0
      for entry in self.row(row) {
        let variable = rowVariables[entry]
        sum.set(variable, to: sum[variable] + rowValues[entry])
        largest = max(largest, abs(rowValues[entry]))
        if places[variable] >= 0 { open.insert(places[variable]) }
      }
      while let place = open.removeLast() {
        let (pairRow, own) = pairs[place]
        let factor = sum[own] / pivots[place]
        sum.set(own, to: 0)
        guard abs(factor) > largest * NumericPolicy.entry else { continue }
        steps -= self.row(pairRow).count
        if steps < 0 { return nil }
        result.constants[row] -= factor * constants[pairRow]
        for entry in self.row(pairRow) where rowVariables[entry] != own {
          let variable = rowVariables[entry]
          let value = sum[variable] - factor * rowValues[entry]
          largest = max(largest, abs(value))
          if sum.set(variable, to: value), places[variable] >= 0 { open.insert(places[variable]) }
        }
      }
      for variable in sum.rows where abs(sum[variable]) > largest * NumericPolicy.entry {
        terms.append(LinearRow.Term(Solver.Variable(index: variable), sum[variable]))
      }
      result.matrix.set(row, terms)
    }
    result.matrix.makeColumns(variables: variables)
    return result
  }
}
