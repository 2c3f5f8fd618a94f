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
    let offset: Double
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
  let metrics: [LayoutItem: ItemMetrics]
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

  /// Finds the layout.
  public mutating func solve() throws(ConstraintLayoutError) -> Solver.Outcome {
    do { return try solver.solve() } catch { throw .solver(error) }
  }

  /// Where a constraint stands in the list.
  ///
  /// - Complexity: O(log n) for n constraints.
  private func place(of id: ID) throws(ConstraintLayoutError) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < id.index { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].index == id.index, !entries[low].isRemoved else {
      throw .unknownConstraint(id.index)
    }
    return low
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
    var offset = -one.constant
    var sign = 1.0
    if let anchor = constraint.second {
      let place = try place(of: anchor)
      let other = expression(anchor)
      row.add(other, spans[place], times: -constraint.multiplier)
      offset += constraint.multiplier * other.constant
      if countsFromTheRight(constraint) {
        sign = -1
        row.relation = constraint.relation.mirrored
      }
      second = place
    }
    if let anchor = constraint.base {
      let place = try place(of: anchor)
      let origin = expression(anchor)
      row.add(origin, spans[place], times: constraint.multiplier - 1)
      offset += (1 - constraint.multiplier) * origin.constant
      base = place
    }
    row.constant = offset + sign * constraint.constant
    let entry = Entry(
      index: nextIndex, place: keptPlace, row: try solver.add(row), offset: offset,
      sign: sign, first: first, second: second, base: base)
    entries.append(entry)
    for place in entry.spans { spans[place]?.uses += 1 }
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

extension ItemMetrics {
  /// Whether all of it are numbers to reckon with.
  var isFinite: Bool {
    let margins = layoutMargins
    return [
      margins.top, margins.left, margins.bottom, margins.right, baselines?.first ?? 0,
      baselines?.last ?? 0,
    ].allSatisfy(\.isFinite)
  }
}

/// An anchor in terms of the least edge and the length of its item on an axis.
struct AnchorExpression {
  /// How often the left or top edge counts.
  var minimum = 0.0
  /// How often the width or the height counts.
  var length = 0.0
  /// What is added.
  var constant = 0.0

  /// Reads an anchor as it stands on the screen.
  ///
  /// Without text, both baselines are the bottom edge.
  init(_ attribute: LayoutAttribute, _ metrics: ItemMetrics?, _ direction: LayoutDirection) {
    let margins = metrics?.layoutMargins ?? .zero
    let baselines = metrics?.baselines
    minimum = attribute.isLength ? 0 : 1
    switch attribute.resolved(in: direction) {
    case .left, .top, .leading: break
    case .right, .bottom, .trailing: length = 1
    case .width, .height: length = 1
    case .centerX, .centerY: length = 0.5
    case .firstBaseline:
      length = baselines == nil ? 1 : 0
      constant = baselines?.first ?? 0
    case .lastBaseline:
      length = 1
      constant = -(baselines?.last ?? 0)
    case .leftMargin, .leadingMargin: constant = margins.left
    case .topMargin: constant = margins.top
    case .rightMargin, .trailingMargin:
      length = 1
      constant = -margins.right
    case .bottomMargin:
      length = 1
      constant = -margins.bottom
    case .centerXWithinMargins:
      length = 0.5
      constant = (margins.left - margins.right) / 2
    case .centerYWithinMargins:
      length = 0.5
      constant = (margins.top - margins.bottom) / 2
    }
  }
}

extension LayoutAttribute {
  /// The edge on the screen that an edge in the layout direction is.
  package func resolved(in direction: LayoutDirection) -> LayoutAttribute {
    let isMirrored = direction == .rightToLeft
    return switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// Whether it lies inside an item, where only the item's metrics tell.
  fileprivate var isInsideItem: Bool {
    isMargin || self == .firstBaseline || self == .lastBaseline
  }

  /// Whether it follows the layout direction.
  package var isDirectional: Bool { resolved(in: .leftToRight) != self }
}
