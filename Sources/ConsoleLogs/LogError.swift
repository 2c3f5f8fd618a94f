import StackScrollConstraints

/// Why a console log, or one constraint of it, cannot be read.
public struct LogError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where it is.
  public let position: LogPosition

  /// What can be wrong with a console log.
  public enum Problem: Hashable, Sendable {
    /// There is no constraint in the text, and no line of a trace.
    case nothingToRead
    /// The text is longer than is read.
    case tooLong(bytes: Int, limit: Int)
    /// There are more constraints than are read.
    case tooManyConstraints(limit: Int)
    /// The text ends, or the next constraint begins, before this one ends.
    case unfinished
    /// Something else was expected here.
    case expected(Expectation, found: String)
    /// No attribute has this name.
    case unknownAttribute(String)
    /// The number is too large for any screen.
    case numberOutOfRange(String)
    /// The priority is not one of 1 to 1000.
    case priorityOutOfRange(Double)
    /// A place is compared with a length, or places of two axes are compared.
    case incomparable(LayoutAttribute, LayoutAttribute)
  }

  /// What can be missing in a constraint.
  public enum Expectation: Hashable, Sendable {
    /// The class and the address, or the label, of the constraint.
    case handle
    /// What the constraint says.
    case body
    /// A view or a guide.
    case item
    /// A view, a guide or a number.
    case itemOrNumber
    /// A number.
    case number
    /// A view in brackets, or a bar for the superview.
    case node
    /// Nothing more.
    case end
    /// The names that bars and nicknames stand for.
    case names
  }

  /// Makes an error.
  public init(_ problem: Problem, at position: LogPosition) {
    self.problem = problem
    self.position = position
  }
}
