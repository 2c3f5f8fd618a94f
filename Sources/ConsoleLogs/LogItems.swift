import StackScrollConstraints

/// Reads how items are written: by class and address, by nickname, or by the bar.
struct LogItems {
  let names: LogNames

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

extension String {
  /// The text without blanks before and after it.
  var trimmedBlanks: String {
    let start = drop { $0 == " " || $0 == "\n" }
    return String(String(start.reversed().drop { $0 == " " || $0 == "\n" }).reversed())
  }
}
