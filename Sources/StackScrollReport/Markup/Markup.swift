import StackScrollCore

/// A piece of a page, with everything that came from outside escaped.
///
/// Text becomes markup only here, so no name of a view can close a tag or begin a script.
package struct Markup: Hashable {
  /// The source, ready to be written.
  let source: String

  private init(source: String) { self.source = source }

  /// Text as it is, without characters that would command a reader.
  package static func text(_ text: String) -> Markup { Markup(source: escaped(text)) }

  /// Source that is written in this program, such as a style sheet.
  static func trusted(_ source: StaticString) -> Markup { Markup(source: "\(source)") }

  /// An element; attributes without a value are left out.
  package static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [Markup] = []
  ) -> Markup {
    let list = attributes.compactMap { key, value in
      value.map { " \(key)=\"\(escaped($0))\"" }
    }.joined()
    guard !isVoid(name) else { return Markup(source: "<\(name)\(list)>\n") }
    let inner = children.map(\.source).joined()
    let end = isBlock(name) ? "\n" : ""
    return Markup(source: "<\(name)\(list)>\(inner)</\(name)>\(end)")
  }

  /// An element around text.
  package static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String
  ) -> Markup {
    element(name, attributes, [.text(text)])
  }

  /// Several pieces, one after the other.
  static func all(_ parts: [Markup]) -> Markup {
    Markup(source: parts.map(\.source).joined())
  }

  /// Nothing.
  static let none = Markup(source: "")

  private static func escaped(_ text: String) -> String {
    PrintableText.lines(text).reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
  }

  private static func isVoid(_ name: StaticString) -> Bool {
    ["meta", "br", "hr", "input"].contains("\(name)")
  }

  /// Whether a line ends with the element, so that the source can be read.
  private static func isBlock(_ name: StaticString) -> Bool {
    !["a", "b", "bdi", "code", "em", "span", "strong", "text", "tspan", "title", "td", "th"]
      .contains("\(name)")
  }
}

/// Pieces that several pages are made of.
extension Markup {
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
  package static func id(_ name: String) -> Markup { .element("bdi", ["class": "id"], name) }

  /// A table whose last columns are numbers.
  ///
  /// - Parameters:
  ///   - numbers: how many of the columns are.
  ///   - stacks: whether a row becomes a block where the window is narrow.
  static func table(
    _ head: [String], numbers: Int = 0, stacks: Bool = false, isIndex: Bool = false,
    _ rows: [[Markup]]
  ) -> Markup {
    let classes = (stacks ? ["stacks"] : []) + (isIndex ? ["index"] : [])
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
          "table", ["class": classes.isEmpty ? nil : classes.joined(separator: " ")],
          [
            .element("thead", [:], [.element("tr", [:], cells)]),
            .element("tbody", [:], body),
          ])
      ])
  }

  /// What is folded under a title.
  static func details(_ title: String, _ parts: [Markup], _ style: String? = nil) -> Markup {
    .element("details", ["class": style], [.element("summary", [:], title)] + parts)
  }

  /// A list of pieces.
  package static func list(_ items: [[Markup]], _ style: String = "list") -> Markup {
    .element("ul", ["class": style], items.map { .element("li", [:], $0) })
  }

  /// The title of a part of an entry.
  static func title(_ text: String) -> Markup { .element("h4", [:], text) }

  /// Paragraphs of text.
  package static func paragraph(_ text: String, _ style: String? = nil) -> Markup {
    .element("p", ["class": style], text)
  }
}
