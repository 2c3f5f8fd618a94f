import StackScrollCore

/// Why there is no published screen of some numbers.
public enum PublishedScreenError: Error, Hashable, Sendable {
  /// What a published screen counts; the raw value is its name in source.
  public enum Count: String, Hashable, Sendable {
    /// The tabs of a ``TabStrip``.
    case tabCount
    /// The green views and labels of a ``LabelColumn``.
    case pairs
  }

  /// A count is outside the numbers that make sense.
  case countOutOfRange(Count, Int, allowed: ClosedRange<Int>)
  /// The numbers make no screen.
  case notWellFormed(ScreenError)
}

extension PublishedScreenError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .countOutOfRange(let count, let value, let allowed):
      let place =
        switch count {
        case .tabCount: "the tab strip"
        case .pairs: "the label column"
        }
      return "The \(count.rawValue) of \(place) is \(value). Give it a number from "
        + "\(allowed.lowerBound) to \(allowed.upperBound)."
    case .notWellFormed(let error): return error.description
    }
  }
}
