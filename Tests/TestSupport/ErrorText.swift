/// What every text of an error has.
package enum ErrorText {
  /// How a sentence begins that says what to do.
  private static let advice: Set<Substring> = [
    "add", "align", "build", "call", "change", "check", "close", "constrain", "copy", "delete",
    "describe",
    "drop", "fill", "flatten", "free", "give", "import", "keep", "lay", "leave", "look", "make",
    "mend", "merge", "move", "name", "nest", "open", "paste", "pin", "put", "raise", "read",
    "rename", "restore", "run", "save", "set", "split", "switch", "take", "tie", "use", "write",
  ]

  /// Whether a sentence of a text, or a part of one, says what to do.
  package static func saysWhatToDo(_ text: String) -> Bool {
    text.contains("did you mean")
      || text.split { ".;:,".contains($0) }.contains { sentence in
        let first = sentence.drop { $0 == " " }.prefix { $0.isLetter }.lowercased()
        return advice.contains(Substring(first))
      }
  }
}
