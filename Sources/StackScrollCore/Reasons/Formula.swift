/// How a number of a layout comes about: arithmetic on numbers that have names.
///
/// It is kept as what it is, not as text, so that it can be worked out again: a reason whose formula
/// does not give the frame's number would be a wrong reason.
public indirect enum Formula: Hashable, Sendable {
  /// A number, and what it is.
  case number(Double, String)
  /// A number of the screen or of its layout.
  case part(Part, Double)
  case sum([Formula])
  case difference(Formula, Formula)
  case product(Formula, Formula)
  case quotient(Formula, Formula)
  /// The greatest of some numbers; 0 if there are none.
  case greatest([Formula])

  /// What a formula is about: a number that the screen gives, or one that the layout found.
  public enum Part: Hashable, Sendable {
    /// A number that the screen gives.
    case input(ScreenInput)
    /// A number of a frame, which has a reason of its own.
    case measure(FrameMeasure)
  }

  /// What it comes to.
  ///
  /// - Complexity: O(n) for n terms.
  public var value: Double { value { $1 } }

  /// What it comes to where its parts are others.
  ///
  /// - Parameter read: the number of a part, given the one it has here.
  /// - Complexity: O(n) for n terms.
  package func value(_ read: (Part, Double) -> Double) -> Double {
    switch self {
    case .number(let value, _): value
    case .part(let part, let value): read(part, value)
    case .sum(let terms): terms.reduce(0) { $0 + $1.value(read) }
    case .difference(let first, let second): first.value(read) - second.value(read)
    case .product(let first, let second): first.value(read) * second.value(read)
    case .quotient(let first, let second): first.value(read) / second.value(read)
    case .greatest(let terms): terms.map { $0.value(read) }.max() ?? 0
    }
  }

  /// The numbers of screen and layout that it names, from left to right.
  ///
  /// - Complexity: O(n) for n terms.
  package var parts: [Part] {
    switch self {
    case .number: []
    case .part(let part, _): [part]
    case .sum(let terms), .greatest(let terms): terms.flatMap(\.parts)
    case .difference(let first, let second), .product(let first, let second),
      .quotient(let first, let second):
      first.parts + second.parts
    }
  }
}

extension Formula {
  /// The formula without terms that are nothing.
  ///
  /// - Parameter isNothing: whether a part is 0 and could not be told from one that is not there.
  func without(_ isNothing: (Part, Double) -> Bool) -> Formula {
    switch self {
    case .number, .part: return self
    case .sum(let terms):
      let kept = terms.filter { !$0.vanishes(isNothing) }.map { $0.without(isNothing) }
      return kept.count == 1 ? kept[0] : .sum(kept)
    case .difference(let first, let second):
      let first = first.without(isNothing)
      return second.vanishes(isNothing) ? first : .difference(first, second.without(isNothing))
    case .product(let first, let second):
      return .product(first.without(isNothing), second.without(isNothing))
    case .quotient(let first, let second):
      return .quotient(first.without(isNothing), second.without(isNothing))
    case .greatest(let terms): return .greatest(terms.map { $0.without(isNothing) })
    }
  }

  /// The sum with another formula, in one row of terms.
  func adding(_ other: Formula) -> Formula {
    switch (self, other) {
    case (.difference(let first, let second), _): .difference(first.adding(other), second)
    case (_, .difference(let first, let second)): .difference(adding(first), second)
    default: .sum(terms + other.terms)
    }
  }

  /// The difference from another formula, in one row of terms.
  func subtracting(_ other: Formula) -> Formula {
    switch (self, other) {
    case (_, .difference(let first, let second)): adding(second).subtracting(first)
    case (.difference(let first, let second), _): .difference(first, second.adding(other))
    default: .difference(self, other)
    }
  }

  /// What is added up.
  var terms: [Formula] {
    if case .sum(let terms) = self { terms } else { [self] }
  }

  /// Whether nothing is left without the parts that are nothing.
  private func vanishes(_ isNothing: (Part, Double) -> Bool) -> Bool {
    switch self {
    case .number(let value, _): value == 0
    case .part(let part, let value): isNothing(part, value)
    case .sum(let terms): terms.allSatisfy { $0.vanishes(isNothing) }
    case .difference(let first, let second):
      first.vanishes(isNothing) && second.vanishes(isNothing)
    case .product(let first, let second):
      first.vanishes(isNothing) || second.vanishes(isNothing)
    case .quotient(let first, _): first.vanishes(isNothing)
    case .greatest: false
    }
  }
}
