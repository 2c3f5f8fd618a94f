/// Text set in lines of a limited width.
enum Paragraph {
  /// Breaks text between words; a word longer than a line gets one of its own.
  ///
  /// - Parameters:
  ///   - indent: the spaces before every line; they count.
  ///   - hanging: more spaces, before all lines but the first.
  static func lines(
    _ text: String, width: Int, indent: Int = 0, hanging: Int = 0
  ) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.count + indent <= width
        ? [line.isEmpty ? "" : spaces(indent) + line]
        : broken(line, width: width, indent: indent, hanging: hanging)
    }
  }

  private static func broken(
    _ text: Substring, width: Int, indent: Int, hanging: Int
  ) -> [String] {
    let leading = text.prefix { $0 == " " }.count
    var lines: [String] = []
    var line = spaces(indent + leading)
    var isBlank = true
    for word in text.split(separator: " ") {
      if !isBlank, line.count + 1 + word.count > width {
        lines.append(line)
        line = spaces(indent + leading + hanging)
        isBlank = true
      }
      line += (isBlank ? "" : " ") + word
      isBlank = false
    }
    return lines + [line]
  }

  /// Lines moved to the right; empty ones stay empty.
  static func indented(_ text: String, by indent: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : spaces(indent) + $0
    }
  }

  static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}

extension String {
  /// The text, filled with spaces up to a width.
  func padded(to width: Int) -> String { self + Paragraph.spaces(width - count) }

  /// The text with spaces before it up to a width.
  func aligned(to width: Int) -> String { Paragraph.spaces(width - count) + self }
}
