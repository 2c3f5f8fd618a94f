/// Why an edit cannot be applied.
public enum EditError: Error, Hashable, Sendable {
  /// No view of the screen has the name.
  case noSuchView(ViewID)
  /// The view arranges no others.
  case notAStack(ViewID)
  /// The view holds others, and has no size of its own.
  case notALeaf(ViewID)
  /// The view is the content view, or the root of a window: nothing holds it.
  case notArranged(ViewID)
  /// The index is outside the view that holds others.
  case indexOutOfRange(Int, in: ViewID, allowed: ClosedRange<Int>)
  /// No scroll view has the name.
  case notAScrollView(ViewID)
  /// There is no scroll view, or none around the view.
  case noScrollView
  /// No constraint has the identifier or the index.
  case noSuchConstraint(ConstraintReference)
  /// A variation changes views and constraints, and nothing else.
  case notOfVariations
}

/// Which constraints of a window an edit is about.
public enum ConstraintReference: Hashable, Sendable {
  /// All that have an identifier.
  case identifier(String)
  /// One, by its place among the constraints of the window, from 0.
  case index(Int)
}

extension ConstraintReference: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The constraints of an identifier.
  public init(stringLiteral value: String) { self = .identifier(value) }

  /// The constraint at an index.
  public init(integerLiteral value: Int) { self = .index(value) }
}
