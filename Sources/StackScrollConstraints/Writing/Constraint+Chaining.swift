import StackScrollCore

extension Constraint {
  /// The same condition, held as strongly as that.
  public func priority(_ priority: LayoutPriority) -> Constraint {
    var constraint = self
    constraint.priority = priority
    return constraint
  }

  /// The same condition under a name.
  public func identifier(_ identifier: String) -> Constraint {
    var constraint = self
    constraint.identifier = identifier
    return constraint
  }
}
