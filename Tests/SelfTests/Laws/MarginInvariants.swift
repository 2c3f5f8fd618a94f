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
    let shown = try law.layout(screen)
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
    try law.layout(wide).expect(sameAs: law.layout(plain).layout)
  }

  static let safeAreaAddsToMargins = Invariant(
    "safe-area-adds-to-margins", "Margins that keep clear of the safe area are larger by it.",
    assuming: [.determined], drawing: ScreenDraw(.settled)
  ) { screen, law in
    let ltr = screen.layoutDirection == .leftToRight
    let relative = try screen.changingStack { $0.isLayoutMarginsRelativeArrangement = true }
    let safe = try relative.changingStack {
      $0.safeAreaInsets = EdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    }
    let wide = try relative.changingStack {
      $0.layoutMargins.top += 3
      $0.layoutMargins.bottom += 7
      $0.layoutMargins.leading += ltr ? 5 : 9
      $0.layoutMargins.trailing += ltr ? 9 : 5
    }
    try law.layout(safe).expect(sameAs: law.layout(wide).layout)
  }

  static let pinsSurround = Invariant(
    "pins-surround-the-content",
    "Pins move every view by the near ones and add both to the content.",
    assuming: [.determined], drawing: ScreenDraw(.settled)
  ) { screen, law in
    let pins = DirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 9)
    let sides = pins.resolved(in: screen.layoutDirection)
    let layout = try law.layout(screen).layout
    try law.layout(try screen.with(pins: pins)).expect(
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

extension ScrolledStack {
  /// The screen with the settings of its content stack changed.
  func changingStack(_ change: (inout StackView) -> Void) throws(ScreenError) -> ScrolledStack {
    guard case .stack(var stack) = content.content else { return self }
    change(&stack)
    return try with(content: content.with(content: .stack(stack)))
  }
}
