import StackScrollConstraints
import StackScrollCore

/// Reads how items are written: by class and address, by nickname, or by the bar.
struct LogItems {
  let names: LogNames
  /// Whether spaces of the system depend on fonts, as those between lines of text do.
  let hasFontSpaces: Bool

  /// Reads an item that fills a range.
  func item(_ text: LogText, _ range: Range<Int>) throws(LogError) -> LayoutItem {
    var cursor = LogCursor(text, range)
    cursor.skipBlanks()
    let start = cursor.index
    let written = text.string(start..<range.upperBound).trimmedBlanks
    guard !written.isEmpty else { throw cursor.expected(.item) }
    if let named = names[written] { return named }
    if let item = addressed(&cursor) { return item }
    guard let item = Self.labelled(written) else {
      cursor.index = start
      throw cursor.expected(.item)
    }
    return item
  }

  /// `UILabel:0x10'Name'`.
  private func addressed(_ cursor: inout LogCursor) -> LayoutItem? {
    let start = cursor.index
    while !cursor.isAtEnd {
      var next = cursor
      if next.take(":"), let address = next.takeAddress() {
        let className = cursor.string(from: start)
        guard Self.isClass(className), next.isAtEnd || next.peek() == .quote else { return nil }
        let text = Self.quoted(next.text.string(next.index..<next.end))
        return LayoutItem(address, className: LogEscapes.decoded(className), text: text)
      }
      if cursor.peek() == .quote { return nil }
      cursor.index += 1
    }
    return nil
  }

  /// `UILabel:name'Name'`, or a nickname that no list explains.
  private static func labelled(_ written: String) -> LayoutItem? {
    guard let colon = written.firstIndex(of: ":") else {
      guard !written.contains(" ") else { return nil }
      return LayoutItem(LogEscapes.decoded(written), className: LogEscapes.decoded(written))
    }
    let rest = written[written.index(after: colon)...]
    let label = rest.prefix { $0 != "'" }
    guard isClass(String(written[..<colon])), !label.contains(" ") else { return nil }
    return LayoutItem(
      LogEscapes.decoded(String(label)),
      className: LogEscapes.decoded(String(written[..<colon])),
      text: quoted(String(rest.dropFirst(label.count))))
  }

  /// Whether blanks stand nowhere but among the types in angle brackets.
  private static func isClass(_ name: String) -> Bool {
    !name.prefix { $0 != "<" }.contains(" ")
  }

  /// What stands between the quotes; nil if there are none.
  private static func quoted(_ text: String) -> String? {
    let text = text.trimmedBlanks
    guard text.hasPrefix("'"), text.count > 1, text.hasSuffix("'") else { return nil }
    return LogEscapes.decoded(String(text.dropFirst().dropLast()))
  }
}

extension Collection<UInt8> {
  /// Whether a word of ASCII stands in a text, whose bytes these are.
  ///
  /// Nearly all that is read has none of the words that are looked for, and its letters need not be
  /// put together for that.
  ///
  /// - Complexity: O(n) for n bytes.
  func contains(word: StaticString) -> Bool {
    let isFound = withContiguousStorageIfAvailable { bytes in
      word.withUTF8Buffer { letters in
        bytes.indices.dropLast(letters.count - 1).contains { start in
          bytes[start] == letters[0]
            && letters.indices.allSatisfy { bytes[start + $0] == letters[$0] }
        }
      }
    }
    return isFound ?? Array(self).contains(word: word)
  }
}

extension String {
  /// The text without blanks before and after it.
  var trimmedBlanks: String {
    let isBlank = { (byte: UInt8?) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    if !isBlank(utf8.first), !isBlank(utf8.last) { return self }
    let start = drop { $0 == " " || $0 == "\n" }
    return String(String(start.reversed().drop { $0 == " " || $0 == "\n" }).reversed())
  }
}

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

/// An attribute as it is printed.
enum LogAttribute: Hashable {
  /// One of the attributes of constraints.
  case anchor(LayoutAttribute)
  /// A place that is counted from the near edge of the superview.
  case inSuperview(LayoutAttribute)

  /// Reads a name.
  init?(_ name: String) {
    switch name {
    case "baseline": self = .anchor(.lastBaseline)
    case "minX": self = .inSuperview(.left)
    case "midX": self = .inSuperview(.centerX)
    case "maxX": self = .inSuperview(.right)
    case "minY": self = .inSuperview(.top)
    case "midY": self = .inSuperview(.centerY)
    case "maxY": self = .inSuperview(.bottom)
    default:
      guard let attribute = LayoutAttribute(rawValue: name) else { return nil }
      self = .anchor(attribute)
    }
  }

  /// What is tied, wherever it is counted from.
  var attribute: LayoutAttribute {
    switch self {
    case .anchor(let attribute), .inSuperview(let attribute): attribute
    }
  }
}

extension LayoutAttribute {
  /// Whether a constraint can tie this to another: lengths of any axis, places of one.
  func isComparable(with other: LayoutAttribute) -> Bool {
    isLength || other.isLength ? isLength && other.isLength : axis == other.axis
  }
}
