extension TabStrip {
  /// What the label below the strip says: what a tap does, how many tabs there are, and whether
  /// they scroll.
  ///
  /// The last part is a promise, made by counting (``promisesToScroll``). Whether it is kept is
  /// for a layout to say.
  public var statusText: String {
    let action = isAdding ? "ADD" : "REMOVE"
    let promise = promisesToScroll ? "WILL" : "will NOT"
    return [
      "Tap anywhere to \(action) a tab",
      "Number of tabs: \(tabCount)",
      "Tabs \(promise) scroll",
    ].joined(separator: "\n\n")
  }

  /// Whether the label says that the tabs scroll: when there are more than ``promisedTabs``.
  public var promisesToScroll: Bool { tabCount > Self.promisedTabs }

  /// The label's top left corner, from the strip's.
  public var statusOrigin: Point {
    Point(x: Self.statusMargin, y: Self.height + Self.statusMargin)
  }

  /// The label's width in points: what the margins leave, never below 0.
  public var statusWidth: Double { max(0, frameWidth - 2 * Self.statusMargin) }

  /// The distance of the label from the strip and from both sides, in points.
  public static let statusMargin = 40.0
}
