import Foundation

extension String {
  /// The text without characters that would command a terminal.
  ///
  /// File names, arguments and the names of views come from outside.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.commandsTerminals ? "\u{FFFD}" : scalar
        }))
  }

  /// The text as one word of a shell's command line.
  var shellWord: String {
    let plain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+,".contains($0)) }
    return plain && !isEmpty && !hasPrefix("-")
      ? self : "'\(replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  /// The text in quotes, on one line, and cut if it is long.
  var quoted: String {
    let limit = 80
    let line = String(map { $0.isNewline ? " " : $0 })
    return "\"\(line.prefix(limit))\(line.count > limit ? "..." : "")\""
  }
}

extension Unicode.Scalar {
  /// Whether it moves the cursor, changes the direction of text, or begins a line.
  fileprivate var commandsTerminals: Bool {
    switch value {
    case 0x0A: false
    case 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F: true
    default: properties.generalCategory == .control
    }
  }
}
