import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Wrong layouts of windows.
enum WindowBugs {
  static let all: [PlantedBug] = [
    oneLine, oneCategory, noLineBreaks, noSafeArea, safeAreaEverywhere, unpreserved,
    readableIsMargins, stillContent, longContent, margin, leadingIsLeft, rootAlone, cutOffsets,
    noKeyboard, halfTurned, hiddenIsFree, unsettled, hitOutside, variedBySum,
    onlyLarger,
  ]

  static let noKeyboard = PlantedBug.window(
    "keyboard-forgotten", "A keyboard covers nothing of a window.",
    seen: "keyboard guides tried without a keyboard alone"
  ) { try $0.with(keyboardHeight: 0) }

  static let halfTurned = PlantedBug.windowEdit(
    "window-half-turned", "A window that is turned gets its new width and keeps its height.",
    seen: "sizes read in the middle of a rotation"
  ) { edit, window in
    guard edit == .rotate else { return nil }
    return [.resize(Size(width: window.size.height, height: window.size.height))]
  }

  static let onlyLarger = PlantedBug.windowEdit(
    "text-never-gets-smaller", "Texts of a window become larger when asked to, never smaller.",
    seen: "fonts that are replaced only where a text does not fit"
  ) { edit, window in
    guard case .setContentSizeCategory(let category) = edit else { return nil }
    return category < window.contentSizeCategory ? [] : nil
  }

  static let hiddenIsFree = PlantedBug.windowEdit(
    "hidden-views-lose-constraints", "A view that is hidden has no constraints from then on.",
    seen: "constraints that are deactivated when a view hides, and not kept"
  ) { edit, window in
    guard case .setHidden(true, let id) = edit else { return nil }
    let places = window.constraints.indices.filter {
      window.constraints[$0].first.item.id == id.name
    }
    return places.reversed().map { Edit.removeConstraint(.index($0)) } + [edit]
  }

  static let unsettled = PlantedBug.windowEdit(
    "settled-without-insets", "A content that settles comes to rest at 0, whatever its insets.",
    seen: "offsets that are kept above 0"
  ) { edit, window in
    guard case .settle(in: let name?) = edit,
      let offset = try window.applying(edit).layout().content(of: name)?.contentOffset
    else { return nil }
    return [.scroll(to: Point(x: max(0, offset.x), y: max(0, offset.y)), in: name)]
  }

  static let hitOutside = PlantedBug(
    "taps-outside-of-the-scroll-view", "A view is hit where its scroll view cuts it off.",
    seen: "hit tests over the frames of all views", isOfWindows: true
  ) { twin in
    twin.hitTest = { layout, point in
      Array(zip(layout.ids, layout.frames)).last { $1.contains(point) }?.0
    }
  }

  static let variedBySum = PlantedBug.window(
    "varied-constants-add-up", "A variation adds its constants to those that are there.",
    seen: "constants that are changed by an amount"
  ) { window in
    let variations = window.variations.map { variation in
      Variation(
        variation.sizeClasses,
        edits: variation.edits.map { edit in
          guard case .setConstant(let constant, of: .index(let index)) = edit else { return edit }
          let before = window.constraints[index].constant
          return .setConstant(before + constant, of: .index(index))
        })
    }
    return try window.with(variations: variations)
  }

  static let oneLine = PlantedBug.window(
    "window-texts-on-one-line", "Every text of a window is as high as one line.",
    seen: "labels measured before they had a width"
  ) { window in
    try window.with(
      root: window.root.mappingTexts { _, _, leaf in leaf.text?.preferredMaxLayoutWidth = 0 })
  }

  static let oneCategory = PlantedBug.window(
    "text-size-ignored", "Texts of a style are as large as usual, however large people like them.",
    seen: "fonts that are made once, when the app starts"
  ) { try $0.with(contentSizeCategory: .large) }

  static let noLineBreaks = PlantedBug.window(
    "line-breaks-are-spaces", "A line break in a string is a space.",
    seen: "texts that are cut into words before they are measured"
  ) { window in
    try window.with(
      root: window.root.mappingTexts { _, text, leaf in
        guard let string = text.string, let font = text.font else { return }
        leaf.text = LabelText(
          String(string.map { $0.isNewline ? " " : $0 }), font: font,
          numberOfLines: text.numberOfLines,
          preferredMaxLayoutWidth: text.preferredMaxLayoutWidth)
      })
  }

  static let noSafeArea = PlantedBug.window(
    "safe-area-forgotten", "Bars take nothing of a window.",
    seen: "screens tried on devices without a notch alone"
  ) { try $0.with(safeAreaInsets: .zero) }

  static let safeAreaEverywhere = PlantedBug.windowLayout(
    "safe-area-in-every-view", "Every view has the safe area of the window, wherever it stands.",
    seen: "insets that are handed down from the window"
  ) { window, layout in
    layout.mappingInsets { insets, _ in insets = window.safeAreaInsets }
  }

