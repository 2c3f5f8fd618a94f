extension ShrinkPass {
  /// Deletes elements that others refer to by number, and lowers every reference to later ones.
  ///
  /// Invariant: a proposal is the best sequence without a run of elements and, if that is not what
  /// fails, without those that refer to them; all other references still stand for the element they
  /// stood for. Example: `open, v2 = open, write(v2)` becomes `v1 = open, write(v1)`.
  static let renumberReferences = ShrinkPass(name: "renumber references") { shrinker in
    guard shrinker.best.choices.contains(where: { $0.kind == .index }) else { return }
    shrinker.forEachList { shrinker, list in
      var end = shrinker.numberedList(list)?.elements.count ?? 0
      while end > 0, !shrinker.isExhausted {
        end = shrinker.deleteAndRenumber(endingAt: end, of: list)
      }
    }
  }
}

extension Shrinker {
  /// Deletes as many elements as possible that end with the one before `end`; returns where to go
  /// on.
  fileprivate mutating func deleteAndRenumber(endingAt end: Int, of list: Int) -> Int {
    guard let start = numberedList(list) else { return 0 }
    let all = start.elements.indices
    guard end <= all.count else { return all.count }
    let kept = leastWorking(below: UInt64(end)) { kept in
      let removed = Int(kept)..<end
      let dependents = start.dependents(on: removed)
      return consider(start.arranged(all.filter { !dependents.contains($0) }))
        || consider(start.arranged(all.filter { !removed.contains($0) }))
    }
    return min(max(0, Int(kept) - 1), numberedList(list)?.elements.count ?? 0)
  }
}
