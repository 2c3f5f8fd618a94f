import StackScrollCore

// Which elements are views, and what stands in their tags.

extension DocumentReader {
  /// Reads every view, and for each element which view it stands in.
  mutating func readViews() throws(DocumentError) {
    let framed = elementsWithFrame()
    let screens = viewsOfOwners()
    for index in list.elements.indices {
      let element = list[index]
      let around = element.parent.flatMap { viewAround[$0] }
      let isLeftOut =
        (element.parent.map { isExcluded[$0] } ?? false)
        || (element.attributes["id"].map(varied.excluded.contains) ?? false)
      isExcluded.append(isLeftOut)
      guard !isLeftOut, isView(index, framed) else {
        viewOfElement.append(nil)
        viewAround.append(around)
        continue
      }
      viewOfElement.append(views.count)
      viewAround.append(views.count)
      try readView(index, inside: around)
      // A bar makes the view of an item as large as its constraints ask.
      let isInBar = element.attributes["key"] == "customView"
      let isTopmost = list.parent(of: index)?.name == "objects"
      if isInBar || isTopmost && !screens.contains(views[views.count - 1].id) {
        views[views.count - 1].flags.insert(.isFreeStanding)
      }
    }
  }

  /// What is connected as the view of the controller that loads the document.
  private func viewsOfOwners() -> Set<String> {
    Set(
      list.elements.filter { $0.name == "outlet" && $0.attributes["property"] == "view" }
        .compactMap { $0.attributes["destination"] })
  }

  /// The identifiers of what outlets are connected to: code may change that.
  func connectedElements() -> Set<String> {
    Set(
      list.elements.filter { $0.name == "outlet" || $0.name == "outletCollection" }
        .compactMap { $0.attributes["destination"] })
  }

  private func elementsWithFrame() -> Set<Int> {
    var found: Set<Int> = []
    for element in list.elements
    where element.name == "rect" && element.attributes["key"] == "frame" {
      if let parent = element.parent { found.insert(parent) }
    }
    return found
  }

  /// Whether an element is a view.
  ///
  /// What is different on other devices is none although it has a frame; early tools wrote no frame for
  /// the content of a cell.
  private func isView(_ index: Int, _ framed: Set<Int>) -> Bool {
    let element = list[index]
    guard element.name != "variation" else { return false }
    return framed.contains(index) || list.parent(of: index)?.name == "subviews"
      || (element.name == "view" && element.attributes["key"] == "view")
      || (element.attributes["key"] == "contentView"
        && element.parent.map(framed.contains) ?? false)
  }

  private mutating func readView(_ index: Int, inside around: Int?) throws(DocumentError) {
    let attributes = attributes(index)
    let known = ViewKind(element: list[index].name, tools: tools)
    if known == nil { notes.append(DocumentNote(.unknownView, at: attributes.place)) }
    let kind = known ?? ViewKind(plain: list[index].name)
    let id = uniqueID(attributes["id"], at: attributes.place)
    var view = DocumentView(
      id: id, place: attributes.place, kind: kind, customClass: attributes["customClass"],
      label: attributes["userLabel"] ?? attributes["text"] ?? attributes["title"],
      recordedFrame: .zero)
    view.superview = superview(of: kind, in: around)
    view.list = view.superview == nil ? around : nil
    view.hugging.horizontal = try attributes.priority(
      "horizontalHuggingPriority", default: .defaultLow)
    view.hugging.vertical = try attributes.priority(
      "verticalHuggingPriority", default: .defaultLow)
    view.compressionResistance.horizontal = try attributes.priority(
      "horizontalCompressionResistancePriority", default: .defaultHigh)
    view.compressionResistance.vertical = try attributes.priority(
      "verticalCompressionResistancePriority", default: .defaultHigh)
    view.placeholderSize.width = try attributes.placeholder("placeholderIntrinsicWidth")
    view.placeholderSize.height = try attributes.placeholder("placeholderIntrinsicHeight")
    view.numberOfLines = Int(try attributes.number("numberOfLines") ?? 1)
    if let width = try attributes.number("preferredMaxLayoutWidth"), width > 0 {
      view.preferredMaxLayoutWidth = width
    }
    view.flags = flags(attributes, kind, superview: view.superview)
    if kind.element == "label" {
      (view.text, view.font) = (attributes["text"], .label)
      view.textAlignment =
        attributes["textAlignment"].flatMap(TextAlignment.init) ?? .natural
    }
    if kind.element == "stackView" { view.stack = try stack(attributes) }
    if kind.isScrollView { view.scroll = scroll(attributes) }
    items[id] = .view(views.count)
    if let superview = view.superview { views[superview].subviews.append(views.count) }
    views.append(view)
  }

  /// The view in which another is laid out; cells and what stands in lists are laid out apart.
  private func superview(of kind: ViewKind, in around: Int?) -> Int? {
    guard let around, !kind.isCell, !views[around].kind.laysOutSubviewsApart else { return nil }
    return around
  }

