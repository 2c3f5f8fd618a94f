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
  /// Without text, both baselines are the bottom edge.
  init(_ attribute: LayoutAttribute, _ metrics: ItemMetrics?, _ direction: LayoutDirection) {
    let margins = metrics?.layoutMargins ?? .zero
    let baselines = metrics?.baselines
    minimum = attribute.isLength ? 0 : 1
    switch Self.resolve(attribute, direction) {
    case .left, .top, .leading: break
    case .right, .bottom, .trailing: length = 1
    case .width, .height: length = 1
    case .centerX, .centerY: length = 0.5
    case .firstBaseline:
      length = baselines == nil ? 1 : 0
      constant = baselines?.first ?? 0
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

  /// The edge on the screen that an edge in the layout direction is.
  private static func resolve(
    _ attribute: LayoutAttribute, _ direction: LayoutDirection
  ) -> LayoutAttribute {
    let isMirrored = direction == .rightToLeft
    switch attribute {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .leadingMargin: return isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return isMirrored ? .leftMargin : .rightMargin
    default: return attribute
    }
  }
}

extension LayoutAttribute {
  /// Whether it follows the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
