import StackScrollCore

/// Texts: each line where the layout breaks it, as wide as the layout has it whatever font draws it.
extension SVGPicture {
  /// The lines of a view's text; nothing if it has none.
  func text(_ place: Int) -> Markup {
    let item = scene.items[place]
    guard let text = item.text, item.frame.isDrawable else { return .none }
    let lines = text.lines.flatMap { line in
      line.string.map { [letters($0, line, of: item, text)] }
        ?? line.words.map { bar(text.frame(of: $0, on: line), line, of: item) }
    }
    guard item.cutsText, !lines.isEmpty else { return .all(lines) }
    return .element("g", ["clip-path": "url(#\(name)-words-\(place))"], lines)
  }

  /// A line of letters.
  private func letters(
    _ string: String, _ line: ShownText.Line, of item: Scene.Item, _ text: ShownText
  ) -> Markup {
    let start = text.isRightToLeft ? line.frame.maxX : line.frame.minX
    return .element(
      "text",
      [
        "class": "words", "x": digits(scale.place(item.frame.minX + start, .horizontal)),
        "y": digits(scale.place(item.frame.minY + line.baseline, .vertical)),
        "font-size": digits(text.fontSize * scale.unit.height),
        "font-weight": text.weight.number,
        "direction": text.isRightToLeft ? "rtl" : nil,
        "textLength": line.frame.size.width > 0
          ? digits(line.frame.size.width * scale.unit.width) : nil,
        "lengthAdjust": "spacingAndGlyphs",
      ], string.withFewMarks.joined())
  }

  /// A word of which only the width is known: as high as small letters are.
  private func bar(_ word: Rect, _ line: ShownText.Line, of item: Scene.Item) -> Markup {
    let height = line.frame.size.height * Self.smallLetters
    return box(
      Rect(
        x: item.frame.minX + word.minX, y: item.frame.minY + line.baseline - height,
        width: word.size.width, height: height), "word")
  }

  /// The height of small letters as a share of a line's.
  static let smallLetters = 0.44
}

extension Font.Weight {
  /// The number of the weight in style sheets; nil for the usual one.
  var number: String? {
    switch self {
    case .regular: nil
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    }
  }
}
