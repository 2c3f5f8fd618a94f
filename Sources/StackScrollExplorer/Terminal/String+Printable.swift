import Foundation
import StackScrollCore

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
  var quoted: String {
    let limit = 80
    return "\"\(prefix(limit).printable)\(count > limit ? "..." : "")\""
  }
}
