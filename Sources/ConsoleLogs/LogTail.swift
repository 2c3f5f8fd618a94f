import StackScrollConstraints
import StackScrollCore

/// What may follow the last item of a constraint: factors, constants, spaces, priorities.
struct LogTail {
  var multiplier: LogNumber?
  var constant = LogNumber.zero
  var hasSpace = false
  var priority = LayoutPriority.required
  /// How strongly a size of its own is held from growing and from shrinking.
  var ownSize: (hugging: LayoutPriority, resistance: LayoutPriority)?

  /// Reads everything up to the end of a constraint.
  init(_ cursor: inout LogCursor, _ limits: LogLimits) throws(LogError) {
    cursor.skipBlanks()
    if cursor.take("*") {
      cursor.skipBlanks()
      guard let number = try cursor.takeNumber(limits) else { throw cursor.expected(.number) }
      multiplier = number
      cursor.skipBlanks()
    }
    if let sign = cursor.peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      cursor.index += 1
      cursor.skipBlanks()
      guard let number = try cursor.takeNumber(limits) else { throw cursor.expected(.number) }
      constant = sign == UInt8(ascii: "-") ? number.negated : number
      cursor.skipBlanks()
    }
    try readEnd(&cursor, limits)
  }

  /// Reads what may follow a number that stands alone.
  init(after constant: LogNumber, _ cursor: inout LogCursor, _ limits: LogLimits) throws(LogError) {
    self.constant = constant
    cursor.skipBlanks()
    try readEnd(&cursor, limits)
  }

  private mutating func readEnd(_ cursor: inout LogCursor, _ limits: LogLimits) throws(LogError) {
    hasSpace = Self.takeSpace(&cursor)
    cursor.skipBlanks()
    if cursor.take("priority:") || cursor.take("@") || cursor.take("^") {
      priority = try Self.priority(&cursor, limits)
    } else if cursor.take("Hug:") {
      let hugging = try Self.priority(&cursor, limits)
      cursor.skipBlanks()
      guard cursor.take("CompressionResistance:") else { throw cursor.expected(.end) }
      ownSize = (hugging, try Self.priority(&cursor, limits))
    }
    cursor.skipBlanks()
    guard cursor.isAtEnd else { throw cursor.expected(.end) }
  }

  /// Moves behind `NSSpace(8)` and the like.
  static func takeSpace(_ cursor: inout LogCursor) -> Bool {
    let start = cursor.index
    guard cursor.take("NSSpace(") || cursor.take("NSLayoutAnchorConstraintSpace(") else {
      return false
    }
    cursor.skip { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "(") }
    if cursor.take(")") { return true }
    cursor.index = start
    return false
  }

  /// Reads a priority, blanks before it left out.
  static func priority(
    _ cursor: inout LogCursor, _ limits: LogLimits
  ) throws(LogError) -> LayoutPriority {
    cursor.skipBlanks()
    let start = cursor.index
    guard let number = try cursor.takeNumber(limits) else { throw cursor.expected(.number) }
    guard (1...LayoutPriority.required.rawValue).contains(number.value) else {
      throw cursor.error(.priorityOutOfRange(number.value), at: start)
    }
    return LayoutPriority(number.value)
  }

  /// The two preferences that a size of its own is; one condition as it stands for all others.
  func parts(of condition: LogCondition) -> [LogCondition] {
    guard let ownSize else { return [condition] }
    return [
      (Constraint.Relation.lessThanOrEqual, ownSize.hugging),
      (.greaterThanOrEqual, ownSize.resistance),
    ].map {
      var part = condition
      part.constraint.relation = $0.0
      part.constraint.priority = $0.1
      return part
    }
  }
}
