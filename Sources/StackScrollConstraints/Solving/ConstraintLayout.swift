import StackScrollCore

/// The layout that constraints ask for.
///
/// Constraints are added, removed and changed at any time; ``solve()`` starts from the last layout.
/// An item has places and lengths on the axes on which a constraint names it.
public struct ConstraintLayout: Sendable {
  /// A constraint that was added: its number, in the order of adding.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// The least edge and the length of an item on one axis.
  struct Span: Sendable {
    let minimum: Solver.Variable
    let length: Solver.Variable
    /// How many constraints name it; the variables of one that none names any more stay for the
    /// next.
    var uses = 0
  }

  /// A constraint that was added, and its row.
  struct Entry: Sendable {
    let index: Int
    /// Where it stands among those that are kept.
    var place: Int
    let row: Solver.Row
    /// What the solver compares with for a constant of 0, and how it counts the constant.
    var offset: Double
    let sign: Double
    let first: Int
    let second: Int?
    let base: Int?
    var isRemoved = false

    /// Where the spans of its anchors stand.
    var spans: [Int] { [first, second, base].compactMap(\.self) }
  }

  /// The items, in the order in which constraints first name them.
  public private(set) var items: [LayoutItem] = []

  let layoutDirection: LayoutDirection
  private(set) var metrics: [LayoutItem: ItemMetrics]
  var solver: Solver
  /// The constraints in the order of adding; fewer than half of them were removed.
  private(set) var entries: [Entry] = []
  /// The constraints of the entries, and others: the list that the layout was read from, as long as it is
  /// the same.
  private var kept: [Constraint] = []
  private var removedCount = 0
  /// The spans of each item, two in a row: the horizontal one, and the vertical one.
  private var spans: [Span?] = []
  /// The place of each item among all.
  private var places: NumberedNames
  private var nextIndex = 0

  /// Reads a system; the numbers of its constraints are their places in it.
  public init(
    _ system: ConstraintSystem = ConstraintSystem(), limits: SolverLimits = SolverLimits()
  ) throws(ConstraintLayoutError) {
    try self.init(system, along: Axis.allCases, limits: limits)
  }

  /// Reads the part of a system that is about some axes, which must not be tied to the others.
  ///
  /// The numbers of its constraints are their places among those.
  package init(
    _ system: ConstraintSystem, along axes: [Axis], limits: SolverLimits
  ) throws(ConstraintLayoutError) {
    layoutDirection = system.layoutDirection
    metrics = system.metrics
    places = NumberedNames(capacity: system.constraints.count / 2)
    kept = system.constraints
    solver = Solver(limits: limits)
    for (item, metrics) in system.metrics where !metrics.isFinite { throw .metrics(item) }
    let constraints = system.constraints
    entries.reserveCapacity(constraints.count)
    items.reserveCapacity(constraints.count / 2)
    spans.reserveCapacity(constraints.count)
    solver.reserve(rows: constraints.count, variables: constraints.count)
    var row = LinearRow([], .equal, 0)
    for place in constraints.indices where axes.contains(constraints[place].first.attribute.axis) {
      try add(constraints[place], at: place, writing: &row)
    }
  }

  /// The constraints, in the order in which they were added.
  package var constraints: [Constraint] {
    entries.filter { !$0.isRemoved }.map { kept[$0.place] }
  }

  /// The constraints of some rows of the solver, in the order in which they were added.
  func constraints(_ rows: Set<Solver.Row>) -> [Constraint] {
    entries.filter { rows.contains($0.row) }.map { kept[$0.place] }
  }

  /// The numbers of the constraints, in the order in which they were added.
  package var ids: [ID] { entries.filter { !$0.isRemoved }.map { ID(index: $0.index) } }

  /// The constraint of the system that this layout was read from, at a place in it.
  public func id(at index: Int) throws(ConstraintLayoutError) -> ID {
    ID(index: entries[try place(of: ID(index: index))].index)
  }

