extension ShrinkPass {
  /// Lowers two numbers by the same amount, or shifts both, or so that their sum, their ratio or the
  /// bits in which they differ stay; and three or more equal numbers together.
  ///
  /// Invariant: a proposal differs from the best sequence in two numbers, the first smaller, or in
  /// all numbers that were equal. Examples: `(20, 30)` failing because the numbers are 10 apart
  /// becomes `(0, 10)`; `[1, 0]`, not in order, becomes `[0, -1]`, which begins simpler; `(18, 42)`
  /// failing for its ratio becomes `(3, 7)`, which it would reach through no lesser pair but those of
  /// the same ratio. In long sequences only pairs at most `reach` choices apart are tried, and only
  /// by amounts and shifts.
  static let lowerTwo = ShrinkPass(name: "lower two numbers") { shrinker in
    shrinker.lowerEqual()
    var (last, calls) = (shrinker.best.indices, shrinker.evaluations)
    shrinker.forEachPair(reach: 16) { shrinker, first, second in
      if shrinker.best.indices != last {
        (last, calls) = (shrinker.best.indices, shrinker.evaluations)
      }
      // Where so many pairs do not fall together in a row, none does.
      guard shrinker.evaluations - calls < 16, shrinker.mayFallTogether(first, second) else {
        return
      }
      shrinker.lower(first, and: second)
      shrinker.shift(first, and: second)
    }
    shrinker.lowerTied()
  }
}

extension ShrinkPass {
  /// Gives all of the first of two last numbers to the second, or lowers both by the same amount.
  ///
  /// Invariant and examples are those of `moveAmount` and `lowerTwo`. With two numbers there is one
  /// pair only, so it comes before each is lowered alone in vain.
  static let settleLastTwo = ShrinkPass(name: "settle the last two numbers") { shrinker in
    guard shrinker.best.choices.count(where: \.kind.isNumber) == 2 else { return }
    shrinker.forEachPair(reach: .max) { shrinker, first, second in
      if shrinker.best.choices[first].kind.isNumber {
        _ = shrinker.moveAll(from: first, to: second)
        shrinker.lower(first, and: second)
      }
    }
  }
}

extension Shrinker {
  /// Visits pairs of positions of numbers of one kind, the earlier first; choices among more than
  /// two values, such as characters, count as numbers.
  mutating func forEachPair(reach: Int, _ visit: (inout Shrinker, Int, Int) -> Void) {
    var first = 0
    while first < best.choices.count, !isExhausted {
      var second = first + 1
      while second < best.choices.count, second - first < reach, !isExhausted {
        let (one, other) = (best.choices[first], best.choices[second])
        if one.kind == other.kind, one.kind.isNumber || min(one.limit, other.limit) > 1 {
          visit(&self, first, second)
        }
        second += 1
      }
      first += 1
    }
  }

  /// Brings the first number to its target and leaves the second as far from it as it is.
  fileprivate mutating func shift(_ first: Int, and second: Int) {
    guard second < best.choices.count, case .integer(let zigzag) = best.choices[first].kind,
      best.choices[first].index > 0, zigzag.alternating > 0
    else { return }
    let apart =
      zigzag.offset(at: best.choices[second].index) &- zigzag.offset(at: best.choices[first].index)
    guard zigzag.contains(offset: apart) else { return }
    let index = zigzag.index(of: apart, isAbove: apart <= zigzag.above)
    _ = consider(replacing: [(first, 0), (second, index)])
  }

  fileprivate mutating func lower(_ first: Int, and second: Int) {
    let kind = best.choices[first].kind
    for step: UInt64 in !kind.isOneSided ? [2, 1] : lists > 0 || numbers > 4 ? [1] : [1, 2] {
      guard second < best.choices.count else { return }
      let starts = (best.choices[first].index, best.choices[second].index)
      let room = min(starts.0, starts.1)
      leastWorking(below: room / step) { left in
        let amount = room / step * step - left * step
        return consider(replacing: [(first, starts.0 - amount), (second, starts.1 - amount)])
      }
    }
  }
}

