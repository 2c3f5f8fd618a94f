extension ShrinkPass {
  /// Deletes an element and lets one reference stand for another element.
  ///
  /// Invariant: a proposal is the best sequence without one element, all references still to their
  /// elements but one. Example: a step brings back what a later one looks for; without it the later
  /// one must look for something else. Only short sequences are tried.
  static let deleteAndRedirect = ShrinkPass(name: "delete and redirect") { shrinker in
    let choices = shrinker.best.choices
    guard choices.count <= 32, choices.contains(where: { $0.kind == .index }) else { return }
    shrinker.forEachList { shrinker, list in
      while shrinker.deleteAndRedirect(in: list) {}
    }
  }
}

extension Shrinker {
  fileprivate mutating func deleteAndRedirect(in list: Int) -> Bool {
    guard let start = numberedList(list) else { return false }
    let all = start.elements.indices
    for removed in all.reversed() {
      let order = all.filter { $0 != removed }
      let proposal = start.arranged(order)
      for place in start.referencePlaces(order) {
        for target in 0..<UInt64(order.count) where target != proposal[place] {
          var redirected = proposal
          redirected[place] = target
          if consider(redirected) { return true }
        }
      }
    }
    return false
  }
}
