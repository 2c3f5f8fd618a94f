import PropertyKit
import PublishedScreens
import StackScrollCore

/// Laws of the published label column.
enum LabelColumnInvariants {
  static let all: [Invariant] = [
    neverScrollsSideways, contentIsPairs, rowsFillTheWidth, stepsSettleTheSize,
  ]

  static let neverScrollsSideways = Invariant(
    "labels-never-scroll-sideways", "The label column never scrolls sideways.",
    assuming: [.tiedWidth, .noInsets], for: .labelColumns
  ) { column, law in
    try law.layout(column.screen).expect(.scrolls(.horizontal), equals: false)
  }

  static let contentIsPairs = Invariant(
    "labels-content-is-pairs", "The content is as high as its green views and labels together.",
    for: .labelColumns
  ) { column, law in
    let pair = LabelColumn.greenHeight + (column.labelSize.height ?? 0)
    try law.layout(column.screen).expect(
      .contentLength(.vertical), equals: pair * Double(column.pairs))
  }

  static let rowsFillTheWidth = Invariant(
    "labels-rows-fill-the-width", "Every row is as wide as the scroll view.",
    assuming: [.tiedWidth], for: .labelColumns
  ) { column, law in
    let shown = try law.layout(column.screen)
    for (id, frame) in zip(shown.layout.ids, shown.layout.frames) {
      try shown.expect(
        .length(id, .horizontal), is: frame.size.width, equals: column.viewport.width)
    }
  }

  static let stepsSettleTheSize = Invariant(
    "labels-steps-settle-the-size",
    "Edges leave both axes ambiguous, a height leaves the width, and a tied width settles it.",
    for: .labelColumns(steps: LabelColumn.Step.allCases)
  ) { column, law in
    let expected: [Axis: Bool] =
      switch column.step {
      case .edgesOnly: [.horizontal: false, .vertical: false]
      case .height: [.horizontal: false, .vertical: true]
      case .heightAndWidth, .stack: [.horizontal: true, .vertical: true]
      }
    for axis in Axis.allCases {
      let isSettled = expected[axis] == true
      try law.expect(
        axis, of: column.screen, is: isSettled ? .determined : .ambiguous,
        in: isSettled ? [] : ["green1"])
    }
  }.illustrated(by: .steps)
}
