import StackScrollConstraints
import StackScrollCore

/// Reads one constraint, from behind its `<` up to its `>`.
struct LogLineParser {
  let limits: LogLimits

  /// Reads a range of a text; what an editor wrapped is read as wrapped between words, and if that
  /// cannot be, as wrapped inside them.
  func line(_ text: LogText, _ range: Range<Int>) throws(LogError) -> LogLine {
    guard text.bytes[range].contains(.newline) else { return try parse(text, range) }
    let spaced = text.joined(range, keepsBlanks: true)
    do throws(LogError) {
      return try parse(spaced, spaced.bytes.indices)
    } catch {
      let first = error
      let joined = text.joined(range, keepsBlanks: false)
      do throws(LogError) { return try parse(joined, joined.bytes.indices) } catch { throw first }
    }
  }

  private func parse(_ text: LogText, _ range: Range<Int>) throws(LogError) -> LogLine {
    var cursor = LogCursor(text, range)
    let position = text.position(of: range.lowerBound)
    let className = try readClass(&cursor)
    let (handle, place) = try readHandle(&cursor)
    let names = try LogNames(text, cursor.index..<range.upperBound)
    var end = max(cursor.index, names.start)
    while end > cursor.index, text.bytes[end - 1].isBlank { end -= 1 }
    var rest = LogCursor(text, cursor.index..<end)
    rest.skipBlanks()
    let mask = readMask(&rest)
    rest.skipBlanks()
    let items = LogItems(
      names: names, hasFontSpaces: className.hasSuffix("SystemBaselineConstraint"))
    let (identifier, body) = try readBody(rest, items)
    return LogLine(
      position: position, className: className, handle: handle, place: place, mask: mask,
      identifier: identifier,
      conditions: body.conditions.map {
        var condition = $0
        condition.constraint.identifier = identifier
        condition.constraint.origin = .log(line: position.line)
        return condition
      },
      containments: body.containments)
  }

  // MARK: The head

  private func readClass(_ cursor: inout LogCursor) throws(LogError) -> String {
    let start = cursor.index
    cursor.skip(while: \.isClassLetter)
    let name = cursor.string(from: start)
    guard !name.isEmpty, cursor.take(":") else { throw cursor.expected(.handle) }
    return name
  }

  /// The address, or the label in its place, and the line of a program behind it.
  private func readHandle(_ cursor: inout LogCursor) throws(LogError) -> (String, String?) {
    let start = cursor.index
    var handle = cursor.takeAddress()
    if handle == nil, let label = Self.label(cursor) {
      cursor.index = label
      handle = cursor.string(from: start)
    }
    guard let handle, !handle.isEmpty else { throw cursor.expected(.handle) }
    guard cursor.take("@") else { return (handle, nil) }
    let place = cursor.index
    cursor.skip { $0 != UInt8(ascii: "#") }
    guard cursor.take("#"), cursor.skip(while: \.isDigit) > 0 else {
      cursor.index = place
      throw cursor.expected(.handle)
    }
    return (handle, cursor.string(from: place))
  }

  /// Where a label ends: before the `@` of a place, else before the first blank.
  private static func label(_ cursor: LogCursor) -> Int? {
    var cursor = cursor
    var blank: Int?
    // The next blank or `#`; until there, every `@` has the same one behind it.
    var stop = cursor.index
    while let byte = cursor.peek() {
      if byte == UInt8(ascii: "@") {
        var next = cursor
        next.index = max(cursor.index + 1, stop)
        next.skip { !$0.isBlank && $0 != UInt8(ascii: "#") }
        stop = next.index
        if next.take("#"), next.skip(while: \.isDigit) > 0, next.peek()?.isBlank != false {
          return cursor.index
        }
      }
      if byte.isBlank { blank = blank ?? cursor.index }
      cursor.index += 1
    }
    return blank
  }

  private func readMask(_ cursor: inout LogCursor) -> String? {
    let start = cursor.index
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") }
    guard cursor.take("h="), cursor.skip(while: isSign) == 3 else {
      cursor.index = start
      return nil
    }
    cursor.skipBlanks()
    guard cursor.take("v="), cursor.skip(while: isSign) == 3 else {
      cursor.index = start
      return nil
    }
    return cursor.string(from: start)
  }

  // MARK: The body

  /// How many quotes may stand inside an identifier.
  private static let maximumQuotes = 8

  /// Reads the identifier, if there is one, and what the constraint says.
  ///
  /// An identifier may hold quotes; it ends at the first one behind which a body stands.
  private func readBody(
    _ cursor: LogCursor, _ items: LogItems
  ) throws(LogError) -> (String?, LogBody) {
    guard cursor.peek() == .quote else { return (nil, try readConditions(cursor, items)) }
    var end = cursor
    end.index += 1
    var first: LogError?
    for _ in 0..<Self.maximumQuotes {
      while let byte = end.peek(), byte != .quote || end.peek(1)?.isBlank != true { end.index += 1 }
      guard !end.isAtEnd else { break }
      let text = cursor.text.string(cursor.index + 1..<end.index)
      end.index += 1
      var body = end
      body.skipBlanks()
      do throws(LogError) {
        return (LogEscapes.decoded(text), try readConditions(body, items))
      } catch {
        first = first ?? error
      }
    }
    throw first ?? cursor.expected(.body)
  }

  private func readConditions(
    _ cursor: LogCursor, _ items: LogItems
  ) throws(LogError) -> LogBody {
    var cursor = cursor
    guard !cursor.isAtEnd else { throw cursor.expected(.body) }
    return LogVisual.begins(cursor)
      ? try LogVisual(&cursor, items, limits).body : try LogRelation(&cursor, items, limits).body
  }
}

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
    hasSpace = try Self.takeSpace(&cursor, limits) != nil
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

  /// A space of the system, as it is printed.
  struct Space {
    /// How long it is; nil if that is not printed.
    let number: LogNumber?
    /// Whether the number is a multiple of what fonts ask for between lines of text.
    let isOfAnchors: Bool
  }

  /// Moves behind `NSSpace(8)` and the like.
  static func takeSpace(
    _ cursor: inout LogCursor, _ limits: LogLimits
  ) throws(LogError) -> Space? {
    let start = cursor.index
    let isOfAnchors = cursor.take("NSLayoutAnchorConstraintSpace")
    guard isOfAnchors || cursor.take("NSSpace") else { return nil }
    guard cursor.take("(") else { return Space(number: nil, isOfAnchors: isOfAnchors) }
    let number = try cursor.takeNumber(limits)
    if number != nil, cursor.take(")") { return Space(number: number, isOfAnchors: isOfAnchors) }
    cursor.skip { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "(") }
    if cursor.take(")") { return Space(number: nil, isOfAnchors: isOfAnchors) }
    cursor.index = start
    return nil
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

  /// Expands an intrinsic size into hugging and compression resistance; any other line gives its one
  /// condition.
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
