/// Why constraints cannot hold together: a set of them from which nothing can be left out.
public struct Conflict: Hashable, Sendable {
  /// The parties, in the order of the system; without any one of them the others can hold.
  public let constraints: [Constraint]
  /// The lengths that must be at least 0 for there to be a conflict.
  public let lengths: [Anchor]
  /// The parties any one of which, lowered to 999, lets all the rest of the system hold.
  ///
  /// It is empty if the system has further conflicts that do not go away with this one,
  /// and nil if there are too many parties to try them.
  public let remedies: [Constraint]?

  /// Makes a conflict.
  public init(constraints: [Constraint], lengths: [Anchor], remedies: [Constraint]?) {
    self.constraints = constraints
    self.lengths = lengths
    self.remedies = remedies
  }
}
