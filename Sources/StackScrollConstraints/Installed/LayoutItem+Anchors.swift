import StackScrollCore

extension LayoutItem {
  /// One of its attributes.
  public subscript(attribute: LayoutAttribute) -> Anchor { Anchor(self, attribute) }
}

/// The attributes by which a rule that is written once for both axes speaks of an item.
extension Axis {
  /// The edge where the axis starts.
  var near: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The edge where it ends.
  var far: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  /// The length along it.
  var length: LayoutAttribute { self == .horizontal ? .width : .height }
  /// The middle of it.
  var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
}
