import StackScrollConstraints
import StackScrollCore

/// The constraints of a report, with an item of its own for everything that is not printed.
///
/// A margin, the line on which text stands, the space that the system leaves: each is whatever it
/// needs to be, so that no conflict is claimed that only a guess about them makes. An edge of a
/// scroll view tied to what is inside it is that of its content, which may be as long as it likes.
package struct LogSystem: Sendable {
  /// The report.
  package let report: LogReport
  /// How edges of scroll views are read where the report does not show which view is inside.
  package let reading: ScrollReading
  /// Whether numbers are given the room that printing six digits leaves.
  package let allowsRounding: Bool
  /// The side on which leading edges are taken to be.
  package let layoutDirection: LayoutDirection
  /// Whether margins are taken to lie inside their views.
  package let keepsMarginsInside: Bool

  /// The constraints.
  package private(set) var constraints: [Constraint] = []
  /// For each constraint, the line it is from, by its place in the report.
  package private(set) var lineIndices: [Int] = []
  /// The lines that depend on something that is not printed, by their place in the report.
  package private(set) var hiddenLines: [Int: Set<LogFreedom.Hidden>] = [:]
  /// Whether an edge of a scroll view is read in one of two ways.
  package private(set) var hasOpenEdges = false

  /// How to read an edge of a scroll view.
  package enum ScrollReading: Hashable, Sendable {
    /// As that of its content.
    case content
    /// As that of its frame.
    case frame
  }

  /// Makes the system of a report.
  package init(
    _ report: LogReport, reading: ScrollReading = .frame, allowsRounding: Bool = false,
    layoutDirection: LayoutDirection = .leftToRight, keepsMarginsInside: Bool = false
  ) {
    self.report = report
    self.reading = reading
    self.allowsRounding = allowsRounding
    self.layoutDirection = layoutDirection
    self.keepsMarginsInside = keepsMarginsInside
    let hierarchy = LogHierarchy(report.lines)
    for (index, line) in report.lines.enumerated() {
      for (place, condition) in line.conditions.enumerated() {
        add(condition, index, place, hierarchy)
      }
    }
  }

  /// The system as solvers take it; edges that follow the direction are left and right in it.
  package var system: ConstraintSystem { ConstraintSystem(constraints) }

  /// The system of some lines alone, by their places in the report.
  package func system(of lines: Set<Int>) -> ConstraintSystem {
    ConstraintSystem(zip(constraints, lineIndices).filter { lines.contains($0.1) }.map(\.0))
  }

  /// The widest screen that rounded factors are multiplied with, in points.
  static let widestScreen = 10_000.0

  // MARK: Making

  private mutating func add(
    _ condition: LogCondition, _ line: Int, _ place: Int, _ hierarchy: LogHierarchy
  ) {
    var constraint = condition.constraint
    if layoutDirection == .rightToLeft { constraint = constraint.mirrored }
    guard condition.hidden == nil else {
      let hidden: LogFreedom.Hidden = condition.hidden == .superview ? .superview : .systemSpacing
      return addFree(constraint, line, place, hidden)
    }
    let edges = resolveScrollEdges(&constraint, hierarchy)
    hasOpenEdges = hasOpenEdges || edges
    constraint.first = resolve(constraint.first, line)
    constraint.second = constraint.second.map { resolve($0, line) }
    if constraint.multiplier != 1, let second = constraint.second, !second.attribute.isLength {
      return addMultipliedPlace(constraint, second, line, place, hierarchy)
    }
    append(constraint, condition, line)
  }

  /// A condition that always holds: what it ties to is free.
  private mutating func addFree(
    _ constraint: Constraint, _ line: Int, _ place: Int, _ hidden: LogFreedom.Hidden
  ) {
    hiddenLines[line, default: []].insert(hidden)
    var free = constraint
    free.first = resolve(constraint.first, line)
    let item = LayoutItem("free \(line).\(place)", className: "")
    free.second = Anchor(item, free.first.attribute)
    free.multiplier = 1
    free.constant = 0
    constraints.append(free)
    lineIndices.append(line)
  }

  /// Replaces what is not printed by an item that is free, the same for every line.
  private mutating func resolve(_ anchor: Anchor, _ line: Int) -> Anchor {
    guard let (edge, hidden) = anchor.attribute.standIn else { return anchor }
    hiddenLines[line, default: []].insert(hidden)
    let id = "\(anchor.item.id) \(anchor.attribute.rawValue)"
    let standIn = Anchor(
      LayoutItem(id, className: anchor.item.className, text: anchor.item.text), edge)
    if keepsMarginsInside, let (relation, side) = anchor.attribute.inset {
      constraints.append(
        Constraint(
          standIn, relation, anchor.item[side], origin: .log(line: report.lines[line].position.line)
        ))
      lineIndices.append(line)
    }
    return standIn
  }

  private mutating func append(_ constraint: Constraint, _ condition: LogCondition, _ line: Int) {
    let room =
      condition.constantRounding + condition.multiplierRounding * Self.widestScreen
    guard allowsRounding, room > 0 else {
      constraints.append(constraint)
      lineIndices.append(line)
      return
    }
    for (relation, offset) in [
      (Constraint.Relation.lessThanOrEqual, room), (.greaterThanOrEqual, -room),
    ]
    where constraint.relation == .equal || constraint.relation == relation {
      var part = constraint
      part.relation = relation
      part.constant += offset
      constraints.append(part)
      lineIndices.append(line)
    }
  }
}

// MARK: Scroll views

