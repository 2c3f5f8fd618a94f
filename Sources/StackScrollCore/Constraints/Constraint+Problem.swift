extension Constraint {
  /// The items that it names.
  package var items: [LayoutItem] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// What is wrong with it by itself; nil if nothing is.
  package var problem: ConstraintProblem? {
    guard multiplier.isFinite else { return .multiplier(multiplier) }
    guard constant.isFinite else { return .constant(constant) }
    guard priority.rawValue > 0, priority <= .required else { return .priority(priority.rawValue) }
    guard let second = second?.attribute else { return nil }
    guard first.attribute.isLength == second.isLength else { return .placeAgainstLength }
    guard first.attribute.isLength || first.attribute.axis == second.axis else {
      return .differentAxes
    }
    return nil
  }
}
