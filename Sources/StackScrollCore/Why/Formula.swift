/// How a number of a layout comes about: arithmetic on numbers that have names.
///
/// It is kept as what it is, not as text, so that it can be worked out again: a reason whose formula
/// does not give the frame's number would be a wrong reason.
public indirect enum Formula: Hashable, Sendable {
  /// A number, and what it is.
  case number(Double, String)
  case sum([Formula])
  case difference(Formula, Formula)
  case product(Formula, Formula)
  case quotient(Formula, Formula)
  /// The greatest of some numbers; 0 if there are none.
  case greatest([Formula])
  /// The smaller of two numbers.
  case least(Formula, Formula)

  /// What it comes to.
  ///
  /// - Complexity: O(n) for n terms.
  public var value: Double {
    switch self {
    case .number(let value, _): value
    case .sum(let terms): terms.reduce(0) { $0 + $1.value }
    case .difference(let first, let second): first.value - second.value
    case .product(let first, let second): first.value * second.value
    case .quotient(let first, let second): first.value / second.value
    case .greatest(let terms): terms.map(\.value).max() ?? 0
    case .least(let first, let second): min(first.value, second.value)
    }
  }
}

extension Formula: CustomStringConvertible {
  /// The arithmetic in one line, without what it comes to.
  public var description: String {
    switch self {
    case .number(let value, let name): "\(NumberText(value)) (\(name))"
    case .sum(let terms):
      terms.isEmpty ? "0" : terms.map(\.operand).joined(separator: " + ")
    case .difference(let first, let second): "\(first.operand) - \(second.operand)"
    case .product(let first, let second): "\(first.operand) x \(second.operand)"
    case .quotient(let first, let second): "\(first.operand) / \(second.operand)"
    case .greatest(let terms):
      "the greatest of " + terms.map(\.description).joined(separator: ", ")
    case .least(let first, let second): "the smaller of \(first) and \(second)"
    }
  }

  /// The arithmetic as a part of more.
  private var operand: String {
    switch self {
    case .number: description
    case .sum(let terms) where terms.count == 1: terms[0].operand
    default: "(\(description))"
    }
  }
}
