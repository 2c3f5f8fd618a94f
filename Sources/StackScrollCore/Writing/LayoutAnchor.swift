/// An attribute that a constraint can be made from, typed by what it may be compared with.
///
/// The three types keep positions apart from lengths, and the axes from each other, as UIKit's do:
/// what makes no sense does not compile.
///
/// Source: NSLayoutAnchor documentation.
public protocol LayoutAnchor: Sendable {
  /// The attribute.
  var anchor: Anchor { get }
}

/// A position from left to right.
public struct LayoutXAxisAnchor: LayoutAnchor {
  /// The attribute.
  public let anchor: Anchor
}

/// A position from top to bottom.
public struct LayoutYAxisAnchor: LayoutAnchor {
  /// The attribute.
  public let anchor: Anchor
}

/// A length.
public struct LayoutDimension: LayoutAnchor {
  /// The attribute.
  public let anchor: Anchor
}

extension LayoutAnchor {
  /// Both are at the same place, or of the same length, but for a constant.
  public func constraint(equalTo other: Self, constant: Double = 0) -> Constraint {
    Constraint(anchor, .equal, other.anchor, constant: constant)
  }

  /// This one is the other and a constant, or more.
  public func constraint(greaterThanOrEqualTo other: Self, constant: Double = 0) -> Constraint {
    Constraint(anchor, .greaterThanOrEqual, other.anchor, constant: constant)
  }

  /// This one is the other and a constant, or less.
  public func constraint(lessThanOrEqualTo other: Self, constant: Double = 0) -> Constraint {
    Constraint(anchor, .lessThanOrEqual, other.anchor, constant: constant)
  }
}

/// Source: NSLayoutDimension documentation.
extension LayoutDimension {
  /// The length is a multiple of the other, and a constant.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> Constraint {
    Constraint(anchor, .equal, other.anchor, multiplier: multiplier, constant: constant)
  }

  /// The length is a multiple of the other and a constant, or more.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> Constraint {
    Constraint(
      anchor, .greaterThanOrEqual, other.anchor, multiplier: multiplier, constant: constant)
  }

  /// The length is a multiple of the other and a constant, or less.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> Constraint {
    Constraint(
      anchor, .lessThanOrEqual, other.anchor, multiplier: multiplier, constant: constant)
  }

  /// The length is a number of points.
  public func constraint(equalToConstant points: Double) -> Constraint {
    Constraint(anchor, .equal, constant: points)
  }

  /// The length is a number of points or more.
  public func constraint(greaterThanOrEqualToConstant points: Double) -> Constraint {
    Constraint(anchor, .greaterThanOrEqual, constant: points)
  }

  /// The length is a number of points or less.
  public func constraint(lessThanOrEqualToConstant points: Double) -> Constraint {
    Constraint(anchor, .lessThanOrEqual, constant: points)
  }
}

/// Something that has anchors: an item, or what stands for one.
///
/// Source: UIView documentation, Creating Constraints Using Layout Anchors.
public protocol LayoutAnchoring: LayoutEdges {
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

/// Something whose four edges constraints can tie: an item, or its margins.
public protocol LayoutEdges: Sendable {
  /// The edge where reading starts.
  var leadingAnchor: LayoutXAxisAnchor { get }
  /// The edge where reading ends.
  var trailingAnchor: LayoutXAxisAnchor { get }
  /// The top edge.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: LayoutYAxisAnchor { get }
}

extension LayoutEdges {
  /// The four edges are those of something else, so far inside it.
  public func edges(
    equalTo other: some LayoutEdges, insets: DirectionalEdgeInsets = .zero
  ) -> [Constraint] {
    [
      topAnchor == other.topAnchor + insets.top,
      leadingAnchor == other.leadingAnchor + insets.leading,
      other.bottomAnchor == bottomAnchor + insets.bottom,
      other.trailingAnchor == trailingAnchor + insets.trailing,
    ]
  }
}

/// The anchors of an item that keep its margins.
public struct LayoutMargins: LayoutEdges {
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
