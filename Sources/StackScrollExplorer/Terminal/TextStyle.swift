/// Emphasis for terminals that somebody watches; plain text everywhere else.
struct TextStyle {
  let isColoured: Bool

  func strong(_ text: String) -> String { wrapped(text, "1") }
  func good(_ text: String) -> String { wrapped(text, "32") }
  func bad(_ text: String) -> String { wrapped(text, "1;31") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
