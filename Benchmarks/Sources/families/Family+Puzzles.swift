extension Family {
  /// The kinds that are puzzles of numbers: one or two numbers fail by a remainder, a divisor, digits,
  /// bits, a square, or an exact product or ratio, which no bound, difference, sum or count says.
  ///
  /// They are told and not scored: data that people have fail by bounds, orders and counts.
  static let puzzles: Set<String> = [
    "as many divisors", "bit above a bound", "bits set", "bits that differ", "carry", "check digit",
    "common divisor", "common multiple", "digit above a bound", "divisor of another",
    "double root", "exclusive or", "exclusive or of a list", "fraction", "hands of a clock",
    "mixed fraction", "no two bits side by side", "number with a check digit", "one bit apart",
    "pair with a remainder", "price that ends in", "prime", "product exactly", "quotient and rest",
    "rare remainder", "remainder above a bound", "remainder of a sum", "ring", "same bucket",
    "square number", "square with a remainder", "steps to one", "sum of digits",
    "sum that is a square", "sum with a remainder",
  ]

  /// Whether it is a puzzle of numbers; a palindrome is one where it is a number.
  var isPuzzle: Bool {
    if name == "palindrome", case .int = shape { return true }
    if name == "palindrome", case .tuple = shape { return true }
    return Self.puzzles.contains(name)
  }
}
