extension Shrinker {
  /// Lowers the digits of an integer from the first on, in base 2 and in base 10, with all digits
  /// behind as great as they go; where few numbers fail, also with those behind as they are.
  ///
  /// The first way ends in the least number of all that fail if more of a digit never helps, as for
  /// the sum of digits or for bits that must be set; the second if some digits do not matter. Next
  /// to a bound only the first digit is tried, of an only number two, or all if the number is round:
  /// failing numbers that need a digit begin at round ones.
  ///
  /// - Complexity: O(digits) calls.
  mutating func lowerDigits(at position: Int) {
    guard let value = integer(at: position)?.value else { return }
    let start = best.choices[position].index
    let isBound = gaps[start]?.amount == 1 || failsAbove(position)
    for base: UInt64 in [2, 10] {
      guard let amount = integer(at: position)?.value.magnitude else { return }
      let isRound = base == 2 ? value.trailingZeroBitCount > 2 : value % 10 == 0
      if isBound, !isRound, base == 2, best.choices.count > 1 { continue }
      var unit = greatestPower(of: base, upTo: amount)
      while unit > 1 {
        lowerDigit(at: position, unit: unit, base: base, isRestFull: true)
        if !isBound { lowerDigit(at: position, unit: unit, base: base, isRestFull: false) }
        let isSecond = unit <= amount / base / base
        if isBound, !isRound, best.choices[position].index == start,
          base == 2 || best.choices.count > 1 || isSecond
        {
          break
        }
        unit /= base
      }
    }
  }

  private mutating func lowerDigit(
    at position: Int, unit: UInt64, base: UInt64, isRestFull: Bool
  ) {
    guard let value = integer(at: position)?.value else { return }
    let amount = value.magnitude
    let rest = isRestFull ? unit - 1 : amount % unit
    leastWorking(below: amount / unit % base) { digit in
      let lower = amount / unit / base * base * unit + digit * unit + rest
      guard let lower = Int64(exactly: lower) else { return false }
      return consider(integers: [(position, value < 0 ? -lower : lower)])
    }
  }
}

/// The greatest power of a base up to a number, and 1 at least.
private func greatestPower(of base: UInt64, upTo greatest: UInt64) -> UInt64 {
  var power: UInt64 = 1
  while power <= greatest / base { power *= base }
  return power
}
