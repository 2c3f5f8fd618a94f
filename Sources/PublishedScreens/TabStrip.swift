import StackScrollCore

/// The published tab strip: a row of tabs that grows and shrinks with every tap.
///
/// The row is pinned on all four sides to the content and is as high as the scroll view; its width
/// is left to the tabs, each a third of the scroll view wide. So up to three fit, and more scroll.
/// A tap adds a tab until there are ``maximumTabs``, then removes one until a single tab is left,
/// then adds again.
///
/// Fraction, spacing, insets and direction are fixed on the published screen. They can be changed
/// here so that a law about it can be tried without each of its assumptions.
public struct TabStrip: Hashable, Sendable {
  /// The width of the scroll view in points.
  public let frameWidth: Double
  /// How many tabs there are, 1 to ``maximumTabs``.
  public let tabCount: Int
  /// Whether the next tap adds a tab: always at one tab, never at ``maximumTabs``.
  public let isAdding: Bool
  /// The width of a tab as a share of the scroll view's.
  public let tabFraction: Double
  /// The gap between tabs in points.
  public let spacing: Double
  /// The room around the content.
  public let contentInset: EdgeInsets
  /// The side on which the first tab stands.
  public let layoutDirection: LayoutDirection

  /// The height of the scroll view in points.
  package static let height = 58.0
  /// The number of tabs at which taps begin to remove.
  public static let maximumTabs = 9
  /// The number of tabs that the screen promises to show without scrolling.
  package static let promisedTabs = 3

  /// Makes a strip.
  ///
  /// - Parameters:
  ///   - frameWidth: the width of the scroll view in points.
  ///   - tabCount: how many tabs there are, 1 to ``maximumTabs``.
  ///   - isAdding: what the next tap does. At one tab and at ``maximumTabs`` there is only one thing
  ///     it can do, so there the value given does not matter.
  ///   - tabFraction: the width of a tab as a share of the scroll view's.
  ///   - spacing: the gap between tabs in points.
  ///   - contentInset: the room around the content.
  ///   - layoutDirection: the side on which the first tab stands.
  /// - Throws: ``PublishedScreenError`` if there are too few or too many tabs, or a number makes no
  ///   screen.
  public init(
    frameWidth: Double, tabCount: Int = 1, isAdding: Bool = true,
    tabFraction: Double = 1.0 / 3.0, spacing: Double = 0, contentInset: EdgeInsets = .zero,
    layoutDirection: LayoutDirection = .leftToRight
  ) throws(PublishedScreenError) {
    let allowed = 1...Self.maximumTabs
    guard allowed.contains(tabCount) else {
      throw .countOutOfRange(.tabCount, tabCount, allowed: allowed)
    }
    self.init(
      frameWidth: frameWidth, reaching: tabCount, isAdding: isAdding, tabFraction: tabFraction,
      spacing: spacing, contentInset: contentInset, layoutDirection: layoutDirection)
    do throws(ScreenError) { try check() } catch { throw .notWellFormed(error) }
  }

  /// Makes a strip from values known to be good, and turns at either end.
  private init(
    frameWidth: Double, reaching tabCount: Int, isAdding: Bool, tabFraction: Double,
    spacing: Double, contentInset: EdgeInsets, layoutDirection: LayoutDirection
  ) {
    self.frameWidth = frameWidth
    self.tabCount = tabCount
    self.isAdding = tabCount <= 1 || (isAdding && tabCount < Self.maximumTabs)
    self.tabFraction = tabFraction
    self.spacing = spacing
    self.contentInset = contentInset
    self.layoutDirection = layoutDirection
  }

  /// Refuses numbers that make no screen; those of all tabs are alike.
  private func check() throws(ScreenError) {
    try ScreenValidation.check(scrollView)
    try ScreenValidation.number(spacing, ErrorLocation(.view(ScrolledStack.stackID), .spacing))
    try ScreenValidation.check(tabWidth, of: "tab1", along: .horizontal, scrollView.size)
  }

  /// The strip after a tap.
  public func tapped() -> TabStrip {
    TabStrip(
      frameWidth: frameWidth, reaching: isAdding ? tabCount + 1 : tabCount - 1,
      isAdding: isAdding, tabFraction: tabFraction, spacing: spacing, contentInset: contentInset,
      layoutDirection: layoutDirection)
  }

  /// The names of the tabs in order: `tab1`, `tab2` and so on.
  package var tabIDs: [ViewID] { (1...tabCount).map { ViewID("tab\($0)") } }

  /// The strip as a screen.
  ///
  /// A tab is a leaf here. The image centred in it hangs on the tab and takes no part in how long
  /// the tab is.
  ///
  /// - Throws: `ScreenError`, though not for a strip that exists.
  public var screen: Screen {
    get throws(ScreenError) {
      let tabs = tabIDs.map { View($0, width: tabWidth, height: .equal(to: .frameLayoutGuide)) }
      return try Screen(
        scrollView: scrollView,
        content: StackView(axis: .horizontal, spacing: spacing, arrangedViews: tabs),
        height: .equal(to: .frameLayoutGuide),
        layoutDirection: layoutDirection)
    }
  }

  private var scrollView: ScrollView {
    ScrollView(size: Size(width: frameWidth, height: Self.height), contentInset: contentInset)
  }

  private var tabWidth: Length { .fraction(tabFraction, of: .frameLayoutGuide) }
}

extension TabStrip {
  /// What the label below the strip says: what a tap does, how many tabs there are, and whether
  /// they scroll.
  ///
  /// The last part is a promise, made by counting (``promisesToScroll``). Whether it is kept is
  /// for a layout to say.
  package var statusText: String {
    let action = isAdding ? "ADD" : "REMOVE"
    let promise = promisesToScroll ? "WILL" : "will NOT"
    return [
      "Tap anywhere to \(action) a tab",
      "Number of tabs: \(tabCount)",
      "Tabs \(promise) scroll",
    ].joined(separator: "\n\n")
  }

  /// Whether the label says that the tabs scroll: when there are more than ``promisedTabs``.
  package var promisesToScroll: Bool { tabCount > Self.promisedTabs }
}
