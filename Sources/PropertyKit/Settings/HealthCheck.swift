/// What is looked at in the generator of a property that holds, so that it does not hold for want of cases.
public enum HealthCheck: String, Hashable, Sendable, CaseIterable {
  /// Whether drawing a case takes long.
  case slowDrawing
  /// Whether a case draws very many choices, which shrinking has to go through.
  case hugeCases
  /// Whether most cases are one and the same, though there are others.
  case alikeCases

  /// How many cases are drawn again, without running the body, to judge the generator.
  static let cases = 20
  /// How much processor time drawing a case may take.
  static let greatestTime = Duration.milliseconds(50)
  /// How many choices a case may draw on the average.
  static let greatestChoices = 10_000
  /// How many of the cases may be one and the same.
  static let greatestAlike = 15
}
