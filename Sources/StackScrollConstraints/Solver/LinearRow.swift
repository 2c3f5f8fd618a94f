/// A condition on variables: a sum of multiples, compared with a constant, held with a priority.
public struct LinearRow: Hashable, Sendable {
  /// A multiple of a variable.
  public struct Term: Hashable, Sendable {
    /// What is multiplied.
    public var variable: Solver.Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: Solver.Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// What is summed up; a variable may occur more than once.
  public var terms: [Term]
  /// How the sum compares with the constant.
  public var relation: Constraint.Relation
  /// What the sum is compared with.
  public var constant: Double
  /// How strongly the condition is held; from 1000 on it is not missed at all.
  public var priority: Double

  /// Makes a condition.
  public init(
    _ terms: [Term], _ relation: Constraint.Relation, _ constant: Double, priority: Double = 1000
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}
