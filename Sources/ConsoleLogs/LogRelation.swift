import StackScrollConstraints
import StackScrollCore

/// Reads conditions in words: `UIView:0x10.top == UIView:0x20.bottom + 8`.
struct LogRelation {
  let text: LogText
  let items: LogItems
  let limits: LogLimits
  private(set) var body = LogBody()

  init(_ cursor: inout LogCursor, _ items: LogItems, _ limits: LogLimits) throws(LogError) {
    text = cursor.text
    self.items = items
    self.limits = limits
    let (left, relation) = try readLeft(&cursor)
    cursor.skipBlanks()
    let right = cursor.index
    if let number = try cursor.takeNumber(limits) {
      cursor.skipBlanks()
      if cursor.take("*") {
        try add(left, relation, try readRight(&cursor, times: number))
        return
      }
      if cursor.isAtEnd || Self.mayFollowNumber(cursor) {
        let tail = try LogTail(after: number, &cursor, limits)
        try add(left, relation, Right(tail: tail))
        return
      }
      cursor.index = right
    } else if let signed = try readSigned(&cursor) {
      try add(left, relation, Right(tail: signed))
      return
    }
    try add(left, relation, try readRight(&cursor, times: nil))
  }

  /// An item with an attribute of it.
  private struct Side {
    let item: LayoutItem
    let attribute: LogAttribute
    let place: Int
  }

  /// Everything behind the relation.
  private struct Right {
    var side: Side?
    var multiplier = LogNumber.one
    var tail: LogTail
  }

  // MARK: Reading

  /// `+ 160`, as older versions print constants.
  private func readSigned(_ cursor: inout LogCursor) throws(LogError) -> LogTail? {
    guard cursor.peek() == UInt8(ascii: "+") || cursor.peek() == UInt8(ascii: "-") else {
      return nil
    }
    return try LogTail(&cursor, limits)
  }

  private static func mayFollowNumber(_ cursor: LogCursor) -> Bool {
    var cursor = cursor
    for word in ["priority:", "@", "^", "NSSpace(", "NSLayoutAnchorConstraintSpace(", "Hug:"]
      as [StaticString] where cursor.take(word)
    { return true }
    return false
  }

  /// The item before the first attribute that a relation follows.
  private func readLeft(
    _ cursor: inout LogCursor
  ) throws(LogError) -> (Side, Constraint.Relation) {
    let start = cursor.index
    var unknown: (name: String, place: Int)?
    while !cursor.isAtEnd {
      let dot = cursor.index
      if cursor.take(".") {
        let name = cursor.takeLetters()
        var next = cursor
        next.skipBlanks()
        if !name.isEmpty, let relation = next.takeRelation() {
          guard let attribute = LogAttribute(name) else {
            unknown = unknown ?? (name, dot + 1)
            continue
          }
          let item = try items.item(cursor.text, start..<dot)
          cursor = next
          return (Side(item: item, attribute: attribute, place: start), relation)
        }
      } else {
        cursor.index += 1
      }
    }
    if let unknown { throw cursor.error(.unknownAttribute(unknown.name), at: unknown.place) }
    cursor.index = start
    throw cursor.expected(.body)
  }

  /// The item before the first attribute behind which only a tail follows.
  private func readRight(
    _ cursor: inout LogCursor, times multiplier: LogNumber?
  ) throws(LogError) -> Right {
    cursor.skipBlanks()
    let start = cursor.index
    guard !cursor.isAtEnd else { throw cursor.expected(.itemOrNumber) }
    var first: LogError?
    while !cursor.isAtEnd {
      let dot = cursor.index
      guard cursor.take(".") else {
        cursor.index += 1
        continue
      }
      let name = cursor.takeLetters()
      guard let attribute = LogAttribute(name) else {
        if !name.isEmpty { first = first ?? cursor.error(.unknownAttribute(name), at: dot + 1) }
        continue
      }
      var next = cursor
      do throws(LogError) {
        let tail = try LogTail(&next, limits)
        let item = try items.item(cursor.text, start..<dot)
        cursor = next
        let side = Side(item: item, attribute: attribute, place: start)
        return Right(side: side, multiplier: multiplier ?? tail.multiplier ?? .one, tail: tail)
      } catch {
        first = error
      }
    }
    cursor.index = start
    throw first ?? cursor.expected(.itemOrNumber)
  }

  // MARK: Meaning

  private mutating func add(
    _ left: Side, _ relation: Constraint.Relation, _ right: Right
  ) throws(LogError) {
    let bar = items.names["|"]
    if let bar, case .inSuperview = left.attribute {
      body.containments.append(LogLine.Containment(left.item, in: bar))
    }
    var second = right.side.map { Anchor($0.item, $0.attribute.attribute) }
    var hidden: LogCondition.Hidden? = right.tail.hasSpace ? .systemSpacing : nil
    let attribute = left.attribute.attribute
    if let other = right.side?.attribute {
      if case .inSuperview = left.attribute {
        hidden = .superview
      } else if !attribute.isComparable(with: other.attribute) {
        throw LogError(
          .incomparable(attribute, other.attribute), at: text.position(of: left.place))
      }
    } else if case .inSuperview = left.attribute {
      let superview = bar ?? LayoutItem("the superview of \(left.item.id)")
      second = Anchor(superview, attribute.axis.leftOrTop)
      if bar == nil { hidden = .superview }
    }
    let constraint = Constraint(
      Anchor(left.item, attribute), relation, second, multiplier: right.multiplier.value,
      constant: right.tail.constant.value, priority: right.tail.priority)
    let condition = LogCondition(
      constraint, hidden: hidden, constantRounding: right.tail.constant.rounding,
      multiplierRounding: right.multiplier.rounding)
    body.conditions += right.tail.parts(of: condition)
  }
}
