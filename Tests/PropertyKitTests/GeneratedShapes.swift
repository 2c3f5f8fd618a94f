import PropertyKit

/// An enum whose cases are all drawn.
enum Side: CaseIterable, Sendable { case left, middle, right }

/// How many parts a value of two branches has: recursive data whose size is bounded.
enum Nesting {
  static func parts(size: Int) -> Gen<Int> {
    .recursive(size: size, base: .always(1)) { smaller in
      Gen<(Int, Int)>.zip(smaller, smaller).map { $0.0 + $0.1 }
    }
  }
}
