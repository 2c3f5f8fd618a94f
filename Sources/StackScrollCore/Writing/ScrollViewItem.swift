/// A scroll view as constraints see it: itself and its two guides.
public struct ScrollViewItem: Hashable, LayoutAnchoring {
  /// The scroll view itself, as articles write of it.
  public let layoutItem: LayoutItem
  /// The content area, whose size decides how far it scrolls.
  public let contentLayoutGuide: LayoutItem
  /// The frame, which does not move with the content.
  public let frameLayoutGuide: LayoutItem

  /// Makes a scroll view of a name.
  public init(_ id: String) {
    layoutItem = LayoutItem(id, className: "UIScrollView")
    contentLayoutGuide = LayoutItem("\(id).contentLayoutGuide", className: "UILayoutGuide")
    frameLayoutGuide = LayoutItem("\(id).frameLayoutGuide", className: "UILayoutGuide")
  }

  /// What is known before the layout: where the content starts, and the frame seen from there.
  public func placed(size: Size, contentOffset: Point = .zero) -> [Constraint] {
    let known: [(Anchor, Double)] = [
      (contentLayoutGuide[.left], 0), (contentLayoutGuide[.top], 0),
      (frameLayoutGuide[.left], contentOffset.x), (frameLayoutGuide[.top], contentOffset.y),
      (frameLayoutGuide[.width], size.width), (frameLayoutGuide[.height], size.height),
    ]
    return known.map { Constraint($0, constant: $1, origin: .frame) }
  }
}