extension ShrinkPass {
  /// Moves an amount from one number to a later one, all of it if possible, and from equal numbers
  /// at once; then lowers a number by one and raises the next, or the next two.
  ///
  /// Invariant: a proposal differs from the best sequence in a number, or several that were equal,
  /// which are simpler, and in one or more later ones, which are greater. Example: `[300, 600]` failing for its sum becomes `[0, 900]`, from
  /// which the first element can go. In long sequences only pairs at most `reach` choices apart are
  /// tried.
  static let moveAmount = ShrinkPass(name: "move an amount") { shrinker in
    var (last, calls) = (shrinker.best.indices, shrinker.evaluations)
    let reach = shrinker.best.choices.count <= 32 ? Int.max : 16
    shrinker.forEachPair(reach: reach) { shrinker, first, second in
      // Characters of one text are no amounts; those of two may be tied.
      guard shrinker.best.choices[first].kind.isNumber || shrinker.lists > 1 else { return }
      if shrinker.best.indices != last {
        (last, calls) = (shrinker.best.indices, shrinker.evaluations)
      }
      // Where so many moves in a row bring nothing, none does.
      guard shrinker.evaluations - calls < 24 else { return }
      let move = Move(from: shrinker.best.choices[first], to: shrinker.best.choices[second])
      if !shrinker.moveAll(from: first, to: second), move.room > 1,
        shrinker.mayMove(from: first, to: second)
      {
        _ = greatestWorking(upTo: move.room - 1) { amount in
          shrinker.consider(replacing: Array(zip([first, second], move.indices(moving: amount))))
        }
      }
    }
    guard shrinker.best.choices.count <= 48 else { return }
    shrinker.moveTied()
    guard shrinker.best.choices.count <= 32 else { return }
    shrinker.forEachPosition { shrinker, position in shrinker.lowerAndRaise(at: position) }
  }
}

extension Shrinker {
  /// Brings a number one nearer to its target and raises the next one as far as it goes.
  ///
  /// Examples: `10:00` failing from 9:30 on becomes `9:59`, which lowers to `9:30`; `(26, 1)` failing
  /// because the numbers are 25 apart becomes `(25, 50)`. Of a short range some values below the end
  /// are tried too: months differ in length. Where the property does not fail for the next greater number,
  /// as where two must be so far apart, the end is no better, and is not tried.
  fileprivate mutating func lowerAndRaise(at first: Int) {
    let choices = best.choices
    guard first < choices.count, choices[first].index > 0,
      choices[first].kind.canRise || isFew && choices[first].kind.isInteger,
      choices[first].kind.isNumber || lists != 1,
      let second = choices.indices.first(where: { place in
        place > first && (choices[place].kind.canRise || isFew && choices[place].kind.isInteger)
      }),
      choices[first].kind.isNumber || choices[second].kind == choices[first].kind
        || !beginsAlternative(first)
    else { return }
    let lowered = choices[first].index - 1
    let mirrored = choices[second].mirrored(beside: choices[first], lowered: lowered)
    func isTaken(_ raised: UInt64) -> Bool {
      consider(replacing: [(first, lowered), (second, raised)])
    }
    guard
      mirrored.map(isTaken) ?? false
        || mayRise(second) && ends(of: second, beside: first).contains(where: isTaken)
        || raiseTwo(behind: first, to: lowered)
    else { return }
    lower(at: first)
    lower(at: second)
    lowerAndRaise(at: first)
  }
}

extension Shrinker {
  /// Raises the last two of three numbers, to the ends of their ranges or next to them, and lowers the
  /// first by one.
  ///
  /// Example: the mixed number `3 0/1` becomes `2 29/30`, which lowers to `2 3/4`.
  private mutating func raiseTwo(behind first: Int, to lowered: UInt64) -> Bool {
    guard isFew, numbers == 3, first + 2 < best.choices.count else { return false }
    let (one, other) = (best.choices[first + 1], best.choices[first + 2])
    guard one.limit > 1, other.limit > 1 else { return false }
    return [(UInt64(0), UInt64(0)), (1, 0), (0, 1)].contains { less in
      consider(replacing: [
        (first, lowered), (first + 1, one.limit - less.0), (first + 2, other.limit - less.1),
      ])
    }
  }

  /// The greatest that a number may be; beside the only other one, if few numbers fail, also the
  /// one below, of which all digits are nines where the end is round.
  private mutating func ends(of position: Int, beside first: Int) -> [UInt64] {
    let (ends, limit) = (best.choices[position].ends, best.choices[position].limit)
    if !isFew { return Array(ends.prefix(2)) }
    guard numbers == 2, ends.count == 1, !failsAbove(position) || !failsAbove(first) else {
      return ends
    }
    return ends + [limit - 1].filter { $0 > best.choices[position].index }
  }

