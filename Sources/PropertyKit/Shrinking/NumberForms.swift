/// What a number may have in common with few smaller ones: being a square, its digits read
/// backwards, how many divisors it has.
///
/// Where few numbers fail, what they have in common often has a name. All that have it can then be
/// listed without a call of the property, and searched like any other range.
enum NumberForm: CaseIterable {
  case square, cube, triangular, fibonacci, powerOfTwo, separateBits, bitsBothWays
  case palindrome, repeatedDigit, risingDigits, fallingDigits, distinctDigits
  case divisors, bits, digitSum, digitProduct, sameDigits

  /// The greatest number whose forms are asked for: to list more would take longer than a moment.
  static let greatest: UInt64 = 100_000

  /// The smaller numbers that have in common with a number what the form says, in order.
  ///
  /// - Complexity: O(n log n) steps for the number n.
  func members(below number: UInt64) -> [UInt64] {
    if self == .divisors {
      let counts = Self.divisorCounts(upTo: Int(number))
      return (1..<number).filter { counts[Int($0)] == counts[Int(number)] }
    }
    guard let own = mark(of: number) else { return [] }
    return (0..<number).filter { mark(of: $0) == own }
  }

  /// What is the same for all that have it in common; nil of what has not what the form says.
  private func mark(of number: UInt64) -> UInt64? {
    switch self {
    case .bits: return UInt64(number.nonzeroBitCount)
    case .digitSum: return number.digits { $0 + $1 }
    case .digitProduct: return number == 0 ? 0 : number.digits(from: 1) { $0 * $1 }
    case .sameDigits: return number.digits { $0 + 1 << ($1 * 6) }
    default: return has(number) ? 1 : nil
    }
  }

  private func has(_ number: UInt64) -> Bool {
    switch self {
    case .square: return number.isSquare
    case .cube: return (0...46).contains { $0 * $0 * $0 == number }
    case .triangular: return (8 * number + 1).isSquare
    case .fibonacci:
      let square = 5 * number * number
      return (square + 4).isSquare || square >= 4 && (square - 4).isSquare
    case .powerOfTwo: return number.nonzeroBitCount == 1
    case .separateBits: return number & number >> 1 == 0
    case .bitsBothWays: return number.reversed(base: 2) == number
    case .palindrome: return number.reversed(base: 10) == number
    case .repeatedDigit: return number.neighbours { $0 == $1 }
    case .risingDigits: return number.neighbours { $0 <= $1 }
    case .fallingDigits: return number.neighbours { $0 >= $1 }
    case .distinctDigits:
      let sum = number.digits { $0 + 1 << $1 }
      return sum == number.digits { $0 | 1 << $1 }
    default: return false
    }
  }

  private static func divisorCounts(upTo number: Int) -> [Int] {
    var counts = Array(repeating: 0, count: number + 1)
    for divisor in 1...number {
      for multiple in stride(from: divisor, through: number, by: divisor) { counts[multiple] += 1 }
    }
    return counts
  }
}

extension UInt64 {
  /// Combines the decimal digits, the last one first.
  fileprivate func digits(from start: UInt64 = 0, _ combine: (UInt64, UInt64) -> UInt64) -> UInt64 {
    var (result, rest) = (start, self)
    while rest > 0 { (result, rest) = (combine(result, rest % 10), rest / 10) }
    return result
  }

  /// The number whose digits are these in the opposite order.
  fileprivate func reversed(base: UInt64) -> UInt64 {
    var (result, rest): (UInt64, UInt64) = (0, self)
    while rest > 0 { (result, rest) = (result * base + rest % base, rest / base) }
    return result
  }

  /// Whether something holds of every two neighbouring decimal digits, the earlier one first.
  fileprivate func neighbours(_ holds: (UInt64, UInt64) -> Bool) -> Bool {
    var rest = self
    while rest > 9 {
      guard holds(rest / 10 % 10, rest % 10) else { return false }
      rest /= 10
    }
    return true
  }

  fileprivate var isSquare: Bool {
    let root = UInt64(Double(self).squareRoot().rounded())
    return root * root == self
  }
}

extension Shrinker {
  /// Lowers an integer to a smaller one that has something in common with it, what fewest have
  /// first.
  ///
  /// One call for each form finds out that it is not what failing numbers have in common.
  mutating func lowerInForm(at position: Int) {
    guard let value = integer(at: position)?.value, value.magnitude <= NumberForm.greatest else {
      return
    }
    let most = value.magnitude / 3
    let forms = NumberForm.allCases.map { $0.members(below: value.magnitude) }
      .filter { !$0.isEmpty && $0.count <= most }.sorted { $0.count < $1.count }
    for members in forms {
      let left = leastWorking(below: UInt64(members.count)) { place in
        let member = Int64(members[Int(place)])
        return consider(integers: [(position, value < 0 ? -member : member)])
      }
      if left < members.count { return }
    }
  }
}
