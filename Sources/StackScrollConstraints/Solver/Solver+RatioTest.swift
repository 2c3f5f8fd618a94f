/// Where a basic cell gets to its bend.
struct Breakpoint {
  let row: Int
  let step: Double
  /// How fast the cell moves.
  let rate: Double
  /// By how much the way gets dearer there.
  let jump: Double
  /// Whether it is dearer on a stronger level, so that the way ends in any case.
  let isStop: Bool
}

extension Solver {
  /// The row whose cell leaves the basis, and how far the entering one goes; nil if it has no end.
  ///
  /// The way goes on past bends for as long as it gets cheaper all the same.
  func leaving(_ entering: Entering, _ level: Level, byNumber: Bool) -> Breakpoint? {
    let breakpoints = self.breakpoints(entering, level)
    guard let end = end(of: entering, breakpoints, byNumber: byNumber) else { return nil }
    var best = end
    for point in breakpoints where abs(point.step - end.step) * point.rate <= tolerance {
      let isBetter =
        byNumber ? head[point.row] < head[best.row] : point.rate > best.rate
      if isBetter { best = point }
    }
    return best
  }

  private func end(
    of entering: Entering, _ breakpoints: [Breakpoint], byNumber: Bool
  ) -> Breakpoint? {
    var derivative = entering.derivative
    for point in breakpoints.sorted(by: { $0.step < $1.step }) {
      derivative += point.jump
      if point.isStop || byNumber || derivative >= -NumericPolicy.cost { return point }
    }
    return nil
  }

  private func breakpoints(_ entering: Entering, _ level: Level) -> [Breakpoint] {
    let least = columnRows.reduce(1) { max($0, abs(column[$1])) } * NumericPolicy.entry
    var breakpoints: [Breakpoint] = []
    for row in columnRows where abs(column[row]) > least {
      let cell = cells[head[row]]
      guard cell.left + cell.right > 0, cell.strength >= level.strength else { continue }
      let velocity = entering.isUp ? -column[row] : column[row]
      let rate = abs(velocity)
      var step = 0.0
      var jump = velocity > 0 ? cell.right - cell.slope : cell.left + cell.slope
      if abs(cell.value) > tolerance {
        guard cell.value > 0 ? velocity < 0 : velocity > 0 else { continue }
        step = abs(cell.value) / rate
        jump = cell.left + cell.right
      }
      guard jump > 0 else { continue }
      breakpoints.append(
        Breakpoint(
          row: row, step: step, rate: rate, jump: jump * rate,
          isStop: cell.strength > level.strength))
    }
    return breakpoints
  }
}
