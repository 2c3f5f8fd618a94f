/// What one pass did while a failure was shrunk.
public struct PassTally: Hashable, Sendable, Codable {
  /// The name of the pass.
  public let pass: String
  /// How many simpler sequences it proposed.
  public internal(set) var proposals = 0
  /// How many of them the property was run on; the rest were known to bring nothing.
  public internal(set) var evaluations = 0
  /// How often a simpler failing case was found.
  public internal(set) var improvements = 0
}
