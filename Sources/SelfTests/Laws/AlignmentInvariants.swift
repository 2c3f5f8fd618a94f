import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of where views stand across their stack's axis.
enum AlignmentInvariants {
  static let all: [Invariant] = [
    fillFills, leadingTouches, trailingTouches, centersMeet, firstBaselines, lastBaselines,
    crossIsLargest,
  ]

  static let fillFills = Invariant(
    "fill-alignment-fills",
    "Aligned to fill, every visible view is as thick as its stack's inside.",
    assuming: [.determined], drawing: ScreenDraw(.settled.with { $0.alignments = [.fill] })
  ) { screen, model in
    try eachView(of: screen, model) { row, frame in
      let cross = row.axis.perpendicular
      return .same(frame.length(cross), max(0, row.room(cross)), "a thickness in \(row.id)")
    }
  }

  static let leadingTouches = Invariant(
    "leading-views-touch-the-start",
    "Aligned leading or top, every view touches that side of its stack's inside.",
    assuming: [.determined], drawing: ScreenDraw(.settled.with { $0.alignments = [.leading] })
  ) { screen, model in
    try eachView(of: screen, model) { row, frame in row.side(of: frame, isStart: true) }
  }

  static let trailingTouches = Invariant(
    "trailing-views-touch-the-end",
    "Aligned trailing or bottom, every view touches that side of its stack's inside.",
    assuming: [.determined], drawing: ScreenDraw(.settled.with { $0.alignments = [.trailing] })
  ) { screen, model in
    try eachView(of: screen, model) { row, frame in row.side(of: frame, isStart: false) }
  }

  static let centersMeet = Invariant(
    "centred-views-share-a-middle", "Aligned in the centre, every view has its stack's middle.",
    assuming: [.determined], drawing: ScreenDraw(.settled.with { $0.alignments = [.center] })
  ) { screen, model in
    try eachView(of: screen, model) { row, frame in
      let cross = row.axis.perpendicular
      let room = max(0, row.room(cross))
      return .same(
        frame.center(cross), row.frame.min(cross) + row.margins.near(cross) + room / 2,
        "a middle in \(row.id)")
    }
  }

  static let firstBaselines = Invariant(
    "first-baselines-meet", "Aligned by the first baseline, those of all visible views meet.",
    assuming: [.textEverywhere, .oneStack, .freeLength], for: .rowsOfText(.firstBaseline)
  ) { screen, model in try baselines(of: screen, model) { $0.minY + $1.first } }

  static let lastBaselines = Invariant(
    "last-baselines-meet", "Aligned by the last baseline, those of all visible views meet.",
    assuming: [.textEverywhere, .oneStack, .freeLength], for: .rowsOfText(.lastBaseline)
  ) { screen, model in try baselines(of: screen, model) { $0.maxY - $1.last } }

  static let crossIsLargest = Invariant(
    "free-stack-is-as-thick-as-its-largest",
    "Free across its axis, a stack is as thick as the largest visible view.",
    assuming: [.oneStack, .ownLengths, .alignedBySide, .usualPriorities],
    drawing: ScreenDraw(
      .rows([.fill], [.leading, .center, .trailing]).with { $0.hasHiddenViews = true },
      mayTie: false)
  ) { screen, model in
    let row = try StackLengthInvariants.row(of: screen, model)
    let cross = row.axis.perpendicular
    let largest = row.visible.map { $0.view.ownLength(cross) }.max() ?? 0
    return .same(row.frame.length(cross), largest, "the thickness of \(row.id)")
  }

  /// Holds if something holds of every visible view of every stack.
  private static func eachView(
    of screen: Screen, _ model: LayoutModel, _ holds: @escaping (ArrangedStack, Rect) -> Outcome
  ) throws -> Outcome {
    let layout = try model.frames(of: screen)
    return .all(
      layout.stacks(in: screen).lazy.flatMap { row in row.visible.map { holds(row, $0.frame) } })
  }

  private static func baselines(
    of screen: Screen, _ model: LayoutModel, _ baseline: (Rect, Baselines) -> Double
  ) throws -> Outcome {
    let row = try StackLengthInvariants.row(of: screen, model)
    let lines = row.visible.compactMap { view, frame -> Double? in
      view.leaf?.baselines.map { baseline(frame, $0) }
    }
    return .all(lines.map { .same($0, lines[0], "a baseline in \(row.id)") })
  }
}

extension ArrangedStack {
  /// Holds if a frame touches the side where text starts or ends, or the top or bottom.
  fileprivate func side(of frame: Rect, isStart: Bool) -> Outcome {
    let cross = axis.perpendicular
    let isNear = isStart != (cross == .horizontal && direction == .rightToLeft)
    let near = self.frame.min(cross) + margins.near(cross)
    return isNear
      ? .same(frame.min(cross), near, "the near side of a view in \(id)")
      : .same(
        frame.max(cross), near + max(0, room(cross)), "the far side of a view in \(id)")
  }
}

extension Gen where Value == Screen {
  /// Rows of one to five leaves with text, aligned by it.
  static func rowsOfText(_ alignment: Alignment) -> Gen {
    Gen { source throws(Discard) in
      let viewport = try source.draw(.viewports)
      let leaves = try source.draw(.array(of: .leavesWithText, count: 1...5))
      let views = leaves.enumerated().map { View(ViewID("v\($0 + 1)"), leaf: $1) }
      return try source.making {
        try Screen(
          scrollView: ScrollView(size: viewport),
          content: StackView(axis: .horizontal, alignment: alignment, arrangedViews: views))
      }
    }
  }
}

extension Gen where Value == Leaf {
  /// Leaves whose text stands somewhere in them.
  fileprivate static var leavesWithText: Gen {
    Gen { source throws(Discard) in
      let size = Size(width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
      let first = try source.draw(.double(in: 0...size.height))
      let last = try source.draw(.double(in: first...size.height))
      return Leaf(
        intrinsic: IntrinsicSize(size), baselines: Baselines(first: first, last: last))
    }
  }
}