  /// Whether a number is all that an element of a list has.
  private func isPlainElement(_ position: Int) -> Bool {
    best.spans.contains { $0.label == .element && $0.range == position - 1..<position + 1 }
  }

  /// Whether there are at most three numbers, none in a list.
  private var isFew: Bool { numbers <= 3 && lists == 0 }

  private func beginsAlternative(_ position: Int) -> Bool {
    best.spans.contains { $0.label == .alternative && $0.range.lowerBound == position }
  }

  /// Whether the property fails for a greater number too; what is no number may be anything.
  private mutating func mayRise(_ position: Int) -> Bool {
    guard best.choices[position].kind.isOneSided else { return true }
    return fails(raising: position, by: 1) || isFew && fails(raising: position, by: 2)
  }

  /// Whether the property fails up to the end of a number's range: no other number limits it.
  ///
  /// nil of a number that stands there, and of what has two sides or is no number.
  private mutating func isOpen(_ position: Int) -> Bool? {
    guard position < best.choices.count, best.choices[position].kind.isOneSided else { return nil }
    let choice = best.choices[position]
    // Among few numbers to find out costs more than it saves, and in a long list it would be asked
    // again after each change.
    guard best.choices.count <= 32,
      best.choices.count(where: { $0.kind.isNumber && $0.index > 0 }) > 3
    else { return nil }
    if choice.index == choice.limit { return nil }
    return fails(raising: position, by: choice.limit - choice.index)
  }

  /// Whether lowering two numbers together may do more than lowering one of them: not if a number
  /// may be as great as it likes.
  fileprivate mutating func mayFallTogether(_ first: Int, _ second: Int) -> Bool {
    guard best.choices[first].index > 0, best.choices[second].index > 0 else { return true }
    return !isBound(second) && isOpen(second) != true && isOpen(first) != true
  }

  /// Whether one of few numbers fails for the next greater value too; of these that is asked
  /// anyway.
  private mutating func isBound(_ position: Int) -> Bool {
    best.choices[position].kind.isOneSided && numbers <= 4 && failsAbove(position)
  }

  /// Whether lowering a number may be made up for by raising another: one call finds out if both
  /// may be as great as they like, and nothing if one may.
  fileprivate mutating func mayMove(from first: Int, to second: Int) -> Bool {
    guard best.choices[first].index > 0 else { return true }
    if numbers > 2, !isPlainElement(second), isBound(second) { return false }
    guard let isTaker = isOpen(second), let isGiver = isOpen(first)
    else { return true }
    guard isGiver, isTaker else { return !isGiver && !isTaker }
    let (lowered, raised) = (best.choices[first].index - 1, best.choices[second].limit)
    if consider(replacing: [(first, lowered), (second, raised)]) {
      lower(at: first)
      lower(at: second)
    }
    return false
  }
}

extension ChoiceKind {
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }

  /// Whether a number may be greater without changing side, so that its end is the most it can do.
  fileprivate var canRise: Bool {
    switch self {
    case .integer(let zigzag): zigzag.alternating == 0
    case .branch: true
    case .double, .more, .index: false
    }
  }
}

extension Choice {
  /// What the number becomes on the other side of the one before it, once that was lowered.
  fileprivate func mirrored(beside first: Choice, lowered: UInt64) -> UInt64? {
    guard kind == first.kind, first.index > index else { return nil }
    let mirrored = lowered + (first.index - index)
    return mirrored <= limit ? mirrored : nil
  }

  /// The greatest that the number may be, of a short range four.
  fileprivate var ends: [UInt64] {
    (0..<UInt64(limit < 64 ? 4 : kind.canRise ? 1 : 2)).map { limit - min(limit, $0) }.filter {
      $0 > index
    }
  }
}

extension Shrinker {
  /// Moves as much from one number to another as there is room for.
  mutating func moveAll(from first: Int, to second: Int) -> Bool {
    let move = Move(from: best.choices[first], to: best.choices[second])
    guard move.room > 0 else { return false }
    return consider(replacing: Array(zip([first, second], move.indices(moving: move.room))))
  }
}

/// An amount on its way from one number to another of the same kind.
struct Move {
  private let giver: Choice
  private let taker: Choice
  /// The greatest amount that can be moved.
  let room: UInt64

