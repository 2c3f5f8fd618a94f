import StackScrollCore

// What is seen of buttons.

extension DocumentReader {
  /// Reads what is seen of buttons that show no more than a title and an image.
  ///
  /// Of a button of a class of the app, with a background, a border or views in it the whole frame is seen, and of one
  /// that is empty nothing is known. Code and states may change the title: the longest one that is written counts.
  mutating func readButtons() throws(DocumentError) {
    var looks: [Int: ButtonLook] = [:]
    for index in list.elements.indices {
      let attributes = attributes(index)
      if list[index].name == "button", let view = viewOfElement[index] {
        looks[view] = ButtonLook(attributes)
      }
      guard let button = buttonAround(index), let view = viewOfElement[button] else { continue }
      let isInState = list[index].parent != button
      switch (list[index].name, attributes["key"]) {
      case ("state", _), ("buttonConfiguration", _): looks[view]?.read(attributes)
      case ("imageReference", "image"), ("image", "image"):
        looks[view]?.images.append(attributes["image"] ?? attributes["name"])
      case ("inset", "contentEdgeInsets"):
        looks[view]?.insets = EdgeInsets(
          top: try attributes.number("minY") ?? 0, left: try attributes.number("minX") ?? 0,
          bottom: try attributes.number("maxY") ?? 0, right: try attributes.number("maxX") ?? 0)
      case ("inset", _), ("directionalEdgeInsets", _), ("userDefinedRuntimeAttributes", _),
        ("preferredSymbolConfiguration", _), ("attributedString", _),
        ("backgroundConfiguration", _), ("imageReference", _), ("image", _):
        looks[view]?.isSeenWhole = true
      case ("fontDescription", _) where isInState: looks[view]?.isSeenWhole = true
      default: break
      }
    }
    let sizes = try imageSizes()
    for (number, look) in looks {
      let view = views[number]
      guard view.kind.element == "button", view.customClass == nil, view.subviews.isEmpty,
        !view.flags.contains(.hasBackground), !look.isSeenWhole
      else { continue }
      views[number].buttonContent = look.content(
        in: view.font
          ?? .systemFont(ofSize: view.fontSize ?? look.fontSize, weight: .regular), sizes)
    }
  }

  /// The button that an element belongs to: that around it, or around its state or configuration.
  private func buttonAround(_ index: Int) -> Int? {
    guard let parent = list[index].parent else { return nil }
    let isState = ["state", "buttonConfiguration"].contains(list[parent].name)
    guard let around = isState ? list[parent].parent : parent, list[around].name == "button" else {
      return nil
    }
    return around
  }

  /// How large the images are that the document lists, in points; those of the system are listed far
  /// larger than they are shown.
  ///
  /// Source: observed: a symbol of the system is listed as about 128 points wide, and shown as a letter.
  private func imageSizes() throws(DocumentError) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for index in list.elements.indices
    where list[index].name == "image" && list.parent(of: index)?.name == "resources" {
      let image = attributes(index)
      guard let name = image["name"] else { continue }
      let scale = image["catalog"] == "system" ? Self.symbolScale : 1
      sizes[name] = Size(
        width: scale * (try image.number("width") ?? 0),
        height: scale * (try image.number("height") ?? 0))
    }
    return sizes
  }

  /// The share of the listed size of a symbol in which buttons show it at most.
  private static let symbolScale = 0.25
}

/// What the document says of the look of a button.
private struct ButtonLook {
  /// What it says in its states.
  var titles: [String] = []
  /// The images that it shows in its states; nil for one without a name.
  var images: [String?] = []
  /// The room around what it shows.
  var insets = EdgeInsets.zero
  /// Whether more is seen of it, or something of which the size is not known.
  var isSeenWhole = false
  /// The size of its font unless one is written.
  ///
  /// Source: observed on recorded frames: 15 points, and 17 for what a configuration says.
  private(set) var fontSize = 15.0
  private let (horizontal, vertical): (ButtonContent.End?, ButtonContent.End?)

  private static let across: [String: ButtonContent.End] = [
    "left": .near, "center": .middle, "right": .far, "leading": .leading, "trailing": .trailing,
  ]
  private static let along: [String: ButtonContent.End] = [
    "top": .near, "center": .middle, "bottom": .far,
  ]
  private static let plainTypes: Set = ["custom", "system", "roundedRect"]

  init(_ attributes: AttributeReader) {
    horizontal = Self.across[attributes["contentHorizontalAlignment"] ?? "center"]
    vertical = Self.along[attributes["contentVerticalAlignment"] ?? "center"]
    isSeenWhole = !Self.plainTypes.contains(attributes["buttonType"] ?? "custom")
  }

  /// Reads what is shown in a state, or what a configuration says.
  mutating func read(_ attributes: AttributeReader) {
    if attributes.element.name == "buttonConfiguration" {
      fontSize = 17
      if attributes["style"] != "plain" || attributes["subtitle"] != nil { isSeenWhole = true }
    }
    if attributes["backgroundImage"] != nil { isSeenWhole = true }
    if let title = attributes["title"], !title.isEmpty { titles.append(title) }
    if let image = attributes["image"] { images.append(image) }
  }

  /// What is seen of it in a font; nil if that is all of its frame, or not known.
  func content(in font: Font, _ sizes: [String: Size]) -> ButtonContent? {
    let known = images.compactMap { $0.flatMap { sizes[$0] } }
    guard let horizontal, let vertical, known.count == images.count,
      !titles.isEmpty || !images.isEmpty,
      titles.allSatisfy({ $0.utf8.count <= ScreenLimits.textLength })
    else { return nil }
    let texts = titles.map { LabelText($0, font: font, numberOfLines: 0).intrinsicSize }
    func most(_ axis: Axis, _ sizes: [Size]) -> Double { sizes.map { $0[axis] }.max() ?? 0 }
    var content = ButtonContent(
      size: Size(
        width: most(.horizontal, texts) + most(.horizontal, known),
        height: max(most(.vertical, texts), most(.vertical, known))))
    (content.horizontal, content.vertical, content.insets) = (horizontal, vertical, insets)
    return content
  }
}
