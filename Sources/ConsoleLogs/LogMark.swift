/// What programs put in place of plain letters when text goes through them.
struct LogMark {
  /// What is put there, as UTF-8.
  let letters: [UInt8]
  /// What it stands for.
  let byte: UInt8

  private init(_ letters: String, _ scalar: Unicode.Scalar) {
    self.letters = Array(letters.utf8)
    byte = UInt8(ascii: scalar)
  }

  /// What HTML puts in place of letters that it needs itself.
  static let entities = [
    LogMark("&lt;", "<"), LogMark("&gt;", ">"), LogMark("&quot;", "\""), LogMark("&apos;", "'"),
    LogMark("&#39;", "'"), LogMark("&#x27;", "'"), LogMark("&#34;", "\""), LogMark("&#124;", "|"),
    LogMark("&nbsp;", " "), LogMark("&amp;", "&"),
  ]

  /// What word processors and chat windows put in place of plain letters.
  static let replaced = [
    LogMark("\u{2018}", "'"), LogMark("\u{2019}", "'"), LogMark("\u{201C}", "\""),
    LogMark("\u{201D}", "\""), LogMark("\u{A0}", " "), LogMark("\u{202F}", " "),
    LogMark("\u{2212}", "-"), LogMark("\u{2028}", "\n"), LogMark("\u{2029}", "\n"),
  ]

  /// Letters that nobody sees: marks of byte order, of direction, of width 0.
  static let unseen: [[UInt8]] = [
    "\u{FEFF}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}",
    "\u{202C}", "\u{2060}",
  ].map { (letter: String) in Array(letter.utf8) }
}
