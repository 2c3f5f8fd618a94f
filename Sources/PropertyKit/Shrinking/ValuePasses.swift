extension ShrinkPass {
  /// Gives the values of one column, that is of the draws at one place of the generator, the
  /// smallest that are as different as they were.
  ///
  /// A proposal differs from the best sequence in the values of one column, or of all columns of
  /// one kind: numbered anew by first appearance or by size, equal ones lowered together, or two of
  /// them exchanged. Examples: the edges `(3, 7), (7, 9)` become `(0, 1), (1, 2)`; client 2 becomes
  /// client 1 in every step, whatever resource 2 is. Takes two calls for each column, and some for
  /// each value that stands in it more than once.
  static let renameValues = ShrinkPass("rename values") { shrinker in
    for column in shrinker.columns { shrinker.rename(column) }
  }
}

/// The values that belong together: those of one kind, or of one kind at one offset in their span.
private struct Column: Hashable {
  let kind: ChoiceKind
  let offset: Int?
}

extension Shrinker {
  fileprivate var columns: [Column] {
    var found: [Column] = []
    var seen: Set<Column> = []
    var counts: [Column: Int] = [:]
    for place in outline.values {
      for column in columns(of: place) {
        counts[column, default: 0] += 1
        if seen.insert(column).inserted { found.append(column) }
      }
    }
    return found.filter { column in
      guard let count = counts[column], count > 1 else { return false }
      return column.offset == nil || count < counts[Column(kind: column.kind, offset: nil)] ?? 0
    }
  }

  private func columns(of place: Int) -> [Column] {
    let kind = best.choices[place].kind
    return [Column(kind: kind, offset: nil), Column(kind: kind, offset: outline.offsets[place])]
  }

  private func places(of column: Column) -> [Int] {
    outline.values.filter { place in
      best.choices[place].kind == column.kind
        && (column.offset ?? outline.offsets[place]) == outline.offsets[place]
    }
  }

  fileprivate mutating func rename(_ column: Column) {
    let values = places(of: column).map { indices[$0] }
    guard values.contains(where: { $0 > 0 }) else { return }
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    let distinct = counts.keys.sorted()
    var seen: Set<UInt64> = []
    for order in [values.filter { seen.insert($0).inserted }, distinct] {
      let names = Dictionary(uniqueKeysWithValues: zip(order, UInt64(0)...))
      if rename(column, by: { names[$0] ?? $0 }) { return }
    }
    for value in distinct.reversed() where value > 0 && !isExhausted {
      guard counts[value] ?? 0 > 1 else { continue }
      let start = indices
      let equal = places(of: column).filter { start[$0] == value }
      guard !equal.isEmpty else { continue }
      leastWorking(below: value) { consider(start.lowering(equal, by: value - $0)) }
    }
    exchangeValues(of: column)
  }

  /// Exchanges two values everywhere in a column, if the greater one comes first.
  private mutating func exchangeValues(of column: Column) {
    let distinct = Set(places(of: column).map { indices[$0] }).sorted()
    // Names such as clients, keys and nodes are few; 6 have 15 pairs.
    guard distinct.count <= 6 else { return }
    for one in distinct {
      for other in distinct where other > one {
        _ = rename(column) { $0 == one ? other : $0 == other ? one : $0 }
      }
    }
  }

  private mutating func rename(_ column: Column, by name: (UInt64) -> UInt64) -> Bool {
    var proposal = indices
    for place in places(of: column) { proposal[place] = name(proposal[place]) }
    return consider(proposal) || consider(best.replacing(proposal).inOrder)
  }
}

extension ShrinkPass {
  /// Moves an amount from one number to a later one, all of it if possible.
  ///
  /// A proposal differs from the best sequence in a number, which is simpler, and in a later one,
  /// which is greater. Example: `[300, 600]` failing for its sum becomes `[0, 900]`, from which the
  /// first element can go. The later one may have another range and takes what it can hold: `1 h 5
  /// min` becomes `0 h 59 min`, or what of it fails. The sequence is simpler since the first
  /// difference decides. Takes a call for each two numbers at most 16 apart, and a logarithm of
  /// what moves.
  static let moveAmount = ShrinkPass("move an amount") { shrinker in
    shrinker.shiftAll()
    shrinker.forEachPair { shrinker, first, second in shrinker.move(from: first, to: second) }
  }

  /// Lowers two numbers by the same amount, or so that one stays as far from the other.
  ///
  /// A proposal differs from the best sequence in two numbers, the first smaller. Examples: `(20,
  /// 30)` failing because the numbers are 10 apart becomes `(0, 10)`; `[1, 0]`, not in order,
  /// becomes `[0, -1]`, which begins simpler. Takes two calls or three for each two numbers at most
  /// 16 apart.
  static let lowerTwo = ShrinkPass("lower two numbers") { shrinker in
    shrinker.forEachPair { shrinker, first, second in shrinker.lower(first, and: second) }
  }
}

extension Shrinker {
  /// How many values apart two are at most that change together: what is tied to another stands
  /// near it, and a pass over a long sequence stays linear.
  private static var reach: Int { 16 }

  /// Visits pairs of values, the earlier first, of which both are integers, or of one kind.
  mutating func forEachPair(_ visit: (inout Shrinker, Int, Int) -> Void) {
    var first = 0
    while first < outline.values.count, !isExhausted {
      var second = first + 1
      while second < outline.values.count, second - first <= Self.reach, !isExhausted {
        let (one, other) = (outline.values[first], outline.values[second])
        if best.choices[one].kind == best.choices[other].kind
          || integer(at: one) != nil && integer(at: other) != nil
        {
          visit(&self, one, other)
        }
        second += 1
      }
      first += 1
    }
  }

