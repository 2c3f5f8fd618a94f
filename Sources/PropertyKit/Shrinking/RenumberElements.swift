extension ShrinkPass {
  /// Deletes elements and lowers every number of their list that points behind them.
  ///
  /// Invariant: a proposal is the best sequence without a run of elements, and with the numbers of
  /// the other elements that were greater than its positions lower by its length. Example:
  /// `[0, 2, 1]`, a list of positions in itself, becomes `[1, 0]`. Only lists whose elements are one
  /// number each, all below their count, are tried.
  static let renumberElements = ShrinkPass(name: "renumber elements") { shrinker in
    var list = 0
    while list < shrinker.spans(.list).count, !shrinker.isExhausted {
      var end = shrinker.positions(ofList: list).count
      while end > 0 {
        end = min(
          shrinker.deleteAndRenumber(endingAt: end, ofList: list),
          shrinker.positions(ofList: list).count)
      }
      list += 1
    }
  }
}

extension Shrinker {
  /// Where the numbers of a list of positions in itself stand; none for other lists.
  fileprivate func positions(ofList list: Int) -> [Int] {
    let lists = spans(.list)
    guard list < lists.count else { return [] }
    let inside = Array(lists[list].range.dropLast())
    let places = stride(from: 1, to: inside.count, by: 2).map { inside[$0] }
    let isPlain =
      places.count * 2 == inside.count
      && places.allSatisfy { place in
        guard case .integer(let zigzag) = best.choices[place].kind else { return false }
        return zigzag.below == 0 && best.choices[place - 1].kind == .more
          && best.choices[place].index < UInt64(places.count)
      }
    return isPlain ? places : []
  }

  /// Deletes as many elements as possible that end with the one before `end`; returns where to go
  /// on.
  fileprivate mutating func deleteAndRenumber(endingAt end: Int, ofList list: Int) -> Int {
    let places = positions(ofList: list)
    guard end <= places.count else { return places.count }
    let start = best.indices
    let kept = leastWorking(below: UInt64(end)) { kept in
      var proposal = start
      for place in places where start[place] >= UInt64(end) {
        proposal[place] -= UInt64(end) - kept
      }
      let count = UInt64(places.count - end) + kept
      let left = places[..<Int(kept)] + places[end...]
      guard left.allSatisfy({ proposal[$0] < count }) else { return false }
      proposal.removeSubrange(places[Int(kept)] - 1...places[end - 1])
      return consider(proposal)
    }
    return max(0, Int(kept) - 1)
  }
}
