/// A key and its value.
struct Pair: Equatable, Sendable {
  let key: Int
  let value: Bool
}

extension [Pair] {
  /// Whether no key is repeated or out of order.
  var hasAscendingKeys: Bool {
    zip(self, dropFirst()).allSatisfy { $0.key < $1.key }
  }

  /// What inserting must do, in the plainest terms.
  func inserting(_ pair: Pair) -> [Pair] {
    let others = deleting(pair.key)
    let place = others.firstIndex { $0.key > pair.key } ?? others.endIndex
    return others[..<place] + [pair] + others[place...]
  }

  /// What deleting must do.
  func deleting(_ key: Int) -> [Pair] {
    filter { $0.key != key }
  }

  /// What a union must do: the left value of a key in both counts.
  func united(with other: [Pair]) -> [Pair] {
    other.reduce(self) { all, pair in
      all.contains { $0.key == pair.key } ? all : all.inserting(pair)
    }
  }
}
