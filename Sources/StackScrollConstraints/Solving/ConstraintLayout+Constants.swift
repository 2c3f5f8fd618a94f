import StackScrollCore

/// Other constants, under the same constraints.
extension ConstraintLayout {
  /// Changes the constant of a constraint, as a resize does.
  public mutating func setConstant(
    _ constant: Double, of id: ID
  ) throws(ConstraintLayoutError) {
    let place = try place(of: id)
    let keptPlace = entries[place].place
    guard constant.isFinite else {
      throw .constraint(kept[keptPlace], index: id.index, .constant(constant))
    }
    do {
      try setConstant(constant, ofEntry: place)
    } catch {
      throw .refused(kept[keptPlace], index: id.index, error)
    }
    kept[keptPlace].constant = constant
  }

  private mutating func setConstant(
    _ constant: Double, ofEntry number: Int
  ) throws(SolverError) {
    let entry = entries[number]
    try solver.setConstant(entry.offset + entry.sign * constant, of: entry.row)
  }

  /// Changes the constant of a constraint that the layout was read with, by its place in the system, in the rows
  /// alone: of a solution of which no constraint is told.
  ///
  /// - Returns: whether it is there, and the constant is one that the solver takes.
  mutating func setConstant(_ constant: Double, ofConstraintAt place: Int) -> Bool {
    guard let number = number(ofConstraintAt: place) else { return false }
    return (try? setConstant(constant, ofEntry: number)) != nil
  }

  /// The row of a constraint that the layout was read with, by its place in the system.
  func row(ofConstraintAt place: Int) -> Solver.Row? {
    number(ofConstraintAt: place).map { entries[$0].row }
  }

  /// Which entry is of a constraint that the layout was read with, by its place in the system; nil once any
  /// constraint was removed.
  private func number(ofConstraintAt place: Int) -> Int? {
    removedCount == 0 ? entry(where: \.place, is: place) : nil
  }

  /// What the basic variables are with other constants in some places of the system that the layout was read from;
  /// nil if the layout is not best for the same reasons then, or something of it was removed.
  func basicValues(
    with numbers: [(place: Int, constant: Double)], checkingSides checksSides: Bool
  ) -> Solver.BasicValues? {
    constants(with: numbers).flatMap { solver.basicValues(with: $0, checkingSides: checksSides) }
  }

  /// How far on the way to other constants in some places the layout stays best for the same reasons: from 0, here, to
  /// 1; nil if something of it was removed.
  func shareOnSameFace(towards numbers: [(place: Int, constant: Double)]) -> Double? {
    constants(with: numbers).flatMap { solver.shareOnSameFace(towards: $0) }
  }

  /// What the solver compares with if constants in some places are others.
  private func constants(with numbers: [(place: Int, constant: Double)]) -> [Double]? {
    guard removedCount == 0 else { return nil }
    var constants = solver.constants
    for (place, constant) in numbers {
      guard let number = number(ofConstraintAt: place) else { return nil }
      let entry = entries[number]
      constants[entry.row.slot] = entry.offset + entry.sign * constant
    }
    return constants
  }

  /// The same with the constants of another system; nil if that differs in more along the axes that this was
  /// read along, or is not one that the solver takes.
  ///
  /// - Complexity: O(n) for n constraints.
  func taking(constantsOf system: ConstraintSystem, along axes: [Axis]) -> ConstraintLayout? {
    guard removedCount == 0, layoutDirection == system.layoutDirection,
      metrics.hasSameItems(as: system.metrics)
    else { return nil }
    var taken = self
    taken.metrics = system.metrics
    taken.kept = system.constraints
    let movesLines = metrics != system.metrics
    var number = 0
    for place in system.constraints.indices
    where axes.contains(system.constraints[place].first.attribute.axis) {
      guard number < entries.count, entries[number].place == place,
        kept[place].differsInConstant(from: system.constraints[place])
      else { return nil }
      let constant = system.constraints[place].constant
      let isMoved =
        movesLines && taken.moveLines(ofEntry: number, system.constraints[place])
      if isMoved || constant != kept[place].constant,
        (try? taken.setConstant(constant, ofEntry: number)) == nil
      {
        return nil
      }
      number += 1
    }
    return number == entries.count ? taken : nil
  }

  /// Reads again where the lines of a constraint stand inside their items.
  ///
  /// - Returns: whether that changes what the solver compares with.
  private mutating func moveLines(ofEntry number: Int, _ constraint: Constraint) -> Bool {
    let offset = offset(of: constraint)
    guard offset != entries[number].offset else { return false }
    entries[number].offset = offset
    return true
  }

  /// Whether this layout is best for the same reasons as another: the same constraints are tight, and the same is
  /// open.
  func hasSameFace(as other: ConstraintLayout) -> Bool { solver.hasSameFace(as: other.solver) }
}

extension Constraint {
  /// Whether another constraint is the same but for its constant, and for how it is written.
  fileprivate func differsInConstant(from other: Constraint) -> Bool {
    relation == other.relation && multiplier == other.multiplier && priority == other.priority
      && first == other.first && second == other.second && base == other.base
  }
}

extension [LayoutItem: ItemMetrics] {
  /// Whether others tell of the same items, in numbers to reckon with.
  fileprivate func hasSameItems(as others: Self) -> Bool {
    count == others.count && others.allSatisfy { $1.isFinite && self[$0] != nil }
  }
}
