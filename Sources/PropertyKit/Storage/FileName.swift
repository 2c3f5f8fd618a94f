/// A file name made of any text: its plain letters and digits, and a number for the whole text.
struct FileName: CustomStringConvertible {
  /// How many characters of the text are shown: names have limits, and these are for readers.
  private static let shownLength = 60

  let description: String

  init(_ text: String, suffix: String) {
    var shown = ""
    for character in text {
      if character.isASCII, character.isLetter || character.isNumber {
        shown.append(character)
      } else if shown.last != "-" {
        shown.append("-")
      }
      if shown.count == Self.shownLength { break }
    }
    // FNV-1a, 64 bits: texts that look alike keep apart.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    description = "\(shown)-\(String(hash, radix: 16))\(suffix)"
  }
}
