extension Solver {
  /// A number that the solver chooses.
  public struct Variable: Hashable, Sendable {
    let index: Int
  }

  /// A condition that was added.
  ///
  /// A place in the matrix is used again when its condition is removed; the generation tells the
  /// old condition from the new one.
  public struct Row: Hashable, Sendable {
    let slot: Int
    let generation: Int
  }
}
