import Foundation

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

/// Finds where in the text of a JSON document a value stands.
///
/// It is asked only about documents that have been parsed, so it looks for the ends of values and
/// checks nothing. What it cannot follow ends the search, never the program.
struct JSONLocator {
  private let bytes: [UInt8]
  private var index = 0

  /// Where the value stands to which some keys lead, or the last of them that is there.
  ///
  /// - Complexity: O(n) for n bytes.
  static func position(of path: [String], in data: Data) -> TextPosition {
    var locator = JSONLocator(bytes: Array(data))
    return TextPosition(of: locator.offset(of: path), in: locator.bytes)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func offset(of path: [String]) -> Int {
    skipSpace()
    var found = index
    for key in path {
      let isFound =
        switch next {
        case UInt8(ascii: "{"): enter(key)
        case UInt8(ascii: "["): enter(item: Int(key) ?? -1)
        default: false
        }
      guard isFound else { break }
      found = index
    }
    return found
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Moves to the value of a key in the object that begins here.
  private mutating func enter(_ key: String) -> Bool {
    index += 1
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { return false }
      let start = index
      skipString()
      let name = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<index]))
      skipSpace()
      guard next == UInt8(ascii: ":") else { return false }
      index += 1
      skipSpace()
      if name == key { return true }
      guard skipToNextItem() else { return false }
    }
  }

  /// Moves to an item of the list that begins here.
  private mutating func enter(item: Int) -> Bool {
    index += 1
    var position = 0
    while position < item {
      guard skipToNextItem() else { return false }
      position += 1
    }
    skipSpace()
    return item >= 0
  }

  /// Moves past a value and the comma behind it; false if there is none.
  private mutating func skipToNextItem() -> Bool {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { return false }
        depth -= 1
        index += 1
      default:
        index += 1
        if depth == 0, byte == UInt8(ascii: ",") { return true }
      }
    }
    return false
  }

  private mutating func skipString() {
    index += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }
}
