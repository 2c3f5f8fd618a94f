/// Something a law takes for granted about the values it is checked on.
///
/// Assumptions are values of their own so that a reader sees what a law rests on.
public struct Assumption: Hashable, Sendable {
  /// A short name, such as `thirds`.
  public let id: String
  /// What is assumed, as a sentence.
  public let sentence: String

  /// Makes an assumption.
  public init(_ id: String, _ sentence: String) {
    self.id = id
    self.sentence = sentence
  }
}
