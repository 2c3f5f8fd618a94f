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
  ) { screen, law in
    try law.eachView(of: screen) { shown, row, id, frame in
      let cross = row.axis.perpendicular
      try shown.expect(
        .length(id, cross), is: frame.length(cross), equals: max(0, row.room(cross)),
        within: .pile)
    }
  }

  static let leadingTouches = Invariant(
    "leading-views-touch-the-start",
    "Aligned leading or top, every view touches that side of its stack's inside.",
    assuming: [.determined], drawing: ScreenDraw(.settled.with { $0.alignments = [.leading] })
  ) { screen, law in
    try law.eachView(of: screen) { shown, row, id, frame in
      try shown.expectSide(of: id, frame, in: row, isStart: true)
    }
  }

  static let trailingTouches = Invariant(
    "trailing-views-touch-the-end",
    "Aligned trailing or bottom, every view touches that side of its stack's inside.",
    assuming: [.determined], drawing: ScreenDraw(.settled.with { $0.alignments = [.trailing] })
  ) { screen, law in
    try law.eachView(of: screen) { shown, row, id, frame in
      try shown.expectSide(of: id, frame, in: row, isStart: false)
    }
  }

  static let centersMeet = Invariant(
    "centred-views-share-a-middle", "Aligned in the centre, every view has its stack's middle.",
    assuming: [.determined], drawing: ScreenDraw(.settled.with { $0.alignments = [.center] })
  ) { screen, law in
    try law.eachView(of: screen) { shown, row, id, frame in
      let cross = row.axis.perpendicular
      let room = max(0, row.room(cross))
      try shown.expect(
        .middle(id, cross), is: frame.center(cross),
        equals: row.frame.min(cross) + row.margins.near(cross) + room / 2, within: .pile)
    }
  }

  static let firstBaselines = Invariant(
    "first-baselines-meet", "Aligned by the first baseline, those of all visible views meet.",
    assuming: [.textEverywhere, .oneStack, .freeLength], for: .rowsOfText(.firstBaseline)
  ) { screen, law in
    try expectOneBaseline("first baseline", in: screen, law) { $0.minY + $1.first }
  }

  static let lastBaselines = Invariant(
    "last-baselines-meet", "Aligned by the last baseline, those of all visible views meet.",
    assuming: [.textEverywhere, .oneStack, .freeLength], for: .rowsOfText(.lastBaseline)
  ) { screen, law in
    try expectOneBaseline("last baseline", in: screen, law) { $0.maxY - $1.last }
  }

  static let crossIsLargest = Invariant(
    "free-stack-is-as-thick-as-its-largest",
    "Free across its axis, a stack is as thick as the largest visible view.",
    assuming: [.oneStack, .ownLengths, .alignedBySide, .usualPriorities],
    drawing: ScreenDraw(
      .rows([.fill], [.leading, .center, .trailing]).with { $0.hasHiddenViews = true },
      mayTie: false)
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let cross = row.axis.perpendicular
    let largest = row.visible.map { $0.view.ownLength(cross) }.max() ?? 0
    try shown.expect(
      .length(row.id, cross), is: row.frame.length(cross), equals: largest, within: .pile)
  }

  private static func expectOneBaseline(
    _ name: String, in screen: Screen, _ law: LawContext,
    _ baseline: (Rect, Baselines) -> Double
  ) throws {
    let (shown, row) = try law.row(screen)
    let lines = row.visible.compactMap { view, frame in
      view.leaf?.baselines.map { (id: view.id, line: baseline(frame, $0)) }
    }
    guard let first = lines.first else { return }
    for (id, line) in lines {
      try shown.expect(
        name, of: [id, first.id], along: .vertical, as: .position, line, equals: first.line,
        within: .pile)
    }
  }
}

extension LawContext {
  /// Holds if something holds of every visible view of every stack.
  fileprivate func eachView(
    of screen: Screen, _ check: (ShownStack, ArrangedStack, ViewID, Rect) throws -> Void
  ) throws {
    let shown = try shown(screen)
    for row in shown.stacks {
      for (view, frame) in row.visible { try check(shown, row, view.id, frame) }
    }
  }
}

extension ShownStack {
  /// Holds if a frame touches the side where text starts or ends, or the top or bottom.
  fileprivate func expectSide(
    of id: ViewID, _ frame: Rect, in row: ArrangedStack, isStart: Bool
  ) throws {
    let cross = row.axis.perpendicular
    let isNear = isStart != (cross == .horizontal && row.direction == .rightToLeft)
    let near = row.frame.min(cross) + row.margins.near(cross)
    if isNear {
      try expect(.start(id, cross), is: frame.min(cross), equals: near, within: .pile)
    } else {
      try expect(
        .end(id, cross), is: frame.max(cross), equals: near + max(0, row.room(cross)),
        within: .pile)
    }
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
