/// Whether a run goes through all cases, smallest first, instead of drawing random ones.
public enum Enumeration: Hashable, Sendable {
  /// Random cases only.
  case never
  /// All cases, if there are no more than `Settings.cases`; otherwise random ones.
  case whenSmall
  /// The smallest cases, as many as `Settings.cases`, whether there are more or not.
  case smallestFirst
}
