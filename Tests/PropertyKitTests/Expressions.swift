import PropertyKit

/// Truth values and their negations and conjunctions: recursive values for shrinking.
indirect enum Expression: CustomStringConvertible {
  case literal(Bool)
  case not(Expression)
  case both(Expression, Expression)

  static var generator: Gen<Expression> {
    .recursive(depth: 5, base: Gen<Bool>.bool.map { .literal($0) }) { smaller in
      .one(of: [
        smaller.map { .not($0) },
        Gen.zip(smaller, smaller).map { .both($0.0, $0.1) },
      ])
    }
  }

  var holdsTrue: Bool {
    switch self {
    case .literal(let value): value
    case .not(let inner): inner.holdsTrue
    case .both(let left, let right): left.holdsTrue || right.holdsTrue
    }
  }

  var holdsDoubleNegation: Bool {
    switch self {
    case .literal: false
    case .not(.not): true
    case .not(let inner): inner.holdsDoubleNegation
    case .both(let left, let right): left.holdsDoubleNegation || right.holdsDoubleNegation
    }
  }

  var depth: Int {
    switch self {
    case .literal: 0
    case .not(let inner): 1 + inner.depth
    case .both(let left, let right): 1 + max(left.depth, right.depth)
    }
  }

  var description: String {
    switch self {
    case .literal(let value): "\(value)"
    case .not(let inner): "not(\(inner))"
    case .both(let left, let right): "both(\(left), \(right))"
    }
  }
}

/// Sums and quotients of integers.
indirect enum Calculation: CustomStringConvertible {
  case literal(Int)
  case sum(Calculation, Calculation)
  case quotient(Calculation, Calculation)

  static var generator: Gen<Calculation> { generator(depth: 6) }

  private static func generator(depth: Int) -> Gen<Calculation> {
    let literal = Gen<Int>.int().map { Calculation.literal($0) }
    return .recursive(depth: depth, base: literal) { smaller in
      .one(of: [
        Gen.zip(smaller, smaller).map { .sum($0.0, $0.1) },
        Gen.zip(smaller, smaller).map { .quotient($0.0, $0.1) },
      ])
    }
  }

  /// The value, or nil if something is divided by zero.
  var value: Int? {
    switch self {
    case .literal(let value): return value
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .literal: false
    case .quotient(_, .literal(0)): true
    case .sum(let left, let right), .quotient(let left, let right):
      left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  var description: String {
    switch self {
    case .literal(let value): "\(value)"
    case .sum(let left, let right): "(\(left) + \(right))"
    case .quotient(let left, let right): "(\(left) / \(right))"
    }
  }
}
