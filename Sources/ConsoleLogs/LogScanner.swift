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
      guard mark.kind == .constraint else {
        return Find(kind: mark.kind, start: mark.start, end: nil)
      }
      let limit = place + 1 < marks.count ? marks[place + 1].start : text.bytes.count
      let end = end(of: mark.start, before: limit)
      return Find(kind: .constraint, start: mark.start, end: end)
    }
  }

  private func marks() -> [(kind: Kind, start: Int)] {
    var marks: [(kind: Kind, start: Int)] = []
    var cursor = LogCursor(text, text.bytes.indices)
    while let byte = cursor.peek() {
      let start = cursor.index
      if byte == UInt8(ascii: "<"), isConstraint(cursor) {
        marks.append((.constraint, cursor.index + 1))
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
