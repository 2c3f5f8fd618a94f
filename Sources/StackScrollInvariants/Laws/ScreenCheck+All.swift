import PropertyKit
import StackScrollCore

/// The laws that a screen of somebody's own is checked on.
extension ScreenCheck {
  /// Every one of them, in the order in which they are shown.
  package static let all: [ScreenCheck] = [
    determined, hidingKeepsTheLayout, fitsAcross, canBeShown, clearsTheBars, endShowsTheLast,
    scrollsAsNeeded, keepsItsLength, textIsWhole,
  ]

  static let determined = ScreenCheck(
    "layout-is-determined",
    "In every window, read in either direction, there is exactly one layout."
  ) { varied, law in
    try law.expectSettled(try varied.screen())
  }

  static let hidingKeepsTheLayout = ScreenCheck(
    "hiding-keeps-the-layout", "With any one view hidden, or shown, there is still one layout.",
    exempting: { $0.content.arrangedInside.isEmpty ? "it arranges no views" : nil }
  ) { varied, law in
    let screen = try varied.screen()
    _ = try law.layout(screen)
    for view in screen.content.arrangedInside.prefix(hiddenViews) {
      let changed = try law.model.editing.apply(screen, [.setHidden(!view.isHidden, view.id)])
      try law.expectSettled(
        changed, Circumstance(view.isHidden ? "after showing" : "after hiding", view.id))
    }
  }

  static let fitsAcross = ScreenCheck(
    ofLayout: "content-fits-across", "A stack does not scroll across its direction.",
    exempting: { $0.content.stack == nil ? "its content is no stack" : nil }
  ) { shown in
    let axis = shown.screen.contentAxis.perpendicular
    guard shown.law.model.scrolls(shown.layout, axis) else { return }
    let range = shown.layout.offsetRange(axis)
    let content = shown.layout.contentSize[axis]
    let widest = shown.leaves.max { $0.frame.length(axis) < $1.frame.length(axis) }
    throw shown.evidence(
      .contentLength(axis), .number(content), .atMost,
      .number(content - (range.upperBound - range.lowerBound)), nil,
      blaming: widest.map { [$0.view.id] } ?? [])
  }

  static let canBeShown = ScreenCheck(
    ofLayout: "every-view-can-be-shown", "Every view can be scrolled into the window."
  ) { shown in
    try shown.expectReachability(clearOf: .zero, "that cannot be scrolled into the window")
  }

  static let clearsTheBars = ScreenCheck(
    ofLayout: "every-view-clears-the-bars",
    "Every view can be scrolled to where no bar covers it.",
    exempting: { $0.scrollView.safeAreaInsets == .zero ? "it has no safe area insets" : nil }
  ) { shown in
    try shown.expectReachability(
      clearOf: shown.screen.scrollView.safeAreaInsets, "that cannot be scrolled clear of the bars")
  }

  static let endShowsTheLast = ScreenCheck(
    ofLayout: "end-shows-the-last-view", "Scrolled to the end, the end of the last view is seen."
  ) { shown in
    let axis = shown.screen.contentAxis
    guard let last = shown.leaves.max(by: { $0.frame.max(axis) < $1.frame.max(axis) }) else {
      return
    }
    let edge = last.frame.max(axis) - shown.law.model.offsetToEnd(shown.layout)[axis]
    let window = shown.screen.scrollView.size[axis]
    for bound in [Bound.atLeast(0, within: .pile), .atMost(window, within: .pile)] {
      try shown.expect(
        "\(axis.farSide) edge in the window", of: [last.view.id], along: axis, as: .position, edge,
        bound, "scrolled to the end")
    }
  }

  static let scrollsAsNeeded = ScreenCheck(
    ofLayout: "scrolls-as-needed",
    "It scrolls where content view, pins and insets are longer than the window, and nowhere else."
  ) { shown in
    let pins = shown.screen.pins.resolved(in: shown.screen.layoutDirection)
    let inset = shown.layout.scroll.adjustedContentInset
    for axis in Axis.allCases {
      let view = shown.layout.frames.first?.length(axis) ?? 0
      let room = pins.near(axis) + pins.far(axis) + inset.near(axis) + inset.far(axis)
      let isLonger = Tolerance.pile.isGreater(
        view + room, than: shown.screen.scrollView.size[axis])
      try shown.expect(
        .scrolls(axis), equals: isLonger,
        Circumstance("with content view, pins and insets of", view + room))
    }
  }

  static let keepsItsLength = ScreenCheck(
    ofLayout: "no-view-is-squeezed",
    "Along its stack no view is shorter than its own size, if it resists that as usual."
  ) { shown in
    for (view, frame, axis) in shown.leaves {
      guard let leaf = view.leaf, view.length(along: axis).constraints.isEmpty,
        leaf.text == nil, let own = leaf.intrinsic[axis],
        leaf.compressionResistance[axis].rawValue >= LayoutPriority.defaultHigh.rawValue
      else { continue }
      try shown.expect(
        .length(view.id, axis), is: frame.length(axis), .atLeast(own, within: .pile))
    }
  }

  static let textIsWhole = ScreenCheck(
    ofLayout: "text-is-not-cut", "Every text that is shown has room for all of its lines.",
    exempting: { $0.content.hasWords ? nil : "it has no text that is given by its words" }
  ) { shown in
    for (view, frame) in shown.stacks.flatMap(\.visible) {
      guard let text = view.leaf?.text else { continue }
      let whole = text.leastSize(fitting: frame.size.width)
      for axis in Axis.allCases {
        try shown.expect(
          .length(view.id, axis), is: frame.length(axis), .atLeast(whole[axis], within: .pile))
      }
    }
  }

  /// How many views are hidden in turn, at most.
  package static let hiddenViews = 50
}

extension LawContext {
  /// Holds if both axes of a screen are settled; what this model cannot tell does not count.
  fileprivate func expectSettled(
    _ screen: Screen, _ circumstance: @autoclosure () -> Circumstance? = nil
  ) throws {
    for axis in Axis.allCases {
      if case .unsupported(let view, let reason) = model.verdict(screen, axis) {
        throw Discard.precondition("\(LayoutError.unsupported(view, axis, reason))")
      }
      try expect(axis, of: screen, isSettledAs: .determined, circumstance())
    }
  }
}

extension Catalogue {
  /// The law of a name as it is checked on screens of somebody's own, if there is one.
  package func check(named id: String) -> Invariant? {
    let nothing = Gen<VariedScreen> { _ throws(Discard) in throw Discard.nothingToChooseFrom }
    return ScreenCheck.all.first { $0.id == id }?.invariant(over: nothing)
      ?? self[id]?.around(nothing)
  }
}
