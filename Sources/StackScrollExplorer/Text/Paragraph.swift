import Foundation
import StackScrollCore

/// Text set in lines of a limited width.
package enum Paragraph {
  /// Breaks a paragraph between words; a word longer than a line gets one of its own.
  ///
  /// - Parameters:
  ///   - indent: the spaces before every line; they count.
  ///   - hanging: more spaces, before all lines but the first.
  package static func lines(
    _ text: String, width: Int, indent: Int = 0, hanging: Int = 0
  ) -> [String] {
    text.columnCount + indent <= width
      ? [text.isEmpty ? "" : spaces(indent) + text]
      : broken(text, width: width, indent: indent, hanging: hanging)
  }

  /// Breaks several paragraphs, one below the other.
  static func lines(
    _ paragraphs: [String], width: Int, indent: Int = 0, hanging: Int = 0
  ) -> [String] {
    paragraphs.flatMap { lines($0, width: width, indent: indent, hanging: hanging) }
  }

  private static func broken(
    _ text: String, width: Int, indent: Int, hanging: Int
  ) -> [String] {
    let leading = text.prefix { $0 == " " }.count
    var lines: [String] = []
    var line = spaces(indent + leading)
    var count = indent + leading
    var isBlank = true
    for word in text.split(separator: " ") {
      let length = word.columnCount
      if !isBlank, count + 1 + length > width {
        lines.append(line)
        line = spaces(indent + leading + hanging)
        count = indent + leading + hanging
        isBlank = true
      }
      if !isBlank { line += " " }
      line += word
      count += (isBlank ? 0 : 1) + length
      isBlank = false
    }
    return lines + [line]
  }

  /// Lines moved to the right; empty ones stay empty.
  package static func indented(_ lines: [String], by indent: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : spaces(indent) + $0 }
  }

  static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}

extension StringProtocol {
  /// How many characters it has; a text of ASCII has one for each byte, but for ends of lines.
  var columnCount: Int {
    utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } ? utf8.count : count
  }
}

extension String {
  /// The text, filled with spaces up to a width.
  package func padded(to width: Int) -> String { self + Paragraph.spaces(width - columnCount) }

  /// The text with spaces before it up to a width.
  func aligned(to width: Int) -> String { Paragraph.spaces(width - columnCount) + self }
}

/// Rows of two columns, the second of which is set in lines.
enum Table {
  /// A row, two spaces in, with two spaces between the columns.
  static func row(_ first: String, _ second: String, width: Int) -> [String] {
    let indent = first.columnCount + 4
    let lines = Paragraph.lines(second, width: width, indent: indent)
    guard let top = lines.first else { return ["  " + first] }
    return ["  " + first + top.dropFirst(first.count + 2)] + lines.dropFirst()
  }
}

extension String {
  /// The text as one word of a shell's command line, which can be shown and pasted.
  ///
  /// What cannot be shown as it is stands as octal bytes in `$'...'`, which bash, zsh and ksh read.
  var shellWord: String {
    let plain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+,".contains($0)) }
    if plain, !isEmpty, !hasPrefix("-") { return self }
    guard printable != self else { return "'\(replacingOccurrences(of: "'", with: "'\\''"))'" }
    let bytes = utf8.map { byte in
      let digits = String(byte, radix: 8)
      let isPlain = (0x20..<0x7F).contains(byte) && !"'\\:#".utf8.contains(byte)
      return isPlain
        ? String(UnicodeScalar(byte))
        : "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "$'\(bytes.joined())'"
  }

  /// The text in quotes, on one line, and cut if it is long.
  package var quoted: String {
    let limit = 80
    return "\"\(prefix(limit).printable)\(count > limit ? "..." : "")\""
  }
}

/// Emphasis for terminals that somebody watches; plain text everywhere else.
package struct TextStyle {
  let isColoured: Bool

  package func strong(_ text: String) -> String { wrapped(text, "1") }
  package func good(_ text: String) -> String { wrapped(text, "32") }
  package func bad(_ text: String) -> String { wrapped(text, "1;31") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