  static let unpreserved = PlantedBug.window(
    "superview-margins-not-preserved", "No view has the margins of its superview.",
    seen: "preservesSuperviewLayoutMargins left out"
  ) { try $0.mappingContainers { $0.preservesSuperviewLayoutMargins = false } }

  static let readableIsMargins = PlantedBug.window(
    "readable-guide-is-the-margins", "The readable guide is as wide as the margins on any window.",
    seen: "texts tried on phones alone"
  ) { try $0.renaming(".readableContentGuide", ".layoutMarginsGuide") }

  static let stillContent = PlantedBug.window(
    "inner-content-stands-still", "A scroll view inside another shows its content unscrolled.",
    seen: "offsets that are added up from the outermost scroll view alone"
  ) { try $0.with(root: $0.root.stillInside(isInside: false)) }

  static let longContent = PlantedBug.windowLayout(
    "content-fills-the-frame", "A content that is shorter than its scroll view is as long as that.",
    seen: "content sizes that are taken from the frame where everything fits"
  ) { _, layout in
    layout.mappingContents { content in
      let bounds = content.scroll.bounds
      content.scroll.contentSize.width = max(content.contentSize.width, bounds.width)
      content.scroll.contentSize.height = max(content.contentSize.height, bounds.height)
    }
  }

  static let cutOffsets = PlantedBug.window(
    "offsets-are-cut", "A content is moved by 20 points at most.",
    seen: "offsets that are kept within a constant, not within the content"
  ) { window in
    try window.mappingContainers { container in
      guard let offset = container.scrollView?.contentOffset else { return }
      container.scrollView?.contentOffset = Point(x: min(offset.x, 20), y: min(offset.y, 20))
    }
  }

  static let leadingIsLeft = PlantedBug.window(
    "leading-is-left", "Leading edges are left edges, however text runs.",
    seen: "constraints that name left and right"
  ) { try $0.renaming(attributes: [.leading: .left, .trailing: .right]) }

  static let rootAlone = PlantedBug.window(
    "safe-area-of-the-root-alone", "Views inside the root have no safe area guide but their edges.",
    seen: "guides of the outermost view, used throughout"
  ) { try $0.renaming(".safeAreaLayoutGuide", "", except: $0.root.id.name) }

  static let margin = PlantedBug.window(
    "margins-count-the-safe-area-always", "Margins count the safe area of every view.",
    seen: "insetsLayoutMarginsFromSafeArea left out"
  ) { try $0.mappingContainers { $0.insetsLayoutMarginsFromSafeArea = true } }
}

extension PlantedBug {
  /// A bug that lays another window out than the one it is given.
  fileprivate static func window(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (Screen) throws -> Screen
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen, isOfWindows: true) { twin in
      twin.screenLayout = { try change($0).layout(by: $1, from: $2) }
    }
  }

  /// A bug in one kind of edit of a window; nil leaves an edit as it is.
  fileprivate static func windowEdit(
    _ id: String, _ sentence: String, seen: String,
    _ replace: @escaping @Sendable (Edit, Screen) throws -> [Edit]?
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen, isOfWindows: true) { twin in
      twin.editing.apply = { window, edits in
        try edits.reduce(window) { window, edit in
          try window.applying(try replace(edit, window) ?? [edit])
        }
      }
    }
  }

  /// A bug that changes the layout of a window when it is done.
  fileprivate static func windowLayout(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (Screen, Layout) -> Layout
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen, isOfWindows: true) { twin in
      twin.screenLayout = { change($0, try $0.layout(by: $1, from: $2)) }
    }
  }
}

extension Screen {
  /// The window whose constraints speak of another guide, but for those of one view.
  fileprivate func renaming(
    _ guide: String, _ other: String, except view: String? = nil
  ) throws -> Screen {
    try renaming { anchor in
      let name = anchor.item.id
      guard name.hasSuffix(guide), name != view.map({ $0 + guide }) else { return anchor }
      return LayoutItem(name.dropLast(guide.count) + other)[anchor.attribute]
    }
  }

  /// The window whose constraints speak of other attributes.
  fileprivate func renaming(attributes: [LayoutAttribute: LayoutAttribute]) throws -> Screen {
    try renaming { $0.item[attributes[$0.attribute] ?? $0.attribute] }
  }

  private func renaming(_ renamed: (Anchor) -> Anchor) throws -> Screen {
    try with(
      constraints: constraints.map { constraint in
        var constraint = constraint
        constraint.first = renamed(constraint.first)
        constraint.second = constraint.second.map(renamed)
        return constraint
      })
  }
}

extension View {
  /// The view with the scroll views inside scroll views at their start.
  fileprivate func stillInside(isInside: Bool) -> View {
    guard var container else { return self }
    if isInside { container.scrollView?.contentOffset = .zero }
    let isScrollView = container.scrollView != nil
    container.subviews = container.subviews.map {
      $0.stillInside(isInside: isInside || isScrollView)
    }
    return with(content: .container(container))
  }
}
