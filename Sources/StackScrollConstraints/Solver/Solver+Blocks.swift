/// Block pivots: many variables enter the basis at once, each in the place of another.
///
/// A pivot that moves a torn variable moves all that hangs on it, and many such pivots move the same numbers
/// again and again. A block holds what was torn still: then each column has only the few entries of its own,
/// and the ratio test among these tells what leaves. With all of them exchanged the basis is factored anew,
/// and the values are worked out once.
///
/// What one of them leaves to the others is not looked at, so a block can go too far. It is kept only if no
/// stronger level is missed by more and the cost of its own is less, or is the same and falls in fewer
/// directions; else half of it is tried. Single pivots go on from there, and tell what is optimal.
///
/// Example: 1,000 views fill a width. At 750, each is to be 1.5 times as wide as all are high, and neither
/// narrower nor lower than its text. If all keep the ratio, most are too low. A view that is made as narrow
/// as its text leaves width to the others, and so height to all: 453 pivots, each of which moves nearly all
/// of them. A few blocks do as much.
///
/// Source: Júdice and Pires, "A block principal pivoting algorithm for large-scale strictly monotone linear
/// complementarity problems", Computers & Operations Research 21, 1994: blocks as long as they make
/// progress, single pivots where they do not.
extension Solver {
  /// Pivots blocks on a level as long as that makes it better.
  mutating func pivotBlocks(_ level: Level, pivotLimit: Int) throws(SolverError) {
    while pivotCount < pivotLimit {
      let falling = falling(level)
      guard falling.count >= Self.leastBlock else { return }
      if factors.updates > factoredUpdates {
        refactor()
        _ = try computeValues()
      }
      var block = block(falling, level)
      var next: Solver?
      while next == nil {
        guard block.count >= Self.leastBlock else { return }
        next = exchanging(block, level, falling.count)
        block.removeLast(block.count - block.count / 2)
      }
      if let next { self = next }
    }
  }

  /// Fewer pivots take less than factoring the basis.
  private static let leastBlock = 8

  /// All directions in which the cost of a level falls.
  private mutating func falling(_ level: Level) -> [Entering] {
    price(level, nil) ? allEntering(reducedCosts(level, nil), level) : []
  }

  /// Of variables that may enter, the basic ones that they would take the place of if what was torn stayed
  /// where it is.
  private mutating func block(
    _ falling: [Entering], _ level: Level
  ) -> [(entering: Entering, leaving: Breakpoint)] {
    let tornRows = factors.tornRows
    var isTaken = [Bool](repeating: false, count: constants.count)
    var block: [(entering: Entering, leaving: Breakpoint)] = []
    for entering in falling {
      computeColumn(entering.index, withoutTorn: tornRows)
      guard let leaving = leaving(entering, level, byNumber: false), !isTaken[leaving.row]
      else { continue }
      isTaken[leaving.row] = true
      block.append((entering, leaving))
    }
    return block
  }

  /// The solver after a block of pivots; nil if that is not better.
  ///
  /// - Parameter directions: in how many directions the cost falls without it.
  private func exchanging(
    _ block: [(entering: Entering, leaving: Breakpoint)], _ level: Level, _ directions: Int
  ) -> Solver? {
    var next = self
    guard next.exchange(block, level) else { return nil }
    let gain = cost(of: level) - next.cost(of: level)
    let isBetter = gain > tolerance || gain >= -tolerance && next.falling(level).count < directions
    return isBetter ? next : nil
  }

  /// Exchanges what enters and what leaves.
  ///
  /// - Returns: whether there is such a basis, and no stronger level is missed by more.
  private mutating func exchange(
    _ block: [(entering: Entering, leaving: Breakpoint)], _ level: Level
  ) -> Bool {
    pivotCount += 1
    for (entering, leaving) in block {
      leave(basisHeader[leaving.row], level)
      enter(entering, entering.isUp ? leaving.step : -leaving.step, in: leaving.row, level)
    }
    let isOpen = basicVariables
    factor(wanted: tightRows, spare: [], isOpen: isOpen)
    guard basicVariables == isOpen else { return false }
    let stronger = levelVariables[..<level.range.lowerBound]
    let slopes = stronger.map { variables[$0].slope }
    let distant = basisHeader.filter {
      variables[$0].strength <= level.strength && abs(variables[$0].value) > tolerance
    }
    guard (try? computeValues()) != nil else { return false }
    for index in distant where abs(variables[index].value) <= tolerance {
      variables[index].side = 0
    }
    return zip(stronger, slopes).allSatisfy { variables[$0].slope == $1 }
  }

  /// By what a level is missed.
  func cost(of level: Level) -> Double {
    levelVariables[level.range].reduce(0) {
      let state = variables[$1]
      return $0 + max(state.value * state.right, -state.value * state.left)
    }
  }
}
