/// Why a description is not a screen.
public enum ScreenError: Error, Hashable, Sendable {
  /// A number is infinite or not a number.
  case notFinite(Place, Double)
  /// A length is below 0.
  case negative(Place, Double)
  /// A value that must be above 0 is not.
  case notPositive(Place, Double)
  /// A number is larger in magnitude than ``Screen/Limits/magnitude``.
  case outOfRange(Place, Double, limit: Double)
  /// A priority is not within 1...1000.
  case priorityOutOfRange(Place, Double)
  /// A vertical stack aligns baselines, which only horizontal ones can.
  case baselinesInColumn(ViewID)
  /// A view has an empty name; its position counts in tree order from 0.
  case emptyID(position: Int)
  /// Two views have the same name.
  case duplicateID(ViewID)
  /// Stacks nest deeper than ``Screen/Limits/maximumNesting``.
  case nestedTooDeeply(ViewID, limit: Int)
  /// There are more views than ``Screen/Limits/maximumViews``.
  case tooManyViews(ViewID, limit: Int)

  /// Where the value stands, for the errors that are about one value.
  public var place: Place? {
    switch self {
    case .notFinite(let place, _), .negative(let place, _), .notPositive(let place, _),
      .outOfRange(let place, _, limit: _), .priorityOutOfRange(let place, _):
      place
    case .emptyID, .duplicateID, .baselinesInColumn, .nestedTooDeeply, .tooManyViews:
      nil
    }
  }
}