  /// Moves all of one number to another, or what it can take, or as much as possible; at last one,
  /// as of a larger unit, where the other goes to the end of its range: a field, or the number right
  /// behind.
  ///
  /// Where that brings nothing, copies of both numbers change alike, or all numbers that are equal
  /// to the first give at once, as a debit and its credit.
  fileprivate mutating func move(from first: Int, to second: Int) {
    guard indices[first] > 0, second < best.choices.count else { return }
    let move = Move(from: best.choices[first], to: best.choices[second])
    let twins = twins(of: first, second)
    let giver = best.choices[first]
    let equal =
      best.choices[second].kind != giver.kind
      ? [] : outline.numbers.filter { $0 != first && $0 != second && best.choices[$0] == giver }
    func moves(_ amount: UInt64) -> Bool {
      let moved = move.indices(moving: amount)
      let changes = Array(zip([first, second], moved))
      return consider(replacing: changes)
        || !twins.isEmpty && consider(replacing: changes + twins.flatMap { zip($0, moved) })
        || !equal.isEmpty && consider(replacing: changes + equal.map { ($0, moved[0]) })
    }
    guard move.room > 0 else { return }
    if moves(move.room) { return }
    if move.room > 1, greatestWorking(upTo: move.room - 1, moves) > 0 { return }
    guard best.choices[first].kind.isNumber, best.choices[second].kind.isOneSided else { return }
    let areFields = outline.isField(first) && outline.isField(second)
    let areNext = !best.choices[(first + 1)..<second].contains { $0.kind.isNumber }
    guard areFields || areNext else { return }
    // Months differ in length: of a field of a short range the last four are tried.
    let limit = best.choices[second].limit
    let ends = (0..<UInt64(areFields && limit < 64 ? 4 : 1)).map { limit - min(limit, $0) }
    for end in ends where end > indices[second] {
      if consider(replacing: [(first, indices[first] - 1), (second, end)]) {
        lower(at: first)
        lower(at: second)
        return self.move(from: first, to: second)
      }
    }
  }

  /// The places of two numbers in each copy of the innermost part that holds both, such as two
  /// equal rows.
  private func twins(of first: Int, _ second: Int) -> [[Int]] {
    let parts = best.spans.filter { $0.label != .alternative && $0.range.count > 2 }
    let part = parts.first { $0.range.contains(first) && $0.range.contains(second) }
    guard let part else { return [] }
    let copies = parts.filter {
      $0.range != part.range && !$0.range.overlaps(part.range)
        && indices[$0.range] == indices[part.range]
    }
    return copies.map { copy in
      [first, second].map { $0 - part.range.lowerBound + copy.range.lowerBound }
    }
  }

  /// Moves all numbers to later places, as far apart as they are.
  ///
  /// Example: the versions `1.0.0` and `10.0.0`, compared as texts, become `0.0.1` and `0.0.10`.
  fileprivate mutating func shiftAll() {
    let places = outline.numbers
    for distance in 1..<max(1, places.count) {
      // What would be moved past the end must be 0.
      guard places.suffix(distance).allSatisfy({ indices[$0] == 0 }) else { return }
      var proposal = indices
      for place in places { proposal[place] = 0 }
      for (from, to) in zip(places, places.dropFirst(distance)) {
        proposal[to] = min(indices[from], best.choices[to].limit)
      }
      if consider(proposal) { return }
    }
  }

  fileprivate mutating func lower(_ first: Int, and second: Int) {
    guard indices[first] > 0, second < best.choices.count else { return }
    if best.choices[first].kind == best.choices[second].kind {
      for step: UInt64 in best.choices[first].kind.isOneSided ? [1] : [2, 1] {
        guard second < best.choices.count else { return }
        let starts = (indices[first], indices[second])
        let room = min(starts.0, starts.1)
        leastWorking(below: room / step) { left in
          let amount = room / step * step - left * step
          return consider(replacing: [(first, starts.0 - amount), (second, starts.1 - amount)])
        }
      }
    }
    guard let one = integer(at: first), let other = integer(at: second), indices[first] > 0 else {
      return
    }
    // As far apart, but on the other side.
    let lower = one.order.integer(at: indices[first] - 1)
    if other.value < one.value,
      consider(integers: [(first, lower), (second, lower &+ one.value &- other.value)])
    {
      return self.lower(first, and: second)
    }
    leastWorking(below: indices[first]) { index in
      let value = one.order.integer(at: index)
      return consider(integers: [(first, value), (second, other.value &+ value &- one.value)])
    }
  }
}

/// An amount on its way from one number to another.
struct Move {
  private let giver: Choice
  private let taker: Choice
  /// The greatest amount that can be moved.
  let room: UInt64

  init(from giver: Choice, to taker: Choice) {
    self.giver = giver
    self.taker = taker
    if case .integer(let order) = giver.kind, case .integer(let other) = taker.kind {
      let distance = order.distance(at: giver.index)
      room = min(distance.amount, other.room(at: taker.index, isAbove: distance.isAbove))
    } else {
      room = min(giver.index, taker.limit - taker.index)
    }
  }

  /// The indices of both numbers once an amount was moved.
  func indices(moving amount: UInt64) -> [UInt64] {
    guard case .integer(let order) = giver.kind, case .integer(let other) = taker.kind else {
      return [giver.index - amount, taker.index + amount]
    }
    let step = order.distance(at: giver.index).isAbove ? amount : 0 &- amount
    return [
      order.index(at: giver.index, movedBy: 0 &- step),
      other.index(at: taker.index, movedBy: step),
    ]
  }
}
