import StackScrollCore

/// The identifiers of the constraints that stack views and margins install.
///
/// Source: observed on the class: they are printed in console logs.
package enum InstalledIdentifier: String, Hashable, Sendable, CaseIterable {
  /// The stack view's edges and those of its first and last views.
  case canvasConnection = "UISV-canvas-connection"
  /// The gap between neighbours.
  case spacing = "UISV-spacing"
  /// One length for all.
  case fillEqually = "UISV-fill-equally"
  /// A share of the stack view.
  case fillProportionally = "UISV-fill-proportionally"
  /// An equal part of a row of texts of several lines.
  case textWidth = "UISV-text-width-disambiguation"
  /// A spacer between two edges or two centres, and that all of them are alike.
  case distributingEdge = "UISV-distributing-edge"
  /// The stack view is no longer than it must be.
  case canvasFit = "UISV-canvas-fit"
  /// A hidden view has no length.
  case hiding = "UISV-hiding"
  /// Views stand alike across the axis.
  case alignment = "UISV-alignment"
  /// The spanner reaches around every view.
  case spanningBoundary = "UISV-spanning-boundary"
  /// The spanner is no thicker than it must be.
  case spanningFit = "UISV-spanning-fit"
  /// A view without a thickness has none.
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  /// Where the margins are.
  case leadingMargin = "UIView-leadingMargin-guide-constraint"
  case trailingMargin = "UIView-trailingMargin-guide-constraint"
  case topMargin = "UIView-topMargin-guide-constraint"
  case bottomMargin = "UIView-bottomMargin-guide-constraint"
  /// The policy that a stack view without visible views has no length.
  ///
  /// No class installs it: without it the fitting length of such a stack would be open.
  case emptyFit = "StackScroll-empty-fit"
  /// The policy that among equals the lowest index gives way.
  ///
  /// No class installs it: it repeats preferences on levels of their own, weaker than all others.
  case index = "StackScroll-index"
}

/// The priorities of what stack views install.
///
/// Source: observed on the class; see the type of each rule for what is this model's reading.
enum InstalledPriority {
  /// A view's edge and the spanner's on the side to which views are aligned.
  static let boundary = LayoutPriority(999.5)
  /// The spanner's length.
  static let spanningFit = LayoutPriority(51)
  /// The stack view's own length.
  static let canvasFit = LayoutPriority(49)
  /// The length of a view without one across the axis.
  static let ambiguitySuppression = LayoutPriority(25)
  /// Weaker than anything that can be asked for.
  static let emptyFit = LayoutPriority(0.5)

  /// How strongly preferences are held that settle ties by index: levels, counted from 0, that fall
  /// strictly below ``emptyFit``, however many there are.
  static func index(_ level: Int) -> LayoutPriority {
    LayoutPriority(emptyFit.rawValue / Double(level + 2))
  }

  /// How strongly a view asks for its share: one level a view, falling strictly from 999, above the
  /// compression resistance of 750 however many views there are.
  static func share(_ view: Int) -> LayoutPriority {
    LayoutPriority(view < 200 ? 999 - Double(view) : 750 + 49 * 200 / Double(view))
  }

  /// How strongly a text asks for its part of a row that resists being squeezed so strongly: no more
  /// than 999, so that a required hugging, or a required length, is never at odds with it.
  static func textWidth(resistance: LayoutPriority) -> LayoutPriority {
    LayoutPriority(min(999, resistance.rawValue + 10))
  }

  /// How strongly a distance between centres, counted from 1, is held to be like the first: one
  /// level a distance, falling strictly from 149, above the canvas fit however many there are.
  static func centring(_ distance: Int) -> LayoutPriority {
    LayoutPriority(distance < 50 ? 150 - Double(distance) : 49 + 51 * 50 / Double(distance))
  }
}

/// Hands out names for items that are no views, none of them taken.
///
/// A stack view makes guides and spacers that nobody named. What they are called must tell whose
/// they are, and must differ from every view, whatever views are called.
package struct ItemNames: Sendable {
  /// The names that are in use from the start; nil once a name was asked for.
  private var first: (@Sendable () -> [String])?
  private var taken: Set<String> = []

  /// Starts with the names that are in use, which are not read before a name is asked for.
  package init(taken names: @autoclosure @escaping @Sendable () -> [String]) {
    first = names
  }

  /// An item of that name, followed by as many primes as it takes to be the only one.
  package mutating func item(_ name: String, className: String) -> LayoutItem {
    taken.formUnion(first?() ?? [])
    first = nil
    var free = name
    while !taken.insert(free).inserted { free += "'" }
    return LayoutItem(free, className: className)
  }
}

/// The attributes by which a rule that is written once for both axes speaks of an item.
extension Axis {
  /// The edge where the axis starts.
  package var near: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The edge where it ends.
  package var far: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  /// The edge from which places count, whatever the layout direction.
  package var leftOrTop: LayoutAttribute { self == .horizontal ? .left : .top }
  /// The length along it.
  package var length: LayoutAttribute { self == .horizontal ? .width : .height }
  /// The middle of it.
  package var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
}
