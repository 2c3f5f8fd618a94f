import StackScrollCore

extension LayoutItem {
  /// One of its attributes.
  public subscript(attribute: LayoutAttribute) -> Anchor { Anchor(self, attribute) }
}

/// The attributes by which a rule that is written once for both axes speaks of an item.
extension Axis {
  /// The edge where the axis starts.
  package var near: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The edge where it ends.
  package var far: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  /// The length along it.
  package var length: LayoutAttribute { self == .horizontal ? .width : .height }
  /// The middle of it.
  package var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
}
