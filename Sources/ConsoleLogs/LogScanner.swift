import StackScrollConstraints
import StackScrollCore

/// Finds constraints in a text among whatever else stands there.
struct LogScanner {
  let text: LogText

  /// Something that was found.
  struct Find {
    let kind: Kind
    /// Where it begins; a constraint begins behind its `<`.
    let start: Int
    /// Where a constraint ends, before its `>`; nil if it does not end.
    let end: Int?
  }

  /// What can be found.
  enum Kind {
    /// The sentence above a list.
    case header
    /// The sentence above the constraint that the engine gave up.
    case broken
    /// A constraint.
    case constraint
    /// A constraint whose brackets are lost, so that it ends where its line does.
    case bareConstraint
    /// The beginning of a constraint, so short that not even its class is whole.
    case cutConstraint
    /// A pair of quotes with nothing between: a page took the constraint for markup.
    case emptied
    /// The word that the system prints in place of what it keeps private.
    case kept
    /// The sentence of an exception: views of a constraint are in no tree together.
    case noCommonAncestor
    /// A view with its frame, as `recursiveDescription` prints it.
    case description
  }

  /// Everything in the text, in order.
  ///
  /// - Complexity: O(n) for a text of n bytes.
  func finds() -> [Find] {
    let marks = self.marks()
    return marks.indices.map { place in
      let mark = marks[place]
      let limit = place + 1 < marks.count ? marks[place + 1].start : text.bytes.count
      switch mark.kind {
      case .constraint:
        return Find(kind: .constraint, start: mark.start, end: end(of: mark.start, before: limit))
      case .bareConstraint:
        let end = bareEnd(of: mark.start, before: limit)
        return Find(kind: .constraint, start: mark.start, end: end)
      case .cutConstraint: return Find(kind: .constraint, start: mark.start, end: nil)
      default: return Find(kind: mark.kind, start: mark.start, end: nil)
      }
    }
  }

  private func marks() -> [(kind: Kind, start: Int)] {
    var marks: [(kind: Kind, start: Int)] = []
    var cursor = LogCursor(text, text.bytes.indices)
    while let byte = cursor.peek() {
      let start = cursor.index
      if start == 0 || byte == .newline { markBareLine(from: start, &marks) }
      if byte == UInt8(ascii: "<"), isConstraint(cursor) {
        marks.append((.constraint, cursor.index + 1))
      } else if byte == UInt8(ascii: "<"), isCut(cursor) {
        marks.append((.cutConstraint, cursor.index + 1))
      } else if byte == UInt8(ascii: "<"), cursor.take("<private>") {
        marks.append((.kept, start))
      } else if byte == UInt8(ascii: "U"), cursor.take("Unable to simultaneously satisfy") {
        marks.append((.header, cursor.index))
      } else if byte == UInt8(ascii: "W"), cursor.take("Will attempt to recover by breaking") {
        marks.append((.broken, cursor.index))
      } else if byte == UInt8(ascii: "n"),
        cursor.take("no common ancestor") || cursor.take("not prepared for the constraint")
      {
        marks.append((.noCommonAncestor, start))
      } else if byte == UInt8(ascii: ";"), cursor.take("; frame = (") {
        marks.append((.description, start))
      }
      cursor.index += 1
    }
    return marks
  }

  /// Notes a line that holds an empty pair of quotes, or a constraint without its `<`.
  private func markBareLine(from start: Int, _ marks: inout [(kind: Kind, start: Int)]) {
    var cursor = LogCursor(text, start..<text.bytes.count)
    cursor.skipBlanks()
    cursor.skip { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") || $0 == .blank }
    let place = cursor.index
    if cursor.take("\"\"") {
      let next = cursor.peek() ?? .newline
      if next == UInt8(ascii: ",") || next == .newline { marks.append((.emptied, place)) }
      return
    }
    cursor.skip { $0 == UInt8(ascii: "\"") || $0 == .blank || $0 == .quote }
    let name = cursor.index
    cursor.skip(while: \.isClassLetter)
    guard text.bytes[name..<cursor.index].contains(word: "LayoutConstraint"), cursor.take(":"),
      cursor.takeAddress() != nil, cursor.peek() == .blank
    else { return }
    marks.append((.bareConstraint, name))
  }

  /// Whether a quoted constraint begins here, and the line ends before its class does.
  private func isCut(_ cursor: LogCursor) -> Bool {
    guard cursor.index > 0, text.bytes[cursor.index - 1] == UInt8(ascii: "\"") else { return false }
    var cursor = cursor
    cursor.index += 1
    cursor.skip { $0.isClassLetter || $0 == UInt8(ascii: ":") }
    cursor.skip { $0 == .blank }
    return cursor.peek() == nil || cursor.peek() == .newline
  }

  /// Where a constraint without brackets ends: before the comma or the quote that ends its line.
  private func bareEnd(of start: Int, before limit: Int) -> Int {
    var end = start
    while end < limit, text.bytes[end] != .newline { end += 1 }
    let isLast = { (byte: UInt8) in
      byte == .blank || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"")
        || byte == UInt8(ascii: ">")
    }
    while end > start, isLast(text.bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a class and an address or a label stand behind this `<`, as constraints have them.
  private func isConstraint(_ cursor: LogCursor) -> Bool {
    let isQuoted = cursor.index > 0 && text.bytes[cursor.index - 1] == UInt8(ascii: "\"")
    var cursor = cursor
    cursor.index += 1
    let start = cursor.index
    guard cursor.skip(while: \.isClassLetter) > 0 else { return false }
    let isNamed = text.bytes[start..<cursor.index].contains(word: "Constraint")
    guard cursor.take(":"), let next = cursor.peek(), !next.isBlank else { return false }
    if isNamed { return true }
    return isQuoted && cursor.takeAddress() != nil && cursor.peek()?.isBlank == true
  }

  /// The `>` that ends a constraint.
  private func end(of start: Int, before limit: Int) -> Int? {
    var fallback: Int?
    for index in start..<limit where text.bytes[index] == UInt8(ascii: ">") {
      let next = index + 1 < text.bytes.count ? text.bytes[index + 1] : .newline
      if next == UInt8(ascii: "\"") { return index }
      let closes = text.bytes[index - 1] == UInt8(ascii: ")")
      if fallback == nil, closes || endsBehind(index + 1) { fallback = index }
    }
    return fallback
  }

  /// Whether nothing of a constraint follows.
  private func endsBehind(_ index: Int) -> Bool {
    guard index < text.bytes.count else { return true }
    var index = index
    if text.bytes[index] == .blank {
      while index < text.bytes.count, text.bytes[index] == .blank { index += 1 }
      return index == text.bytes.count || text.bytes[index] == .newline
    }
    return [
      .newline, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "`"),
      UInt8(ascii: "<"), UInt8(ascii: ";"),
    ]
    .contains(text.bytes[index])
  }
}
