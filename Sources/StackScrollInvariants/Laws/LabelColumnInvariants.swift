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
  ) { column, model in
    let layout = try model.frames(of: column.screen)
    return .holds(
      if: !model.scrolls(layout, .horizontal),
      otherwise: "content of width \(NumberText(layout.contentSize.width)) scrolls in"
        + " \(NumberText(column.viewport.width))")
  }

  static let contentIsPairs = Invariant(
    "labels-content-is-pairs", "The content is as high as its green views and labels together.",
    for: .labelColumns
  ) { column, model in
    let layout = try model.frames(of: column.screen)
    let pair = LabelColumn.greenHeight + (column.labelSize.height ?? 0)
    return .equal(layout.contentSize.height, pair * Double(column.pairs), "the content height")
  }

  static let rowsFillTheWidth = Invariant(
    "labels-rows-fill-the-width", "Every row is as wide as the scroll view.",
    assuming: [.tiedWidth], for: .labelColumns
  ) { column, model in
    let layout = try model.frames(of: column.screen)
    return .all(
      zip(layout.ids, layout.frames).map { id, frame in
        .equal(frame.size.width, column.viewport.width, "the width of \(id)")
      })
  }

  static let stepsSettleTheSize = Invariant(
    "labels-steps-settle-the-size",
    "Edges leave both axes ambiguous, a height leaves the width, and a tied width settles it.",
    for: .labelColumns(steps: LabelColumn.Step.allCases)
  ) { column, model in
    let expected: [Axis: Bool] =
      switch column.step {
      case .edgesOnly: [.horizontal: false, .vertical: false]
      case .height: [.horizontal: false, .vertical: true]
      case .heightAndWidth, .stack: [.horizontal: true, .vertical: true]
      }
    return try .all(
      Axis.allCases.map { axis in
        let verdict = model.verdict(try column.screen, axis)
        let isSettled = expected[axis] == true
        return .holds(
          if: isSettled ? verdict == .determined : verdict == .ambiguous(["green1"]),
          otherwise: "the \(axis) axis at step \(column.step) is \(verdict)")
      })
  }
}
