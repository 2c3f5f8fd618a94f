/// An amount on its way from numbers that are equal to later ones that are equal.
private struct TiedMove {
  let givers: [Int]
  let takers: [Int]
}

extension Shrinker {
  /// Moves an amount from two or more equal numbers to a later one, or within equal lists and
  /// elements from each number to the same later one.
  ///
  /// Examples: a matrix failing because its second row has the sum of its second column,
  /// `[[0, 1], [1, 37]]`, becomes `[[0, 0], [0, 38]]`; two equal rows `[2, 2]` become `[0, 4]`. Equal
  /// numbers of which one may rise alone are not tied, and are left alone.
  mutating func moveTied() {
    guard numbers > 2 else { return }
    while tiedMoves.contains(where: { move in
      !failsAbove(move.givers[0]) && make(move)
    }) {}
  }

  private mutating func make(_ tied: TiedMove) -> Bool {
    let move = Move(from: best.choices[tied.givers[0]], to: best.choices[tied.takers[0]])
    guard move.room > 0 else { return false }
    if consider(tied, move, amount: move.room) { return true }
    let amount = greatestWorking(upTo: move.room - 1) { consider(tied, move, amount: $0) }
    return amount > 0
  }

  private mutating func consider(_ tied: TiedMove, _ move: Move, amount: UInt64) -> Bool {
    let indices = move.indices(moving: amount)
    var proposal = best.indices
    for giver in tied.givers { proposal[giver] = indices[0] }
    for taker in tied.takers { proposal[taker] = indices[1] }
    return consider(proposal)
  }

  private var tiedMoves: [TiedMove] { movesFromEqual + movesInCopies }

  private var movesFromEqual: [TiedMove] {
    let places = best.choices.indices.filter { best.choices[$0].kind.isNumber }
    var moves: [TiedMove] = []
    for first in places where best.choices[first].index > 0 {
      let givers = places.filter { best.choices[$0] == best.choices[first] }
      guard givers[0] == first, (2...4).contains(givers.count) else { continue }
      for taker in places where taker > first && !givers.contains(taker) {
        guard best.choices[taker].kind == best.choices[first].kind else { continue }
        moves.append(TiedMove(givers: givers, takers: [taker]))
        let takers = places.filter { best.choices[$0] == best.choices[taker] }
        guard takers.count == givers.count, takers[0] == taker else { continue }
        moves.append(TiedMove(givers: givers, takers: takers))
      }
      guard givers.count > 2 else { continue }
      moves.append(TiedMove(givers: givers.dropLast(), takers: givers.suffix(1)))
    }
    return moves
  }

  private var movesInCopies: [TiedMove] {
    let parts = best.spansInOrder.filter { $0.label != .alternative && $0.range.count > 2 }
    var moves: [TiedMove] = []
    for (number, part) in parts.enumerated() {
      let content = best.choices[part.range]
      let starts = parts.filter { best.choices[$0.range] == content }.map(\.range.lowerBound)
      let isFirst = !parts[..<number].contains { best.choices[$0.range] == content }
      guard isFirst, starts.count > 1 else { continue }
      let places = content.indices.filter { content[$0].kind.isNumber }.map { $0 - starts[0] }
      for (giver, taker) in places.pairs {
        let (one, other) = (content[starts[0] + giver], content[starts[0] + taker])
        guard one.kind == other.kind, one.index > 0 else { continue }
        moves.append(TiedMove(givers: starts.map { $0 + giver }, takers: starts.map { $0 + taker }))
      }
    }
    return moves
  }
}

extension [Int] {
  /// Every two of them, the earlier one first.
  fileprivate var pairs: [(Int, Int)] {
    indices.flatMap { first in self[(first + 1)...].map { (self[first], $0) } }
  }
}
