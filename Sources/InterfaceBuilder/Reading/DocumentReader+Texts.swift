import StackScrollCore

// Attributed texts: what they say, and the font if all of it has the same.

extension DocumentReader {
  /// Reads the attributed texts of labels, and which titles of buttons are cut rather than wrapped.
  ///
  /// A text in several fonts, or with more than colours to its letters and lines, is as large as it was
  /// drawn.
  ///
  /// Source: NSAttributedString documentation, `NSAttributedString.Key`; observed: a fragment is a run,
  /// and a font without a size is that of another platform.
  mutating func readAttributedTexts() throws(DocumentError) {
    var holders: [Int: Int] = [:]
    var texts: [Int: AttributedText] = [:]
    for index in list.elements.indices {
      guard let parent = list[index].parent else { continue }
      let attributes = attributes(index)
      let key = attributes["key"]
      if list[index].name == "attributedString" {
        guard key == "attributedText" || key == "attributedTitle",
          let view = viewAround[index]
        else { continue }
        holders[index] = view
        texts[view] = AttributedText()
        continue
      }
      guard let view = holders[parent] else { continue }
      switch list[index].name {
      case "fragment":
        holders[index] = view
        texts[view]?.begin(with: attributes["content"] ?? "")
      case "string", "mutableString": texts[view]?.string += list[index].text
      case "attributes": holders[index] = view
      case "font": texts[view]?.setFont(try attributes.systemFontOfText())
      case "paragraphStyle": texts[view]?.setParagraph(attributes)
      case "color", "nil": break
      default: texts[view]?.isPlain = false
      }
    }
    for (view, text) in texts {
      guard views[view].kind.element == "label" else {
        if text.isCut { views[view].flags.remove(.hasConfiguredTitle) }
        continue
      }
      views[view].text = text.string
      views[view].font = text.font
      views[view].fontSize = text.font?.pointSize()
    }
  }
}

/// What the runs of an attributed text come to.
private struct AttributedText {
  /// What it says.
  var string = ""
  /// Whether nothing but colours and one font makes its letters and lines what they are.
  var isPlain = true
  /// Whether its last line is cut rather than wrapped.
  private(set) var isCut = false
  /// The fonts of its runs; nil for one that is not known.
  private var fonts: [Font?] = []

  /// The font of all of it, if that is the system's.
  var font: Font? {
    guard isPlain, let first = fonts.first, fonts.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Goes on with another run.
  mutating func begin(with content: String) {
    string += content
    fonts.append(nil)
  }

  /// Says the font of the run.
  mutating func setFont(_ font: Font?) {
    guard !fonts.isEmpty else { return }
    fonts[fonts.count - 1] = font
  }

  /// Says how the run is set in lines.
  mutating func setParagraph(_ style: AttributeReader) {
    isPlain =
      isPlain
      && style.element.attributes.allSatisfy { name, value in
        Self.harmless.contains(name) || name == "lineHeightMultiple" && value == "1"
      }
    let mode = style["lineBreakMode"] ?? ""
    isCut = mode.hasPrefix("truncating") || mode == "clipping"
  }

  /// What of a paragraph makes it neither wider nor higher.
  private static let harmless: Set = [
    "key", "alignment", "lineBreakMode", "baseWritingDirection", "tighteningFactorForTruncation",
    "allowsDefaultTighteningForTruncation", "defaultTabInterval",
  ]
}

extension AttributeReader {
  /// The font of a run, if it is the system's in a size that is written.
  fileprivate func systemFontOfText() throws(DocumentError) -> Font? {
    let weights: [String: Font.Weight] = ["system": .regular, "systemBold": .bold]
    guard let weight = self["metaFont"].flatMap({ weights[$0] }), let size = try number("size")
    else { return nil }
    return .systemFont(ofSize: max(0, size), weight: weight)
  }
}
