import StackScrollCore
import StackScrollInvariants

/// What is at fault in a layout, found from what the law said of it.
extension Scene {
  /// A layout with what a failure is about marked A and B.
  ///
  /// In this order: two numbers that the law compares, views that it names, views that overlap.
  init(_ layout: Layout, failing message: String) {
    self.init(layout)
    let named = items.filter { $0.depth > 0 && message.names($0.id) }
    if let disagreement = Disagreement(message) {
      mark(disagreement, named: named, along: disagreement.axis ?? layout.contentAxis)
    } else if !named.isEmpty {
      mark(named)
    } else if let pair = overlappingSiblings {
      mark(pair)
    }
  }

  private mutating func mark(_ disagreement: Disagreement, named: [Item], along axis: Axis) {
    switch (disagreement.found, disagreement.expected) {
    case (.rect(let found), .rect(let expected)):
      let view = named.first { $0.frame == found }
      markFrames(found, expected, of: view?.id, along: axis)
    case (.number(let found), .number(let expected)):
      if disagreement.isAboutOffset {
        markWindows(at: found, expected, along: axis)
      } else {
        mark(named)
        let start = named.first?.frame.min(axis) ?? content.min(axis)
        let gap = disagreement.what.contains("gap") ? startOfGap(found, along: axis) : nil
        measures = Self.measures(found, expected, from: gap ?? start, axis)
      }
    default: mark(named)
    }
  }

  /// Where the first gap of a length begins, between neighbours of one holder.
  private func startOfGap(_ length: Double, along axis: Axis) -> Double? {
    items.indices.lazy.compactMap { index -> Double? in
      let depth = items[index].depth
      guard depth > 0, let next = items[(index + 1)...].first(where: { $0.depth <= depth }),
        next.depth == depth
      else { return nil }
      let end = items[index].frame.max(axis)
      return Tolerance.standard.isEqual(next.frame.min(axis) - end, length) ? end : nil
    }.first
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
        if item.frame.intersection(other.frame) != nil { return [item, other] }
      }
    }
    return nil
  }
}

extension String {
  /// Whether a view's name stands in the text as a word of its own.
  fileprivate func names(_ id: ViewID) -> Bool {
    ranges(of: id.description).contains { place in
      !isInsideWord(before: place.lowerBound) && !isInsideWord(from: place.upperBound)
    }
  }

  private func isInsideWord(before index: Index) -> Bool {
    index > startIndex && isInsideWord(from: self.index(before: index))
  }

  private func isInsideWord(from index: Index) -> Bool {
    guard index < endIndex else { return false }
    return self[index].isLetter || self[index].isNumber || self[index] == "_"
  }
}
