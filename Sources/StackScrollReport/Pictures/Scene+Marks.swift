import StackScrollCore
import StackScrollInvariants

/// What is at fault in a layout, as the evidence of a law has it.
extension Scene {
  /// A layout with what a failure is about marked A and B.
  ///
  /// In this order: two quantities that the law compares, views that it holds at fault, views that
  /// overlap.
  init(_ layout: ContentLayout, covers: [Cover] = [], failing evidence: Evidence?) {
    self.init(layout, covers: covers)
    if let evidence { mark(evidence, along: evidence.axis ?? layout.contentAxis) }
    if marks.isEmpty, measures.isEmpty, let pair = overlappingSiblings { mark(pair) }
  }

  private mutating func mark(_ evidence: Evidence, along axis: Axis) {
    let views = evidence.views.compactMap { id in items.first { $0.id == id } }
    switch (evidence.found, evidence.expected) {
    case (.frame(let found), .frame(let expected)):
      markFrames(found, expected, of: views.first { $0.frame == found }?.id, along: axis)
    case (.range(let found), .range(let expected)):
      let isEnd = found.lowerBound == expected.lowerBound
      markWindows(
        at: isEnd ? found.upperBound : found.lowerBound,
        isEnd ? expected.upperBound : expected.lowerBound, along: axis)
    case (.number(let found), .number(let expected)):
      guard evidence.quantity.kind != .offset else {
        return markWindows(at: found, expected, along: axis)
      }
      mark(views)
      guard evidence.quantity.kind != .number else { return }
      measures = Self.measures(
        found, expected, from: start(of: evidence.quantity, views, along: axis), axis)
    case (.truth, _) where evidence.quantity == .scrolls(axis):
      measures = Self.measures(
        content.length(axis), window.length(axis), from: content.min(axis), axis)
    default: mark(views)
    }
  }

  /// Where a quantity is measured from: positions from the edge of the content, gaps from the end
  /// of the first view, lengths from where their view begins.
  private func start(of quantity: Quantity, _ views: [Item], along axis: Axis) -> Double {
    let first = views.first?.frame
    switch quantity {
    case .gap: return first?.max(axis) ?? content.min(axis)
    default:
      return quantity.kind == .position
        ? content.min(axis) : first?.min(axis) ?? content.min(axis)
    }
  }

  /// Two views, or the one there is.
  private mutating func mark(_ items: [Item]) {
    marks = zip(Letter.allCases, items).map { letter, item in
      Mark(letter: letter, kind: .view, rect: item.frame, id: item.id)
    }
  }

  /// A view where it stands and where it should; without a name where the law laid out more than
  /// one screen and means the frame of another.
  private mutating func markFrames(
    _ found: Rect, _ expected: Rect, of id: ViewID?, along axis: Axis
  ) {
    marks = [
      Mark(letter: .a, kind: .view, rect: found, id: id),
      Mark(letter: .b, kind: .expectedView, rect: expected, id: id),
    ]
    let moved = !Tolerance.standard.isEqual(found.min(axis), expected.min(axis))
    measures = zip(Letter.allCases, [found, expected]).map { letter, rect in
      moved
        ? Measure(
          letter: letter, axis: axis, from: 0, to: rect.min(axis), value: rect.min(axis))
        : Measure(
          letter: letter, axis: axis, from: rect.min(axis), to: rect.max(axis),
          value: rect.length(axis))
    }
  }

  /// The window where it is scrolled to and where it should be.
  private mutating func markWindows(at found: Double, _ expected: Double, along axis: Axis) {
    let windows = [found, expected].map { offset in
      var window = self.window
      window.origin[axis] = offset
      return window
    }
    window = windows[0]
    marks = [
      Mark(letter: .a, kind: .window, rect: windows[0], id: nil),
      Mark(letter: .b, kind: .expectedWindow, rect: windows[1], id: nil),
    ]
    measures = Self.measures(found, expected, from: 0, axis)
  }

  private static func measures(
    _ found: Double, _ expected: Double, from start: Double, _ axis: Axis
  ) -> [Measure] {
    zip(Letter.allCases, [found, expected]).map { letter, value in
      Measure(letter: letter, axis: axis, from: start, to: start + value, value: value)
    }
  }

  /// The first two views of one holder that cover the same place.
  ///
  /// - Complexity: O(n²) for n drawn views.
  private var overlappingSiblings: [Item]? {
    for (index, item) in items.enumerated() {
      let siblings = items[(index + 1)...].prefix { $0.depth >= item.depth }
      for other in siblings where other.depth == item.depth {
        // What is cut off covers nothing.
        let shared = item.sight.drawn.flatMap { drawn in other.sight.drawn?.intersection(drawn) }
        if shared != nil { return [item, other] }
      }
    }
    return nil
  }
}
