import StackScrollConstraints
import StackScrollCore

/// A view of a trace that Auto Layout says something about.
public struct TraceLine: Hashable, Sendable {
  /// Where it stands.
  public let position: LogPosition
  /// How deep in the tree of views it is, from 0 on.
  package let depth: Int
  /// Who lays it out, if the trace says so.
  package let mark: Mark?
  /// The view.
  public let item: LayoutItem
  /// What of it is not settled; empty for traces that do not say.
  package let unsettled: [Variable]
  /// Whether it is ambiguous.
  public let isAmbiguous: Bool
  /// Whether no view is there that could hold its constraints.
  public let isMissingHost: Bool

  /// The sign before a view.
  package enum Mark: String, Hashable, Sendable, CaseIterable {
    /// Constraints lay it out.
    case constraints = "*"
    /// Frames lay it out; constraints see it through its autoresizing mask.
    case frames = "+"
    /// It holds constraints.
    case host = "•"
  }

  /// A length or a place that is not settled.
  package struct Variable: Hashable, Sendable {
    /// Whose it is.
    package let item: LayoutItem
    /// Which it is, as it is printed.
    package let name: Name

    /// The names of lengths and places in traces.
    package enum Name: String, Hashable, Sendable, CaseIterable {
      /// The left edge.
      case minX
      /// The top edge.
      case minY
      /// The width.
      case width = "Width"
      /// The height.
      case height = "Height"
    }
  }
}

/// Finds the ambiguous views of traces.
struct TraceReader {
  let text: LogText

  /// The lines that say that something is not settled or missing.
  func lines() -> [TraceLine] {
    var lines: [TraceLine] = []
    var start = 0
    for end in text.bytes.indices where text.bytes[end] == .newline {
      if let line = line(start..<end) { lines.append(line) }
      start = end + 1
    }
    if let line = line(start..<text.bytes.count) { lines.append(line) }
    return lines
  }

  private func line(_ range: Range<Int>) -> TraceLine? {
    let bytes = text.bytes[range]
    guard bytes.contains(word: "AMBIGUOUS LAYOUT") || bytes.contains(word: "MISSING HOST") else {
      return nil
    }
    let words = text.string(range)
    let ambiguous = words.firstRange(of: "- AMBIGUOUS LAYOUT")
    let missing = words.firstRange(of: "MISSING HOST CONSTRAINTS")
    guard ambiguous != nil || missing != nil else { return nil }
    var cursor = LogCursor(text, range)
    var depth = 0
    cursor.skipBlanks()
    while cursor.take("|") {
      depth += 1
      cursor.skipBlanks()
    }
    let place = cursor.index
    let mark = Self.mark(&cursor)
    guard let item = Self.item(&cursor) else { return nil }
    let variables = ambiguous.map { Self.variables(String(words[$0.upperBound...])) } ?? []
    return TraceLine(
      position: text.position(of: place), depth: depth, mark: mark, item: item,
      unsettled: variables, isAmbiguous: ambiguous != nil, isMissingHost: missing != nil)
  }

  private static func mark(_ cursor: inout LogCursor) -> TraceLine.Mark? {
    if cursor.take("*") { return .constraints }
    if cursor.take("+") { return .frames }
    return cursor.take("•") ? .host : nil
  }

  /// `UIView:0x10'Name'`, `<UIView:0x10>` or `<UIView: 0x10 ...>`.
  private static func item(_ cursor: inout LogCursor) -> LayoutItem? {
    _ = cursor.take("<")
    let start = cursor.index
    cursor.skip(while: \.isClassLetter)
    let className = cursor.string(from: start)
    guard !className.isEmpty, cursor.take(":") else { return nil }
    cursor.skipBlanks()
    guard let address = cursor.takeAddress() else { return nil }
    guard cursor.take("'") else { return LayoutItem(address, className: className) }
    let text = cursor.index
    cursor.skip { $0 != .quote }
    return LayoutItem(
      address, className: className, text: LogEscapes.decoded(cursor.string(from: text)))
  }

  /// The variables behind `for`, each ending in its number.
  private static func variables(_ words: String) -> [TraceLine.Variable] {
    words.split(separator: "{id:").compactMap { part in
      let words = part.drop { $0 != "U" && !$0.isLetter && $0 != "_" }
      guard let dot = words.lastIndex(of: "."),
        let name = TraceLine.Variable.Name(
          rawValue: String(words[words.index(after: dot)...]).trimmedBlanks)
      else { return nil }
      let item = String(words[..<dot]).replacingPrefix("for ").trimmedBlanks
      let text = LogText(item)
      var cursor = LogCursor(text, text.bytes.indices)
      guard let item = Self.item(&cursor) else { return nil }
      return TraceLine.Variable(item: item, name: name)
    }
  }
}

extension String {
  /// The text without some words it begins with.
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