  /// Adds a constraint.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(ConstraintLayoutError) -> ID {
    var row = LinearRow([], .equal, 0)
    let id = try add(constraint, at: kept.count, writing: &row)
    kept.append(constraint)
    return id
  }

  /// Adds a constraint, whose row is written where there is room for it.
  @discardableResult
  private mutating func add(
    _ constraint: Constraint, at place: Int, writing row: inout LinearRow
  ) throws(ConstraintLayoutError) -> ID {
    let index = nextIndex
    if let problem = constraint.problem { throw .constraint(constraint, index: index, problem) }
    do {
      try enter(constraint, at: place, &row)
    } catch {
      throw .refused(constraint, index: index, error)
    }
    nextIndex += 1
    return ID(index: index)
  }

  /// Takes a constraint away.
  public mutating func remove(_ id: ID) throws(ConstraintLayoutError) {
    let place = try place(of: id)
    let (row, named) = (entries[place].row, entries[place].spans)
    entries[place].isRemoved = true
    removedCount += 1
    if 2 * removedCount >= entries.count {
      entries.removeAll(where: \.isRemoved)
      removedCount = 0
      kept = entries.map { kept[$0.place] }
      for place in entries.indices { entries[place].place = place }
    }
    for place in named { spans[place]?.uses -= 1 }
    do { try solver.remove(row) } catch { throw .solver(error) }
  }

  /// Changes the constant of a constraint, as a resize does.
  public mutating func setConstant(
    _ constant: Double, of id: ID
  ) throws(ConstraintLayoutError) {
    let place = try place(of: id)
    let (offset, sign, row) = (entries[place].offset, entries[place].sign, entries[place].row)
    let keptPlace = entries[place].place
    guard constant.isFinite else {
      throw .constraint(kept[keptPlace], index: id.index, .constant(constant))
    }
    do {
      try solver.setConstant(offset + sign * constant, of: row)
    } catch {
      throw .refused(kept[keptPlace], index: id.index, error)
    }
    kept[keptPlace].constant = constant
  }

  /// Changes the constant of a constraint that the layout was read with, by its place in the system, in the rows
  /// alone: of a solution of which no constraint is told.
  ///
  /// - Returns: whether it is there, and the constant is one that the solver takes.
  mutating func setConstant(_ constant: Double, ofConstraintAt place: Int) -> Bool {
    guard removedCount == 0, let number = entry(where: \.place, is: place) else { return false }
    let entry = entries[number]
    return (try? solver.setConstant(entry.offset + entry.sign * constant, of: entry.row)) != nil
  }

  /// The row of a constraint that the layout was read with, by its place in the system.
  func row(ofConstraintAt place: Int) -> Solver.Row? {
    removedCount == 0 ? entry(where: \.place, is: place).map { entries[$0].row } : nil
  }

  /// The same with the constants of another system; nil if that differs in more along the axes that this was
  /// read along, or is not one that the solver takes.
  ///
  /// - Complexity: O(n) for n constraints.
  func taking(constantsOf system: ConstraintSystem, along axes: [Axis]) -> ConstraintLayout? {
    guard removedCount == 0, layoutDirection == system.layoutDirection,
      metrics.hasSameLines(as: system.metrics)
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
      if isMoved || constant != kept[place].constant {
        let entry = taken.entries[number]
        guard
          (try? taken.solver.setConstant(entry.offset + entry.sign * constant, of: entry.row))
            != nil
        else { return nil }
      }
      number += 1
    }
    return number == entries.count ? taken : nil
  }

  /// Finds the layout.
  public mutating func solve() throws(ConstraintLayoutError) -> Solver.Outcome {
    do { return try solver.solve() } catch { throw .solver(error) }
  }

  /// Where a constraint stands in the list.
  ///
  /// - Complexity: O(log n) for n constraints.
  private func place(of id: ID) throws(ConstraintLayoutError) -> Int {
    guard let place = entry(where: \.index, is: id.index), !entries[place].isRemoved else {
      throw .unknownConstraint(id.index)
    }
    return place
  }

  /// Which entry has a number that rises from one to the next; nil if none has.
  private func entry(where number: (Entry) -> Int, is wanted: Int) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if number(entries[middle]) < wanted { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && number(entries[low]) == wanted ? low : nil
  }

  private mutating func enter(
    _ constraint: Constraint, at keptPlace: Int, _ row: inout LinearRow
  ) throws(SolverError) {
    row.terms.removeAll(keepingCapacity: true)
    row.relation = constraint.relation
    row.priority = constraint.priority.rawValue
    let first = try place(of: constraint.first)
    let one = expression(constraint.first)
    row.add(one, spans[first], times: 1)
    var (second, base): (Int?, Int?)
    let isMirrored = countsFromTheRight(constraint)
    if isMirrored { row.relation = constraint.relation.mirrored }
    if let anchor = constraint.second {
      let place = try place(of: anchor)
      row.add(expression(anchor), spans[place], times: -constraint.multiplier)
      second = place
    }
    if let anchor = constraint.base {
      let place = try place(of: anchor)
      row.add(expression(anchor), spans[place], times: constraint.multiplier - 1)
      base = place
    }
    let (offset, sign) = (offset(of: constraint), isMirrored ? -1.0 : 1)
    row.constant = offset + sign * constraint.constant
    let entry = Entry(
      index: nextIndex, place: keptPlace, row: try solver.add(row), offset: offset,
      sign: sign, first: first, second: second, base: base)
    entries.append(entry)
    for place in entry.spans { spans[place]?.uses += 1 }
  }

  /// What the solver compares the sum of a constraint with if its constant is 0: where the lines stand inside
  /// their items.
  private func offset(of constraint: Constraint) -> Double {
    var offset = -expression(constraint.first).constant
    if let second = constraint.second {
      offset += constraint.multiplier * expression(second).constant
    }
    if let base = constraint.base {
      offset += (1 - constraint.multiplier) * expression(base).constant
    }
    return offset
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

  /// Whether a distance counts from right to left: along the layout direction, if text runs so.
  func countsFromTheRight(_ constraint: Constraint) -> Bool {
    guard layoutDirection == .rightToLeft, let second = constraint.second else { return false }
    return constraint.first.attribute.isDirectional || second.attribute.isDirectional
  }

  func expression(_ anchor: Anchor) -> AnchorExpression {
    let needsMetrics = !metrics.isEmpty && anchor.attribute.isInsideItem
    return AnchorExpression(
      anchor.attribute, needsMetrics ? metrics[anchor.item] : nil, layoutDirection)
  }

  /// Whether this layout is best for the same reasons as another: the same constraints are tight, and the same is
  /// open.
  func hasSameFace(as other: ConstraintLayout) -> Bool { solver.hasSameFace(as: other.solver) }

  /// The place and length of an anchor's item; nil if no constraint names them.
  func span(of anchor: Anchor) -> Span? { span(of: anchor.item.id, along: anchor.attribute.axis) }

  /// The place and length of the item of a name along an axis; nil if no constraint names them.
  func span(of name: String, along axis: Axis) -> Span? {
    places.number(of: name).flatMap { span(ofItemAt: $0, along: axis) }
  }

  /// The places and lengths of an item on both axes; nil if no constraints name them on both.
  func spans(of item: LayoutItem) -> (horizontal: Span, vertical: Span)? {
    places.number(of: item.id).flatMap { spans(ofItemAt: $0) }
  }

  /// The places and lengths on both axes of the item at a place among all.
  func spans(ofItemAt place: Int) -> (horizontal: Span, vertical: Span)? {
    guard let horizontal = span(ofItemAt: place, along: .horizontal),
      let vertical = span(ofItemAt: place, along: .vertical)
    else { return nil }
    return (horizontal, vertical)
  }

  /// The place and length along an axis of the item at a place among all.
  func span(ofItemAt place: Int, along axis: Axis) -> Span? {
    guard let span = spans[Self.place(place, axis)], span.uses > 0 else { return nil }
    return span
  }

  /// Where the span of an anchor's item stands; one is made if there is none.
  private mutating func place(of anchor: Anchor) throws(SolverError) -> Int {
    let known = places.number(of: anchor.item.id)
    let place = Self.place(known ?? items.count, anchor.attribute.axis)
    if known == nil || spans[place] == nil { try makeSpan(of: anchor, place, isNew: known == nil) }
    return place
  }

  private mutating func makeSpan(
    of anchor: Anchor, _ place: Int, isNew: Bool
  ) throws(SolverError) {
    let span = Span(
      minimum: try solver.addVariable(isNonNegative: false),
      length: try solver.addVariable(isNonNegative: true))
    if isNew {
      _ = places.insert(anchor.item.id)
      items.append(anchor.item)
      spans.append(nil)
      spans.append(nil)
    }
    spans[place] = span
  }

  /// Where the span of an item stands along an axis.
  private static func place(_ item: Int, _ axis: Axis) -> Int {
    2 * item + (axis == .horizontal ? 0 : 1)
  }
}

extension Constraint {
  /// Whether another constraint is the same but for its constant, and for how it is written.
  fileprivate func differsInConstant(from other: Constraint) -> Bool {
    relation == other.relation && multiplier == other.multiplier && priority == other.priority
      && first == other.first && second == other.second && base == other.base
  }
}

extension [LayoutItem: ItemMetrics] {
  /// Whether others tell of the same items, that they have baselines or none, in numbers to reckon with.
  fileprivate func hasSameLines(as others: Self) -> Bool {
    count == others.count
      && others.allSatisfy { item, other in
        other.isFinite
          && self[item].map { ($0.baselines == nil) == (other.baselines == nil) } == true
      }
  }
}

extension LinearRow {
  /// Adds a multiple of an anchor's variables.
  mutating func add(
    _ expression: AnchorExpression, _ span: ConstraintLayout.Span?, times factor: Double
  ) {
    guard let span else { return }
    if expression.minimum != 0 {
      terms.append(Term(span.minimum, factor * expression.minimum))
    }
    if expression.length != 0 { terms.append(Term(span.length, factor * expression.length)) }
  }
}