  init(from giver: Choice, to taker: Choice) {
    self.giver = giver
    self.taker = taker
    if case .integer(let zigzag) = giver.kind {
      let distance = zigzag.distance(at: giver.index)
      room = min(distance.amount, zigzag.room(at: taker.index, isAbove: distance.isAbove))
    } else {
      room = min(giver.index, taker.limit - taker.index)
    }
  }

  /// The indices of both numbers once an amount was moved.
  func indices(moving amount: UInt64) -> [UInt64] {
    guard case .integer(let zigzag) = giver.kind else {
      return [giver.index - amount, taker.index + amount]
    }
    let step = zigzag.distance(at: giver.index).isAbove ? amount : 0 &- amount
    return [
      zigzag.index(at: giver.index, movedBy: 0 &- step),
      zigzag.index(at: taker.index, movedBy: step),
    ]
  }
}

extension ShrinkPass {
  /// Deletes an element and makes up for it in another number.
  ///
  /// Invariant: a proposal is the best sequence without one element, and with one other number set
  /// to its extreme or moved by what was deleted: up, since a sum may have to stay, and in another
  /// list also down, since its sum may have to be the same. Within a list a sum does not ask where its
  /// parts are, so the nearest number stands for all. Examples: five lists of 16-bit numbers
  /// that must overflow together: `[1, 32767], [-1]` becomes `[-32768], [-1]`; two lists of one sum,
  /// `[2, 3], [5]`, become `[3], [3]`. Only short sequences are tried.
  static let deleteAndCompensate = ShrinkPass(name: "delete and compensate") { shrinker in
    guard shrinker.best.choices.count <= 32 else { return }
    let lists = shrinker.spans(.list)
    var isNoSum = false
    for element in shrinker.spans(.element).reversed() where !shrinker.isNeeded(element) {
      let choices = shrinker.best.choices
      let list = lists.last {
        $0.depth < element.depth && $0.range.contains(element.range.lowerBound)
      }
      var isFirst = lists.count == 1
      let near = list.flatMap { choices.number(near: element.range, in: $0.range) }
      for position in choices.indices where !element.range.contains(position) {
        let isBeside = list?.range.contains(position) ?? false
        for deleted in choices[element.range]
        where deleted.kind == choices[position].kind && deleted.kind.isNumber
          && (deleted.index > 0
            ? !isBeside || position == near : position == element.range.upperBound + 1)
        {
          let isPlain =
            isBeside && deleted.kind.isOneSided && !choices[position].isOverfull(with: deleted)
          // Whether a list is there for its sum one element tells.
          if isPlain, isNoSum { continue }
          isNoSum = isPlain || isNoSum
          var indices = choices[position].indices(makingUpFor: deleted, isBeside: isBeside)
          if isFirst, isBeside, choices[position].isOverfull(with: deleted),
            [choices[position], deleted].contains(where: { $0.index == $0.limit }),
            shrinker.isSparse
          {
            indices += (1...12).map { choices[position].limit - min(choices[position].limit, $0) }
          }
          isFirst = false
          for index in indices {
            var proposal = choices.map(\.index)
            proposal[position] = index
            proposal.removeSubrange(element.range)
            if shrinker.consider(proposal) { return }
          }
        }
      }
    }
  }
}

extension [Choice] {
  /// The number of a list that stands nearest before one of its elements, or else behind it.
  fileprivate func number(near element: Range<Int>, in list: Range<Int>) -> Int? {
    (list.lowerBound..<element.lowerBound).last { self[$0].kind.isNumber }
      ?? (element.upperBound..<list.upperBound).first { self[$0].kind.isNumber }
  }
}

extension Choice {
  /// Whether a number has no room for a deleted one.
  fileprivate func isOverfull(with deleted: Choice) -> Bool { deleted.index > limit - index }

  /// What a number may become to make up for a deleted one: their sum, or the extreme; in another
  /// list of numbers of one side what is left of it.
  fileprivate func indices(makingUpFor deleted: Choice, isBeside: Bool) -> [UInt64] {
    guard case .integer(let zigzag) = kind else { return [] }
    let sum = zigzag.index(at: index, adding: deleted.index)
    if zigzag.alternating > 0 { return isBeside ? [sum] : [sum, limit] }
    if deleted.index == 0 { return [] }
    if isOverfull(with: deleted), isBeside { return [limit] }
    return (isBeside || index < deleted.index ? [] : [index - deleted.index])
      + (isOverfull(with: deleted) ? [] : isBeside ? [sum, limit] : [sum])
  }
}
