extension ShrinkPass {
  /// Deletes an element and makes up for it in another number.
  ///
  /// A proposal is the best sequence without one element, and with one other number raised by what
  /// was deleted, or set to the end of its range, or, in no list, halved. Examples: blocks of 1 and
  /// 3 columns that fill a row become one of 4; five lists of 16-bit numbers that must overflow
  /// together, `[1, 32767], [-1]`, become `[-32768], [-1]`; a bill that two of three guests share
  /// falls with the third. One element less is simpler whatever the numbers are. Takes up to three
  /// calls for each element and each number that may make up for it.
  static let combineElements = ShrinkPass("combine elements") { shrinker in
    var level = 0
    while level < shrinker.outline.levels.count, !shrinker.isExhausted {
      var place = shrinker.outline.levels[level].count - 1
      while place >= 0, !shrinker.isExhausted {
        if level < shrinker.outline.levels.count, place < shrinker.outline.levels[level].count,
          shrinker.combine(shrinker.outline.levels[level][place])
        {
          return
        }
        place -= 1
      }
      level += 1
    }
  }
}

extension Shrinker {
  fileprivate mutating func combine(_ element: ChoiceOutline.Element) -> Bool {
    let list = outline.lists[element.list]
    guard list.isLong else { return false }
    let gone = outline.numbers(inside: element.range).filter { indices[$0] > 0 }
    guard !gone.isEmpty else { return false }
    // A sum does not ask where its parts are: within a list the nearest stand for all.
    let beside = [element.place - 1, element.place + 1].filter(list.elements.indices.contains)
      .flatMap { outline.numbers(inside: list.elements[$0].range) }
    for place in beside + outline.numbers(outside: list.range) {
      for index in changes(of: place, makingUpFor: gone) {
        var proposal = indices
        proposal[place] = index
        if consider(proposal.removing([element.range])) { return true }
      }
    }
    return false
  }

  /// What a number may become to make up for deleted ones.
  ///
  /// It grows by one of them, or is as great as can be. A number in no list may be a bound or a
  /// price for all elements, and falls to a half.
  private func changes(of place: Int, makingUpFor gone: [Int]) -> [UInt64] {
    guard case .integer(let order) = best.choices[place].kind else { return [] }
    let index = indices[place]
    var found: [UInt64] = []
    for other in gone where best.choices[other].kind == best.choices[place].kind {
      found += [order.index(at: index, adding: indices[other]), order.limit]
    }
    if index > 1, outline.isField(place) { found.append(index / 2) }
    return found.filter { $0 != index }
  }
}

extension ShrinkPass {
  /// Tries every smaller setting of a short sequence, when they are few.
  ///
  /// A proposal differs from the best sequence in its numbers only, not in its flags. Example:
  /// `(1, 3, 2)` is followed by proving that none of the smaller triples fails. This settles what
  /// other passes cannot: one number must rise so that an earlier one can fall, or few numbers
  /// fail. Takes at most 64 calls.
  static let enumerateSmaller = ShrinkPass("enumerate smaller") { shrinker in
    let choices = shrinker.best.choices
    let places = choices.indices.filter { choices[$0].kind != .more && !choices[$0].isForced }
    let limits = places.map {
      min(choices[$0].limit, max(choices[$0].index, choices[$0].index &+ 1))
    }
    let most: UInt64 = 64
    let settings = limits.reduce(UInt64(1)) { product, limit in
      limit < most ? min(product * (limit + 1), most + 1) : most + 1
    }
    guard settings <= most else { return }
    var proposal = choices.map(\.index)
    for place in places { proposal[place] = 0 }
    while !shrinker.isExhausted {
      if shrinker.consider(proposal) { return }
      guard let place = places.indices.last(where: { proposal[places[$0]] < limits[$0] }) else {
        return
      }
      proposal[places[place]] += 1
      for later in places[(place + 1)...] { proposal[later] = 0 }
    }
  }
}
