import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of who gives way when a stack is not as long as its views.
enum PriorityInvariants {
  static let all: [Invariant] = [weakestStretches, weakestIsSqueezed, freeIsNatural]

  static let weakestStretches = Invariant(
    "weakest-hugging-stretches",
    "Given too much, a filled stack stretches only the first of the views that hug least.",
    assuming: [.givenLength, .ownLengths, .fillOnly], drawing: ScreenDraw.given(rows)
  ) { screen, model in
    let row = try StackLengthInvariants.row(of: screen, model)
    let rest = row.frame.length(row.axis) - row.naturalLength
    let weakest = row.visible.map { $0.view.hugging(row.axis) }.min()
    guard rest > 0, let weakest,
      let taker = row.visible.firstIndex(where: { $0.view.hugging(row.axis) == weakest })
    else { return .passed }
    return .all(
      row.visible.indices.map { index in
        .same(
          row.lengths[index], row.ownLengths[index] + (index == taker ? rest : 0),
          "the length of \(row.visible[index].view.id)")
      })
  }

  static let weakestIsSqueezed = Invariant(
    "weakest-resistance-is-squeezed",
    "A view is squeezed only when all that resist less are squeezed to nothing.",
    assuming: [.givenLength, .ownLengths, .fillOnly], drawing: ScreenDraw.given(rows)
  ) { screen, model in
    let row = try StackLengthInvariants.row(of: screen, model)
    var missing = max(0, row.naturalLength - row.frame.length(row.axis))
    guard missing > 0 else { return .passed }
    let order = row.visible.indices.sorted {
      (row.visible[$0].view.resistance(row.axis), $0)
        < (row.visible[$1].view.resistance(row.axis), $1)
    }
    return .all(
      order.map { index in
        let given = min(row.ownLengths[index], missing)
        missing -= given
        return .same(
          row.lengths[index], row.ownLengths[index] - given,
          "the length of \(row.visible[index].view.id)")
      })
  }

  static let freeIsNatural = Invariant(
    "priorities-matter-only-under-pressure",
    "In a free filled stack every view has its own length, whatever its priorities.",
    assuming: [.freeLength, .ownLengths, .fillOnly], drawing: ScreenDraw(rows)
  ) { screen, model in
    let row = try StackLengthInvariants.row(of: screen, model)
    return .all(
      zip(row.lengths, row.ownLengths).map { .same($0, $1, "a length in \(row.id)") })
  }

  private static let rows = StackVariety.rows([.fill]).with { $0.hasPriorities = true }
}

extension ArrangedStack {
  /// The length that visible leaves and least gaps make together.
  var naturalLength: Double { ownLengths.reduce(leastGaps.reduce(0, +), +) }
}

extension View {
  fileprivate func hugging(_ axis: Axis) -> LayoutPriority {
    leaf?.hugging[axis] ?? .required
  }

  fileprivate func resistance(_ axis: Axis) -> LayoutPriority {
    leaf?.compressionResistance[axis] ?? .required
  }
}
