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
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let rest = row.frame.length(row.axis) - row.naturalLength
    let weakest = row.visible.map { $0.view.hugging(row.axis) }.min()
    guard rest > 0, let weakest,
      let taker = row.visible.firstIndex(where: { $0.view.hugging(row.axis) == weakest })
    else { return }
    var expected = row.ownLengths
    expected[taker] += rest
    try shown.expect(lengthsOf: row, equal: expected, within: .pile)
  }

  static let weakestIsSqueezed = Invariant(
    "weakest-resistance-is-squeezed",
    "A view is squeezed only when all that resist less are squeezed to nothing.",
    assuming: [.givenLength, .ownLengths, .fillOnly], drawing: ScreenDraw.given(rows)
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    var missing = max(0, row.naturalLength - row.frame.length(row.axis))
    guard missing > 0 else { return }
    let order = row.visible.indices.sorted {
      (row.visible[$0].view.resistance(row.axis), $0)
        < (row.visible[$1].view.resistance(row.axis), $1)
    }
    var expected = row.ownLengths
    for index in order {
      let given = min(expected[index], missing)
      missing -= given
      expected[index] -= given
    }
    try shown.expect(lengthsOf: row, equal: expected, within: .pile)
  }

  static let freeIsNatural = Invariant(
    "priorities-matter-only-under-pressure",
    "In a free filled stack every view has its own length, whatever its priorities.",
    assuming: [.freeLength, .ownLengths, .fillOnly], drawing: ScreenDraw(rows)
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    try shown.expect(lengthsOf: row, equal: row.ownLengths, within: .pile)
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
