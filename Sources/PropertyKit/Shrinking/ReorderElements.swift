extension ShrinkPass {
  /// Moves elements, and exchanges what two of them are referred to for.
  ///
  /// Invariant: a proposal has the elements of the best sequence in another order, with every
  /// reference still to its element, or in the same order with two elements exchanged in every
  /// reference. Example: `v1 = open, close(v1), v3 = open, write(v3)` becomes
  /// `v1 = open, v2 = open, close(v1), write(v2)`. Only short sequences are tried.
  static let reorderElements = ShrinkPass(name: "reorder elements") { shrinker in
    guard shrinker.best.choices.count <= 64 else { return }
    shrinker.forEachList { shrinker, list in
      while shrinker.moveOne(of: list) || shrinker.exchangeTwo(of: list) {}
    }
  }
}

extension Shrinker {
  /// Moves an element before an earlier one; false if no move is simpler and fails.
  fileprivate mutating func moveOne(of list: Int) -> Bool {
    guard let start = numberedList(list) else { return false }
    for from in start.elements.indices {
      for to in 0..<from {
        var order = Array(start.elements.indices)
        order.insert(order.remove(at: from), at: to)
        if consider(start.arranged(order)) || consider(start.renamed(order) { $0 }) { return true }
      }
    }
    return false
  }

  /// Exchanges two elements in every reference; false if that is nowhere simpler and fails.
  fileprivate mutating func exchangeTwo(of list: Int) -> Bool {
    guard let start = numberedList(list) else { return false }
    let all = Array(start.elements.indices)
    for first in all {
      for second in all[(first + 1)...] {
        let proposal = start.renamed(all) { $0 == first ? second : $0 == second ? first : $0 }
        if consider(proposal) { return true }
      }
    }
    return false
  }
}
