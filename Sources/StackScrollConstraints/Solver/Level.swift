/// A strength, and where the cells that cost at it stand in the list of all.
struct Level: Sendable {
  let strength: Double
  let cells: Range<Int>
}

extension Solver {
  /// Lists the cells that cost, level by level, the strongest first.
  mutating func makeLevels() {
    var required: [Int] = []
    var soft: [Int] = []
    for index in cells.indices where cells[index].left + cells[index].right > 0 {
      if cells[index].strength == .infinity {
        required.append(index)
      } else {
        soft.append(index)
      }
    }
    soft.sort {
      cells[$0].strength == cells[$1].strength
        ? $0 < $1 : cells[$0].strength > cells[$1].strength
    }
    levels = [Level(strength: .infinity, cells: 0..<required.count)]
    levelCells = required + soft
    var start = required.count
    while start < levelCells.count {
      let strength = cells[levelCells[start]].strength
      let end =
        levelCells[start...].firstIndex { cells[$0].strength != strength } ?? levelCells.count
      levels.append(Level(strength: strength, cells: start..<end))
      start = end
    }
    isCostCurrent = true
  }
}
