/// A place in a text, as editors count: both from 1.
package struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  package let line: Int
  /// The character in the line.
  package let column: Int

  /// Makes a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of a byte in UTF-8 text.
  ///
  /// - Complexity: O(n) for n bytes.
  init(of offset: Int, in text: some BidirectionalCollection<UInt8>) {
    let before = text.prefix(max(0, offset))
    let newline = UInt8(ascii: "\n")
    line = before.count { $0 == newline } + 1
    let start = before.lastIndex(of: newline).map(before.index(after:)) ?? before.startIndex
    column = String(decoding: before[start...], as: UTF8.self).count + 1
  }

  /// "line 3, column 7".
  package var description: String { "line \(line), column \(column)" }
}
