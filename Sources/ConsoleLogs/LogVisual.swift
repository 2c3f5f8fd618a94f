import StackScrollConstraints
import StackScrollCore

/// Reads conditions in pictures: `V:|-(8)-[UIView:0x10(44)]-(>=8)-|`.
struct LogVisual {
  let items: LogItems
  let limits: LogLimits
  private let isVertical: Bool
  private(set) var body = LogBody()

  /// An item, or the superview, with the gap before it.
  private struct Node {
    var item: LayoutItem
    var isSuperview: Bool
    var isUnknown = false
    var gap: Gap?
  }

  /// What stands between two nodes.
  private struct Gap {
    var relation = Constraint.Relation.equal
    var number = LogNumber.zero
    var priority = LayoutPriority.required
    var isSystem = false
  }

  /// Which attributes a picture speaks of.
  private struct Sides {
    var near: LayoutAttribute
    var far: LayoutAttribute
    var length: LayoutAttribute
    var isReversed = false
  }

  /// Whether a picture begins here.
  static func begins(_ cursor: LogCursor) -> Bool {
    var cursor = cursor
    _ = cursor.take("H:") || cursor.take("V:")
    return cursor.peek() == .bar || cursor.peek() == UInt8(ascii: "[")
  }

  init(_ cursor: inout LogCursor, _ items: LogItems, _ limits: LogLimits) throws(LogError) {
    self.items = items
    self.limits = limits
    isVertical = cursor.take("V:")
    if !isVertical { _ = cursor.take("H:") }
    var lengths: [(LayoutItem, Gap)] = []
    var nodes: [Node] = []
    repeat {
      let gap = nodes.isEmpty ? nil : try readGap(&cursor)
      var (node, length) = try readNode(&cursor)
      node.gap = gap
      nodes.append(node)
      if let length { lengths.append((node.item, length)) }
      cursor.skipBlanks()
    } while cursor.peek() == UInt8(ascii: "-") || cursor.peek() == UInt8(ascii: "[")
      || cursor.peek() == .bar
    let sides = Self.sides(isVertical: isVertical, &cursor)
    let tail = try LogTail(after: .zero, &cursor, limits)
    for (item, length) in lengths {
      add(Anchor(item, sides.length), nil, length, tail, hidden: nil)
    }
    for (first, second) in zip(nodes, nodes.dropFirst()) {
      tie(first, second, sides, tail)
    }
  }

  // MARK: Reading

  private static func sides(isVertical: Bool, _ cursor: inout LogCursor) -> Sides {
    if cursor.take("(LTR)") { return Sides(near: .left, far: .right, length: .width) }
    if cursor.take("(RTL)") {
      return Sides(near: .right, far: .left, length: .width, isReversed: true)
    }
    return isVertical
      ? Sides(near: .top, far: .bottom, length: .height)
      : Sides(near: .leading, far: .trailing, length: .width)
  }

  private func readNode(_ cursor: inout LogCursor) throws(LogError) -> (Node, Gap?) {
    if cursor.take("|") {
      let known = items.names["|"]
      let item = known ?? LayoutItem("the superview at \(cursor.index)")
      return (Node(item: item, isSuperview: true, isUnknown: known == nil), nil)
    }
    guard cursor.take("[") else { throw cursor.expected(.node) }
    let start = cursor.index
    skipItem(&cursor)
    let item = try items.item(cursor.text, start..<cursor.index)
    var length: Gap?
    if cursor.take("(") {
      length = try readPredicate(&cursor)
      guard cursor.take(")") else { throw cursor.expected(.number) }
    }
    guard cursor.take("]") else { throw cursor.expected(.node) }
    return (Node(item: item, isSuperview: false), length)
  }

  /// Moves to where an item ends: before its length, or before the closing bracket.
  private func skipItem(_ cursor: inout LogCursor) {
    var isInText = false
    while let byte = cursor.peek() {
      if !isInText, byte == .quote {
        isInText = true
      } else if isInText, byte == .quote {
        var next = cursor
        next.index += 1
        if endsItem(next) {
          cursor.index += 1
          return
        }
      } else if !isInText, byte == UInt8(ascii: "]") || endsItem(cursor) {
        return
      }
      cursor.index += 1
    }
  }

  /// Whether a length in brackets and a closing bracket, or that alone, stand here.
  private func endsItem(_ cursor: LogCursor) -> Bool {
    var cursor = cursor
    if cursor.take("(") {
      guard (try? readPredicate(&cursor)) != nil, cursor.take(")") else { return false }
    }
    return cursor.take("]")
  }

  /// `>=8@750`.
  private func readPredicate(_ cursor: inout LogCursor) throws(LogError) -> Gap {
    var gap = Gap()
    gap.relation = cursor.takeRelation() ?? .equal
    if let space = try LogTail.takeSpace(&cursor, limits) {
      gap.number = space.number ?? .zero
      gap.isSystem = gap.number.value == 0 || isVertical && dependsOnFonts(space)
    } else if let number = try cursor.takeNumber(limits) {
      gap.number = number
    } else {
      throw cursor.expected(.number)
    }
    if cursor.take("@") { gap.priority = try LogTail.priority(&cursor, limits) }
    return gap
  }

  /// Whether the space between two views is that between lines of text, if they have such.
  private func dependsOnFonts(_ space: LogTail.Space) -> Bool {
    space.isOfAnchors || items.hasFontSpaces
  }

  private func readGap(_ cursor: inout LogCursor) throws(LogError) -> Gap {
    guard cursor.take("-") else { return Gap() }
    if cursor.take("(") {
      let gap = try readPredicate(&cursor)
      guard cursor.take(")-") else { throw cursor.expected(.number) }
      return gap
    }
    guard let next = cursor.peek(), next.isDigit || next == UInt8(ascii: "N") else {
      var gap = Gap()
      gap.isSystem = true
      return gap
    }
    let gap = try readPredicate(&cursor)
    guard cursor.take("-") else { throw cursor.expected(.node) }
    return gap
  }

  // MARK: Meaning

  private mutating func tie(_ first: Node, _ second: Node, _ sides: Sides, _ tail: LogTail) {
    if first.isSuperview, !first.isUnknown, !second.isSuperview {
      body.containments.append(LogLine.Containment(second.item, in: first.item))
    }
    if second.isSuperview, !second.isUnknown, !first.isSuperview {
      body.containments.append(LogLine.Containment(first.item, in: second.item))
    }
    let start = Anchor(first.item, first.isSuperview ? sides.near : sides.far)
    let end = Anchor(second.item, second.isSuperview ? sides.far : sides.near)
    let hidden: LogCondition.Hidden? =
      first.isUnknown || second.isUnknown
      ? .superview : (second.gap?.isSystem == true ? .systemSpacing : nil)
    let gap = second.gap ?? Gap()
    if sides.isReversed {
      add(start, end, gap, tail, hidden: hidden)
    } else {
      add(end, start, gap, tail, hidden: hidden)
    }
  }

  private mutating func add(
    _ first: Anchor, _ second: Anchor?, _ gap: Gap, _ tail: LogTail, hidden: LogCondition.Hidden?
  ) {
    let constraint = Constraint(
      first, gap.relation, second, constant: gap.number.value,
      priority: min(gap.priority, tail.priority))
    let hidden = hidden ?? (gap.isSystem ? .systemSpacing : nil)
    let condition = LogCondition(
      constraint, hidden: hidden, constantRounding: gap.number.rounding)
    body.conditions += second == nil ? tail.parts(of: condition) : [condition]
  }
}
