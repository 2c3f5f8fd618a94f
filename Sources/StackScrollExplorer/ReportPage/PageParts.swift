import StackScrollCore
import StackScrollInvariants

/// Pieces that several pages are made of.
enum PageParts {
  /// A text to copy, with its name; a script puts a button beside it.
  static func copy(_ name: String, _ text: String) -> Markup {
    .element(
      "div", ["class": "copy"],
      [
        .element("div", ["class": "title"], [.element("span", ["class": "name"], name)]),
        .element("pre", ["tabindex": "0"], [.element("code", [:], text)]),
      ])
  }

  /// A name of a view or a law.
  static func id(_ name: String) -> Markup { .element("bdi", ["class": "id"], name) }

  /// A table whose last columns are numbers.
  ///
  /// - Parameters:
  ///   - numbers: how many of the columns are.
  ///   - stacks: whether a row becomes a block where the window is narrow.
  static func table(
    _ head: [String], numbers: Int = 0, stacks: Bool = false, _ rows: [[Markup]]
  ) -> Markup {
    let first = head.count - numbers
    let cells = head.enumerated().map { column, title in
      Markup.element("th", ["scope": "col", "class": column < first ? nil : "number"], title)
    }
    let body = rows.map { row in
      Markup.element(
        "tr", [:],
        zip(head, row).enumerated().map { column, cell in
          Markup.element(
            "td",
            [
              "class": column < first ? nil : "number",
              "data-name": stacks && !cell.0.isEmpty ? cell.0 : nil,
            ], [cell.1])
        })
    }
    return .element(
      "div", ["class": "scroll"],
      [
        .element(
          "table", ["class": stacks ? "stacks" : nil],
          [
            .element("thead", [:], [.element("tr", [:], cells)]),
            .element("tbody", [:], body),
          ])
      ])
  }

  /// A picture with what its letters mean; the text picture where there is no layout.
  static func picture(
    of scene: Scene?, _ layout: Layout?, _ format: SVGPicture.Format, name: String,
    message: String?, region: Rect? = nil
  ) -> Markup {
    guard let scene, let layout else { return .element("p", ["class": "soft"], PageText.noPicture) }
    return SVGPicture(scene, format, name: name, region: region)
      .markup(title: PageText.title(of: layout, message))
  }

  /// What the letters of a picture mean.
  static func legend(of scene: Scene) -> Markup {
    let entries = Scene.Letter.allCases.compactMap { letter -> (Scene.Letter, String)? in
      if let mark = scene.marks.first(where: { $0.letter == letter }) {
        return (letter, PageText.legend(mark))
      }
      let isMeasured = scene.measures.contains { $0.letter == letter }
      return isMeasured ? (letter, PageText.legend(letter)) : nil
    }
    let pale =
      scene.hasGhosts
      ? [
        Markup.element(
          "li", [:], [.element("span", ["class": "key pale"], ""), .text(PageText.outside)])
      ] : []
    guard !entries.isEmpty || !pale.isEmpty else { return .none }
    return .element(
      "ul", ["class": "legend"],
      entries.map { letter, text in
        .element(
          "li", [:],
          [.element("b", ["class": "key \(letter.style)"], letter.rawValue), .text(text)])
      } + pale)
  }

  /// Paragraphs of text.
  static func paragraph(_ text: String, _ style: String? = nil) -> Markup {
    .element("p", ["class": style], text)
  }
}