  /// Whether a label makes its font smaller, as it does unless that is turned off where a least size is
  /// given.
  ///
  /// Source: UILabel documentation, `adjustsFontSizeToFitWidth`; what documents write is observed.
  private func shrinksText(_ attributes: AttributeReader) -> Bool {
    let hasLeast = ["minimumFontSize", "minimumScaleFactor"].contains { attributes[$0] != nil }
    return hasLeast && !attributes.denies("adjustsFontSizeToFit")
      && attributes["numberOfLines"] ?? "1" == "1"
  }

  private func flags(
    _ attributes: AttributeReader, _ kind: ViewKind, superview: Int?
  ) -> ViewFlags {
    var flags: ViewFlags = []
    let isArranged = superview.map { views[$0].stack != nil } ?? false
    let followsMask = !attributes.denies("translatesAutoresizingMaskIntoConstraints")
    let named: [(ViewFlags, Bool)] = [
      (.isHidden, attributes.flag("hidden") && !keepsPlace(attributes)),
      (.hasFixedFrame, attributes.flag("fixedFrame") || (followsMask && !isArranged)),
      (.isPlacedAsDrawn, attributes.flag("fixedFrame") && !followsMask),
      (.isMisplaced, attributes.flag("misplaced")),
      (.isAmbiguous, attributes.flag("ambiguous")),
      (.silencesAmbiguity, attributes["verifyAmbiguity"] == "off"),
      (.shrinksText, shrinksText(attributes)),
      (.isInsetGrouped, attributes["style"] == "insetGrouped"),
      (.zooms, attributes["maximumZoomScale"].flatMap(Double.init).map { $0 > 1 } ?? false),
      (.turnsPages, attributes.flag("pagingEnabled")),
      (.hasRowHeight, attributes["rowHeight"].flatMap(Double.init).map { $0 > 0 } ?? false),
      (.hasStaticRows, attributes["dataMode"] == "static"),
      (.clipsSubviews, attributes.flag("clipsSubviews")),
      (.isScrolledByCode, kind.isScrollView && attributes.denies("scrollEnabled")),
      (.preservesSuperviewMargins, attributes.flag("preservesSuperviewLayoutMargins")),
      (.followsReadableWidth, attributes.flag("layoutMarginsFollowReadableWidth")),
      (.ignoresSafeArea, attributes.denies("insetsLayoutMarginsFromSafeArea")),
      (.showsSymbol, kind.element == "imageView" && attributes["catalog"] == "system"),
      (.hasIntrinsicWidth, kind.ownLengths == .both && hasContent(attributes)),
      (.hasIntrinsicHeight, kind.ownLengths != .none && hasContent(attributes)),
    ]
    for (flag, holds) in named where holds { flags.insert(flag) }
    return flags
  }

  /// Whether a hidden view stays in its stack view: a spinner that hides because it stands still.
  ///
  /// One that is animating, or does not hide when it stops, is hidden by its author and collapses.
  ///
  /// Source: observed on recorded frames.
  private func keepsPlace(_ attributes: AttributeReader) -> Bool {
    attributes.element.name == "activityIndicatorView" && attributes.flag("hidesWhenStopped")
      && !attributes.flag("animating")
  }

  /// Whether there is something to have a size: an image, or text that does not scroll.
  private func hasContent(_ attributes: AttributeReader) -> Bool {
    switch attributes.element.name {
    case "imageView": attributes["image"] != nil || attributes["highlightedImage"] != nil
    case "textView": attributes.denies("scrollEnabled")
    default: true
    }
  }

  private mutating func scroll(_ attributes: AttributeReader) -> ScrollAttributes {
    ScrollAttributes(
      alwaysBounces: Set(
        Axis.allCases.filter {
          attributes.flag($0 == .horizontal ? "alwaysBounceHorizontal" : "alwaysBounceVertical")
        }),
      insetAdjustment: word(
        "contentInsetAdjustmentBehavior", of: attributes, among: AttributeWords.insetAdjustments))
  }

  private mutating func stack(_ attributes: AttributeReader) throws(DocumentError)
    -> StackAttributes
  {
    var stack = StackAttributes()
    stack.axis = word("axis", of: attributes, among: AttributeWords.axes) ?? stack.axis
    stack.distribution =
      word("distribution", of: attributes, among: AttributeWords.distributions)
      ?? stack.distribution
    stack.alignment =
      word("alignment", of: attributes, among: AttributeWords.alignments) ?? stack.alignment
    stack.spacing =
      try attributes.number("spacing")
      ?? (attributes["spacingType"] == "standard" ? StackAttributes.standardSpacing : 0)
    stack.isBaselineRelative = attributes.flag("baselineRelativeArrangement")
    return stack
  }

  /// What a word means; a word that means nothing is noted.
  mutating func word<Meaning>(
    _ name: String, of attributes: AttributeReader, among words: [String: Meaning]
  ) -> Meaning? {
    guard let word = attributes[name] else { return nil }
    if let meaning = words[word] { return meaning }
    notes.append(
      DocumentNote(.unknownWord(attribute: name, word: word), at: attributes.place))
    return nil
  }
}
