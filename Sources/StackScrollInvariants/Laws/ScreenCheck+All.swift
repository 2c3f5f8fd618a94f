import PropertyKit
import StackScrollCore

/// The laws that a screen of somebody's own is checked on.
extension ScreenCheck {
  /// Every one of them, in the order in which they are shown.
  package static let all: [ScreenCheck] = [
    determined, hidingKeepsTheLayout, fitsAcross, canBeShown, clearsTheBars, endShowsTheLast,
    scrollsAsNeeded, keepsItsLength,
  ]

  static let determined = ScreenCheck(
    "layout-is-determined",
    "In every window, read in either direction, there is exactly one layout."
  ) { varied, model in
    try settled(try varied.screen(), model, "")
  }

  static let hidingKeepsTheLayout = ScreenCheck(
    "hiding-keeps-the-layout", "With any one view hidden, or shown, there is still one layout.",
    exempting: { $0.content.arrangedInside.isEmpty ? "it arranges no views" : nil }
  ) { varied, model in
    let screen = try varied.screen()
    _ = try model.frames(of: screen)
    return try .all(
      screen.content.arrangedInside.prefix(hiddenViews).map { view in
        let changed = try model.editing.apply(screen, [.setHidden(!view.isHidden, view.id)])
        return try settled(
          changed, model, "with \(view.id) \(view.isHidden ? "shown" : "hidden"): ")
      })
  }

  static let fitsAcross = ScreenCheck(
    ofLayout: "content-fits-across", "A stack does not scroll across its direction.",
    exempting: { $0.content.stack == nil ? "its content is no stack" : nil }
  ) { shown in
    let axis = shown.screen.contentAxis.perpendicular
    let range = shown.layout.offsetRange(axis)
    let excess = range.upperBound - range.lowerBound
    let widest = shown.leaves.max { $0.frame.length(axis) < $1.frame.length(axis) }
    let cause = widest.map { ", the longest view is \($0.view.id)" } ?? ""
    return .holds(
      if: !shown.model.scrolls(shown.layout, axis),
      otherwise: "it scrolls \(axis)ly by \(NumberText(excess)): the content is"
        + " \(NumberText(shown.layout.contentSize[axis])) in a window of"
        + " \(NumberText(shown.screen.scrollView.size[axis]))\(cause)")
  }

  static let canBeShown = ScreenCheck(
    ofLayout: "every-view-can-be-shown", "Every view can be scrolled into the window."
  ) { shown in
    shown.reachability(clearOf: .zero, "cannot be scrolled into the window")
  }

  static let clearsTheBars = ScreenCheck(
    ofLayout: "every-view-clears-the-bars",
    "Every view can be scrolled to where no bar covers it.",
    exempting: { $0.scrollView.safeAreaInsets == .zero ? "it has no safe area insets" : nil }
  ) { shown in
    shown.reachability(
      clearOf: shown.screen.scrollView.safeAreaInsets, "cannot be scrolled clear of the bars")
  }

  static let endShowsTheLast = ScreenCheck(
    ofLayout: "end-shows-the-last-view", "Scrolled to the end, the end of the last view is seen."
  ) { shown in
    let axis = shown.screen.contentAxis
    guard let last = shown.leaves.max(by: { $0.frame.max(axis) < $1.frame.max(axis) }) else {
      return .passed
    }
    let offset = shown.model.offsetToEnd(shown.layout)[axis]
    let edge = last.frame.max(axis) - offset
    let length = shown.screen.scrollView.size[axis]
    return .holds(
      if: !Tolerance.pile.isLess(edge, than: 0) && !Tolerance.pile.isGreater(edge, than: length),
      otherwise: "scrolled to the end, at \(NumberText(offset)), \(last.view.id) ends at"
        + " \(NumberText(edge)) in a window of \(NumberText(length))")
  }

  static let scrollsAsNeeded = ScreenCheck(
    ofLayout: "scrolls-as-needed",
    "It scrolls where content view, pins and insets are longer than the window, and nowhere else."
  ) { shown in
    let pins = shown.screen.pins.resolved(in: shown.screen.layoutDirection)
    let inset = shown.layout.scroll.adjustedContentInset
    return .all(
      Axis.allCases.map { axis in
        let view = shown.layout.frames.first?.length(axis) ?? 0
        let room = pins.near(axis) + pins.far(axis) + inset.near(axis) + inset.far(axis)
        let length = shown.screen.scrollView.size[axis]
        let isLonger = Tolerance.pile.isGreater(view + room, than: length)
        let isScrolling = shown.model.scrolls(shown.layout, axis)
        return .holds(
          if: isScrolling == isLonger,
          otherwise: "it \(isScrolling ? "scrolls" : "does not scroll") \(axis)ly: content view,"
            + " pins and insets are \(NumberText(view + room)), the window is"
            + " \(NumberText(length))")
      })
  }

  static let keepsItsLength = ScreenCheck(
    ofLayout: "no-view-is-squeezed",
    "Along its stack no view is shorter than its own size, if it resists that as usual."
  ) { shown in
    .all(
      shown.leaves.lazy.map { view, frame, axis in
        guard let leaf = view.leaf, view.length(along: axis).constraints.isEmpty,
          let own = leaf.intrinsic[axis],
          leaf.compressionResistance[axis].rawValue >= LayoutPriority.defaultHigh.rawValue
        else { return .passed }
        return .holds(
          if: !Tolerance.pile.isLess(frame.length(axis), than: own),
          otherwise: "\(view.id) needs \(NumberText(own)) points and has"
            + " \(NumberText(frame.length(axis)))")
      })
  }

  /// How many views are hidden in turn, at most.
  package static let hiddenViews = 50

  /// Holds if both axes of a screen are settled; what this model cannot tell does not count.
  private static func settled(
    _ screen: Screen, _ model: LayoutModel, _ when: String
  ) throws -> Outcome {
    for axis in Axis.allCases {
      guard let problem = model.verdict(screen, axis).error(along: axis) else { continue }
      if case .unsupported = problem { throw Discard.precondition("\(problem)") }
      return .failed(Failure(kind: "law", message: "\(when)\(problem)"))
    }
    return .passed
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