extension LogSystem {
  /// Reads edges of scroll views as those of their content where the other item is inside.
  ///
  /// - Returns: whether that is not known of one of them.
  private func resolveScrollEdges(
    _ constraint: inout Constraint, _ hierarchy: LogHierarchy
  ) -> Bool {
    guard let second = constraint.second else { return false }
    let first = constraint.first
    let (firstIsContent, isFirstOpen) = isContent(first, beside: second, hierarchy)
    let (secondIsContent, isSecondOpen) = isContent(second, beside: first, hierarchy)
    if firstIsContent { constraint.first = first.ofContent }
    if secondIsContent { constraint.second = second.ofContent }
    return isFirstOpen || isSecondOpen
  }

  private func isContent(
    _ anchor: Anchor, beside other: Anchor, _ hierarchy: LogHierarchy
  ) -> (isContent: Bool, isOpen: Bool) {
    guard anchor.item.mayScroll, anchor.attribute.isEdge else { return (false, false) }
    if let isInside = hierarchy.contains(anchor.item, other.item) { return (isInside, false) }
    return (reading == .content, true)
  }

  /// A place times a factor, counted from the near edge of the second item if that holds the first.
  ///
  /// From where it is counted otherwise, the log does not say; then the condition is free.
  private mutating func addMultipliedPlace(
    _ constraint: Constraint, _ second: Anchor, _ line: Int, _ place: Int, _ hierarchy: LogHierarchy
  ) {
    let axis = second.attribute.axis
    guard let share = second.attribute.share, constraint.multiplier >= 0,
      hierarchy.contains(second.item, constraint.first.item) == true
    else { return addFree(constraint, line, place, .origin) }
    let part = LayoutItem("part \(line).\(place)", className: "")
    let (near, far, length): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.left, .right, .width) : (.top, .bottom, .height)
    var placed = constraint
    placed.second = Anchor(part, far)
    placed.multiplier = 1
    let parts = [
      Constraint(
        Anchor(part, near), .equal, Anchor(second.item, near), priority: constraint.priority,
        identifier: constraint.identifier, origin: constraint.origin),
      Constraint(
        Anchor(part, length), .equal, Anchor(second.item, length),
        multiplier: constraint.multiplier * share, priority: constraint.priority,
        identifier: constraint.identifier, origin: constraint.origin),
      placed,
    ]
    constraints += parts
    lineIndices += parts.map { _ in line }
  }
}

extension Anchor {
  /// The same edge of what a scroll view scrolls.
  fileprivate var ofContent: Anchor {
    let content = LayoutItem("\(item.id) content", className: item.className, text: item.text)
    return Anchor(content, attribute)
  }
}

extension Constraint {
  /// The same constraint where leading is right: distances that follow the direction turn round.
  fileprivate var mirrored: Constraint {
    guard [first, second].contains(where: { $0?.attribute.isDirectional == true }) else {
      return self
    }
    var mirrored = self
    mirrored.first = first.item[first.attribute.resolved(in: .rightToLeft)]
    mirrored.second = second.map { $0.item[$0.attribute.resolved(in: .rightToLeft)] }
    mirrored.relation = relation.mirrored
    mirrored.constant = -constant
    return mirrored
  }
}

extension LayoutItem {
  /// Whether it is a scroll view, as far as its class tells.
  fileprivate var mayScroll: Bool {
    ["ScrollView", "TableView", "CollectionView", "TextView", "Scroller"].contains {
      className.hasSuffix($0)
    }
  }
}

extension LayoutAttribute {
  /// Whether it is an edge, which scroll views have twice.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The edge of a free item that stands for it, and why; nil if its value is known.
  fileprivate var standIn: (edge: LayoutAttribute, hidden: LogFreedom.Hidden)? {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      (.left, .margin)
    case .topMargin, .bottomMargin, .centerYWithinMargins: (.top, .margin)
    case .firstBaseline, .lastBaseline: (.top, .baseline)
    default: nil
    }
  }

  /// On which side of which edge of its view a margin lies; nil for what is no margin of an edge.
  fileprivate var inset: (relation: Constraint.Relation, edge: LayoutAttribute)? {
    switch self {
    case .leftMargin, .leadingMargin: (.greaterThanOrEqual, .left)
    case .rightMargin, .trailingMargin: (.lessThanOrEqual, .right)
    case .topMargin: (.greaterThanOrEqual, .top)
    case .bottomMargin: (.lessThanOrEqual, .bottom)
    default: nil
    }
  }

  /// How much of the length lies before it; nil for what is no edge and no middle.
  fileprivate var share: Double? {
    switch self {
    case .left, .leading, .top: 0
    case .right, .trailing, .bottom: 1
    case .centerX, .centerY: 0.5
    default: nil
    }
  }
}

/// What the lines of a log show of the tree of views.
struct LogHierarchy {
  private var containers: [LayoutItem: LayoutItem] = [:]

  init(_ lines: [LogLine]) {
    for containment in lines.flatMap(\.containments) where containers[containment.item] == nil {
      containers[containment.item] = containment.container
    }
  }

  /// Whether an item is inside another; nil if the lines do not show it.
  func contains(_ container: LayoutItem, _ item: LayoutItem) -> Bool? {
    let above = path(from: item)
    if above.dropFirst().contains(container) { return true }
    let others = Set(path(from: container).dropFirst())
    // A view that holds both, with nothing of the way down missing, decides it.
    return above.contains(where: others.contains) || item == container ? false : nil
  }

  /// An item, what it is in, and so on; a log may go round in circles.
  private func path(from item: LayoutItem) -> [LayoutItem] {
    var path = [item]
    var seen: Set<LayoutItem> = [item]
    while let last = path.last, let next = containers[last], seen.insert(next).inserted {
      path.append(next)
    }
    return path
  }
}
