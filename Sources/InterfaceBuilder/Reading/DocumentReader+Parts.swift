import StackScrollCore

// What stands inside a view and is not a view: its frame, its margins, its font, its guides.

extension DocumentReader {
  /// Reads frames, margins and fonts.
  mutating func readParts() throws(DocumentError) {
    var framed: Set<Int> = []
    for index in list.elements.indices {
      guard let parent = list[index].parent else { continue }
      let isTitle = list[parent].name == "buttonConfiguration"
      guard let around = isTitle ? list[parent].parent : parent,
        let view = viewOfElement[holder(around)]
      else { continue }
      let attributes = attributes(index)
      switch (list[index].name, attributes["key"]) {
      case ("rect", "frame"):
        views[view].recordedFrame = try attributes.rect()
        framed.insert(view)
      case ("color", "backgroundColor"):
        let isClear = attributes["systemColor"] == "clearColor"
        guard try attributes.number("alpha") ?? 1 > 0, !isClear else { break }
        views[view].flags.insert(.hasBackground)
        views[view].background = list[index].attributes
      case ("autoresizingMask", "autoresizingMask")
      where ["widthSizable", "heightSizable", "flexibleMinX", "flexibleMinY"]
        .contains(where: attributes.flag):
        views[view].flags.remove(.isPlacedAsDrawn)
      case ("edgeInsets", "layoutMargins"), ("directionalEdgeInsets", "directionalLayoutMargins"):
        views[view].layoutMargins = try attributes.insets()
      case ("buttonConfiguration", "configuration"):
        if attributes["title"] != nil { views[view].flags.insert(.hasConfiguredTitle) }
      case ("attributedString", "attributedTitle"):
        views[view].flags.insert(.hasConfiguredTitle)
      case (_, _) where isTitle: break
      case ("state", "normal") where views[view].kind.element == "button":
        views[view].title =
          attributes["image"] == nil && attributes["backgroundImage"] == nil
          ? attributes["title"] : nil
      case ("fontDescription", _):
        let font = try attributes.systemFont()
        views[view].font = font
        views[view].fontSize =
          try attributes.number("pointSize") ?? (font?.textStyle != nil ? font?.pointSize() : nil)
      case ("string", "text") where views[view].kind.element == "label":
        views[view].text = list[index].text
      case ("imageReference", _), ("image", "image"):
        views[view].flags.formUnion([.hasIntrinsicWidth, .hasIntrinsicHeight])
        if views[view].kind.element == "imageView", attributes["catalog"] == "system" {
          views[view].flags.insert(.showsSymbol)
        }
      default: break
      }
    }
    // A frame of zeros is not written (of 33,000 views with siblings that have frames none has it), and
    // Xcode 8 wrote none of views that constraints place.
    let areSaved = framed.contains { number in
      views[number].superview != nil && !views[number].flags.contains(.hasFixedFrame)
    }
    for (number, view) in views.enumerated() where !framed.contains(number) {
      // What holds the rest of a cell fills it.
      if let cell = view.superview, views[cell].kind.isCell {
        views[number].recordedFrame = Rect(origin: .zero, size: views[cell].recordedFrame.size)
        continue
      }
      guard !areSaved else { continue }
      notes.append(DocumentNote(.missingFrame, at: view.place))
      views[number].flags.insert(.hasNoRecordedFrame)
      views[number].flags.subtract([.hasIntrinsicWidth, .hasIntrinsicHeight])
    }
    markTemplateFrames()
    markParts()
    try readImageSizes()
  }

  /// Marks outermost views that are smaller than any window, as who shows them decides on their size; one that is lower
  /// than what is in it was a screen when that was drawn, and is as high again.
  ///
  /// A phone of 320 x 480 points leaves 320 x 367 between its bars.
  private mutating func markParts() {
    for (number, view) in views.enumerated()
    where view.superview == nil && view.list == nil && !view.kind.isCell {
      let size = view.recordedFrame.size
      let isBetweenBars = size.width == 320 && size.height >= 367
      guard max(size.width, size.height) < Self.lowestScreen, !isBetweenBars,
        min(size.width, size.height) > 0
      else { continue }
      let inside = view.subviews.map { views[$0].recordedFrame.maxY }.max() ?? 0
      if inside >= Self.lowestScreen {
        views[number].recordedFrame.size.height = inside
      } else {
        views[number].flags.insert(.isFreeStanding)
      }
    }
  }

  /// The height of the lowest screen that is held upright, in points.
  private static let lowestScreen = 480.0

  /// The element that a part belongs to: that of the variation in which it stands, if that is in force.
  private func holder(_ element: Int) -> Int {
    guard varied.inForce.contains(element), let parent = list[element].parent else {
      return element
    }
    return parent
  }

  /// Marks the labels of a launch screen that no tools laid out since it came from a template.
  private mutating func markTemplateFrames() {
    guard list.elements.first?.attributes["launchScreen"] == "YES" else { return }
    for (number, view) in views.enumerated()
    where TemplateFrames.contains(view.recordedFrame, of: view.id) {
      views[number].flags.insert(.isMisplaced)
    }
  }

  /// Reads how large the images in image views are.
  private mutating func readImageSizes() throws(DocumentError) {
    var sizes: [String: Size] = [:]
    for index in list.elements.indices
    where list[index].name == "image" && list.parent(of: index)?.name == "resources" {
      let image = attributes(index)
      guard let name = image["name"], image["catalog"] == nil else { continue }
      sizes[name] = Size(
        width: try image.number("width") ?? 0, height: try image.number("height") ?? 0)
    }
    for (index, view) in viewOfElement.enumerated() where list[index].name == "imageView" {
      let image = attributes(index)
      guard let view, let size = image["image"].flatMap({ sizes[$0] }), image["catalog"] == nil
      else { continue }
      views[view].imageSize = size
    }
  }

  /// Reads the guides that constraints can name.
  mutating func readGuides() {
    let roots = rootsOfControllers()
    for index in list.elements.indices where !isExcluded[index] {
      let attributes = attributes(index)
      guard let kind = guideKind(attributes), attributes["id"] != nil,
        let owner = viewAround[index] ?? controller(around: index).flatMap({ roots[$0] })
      else { continue }
      let id = uniqueID(attributes["id"], at: attributes.place)
      items[id] = .guide(guides.count)
      guides.append(DocumentGuide(id: id, kind: kind, owner: owner, place: attributes.place))
    }
  }

  private mutating func guideKind(_ attributes: AttributeReader) -> DocumentGuide.Kind? {
    switch attributes.element.name {
    case "viewLayoutGuide": word("key", of: attributes, among: AttributeWords.guides)
    case "keyboardLayoutGuide", "viewLayoutKeyboardGuide": .keyboard
    case "viewControllerLayoutGuide": attributes["type"] == "bottom" ? .bottom : .top
    default: nil
    }
  }

  /// The controller in which an element stands: what is around its `layoutGuides`.
  private func controller(around index: Int) -> Int? {
    list[index].parent.flatMap { list[$0].parent }
  }

  /// The outermost view of each controller, by the element of the controller.
  func rootsOfControllers() -> [Int: Int] {
    var roots: [Int: Int] = [:]
    for (index, view) in viewOfElement.enumerated() {
      guard let view, list[index].attributes["key"] == "view", let parent = list[index].parent
      else { continue }
      roots[parent] = view
    }
    return roots
  }
}
