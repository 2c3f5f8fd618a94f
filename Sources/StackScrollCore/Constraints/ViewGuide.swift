/// A guide of a view, by the name that constraints have for it: `card.safeAreaLayoutGuide`.
///
/// Source: UIView documentation, `safeAreaLayoutGuide`, `layoutMarginsGuide`,
/// `readableContentGuide`, `keyboardLayoutGuide`; UIScrollView documentation, `contentLayoutGuide`, `frameLayoutGuide`.
package enum ViewGuide: String, Hashable, Sendable, CaseIterable {
  case safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide, keyboardLayoutGuide
  case contentLayoutGuide, frameLayoutGuide

  /// Whether only scroll views have it.
  package var isOfScrollViews: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }
}

extension LayoutItem {
  /// The part of the view that bars leave free, as an item of its own.
  public var safeAreaLayoutGuide: LayoutItem { guide(.safeAreaLayoutGuide) }
  /// The part of the view inside its margins in which lines of text are not too long to be read.
  public var readableContentGuide: LayoutItem { guide(.readableContentGuide) }

  /// The part of the view that the keyboard covers: without one, what the safe area leaves out at
  /// the bottom.
  public var keyboardLayoutGuide: LayoutItem { guide(.keyboardLayoutGuide) }

  /// A guide of the view.
  package func guide(_ guide: ViewGuide) -> LayoutItem {
    LayoutItem("\(id).\(guide.rawValue)", className: "UILayoutGuide")
  }

  /// The name of the view that it is, or whose guide it is.
  package var viewName: String { parts.view }

  /// The guide that it is; nil if it is a view.
  package var viewGuide: ViewGuide? { parts.guide }

  private var parts: (view: String, guide: ViewGuide?) {
    guard let dot = id.utf8.lastIndex(of: UInt8(ascii: ".")),
      let guide = ViewGuide(rawValue: String(id[id.index(after: dot)...]))
    else { return (id, nil) }
    return (String(id[..<dot]), guide)
  }
}
