/// Why a case was given up without a verdict.
///
/// A discard is neither a pass nor a failure; a run that discards too much says so instead of
/// passing.
public enum Discard: Error, Hashable, Sendable, Codable {
  /// The property's precondition does not hold for this case; the text says which.
  case precondition(String)
  /// A filter refused this many values in a row.
  case filterExhausted(attempts: Int)
  /// There was nothing to choose from.
  case nothingToChooseFrom
  /// The case drew more choices than `Settings.maximumChoices` allows.
  case tooManyChoices
}
