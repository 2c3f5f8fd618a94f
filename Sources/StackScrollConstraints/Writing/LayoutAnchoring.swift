/// Something that has anchors: an item, or what stands for one.
///
/// Source: UIView documentation, Creating Constraints Using Layout Anchors.
public protocol LayoutAnchoring: Sendable {
  /// The item whose anchors they are.
  var layoutItem: LayoutItem { get }
}

extension LayoutItem: LayoutAnchoring {
  /// The item itself.
  public var layoutItem: LayoutItem { self }
}

extension LayoutAnchoring {
  /// The edge where reading starts.
  public var leadingAnchor: LayoutXAxisAnchor { x(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { x(.right) }
  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { y(.centerY) }
  /// The line on which the first line of text stands.
  public var firstBaselineAnchor: LayoutYAxisAnchor { y(.firstBaseline) }
  /// The line on which the last line of text stands.
  public var lastBaselineAnchor: LayoutYAxisAnchor { y(.lastBaseline) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(anchor: layoutItem[.width]) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(anchor: layoutItem[.height]) }
  /// The edges less the margins.
  public var layoutMarginsGuide: LayoutMargins { LayoutMargins(item: layoutItem) }

  private func x(_ attribute: LayoutAttribute) -> LayoutXAxisAnchor {
    LayoutXAxisAnchor(anchor: layoutItem[attribute])
  }

  private func y(_ attribute: LayoutAttribute) -> LayoutYAxisAnchor {
    LayoutYAxisAnchor(anchor: layoutItem[attribute])
  }
}

/// The anchors of an item that keep its margins.
public struct LayoutMargins: Sendable {
  let item: LayoutItem

  /// The edge where reading starts, less the margin.
  public var leadingAnchor: LayoutXAxisAnchor { .init(anchor: item[.leadingMargin]) }
  /// The edge where reading ends, less the margin.
  public var trailingAnchor: LayoutXAxisAnchor { .init(anchor: item[.trailingMargin]) }
  /// The left edge less the margin.
  public var leftAnchor: LayoutXAxisAnchor { .init(anchor: item[.leftMargin]) }
  /// The right edge less the margin.
  public var rightAnchor: LayoutXAxisAnchor { .init(anchor: item[.rightMargin]) }
  /// The middle between the left and the right margin.
  public var centerXAnchor: LayoutXAxisAnchor { .init(anchor: item[.centerXWithinMargins]) }
  /// The top edge less the margin.
  public var topAnchor: LayoutYAxisAnchor { .init(anchor: item[.topMargin]) }
  /// The bottom edge less the margin.
  public var bottomAnchor: LayoutYAxisAnchor { .init(anchor: item[.bottomMargin]) }
  /// The middle between the top and the bottom margin.
  public var centerYAnchor: LayoutYAxisAnchor { .init(anchor: item[.centerYWithinMargins]) }
}
