import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of the space around a stack's views, and of the pins around the stack.
enum MarginInvariants {
  static let all: [Invariant] = [
    marginsSurround, marginsAdd, unusedMargins, safeAreaAddsToMargins, pinsSurround,
  ]

  static let marginsSurround = Invariant(
    "margins-surround-the-views",
    "The first view starts where the leading margin ends, and the last ends at the trailing one.",
    assuming: [.determined], drawing: ScreenDraw(.all)
  ) { screen, law in
    let shown = try law.shown(screen)
    for row in shown.stacks {
      guard let first = row.visible.first, let last = row.visible.last, row.room(row.axis) >= 0
      else { continue }
      let (near, far) = row.isMirrored ? (last, first) : (first, last)
      let axis = row.axis
      try shown.expect(
        "near margin", of: [row.id, near.view.id], along: axis,
        near.frame.min(axis) - row.frame.min(axis), equals: row.margins.near(axis), within: .pile)
      try shown.expect(
        "far margin", of: [row.id, far.view.id], along: axis,
        row.frame.max(axis) - far.frame.max(axis), equals: row.margins.far(axis), within: .pile)
    }
  }

  static let marginsAdd = Invariant(
    "margins-add-to-the-length", "Margins lengthen a free stack by both of them, and once.",
    assuming: [.freeLength, .ownLengths], drawing: ScreenDraw(rows)
  ) { screen, law in
    let (shown, row) = try law.row(screen)
    let bare = try screen.changingStack {
      $0.isLayoutMarginsRelativeArrangement = false
      $0.layoutMargins = .zero
    }
    let before = try law.row(bare).row
    let axis = row.axis
    try shown.expect(
      "growth", of: [row.id], along: axis, row.frame.length(axis) - before.frame.length(axis),
      equals: row.margins.near(axis) + row.margins.far(axis), within: .pile)
  }

  static let unusedMargins = Invariant(
    "margins-count-only-when-asked-for",
    "Margins of a stack that does not use them change nothing.",
    assuming: [.determined], drawing: ScreenDraw(.settled)
  ) { screen, law in
    let plain = try screen.changingStack { $0.isLayoutMarginsRelativeArrangement = false }
    let wide = try plain.changingStack {
      $0.layoutMargins = DirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 9)
    }
    try law.shown(wide).expect(sameAs: law.shown(plain).layout)
  }

  static let safeAreaAddsToMargins = Invariant(
    "safe-area-adds-to-margins",
    "Margins that keep clear of the safe area are larger by what of it reaches into the stack.",
    assuming: [.determined], drawing: ScreenDraw(.settled)
  ) { screen, law in
    // In nested stacks the safe area would count as well.
    let relative = try screen.with(content: screen.content.insettingNothingFromSafeArea)
      .changingStack {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.insetsLayoutMarginsFromSafeArea = true
      }
    let safe = try relative.changingScrollView {
      $0.contentInsetAdjustmentBehavior = .never
      $0.safeAreaInsets = EdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    }
    let layout = try law.model.frames(of: safe)
    let area = layout.safeAreaInsets(of: screen.content.id) ?? .zero
    let isMirrored = screen.layoutDirection == .rightToLeft
    let wide = try relative.changingStack {
      $0.layoutMargins.top += area.top
      $0.layoutMargins.bottom += area.bottom
      $0.layoutMargins.leading += isMirrored ? area.right : area.left
      $0.layoutMargins.trailing += isMirrored ? area.left : area.right
    }
    try law.layout(wide).expect(sameAs: layout.content)
  }

  static let pinsSurround = Invariant(
    "pins-surround-the-content",
    "Pins move every view by the near ones and add both to the content.",
    assuming: [.determined], drawing: ScreenDraw(.settled)
  ) { screen, law in
    let pins = DirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 9)
    let sides = pins.resolved(in: screen.layoutDirection)
    let layout = try law.shown(screen).layout
    try law.shown(try screen.with(pins: pins)).expect(
      sameAs: layout.mapping(
        frame: { rect in
          Rect(
            x: rect.minX + sides.left, y: rect.minY + sides.top, width: rect.size.width,
            height: rect.size.height)
        },
        size: { Size(width: $0.width + 14, height: $0.height + 10) }))
  }

  private static let rows = StackVariety.rows([.fill, .equalSpacing, .fillEqually])
    .with { $0.hasMargins = true }
}
