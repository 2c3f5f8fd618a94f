/// Text that came from outside (a name of a view, a path, a line of a file) as it can be shown.
///
/// What a file says must not be able to speak to the terminal that shows it, or to the program that
/// runs the command and reads its output line by line. Three things do: letters that are not seen,
/// among them those that move the cursor or turn the direction of text; ends of lines, behind which
/// a text could say anything in the name of the command; and the commands of build servers, which are
/// plain text. A letter that would do one of these is written as `\u{1B}`, as in Swift source, and so
/// is a backslash where it would look like the beginning of one: different texts stay different.
///
/// Source of the commands: GitHub's documentation, Workflow commands (`::name::` where nothing but
/// blanks stands before it), and the older `##[name]` anywhere in a line, which Azure Pipelines writes
/// `##vso[name]` as well.
package enum PrintableText {
  /// A text as it can stand inside a line, wherever the line is broken between words.
  ///
  /// It is for what is put into a sentence, and exactly once: what it returns is a text as others are,
  /// and doing it again would write the backslashes of the first time as letters.
  ///
  /// - Complexity: O(n) for n bytes.
  package static func inLine(_ text: some StringProtocol) -> String {
    guard !text.utf8.allSatisfy(isHarmless) else { return String(text) }
    var escaping = Escaping(text)
    return escaping.run(
      commandsBegin: .word, escapesBackslashes: true, isKept: { _ in false }, swiftEscape)
  }

  /// A whole line of output as it may be written: words of our own, with all that was put into them.
  ///
  /// A line holds no end of a line. Tabs stay; doing it twice changes nothing. It is the last gate,
  /// for what was forgotten before it.
  ///
  /// - Parameter isWatched: whether it goes to a terminal, where colours stay too.
  /// - Complexity: O(n) for n bytes.
  package static func line(_ text: some StringProtocol, isWatched: Bool = false) -> String {
    output(text, keepsColours: isWatched) { $0 == "\t" }
  }

  /// Text of several lines as it may stand on a page, where the end of a line is a blank.
  ///
  /// - Complexity: O(n) for n bytes.
  package static func lines(_ text: some StringProtocol) -> String {
    output(text, keepsColours: false) { $0 == "\n" || $0 == "\t" }
  }

  private static func output(
    _ text: some StringProtocol, keepsColours: Bool, isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    var escaping = Escaping(text)
    return escaping.run(
      commandsBegin: .line, escapesBackslashes: false, keepsColours: keepsColours, isKept: isKept,
      swiftEscape)
  }

  /// The inside of a text of JSON as it may be written: the same text, with escapes of JSON.
  ///
  /// - Complexity: O(n) for n bytes.
  package static func json(_ text: String) -> String {
    var escaping = Escaping(text)
    return escaping.run(
      commandsBegin: .nowhere, escapesBackslashes: false, isKept: { _ in false }
    ) { scalar in
      scalar.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }

  /// A text as a literal of Swift.
  ///
  /// - Complexity: O(n) for n bytes.
  package static func literal(_ text: String) -> String {
    var escaping = Escaping(text.debugDescription)
    return escaping.run(
      commandsBegin: .nowhere, escapesBackslashes: false, isKept: { _ in false }, swiftEscape)
  }

  /// Whether a byte is no part of anything that is ever escaped.
  private static func isHarmless(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "#")
      && byte != UInt8(ascii: "\\")
  }

  private static func swiftEscape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Where `::` begins a command.
  private enum CommandStart {
    case nowhere
    /// At the start of a line, blanks left out.
    case line
    /// At the start of any word: a line may be broken before it.
    case word
  }

  /// One pass over a text.
  private struct Escaping {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var result = String.UnicodeScalarView()

    init(_ text: some StringProtocol) { scalars = Array(text.unicodeScalars) }

    mutating func run(
      commandsBegin start: CommandStart, escapesBackslashes: Bool, keepsColours: Bool = false,
      isKept: (Unicode.Scalar) -> Bool, _ escape: (Unicode.Scalar) -> String
    ) -> String {
      // Whether a `::` here would begin a command.
      var isStart = start != .nowhere
      while index < scalars.count {
        let scalar = scalars[index]
        if keepsColours, let end = endOfColour() {
          result.append(contentsOf: scalars[index..<end])
          index = end
          continue
        }
        let isCommand = (isStart && begins("::")) || isSecondMark
        let isEscape = escapesBackslashes && begins("\\u{")
        if isCommand || isEscape || (isUnseen && !isKept(scalar)) {
          result.append(contentsOf: escape(scalar).unicodeScalars)
          isStart = false
        } else {
          result.append(scalar)
          switch start {
          case .nowhere: break
          case .line:
            isStart =
              scalar == "\n" || scalar == "\r" || (isStart && scalar.properties.isWhitespace)
          case .word: isStart = scalar.properties.isWhitespace
          }
        }
        index += 1
      }
      return String(result)
    }

    private func begins(_ word: StaticString) -> Bool {
      word.withUTF8Buffer { letters in
        index + letters.count <= scalars.count
          && letters.indices.allSatisfy { scalars[index + $0].value == UInt32(letters[$0]) }
      }
    }

    /// Whether this is the second `#` of `##[` or `##vso[`.
    ///
    /// The letters are looked at once for each `##`, and no `#` is among them.
    private var isSecondMark: Bool {
      guard scalars[index] == "#", index > 0, scalars[index - 1] == "#" else { return false }
      var next = index + 1
      while next < scalars.count, scalars[next].isASCII, scalars[next].properties.isAlphabetic {
        next += 1
      }
      return next < scalars.count && scalars[next] == "["
    }

    /// Whether the letter cannot be seen, or ends a line, or commands the terminal.
    ///
    /// A sign that chooses how the letter before it looks, as in emoji, is part of that letter.
    private var isUnseen: Bool {
      let scalar = scalars[index]
      if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: return true
      default: break
      }
      guard scalar.properties.isDefaultIgnorableCodePoint else { return false }
      return !scalar.properties.isVariationSelector || result.last?.isASCII != false
    }

    /// Where a colour ends, or the command to clear the rest of a line, that stands here.
    private func endOfColour() -> Int? {
      guard begins("\u{1B}[") else { return nil }
      var end = index + 2
      while end < scalars.count, ("0"..."9").contains(scalars[end]) || scalars[end] == ";" {
        end += 1
      }
      guard end < scalars.count, scalars[end] == "m" || scalars[end] == "K" else { return nil }
      return end + 1
    }
  }
}

extension StringProtocol {
  /// The text as it can stand inside a line: see ``PrintableText/inLine(_:)``.
  package var printable: String { PrintableText.inLine(self) }
}
