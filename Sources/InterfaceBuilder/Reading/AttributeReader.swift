import StackScrollConstraints
import StackScrollCore

/// Reads the attributes of one element.
struct AttributeReader {
  let element: ElementList.Element
  let limits: DocumentLimits
  /// The outlet that the element is connected to, or the title in one of its states.
  var name: String?

  /// The element as messages name it.
  var place: DocumentPlace {
    let own = ["userLabel", "text", "title", "placeholder"].lazy.compactMap {
      element.attributes[$0]
    }
    return DocumentPlace(
      element: element.name, id: element.attributes["id"], line: element.line,
      name: name ?? own.first { !$0.isEmpty })
  }

  subscript(_ name: String) -> String? { element.attributes[name] }

  /// Whether an attribute says yes.
  ///
  /// Interface Builder writes YES and NO, programs that write documents true and false, which it reads.
  func flag(_ name: String) -> Bool { ["YES", "true"].contains(element.attributes[name]) }

  /// Whether an attribute says no, which is another thing than to say nothing.
  func denies(_ name: String) -> Bool { ["NO", "false"].contains(element.attributes[name]) }

  /// The number that an attribute holds; nil if it is not there.
  func number(_ name: String) throws(DocumentError) -> Double? {
    guard let text = element.attributes[name] else { return nil }
    guard let value = Double(text), value.isFinite else {
      throw DocumentError(.notANumber(attribute: name, text: text), element: place)
    }
    guard value.magnitude <= limits.magnitude else {
      throw DocumentError(
        .outOfRange(attribute: name, text: text, limit: limits.magnitude), element: place)
    }
    return value
  }

  /// The number that an attribute must hold.
  func required(_ name: String) throws(DocumentError) -> Double {
    guard let value = try number(name) else {
      throw DocumentError(.missingAttribute(name), element: place)
    }
    return value
  }

  /// The priority that an attribute holds, brought to where priorities are.
  func priority(
    _ name: String, default priority: LayoutPriority
  ) throws(DocumentError) -> LayoutPriority {
    guard let value = try number(name) else { return priority }
    return LayoutPriority(min(max(value, 1), 1000))
  }

  /// The rectangle that a `rect` holds; nothing is narrower than 0.
  func rect() throws(DocumentError) -> Rect {
    Rect(
      x: try required("x"), y: try required("y"), width: max(0, try required("width")),
      height: max(0, try required("height")))
  }

  /// The insets that an element holds, under whichever names for the sides.
  func insets() throws(DocumentError) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: try number("top") ?? 0,
      leading: try first(among: ["leading", "left"]), bottom: try number("bottom") ?? 0,
      trailing: try first(among: ["trailing", "right"]))
  }

  private func first(among names: [String]) throws(DocumentError) -> Double {
    for name in names {
      if let value = try number(name) { return value }
    }
    return 0
  }

  /// The length that was set for the canvas.
  func placeholder(_ name: String) throws(DocumentError) -> PlaceholderSize.Length {
    switch self[name] {
    case nil: .own
    case "infinite"?: .none
    default: .points(max(0, try required(name)))
    }
  }

  /// The font that is described, if it is the system's.
  func systemFont() throws(DocumentError) -> Font? {
    guard self["name"] == nil else { return nil }
    let word = self["type"] == "boldSystem" ? "bold" : self["weight"]
    let weight = word.flatMap { AttributeWords.fontWeights[$0] }
    if let style = self["style"].flatMap({ AttributeWords.textStyles[$0] }) {
      return .preferredFont(forTextStyle: style, weight: weight)
    }
    let size = try number("pointSize") ?? Font.label.pointSize()
    return .systemFont(ofSize: max(0, size), weight: weight ?? .regular)
  }

  /// The factor of a constraint: `4:3`, `2/3`, `0.5` or `75%`; 1 if there is none.
  func multiplier() throws(DocumentError) -> Double {
    guard let text = self["multiplier"] else { return 1 }
    guard let value = MultiplierText.value(of: text) else {
      throw DocumentError(.notANumber(attribute: "multiplier", text: text), element: place)
    }
    guard value.magnitude <= limits.magnitude else {
      throw DocumentError(
        .outOfRange(attribute: "multiplier", text: text, limit: limits.magnitude),
        element: place)
    }
    return value
  }
}

/// The ways in which a factor is written.
enum MultiplierText {
  /// The factor; nil if it is none, or not finite.
  static func value(of text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
      .map { number($0.trimmed) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let above = parts[0], let below = parts[1], below != 0 else { return nil }
      let value = above / below
      return value.isFinite ? value : nil
    default: return nil
    }
  }

  private static func number(_ text: Substring) -> Double? {
    let isPercentage = text.hasSuffix("%")
    guard let value = Double(isPercentage ? text.dropLast() : text), value.isFinite else {
      return nil
    }
    return isPercentage ? value / 100 : value
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The words that documents have for what a stack view does and what constraints tie.
enum AttributeWords {
  static let axes: [String: Axis] = ["horizontal": .horizontal, "vertical": .vertical]

  static let distributions: [String: Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static let alignments: [String: Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline,
  ]

  static let insetAdjustments: [String: ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]

  static let relations: [String: Constraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// The attribute of a word; `baseline` is the older name of the last one.
  static func attribute(_ word: String) -> LayoutAttribute? {
    word == "baseline" ? .lastBaseline : LayoutAttribute(rawValue: word)
  }

  static let guides: [String: DocumentGuide.Kind] = [
    "safeArea": .safeArea, "layoutMargins": .layoutMargins, "readableContent": .readableContent,
    "contentLayoutGuide": .content, "frameLayoutGuide": .frame, "keyboard": .keyboard,
  ]

  /// The styles of text.
  static let textStyles: [String: Font.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleLargeTitle": .largeTitle,
    "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
  ]
  /// How bold fonts are that are not regular; light ones count as that.
  static let fontWeights: [String: Font.Weight] = [
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .bold, "black": .bold,
  ]
}
