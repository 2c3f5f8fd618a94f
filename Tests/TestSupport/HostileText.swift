/// Texts that would do something to whoever reads them: to a terminal, or to a build server.
package enum HostileText {
  /// Each would do something if it were printed as it is; the rest look like what is printed instead.
  package static let all = [
    "\u{1B}[2Jx", "\u{9B}2Jx", "\u{7F}x", "\u{8}x", "x\rOK", "a\nOK: all is well", "a\r\nb",
    "a\u{85}b",
    "a\u{2028}b", "a\u{2029}b", "a\tb", "\u{202E}x", "\u{2066}x", "\u{200F}x", "x\u{200B}",
    "x\u{200D}",
    "x\u{FEFF}", "x\u{AD}", "x\u{34F}", "x\u{FE0F}", "x\u{E0041}",
    "::error::x", " ::error file=a::x", "\u{A0}::stop-commands::x", "a ::add-mask::b",
    "a\n::warning::b",
    "\u{2028}::error::x", ":\u{200B}:error::x", "##[error]x", "a##[add-path]b", "###[group]x",
    "##vso[a]x",
    "#\u{200B}#[error]x", "x", "\\x", "\\u{1B}[2Jx", "\\u{5C}u{1B}[2Jx", "\u{FFFD}[2Jx",
    "\\u{3A}:error::x",
    "#\\u{23}[error]x", "Foo::bar", "a :: b", "#x", "❤️", "ä",
  ]

  /// Whether a text can be shown: written without the function that makes it so.
  package static func isHarmless(_ text: String) -> Bool {
    let isSeen = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\n"
      case .format, .lineSeparator, .paragraphSeparator: false
      default: scalar != "\u{34F}"
      }
    }
    let isCommand = text.split(separator: "\n").contains { line in
      line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains(/##[A-Za-z]*\[/)
    }
    return isSeen && !isCommand
  }
}
