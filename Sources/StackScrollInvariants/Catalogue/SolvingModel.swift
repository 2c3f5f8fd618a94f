import StackScrollConstraints

/// How constraints are added, taken away and changed: the solver's way, or a wrong one in its place.
public struct SolvingModel: Sendable {
  /// Adds a constraint.
  public var add: @Sendable (inout ConstraintLayout, Constraint) throws -> ConstraintLayout.ID
  /// Takes a constraint away.
  public var remove: @Sendable (inout ConstraintLayout, ConstraintLayout.ID) throws -> Void
  /// Changes the constant of a constraint.
  public var setConstant:
    @Sendable (inout ConstraintLayout, Double, ConstraintLayout.ID) throws -> Void

  /// The solver's way.
  public static let standard = SolvingModel(
    add: { try $0.add($1) }, remove: { try $0.remove($1) },
    setConstant: { try $0.setConstant($1, of: $2) })
}
