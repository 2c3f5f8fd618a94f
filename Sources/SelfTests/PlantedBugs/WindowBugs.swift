import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// Wrong layouts of windows.
enum WindowBugs {
  static let all: [PlantedBug] = [
    oneLine, noSafeArea, safeAreaEverywhere, unpreserved, readableIsMargins, stillContent,
    contentIsFrame, margin,
  ]

  static let oneLine = PlantedBug.window(
    "window-texts-on-one-line", "Every text of a window is as high as one line.",
    seen: "labels measured before they had a width"
  ) { window in
    try window.with(
      root: window.root.mappingTexts { _, _, leaf in leaf.text?.preferredMaxLayoutWidth = 0 })
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

  static let contentIsFrame = PlantedBug.window(
    "content-guide-is-the-frame", "What is tied to the content of a scroll view reaches its frame.",
    seen: "edges tied to frameLayoutGuide by mistake"
  ) { try $0.renaming(".contentLayoutGuide", ".frameLayoutGuide") }

  static let margin = PlantedBug.window(
    "margins-count-the-safe-area-always", "Margins count the safe area of every view.",
    seen: "insetsLayoutMarginsFromSafeArea left out"
  ) { try $0.mappingContainers { $0.insetsLayoutMarginsFromSafeArea = true } }
}

extension PlantedBug {
  /// A bug that lays another window out than the one it is given.
  fileprivate static func window(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (Window) throws -> Window
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen) { twin in
      twin.windowLayout = { try change($0).layout() }
    }
  }

  /// A bug that changes the layout of a window when it is done.
  fileprivate static func windowLayout(
    _ id: String, _ sentence: String, seen: String,
    _ change: @escaping @Sendable (Window, WindowLayout) -> WindowLayout
  ) -> PlantedBug {
    PlantedBug(id, sentence, seen: seen) { twin in
      twin.windowLayout = { change($0, try $0.layout()) }
    }
  }
}

extension Window {
  /// The window whose constraints speak of another guide.
  fileprivate func renaming(_ guide: String, _ other: String) throws -> Window {
    func renamed(_ anchor: Anchor) -> Anchor {
      guard anchor.item.id.hasSuffix(guide) else { return anchor }
      return LayoutItem(anchor.item.id.dropLast(guide.count) + other)[anchor.attribute]
    }
    return try with(
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
