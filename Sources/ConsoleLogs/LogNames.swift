import StackScrollConstraints

/// What the bar and the nicknames of a constraint stand for.
struct LogNames {
  private var items: [String: LayoutItem] = [:]
  /// Where the list of names begins, which is where the constraint proper ends.
  private(set) var start: Int

  /// The item that a name stands for.
  subscript(name: String) -> LayoutItem? { items[name] }

  /// Finds the list at the end of a constraint, and reads it.
  init(_ text: LogText, _ range: Range<Int>) throws(LogError) {
    start = range.upperBound
    var cursor = LogCursor(text, range)
    guard let opening = Self.opening(cursor) else { return }
    start = opening
    cursor.index = opening + 1
    cursor.skip { $0.isLetter || $0.isBlank || $0 == UInt8(ascii: ",") }
    // The word "names" ends with a colon; without it, there is no list.
    guard cursor.take(":") else {
      cursor.skipBlanks()
      guard cursor.take(")") else { throw cursor.expected(.names) }
      return
    }
    try readList(&cursor)
  }

  /// The bracket before the last `(active` or `(Names:`.
  private static func opening(_ cursor: LogCursor) -> Int? {
    var index = cursor.end - 1
    var cursor = cursor
    while index >= cursor.index {
      if cursor.text.bytes[index] == UInt8(ascii: "(") {
        let start = cursor.index
        cursor.index = index + 1
        let isList = cursor.take("active") || cursor.take("inactive") || cursor.take("Names:")
        cursor.index = start
        if isList { return index }
      }
      index -= 1
    }
    return nil
  }

  private mutating func readList(_ cursor: inout LogCursor) throws(LogError) {
    repeat {
      cursor.skipBlanks()
      let start = cursor.index
      while !cursor.isAtEnd, !Self.isAddress(cursor) { cursor.index += 1 }
      let words = cursor.string(from: start)
      guard cursor.take(":"), let address = cursor.takeAddress() else {
        cursor.index = start
        throw cursor.expected(.names)
      }
      let (name, className) = Self.parts(words)
      items[name] = LayoutItem(address, className: className)
      cursor.skipBlanks()
    } while cursor.take(",")
    guard cursor.take(")") else { throw cursor.expected(.names) }
  }

  private static func isAddress(_ cursor: LogCursor) -> Bool {
    var cursor = cursor
    return cursor.take(":") && cursor.takeAddress() != nil
  }

  /// The name and the class of `'|':UIView`; a nickname alone is its own class.
  private static func parts(_ words: String) -> (name: String, className: String) {
    let bar = "'|'"
    if words.hasPrefix(bar) {
      let className = words.dropFirst(bar.count).drop { $0 == ":" }
      return ("|", className.isEmpty ? "UIView" : String(className))
    }
    guard let colon = words.lastIndex(of: ":") else { return (words, words) }
    let className = words[words.index(after: colon)...]
    guard !className.isEmpty, className.utf8.allSatisfy(\.isClassLetter) else {
      return (words, words)
    }
    return (String(words[..<colon]), String(className))
  }
}
