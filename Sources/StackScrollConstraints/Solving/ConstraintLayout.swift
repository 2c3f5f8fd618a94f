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

  struct ItemAxis: Hashable, Sendable {
    let item: LayoutItem
    let axis: Axis
  }

  struct Entry: Sendable {
    var constraint: Constraint
    let row: Solver.Row
    /// What the solver compares with for a constant of 0, and how it counts the constant.
    let offset: Double
    let sign: Double
    /// Where the spans of its anchors stand.
    let first: Int
    let second: Int?
  }

  /// The items, in the order in which constraints first name them.
  package private(set) var items: [LayoutItem] = []

  let layoutDirection: LayoutDirection
  let metrics: [LayoutItem: ItemMetrics]
  var solver: Solver
  var entries: [Int: Entry] = [:]
  private var spans: [Span] = []
  private var places: [ItemAxis: Int] = [:]
  private var knownItems: Set<LayoutItem> = []
  private var nextIndex = 0

  /// Reads a system; the numbers of its constraints are their places in it.
  public init(
    _ system: ConstraintSystem = ConstraintSystem(), limits: SolverLimits = SolverLimits()
  ) throws(ConstraintLayoutError) {
    layoutDirection = system.layoutDirection
    metrics = system.metrics
    solver = Solver(limits: limits)
    for (item, metrics) in system.metrics where !metrics.isFinite { throw .metrics(item) }
    for constraint in system.constraints { _ = try add(constraint) }
  }

  /// The constraints, in the order in which they were added.
  package var constraints: [Constraint] {
    entries.sorted { $0.key < $1.key }.map(\.value.constraint)
  }

  /// The numbers of the constraints, in the order in which they were added.
  package var ids: [ID] { entries.keys.sorted().map { ID(index: $0) } }

  /// The constraint of the system that this layout was read from, at a place in it.
  public func id(at index: Int) throws(ConstraintLayoutError) -> ID {
    guard entries[index] != nil else { throw .unknownConstraint(index) }
    return ID(index: index)
  }

  /// Adds a constraint.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(ConstraintLayoutError) -> ID {
    let index = nextIndex
    if let problem = constraint.problem { throw .constraint(constraint, index: index, problem) }
    do {
      let entry = try entry(constraint)
      count(entry, by: 1)
      entries[index] = entry
    } catch {
      throw .constraint(constraint, index: index, .refused(error))
    }
    nextIndex += 1
    return ID(index: index)
  }

  /// Takes a constraint away.
  public mutating func remove(_ id: ID) throws(ConstraintLayoutError) {
    guard let entry = entries.removeValue(forKey: id.index) else {
      throw .unknownConstraint(id.index)
    }
    count(entry, by: -1)
    do { try solver.remove(entry.row) } catch { throw .solver(error) }
  }

  /// Changes the constant of a constraint, as a resize does.
  public mutating func setConstant(
    _ constant: Double, of id: ID
  ) throws(ConstraintLayoutError) {
    guard let entry = entries[id.index] else { throw .unknownConstraint(id.index) }
    guard constant.isFinite else {
      throw .constraint(entry.constraint, index: id.index, .constant(constant))
    }
    do {
      try solver.setConstant(entry.offset + entry.sign * constant, of: entry.row)
    } catch {
      throw .constraint(entry.constraint, index: id.index, .refused(error))
    }
    entries[id.index]?.constraint.constant = constant
  }

  /// Finds the layout.
  public mutating func solve() throws(ConstraintLayoutError) -> Solver.Outcome {
    do { return try solver.solve() } catch { throw .solver(error) }
  }

  private mutating func entry(_ constraint: Constraint) throws(SolverError) -> Entry {
    let first = try place(of: constraint.first)
    var other: Int?
    if let second = constraint.second { other = try place(of: second) }
    var terms = terms(constraint.first, spans[first], times: 1)
    var offset = -expression(constraint.first).constant
    var sign = 1.0
    if let second = constraint.second, let other {
      terms += self.terms(second, spans[other], times: -constraint.multiplier)
      offset += constraint.multiplier * expression(second).constant
      if countsFromTheRight(constraint) { sign = -1 }
    }
    let row = LinearRow(
      terms, sign < 0 ? constraint.relation.mirrored : constraint.relation,
      offset + sign * constraint.constant, priority: constraint.priority.rawValue)
    return Entry(
      constraint: constraint, row: try solver.add(row), offset: offset, sign: sign,
      first: first, second: other)
  }

  /// Whether a distance counts from right to left: along the layout direction, if text runs so.
  func countsFromTheRight(_ constraint: Constraint) -> Bool {
    guard layoutDirection == .rightToLeft, let second = constraint.second else { return false }
    return constraint.first.attribute.isDirectional || second.attribute.isDirectional
  }

  private func terms(
    _ anchor: Anchor, _ span: Span, times factor: Double
  ) -> [LinearRow.Term] {
    let expression = self.expression(anchor)
    var terms: [LinearRow.Term] = []
    if expression.minimum != 0 {
      terms.append(LinearRow.Term(span.minimum, factor * expression.minimum))
    }
    if expression.length != 0 {
      terms.append(LinearRow.Term(span.length, factor * expression.length))
    }
    return terms
  }

  func expression(_ anchor: Anchor) -> AnchorExpression {
    AnchorExpression(
      anchor.attribute, metrics.isEmpty ? nil : metrics[anchor.item], layoutDirection)
  }

  /// The place and length of an anchor's item; nil if no constraint names them.
  func span(of anchor: Anchor) -> Span? {
    guard let place = places[ItemAxis(item: anchor.item, axis: anchor.attribute.axis)],
      spans[place].uses > 0
    else { return nil }
    return spans[place]
  }

  private mutating func count(_ entry: Entry, by step: Int) {
    spans[entry.first].uses += step
    if let second = entry.second { spans[second].uses += step }
  }

  /// Where the span of an anchor's item stands; one is made if there is none.
  private mutating func place(of anchor: Anchor) throws(SolverError) -> Int {
    let key = ItemAxis(item: anchor.item, axis: anchor.attribute.axis)
    if let place = places[key] { return place }
    spans.append(
      Span(
        minimum: try solver.addVariable(isNonNegative: false),
        length: try solver.addVariable(isNonNegative: true)))
    places[key] = spans.count - 1
    if knownItems.insert(anchor.item).inserted { items.append(anchor.item) }
    return spans.count - 1
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

  /// Whether it follows the layout direction.
  package var isDirectional: Bool { resolved(in: .leftToRight) != self }
}
