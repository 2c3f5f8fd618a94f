import StackScrollConstraints
import StackScrollCore

// The conditions that the document holds.

extension SceneConstraints {
  /// Adds a condition unless it speaks of something that a stack view leaves out.
  mutating func addWritten(_ constraint: DocumentConstraint) {
    let sides = [constraint.first, constraint.second].compactMap(\.self)
    guard !sides.contains(where: isLeftOut) else { return }
    let first = items.anchor(constraint.first, across: constraint.second)
    let second = constraint.second.map { items.anchor($0, across: constraint.first) }
    if let second, !second.attribute.isLength, constraint.multiplier != 1 {
      addScaled(constraint, first, second)
    } else {
      add(
        first, constraint.relation, second, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: constraint.priority,
        identifier: constraint.identifier, at: constraint.place)
    }
  }

  private func isLeftOut(_ side: DocumentConstraint.Side) -> Bool {
    switch side.item {
    case .view(let number): geometry.leftOut.contains(number)
    case .guide(let number): geometry.leftOut.contains(document.guides[number].owner)
    }
  }

  /// A multiple of a position counts from the origin of the view that holds the constraint.
  ///
  /// Two helpers say it in lengths: one reaches from the origin to the position, the other is a
  /// multiple of it.
  ///
  /// Source: observed on recorded frames.
  private mutating func addScaled(
    _ constraint: DocumentConstraint, _ first: Anchor, _ second: Anchor
  ) {
    let isHorizontal = second.attribute.axis == .horizontal
    let near = isHorizontal ? LayoutAttribute.left : .top
    let far = isHorizontal ? LayoutAttribute.right : .bottom
    let length = isHorizontal ? LayoutAttribute.width : .height
    let origin = Anchor(items.interior(constraint.owner), near)
    let reach = items.names.item("\(constraint.id).reach", className: "UILayoutGuide")
    let scaled = items.names.item("\(constraint.id).scaled", className: "UILayoutGuide")
    add(Anchor(reach, near), .equal, origin, at: constraint.place)
    add(Anchor(reach, far), .equal, second, at: constraint.place)
    add(Anchor(scaled, near), .equal, origin, at: constraint.place)
    add(
      Anchor(scaled, length), .equal, Anchor(reach, length),
      multiplier: max(0, constraint.multiplier), at: constraint.place)
    add(
      first, constraint.relation, Anchor(scaled, far), constant: constraint.constant,
      priority: constraint.priority, identifier: constraint.identifier, at: constraint.place)
  }
}
