/// What edits of views and constraints change of a window.
package struct ScreenTree {
  package var root: View
  package var constraints: [Constraint]

  /// Takes what a screen has of both.
  package init(root: View, constraints: [Constraint]) {
    (self.root, self.constraints) = (root, constraints)
  }

  /// Applies an edit of views or of constraints.
  ///
  /// Constraints that name a view that is removed, or one in it, go with it.
  ///
  /// Source: UIView documentation, `removeFromSuperview()`.
  package mutating func apply(_ edit: Edit) throws(EditError) {
    switch edit {
    case .addConstraint(let constraint): constraints.append(constraint)
    case .removeConstraint(let reference):
      for place in try places(of: reference).reversed() { constraints.remove(at: place) }
    case .setConstant(let constant, of: let reference):
      for place in try places(of: reference) { constraints[place].constant = constant }
    case .setPriority(let priority, of: let reference):
      for place in try places(of: reference) { constraints[place].priority = priority }
    default: root = try root.applying(edit)
    }
    guard case .remove = edit else { return }
    let items = ScreenItems(root)
    constraints.removeAll { !$0.items.allSatisfy { items.place(of: $0) != nil } }
  }

  private func places(of reference: ConstraintReference) throws(EditError) -> [Int] {
    let places =
      switch reference {
      case .identifier(let name): constraints.indices.filter { constraints[$0].identifier == name }
      case .index(let index): constraints.indices.filter { $0 == index }
      }
    if places.isEmpty { throw .noSuchConstraint(reference) }
    return places
  }
}
