import StackScrollCore

/// An anchor in terms of the least edge and the length of its item on an axis.
struct AnchorExpression {
  /// How often the left or top edge counts.
  var minimum = 0.0
  /// How often the width or the height counts.
  var length = 0.0
  /// What is added.
  var constant = 0.0

  /// Reads an anchor as it stands on the screen.
  ///
  /// Without text, the first baseline is the top edge and the last one the bottom edge.
  ///
  /// Source: UIView documentation, `forFirstBaselineLayout` and `forLastBaselineLayout`; observed on
  /// recorded frames.
  init(_ attribute: LayoutAttribute, _ metrics: ItemMetrics?, _ direction: LayoutDirection) {
    let margins = metrics?.layoutMargins ?? .zero
    let baselines = metrics?.baselines
    minimum = attribute.isLength ? 0 : 1
    switch attribute.resolved(in: direction) {
    case .left, .top, .leading: break
    case .right, .bottom, .trailing: length = 1
    case .width, .height: length = 1
    case .centerX, .centerY: length = 0.5
    case .firstBaseline: constant = baselines?.first ?? 0
    case .lastBaseline:
      length = 1
      constant = -(baselines?.last ?? 0)
    case .leftMargin, .leadingMargin: constant = margins.left
    case .topMargin: constant = margins.top
    case .rightMargin, .trailingMargin:
      length = 1
      constant = -margins.right
    case .bottomMargin:
      length = 1
      constant = -margins.bottom
    case .centerXWithinMargins:
      length = 0.5
      constant = (margins.left - margins.right) / 2
    case .centerYWithinMargins:
      length = 0.5
      constant = (margins.top - margins.bottom) / 2
    }
  }
}

extension LayoutAttribute {
  /// The edge on the screen that an edge in the layout direction is.
  package func resolved(in direction: LayoutDirection) -> LayoutAttribute {
    let isMirrored = direction == .rightToLeft
    return switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// Whether it lies inside an item, where only the item's metrics tell.
  var isInsideItem: Bool {
    isMargin || self == .firstBaseline || self == .lastBaseline
  }

  /// Whether it follows the layout direction.
  package var isDirectional: Bool { resolved(in: .leftToRight) != self }
}

extension ItemMetrics {
  /// Whether all of it are numbers to reckon with.
  var isFinite: Bool {
    let margins = layoutMargins
    return [
      margins.top, margins.left, margins.bottom, margins.right, baselines?.first ?? 0,
      baselines?.last ?? 0,
    ].allSatisfy(\.isFinite)
  }
}
