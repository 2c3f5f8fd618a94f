extension AxisWhy {
  /// Why a view begins where it begins.
  func start(of position: Int) -> Reason {
    let here = spans[position].min
    guard let parent = parent(of: position) else {
      let side = axis == .horizontal ? "left pin" : "top pin"
      return Reason(rule: .pinned, formula: .number(here, side))
    }
    if isHidden(position) {
      return Reason(rule: .hidden, formula: .number(here, "hidden"))
    }
    let settings = layout.settings(of: parent)
    return settings.axis == axis
      ? start(of: position, along: parent) : start(of: position, across: settings, parent)
  }

  private func start(of position: Int, along parent: Int) -> Reason {
    let visible = layout.arranged(by: parent).visible
    let length = number(position)
    guard let place = visible.firstIndex(of: position), place > 0 else {
      return Reason(rule: .firstInRow, formula: rowStart(of: parent, length))
    }
    let before = visible[place - 1]
    let gap = gap(after: place - 1, in: parent, visible)
    if layout.isMirrored {
      let edge = Formula.number(spans[before].min, "left of \(name(before))")
      return Reason(
        rule: .behindNeighbour, formula: .difference(.difference(edge, gap), length))
    }
    let end = Formula.sum([.number(spans[before].min, "start of \(name(before))"), number(before)])
    return Reason(rule: .behindNeighbour, formula: .sum([end, gap]))
  }

  /// Where a row begins: at its near edge, or a view's length before its far one if it is mirrored.
  private func rowStart(of stack: Int, _ length: Formula) -> Formula {
    let margins = layout.margins(of: stack)
    let near = Formula.number(spans[stack].min, "start of \(name(stack))")
    let start = margins.near == 0 ? near : .sum([near, .number(margins.near, "margin")])
    guard layout.isMirrored else { return start }
    return .difference(.sum([start, innerLength(of: stack)]), length)
  }

  private func start(of position: Int, across stack: StackView, _ parent: Int) -> Reason {
    let margins = layout.margins(of: parent)
    let near = Formula.number(spans[parent].min, "start of \(name(parent))")
    let start = margins.near == 0 ? near : Formula.sum([near, .number(margins.near, "margin")])
    let room = Formula.difference(innerLength(of: parent), number(position))
    switch stack.alignment {
    case .fill: return Reason(rule: .nearSide, formula: start)
    case .center:
      let half = Formula.quotient(room, .number(2, "sides"))
      return Reason(rule: .middle, formula: .sum([start, half]))
    case .leading, .trailing:
      let isNear = (stack.alignment == .leading) != layout.isMirrored
      return Reason(
        rule: isNear ? .nearSide : .farSide, formula: isNear ? start : .sum([start, room]))
    case .firstBaseline, .lastBaseline:
      return Reason(
        rule: .onBaseline, formula: baselineStart(of: position, stack.alignment, parent, start))
    }
  }

  /// A view's distance from the line on which the first view's baseline stands.
  private func baselineStart(
    of position: Int, _ alignment: Alignment, _ parent: Int, _ start: Formula
  ) -> Formula {
    let first = layout.arranged(by: parent).visible[0]
    guard position != first else {
      let below = spans[first].min - start.value
      return .sum([
        start, .number(below, "so that no view ends outside the stack on the other side"),
      ])
    }
    let line = Formula.sum([
      .number(spans[first].min, "start of \(name(first))"), textOffset(in: first, alignment),
    ])
    return .difference(line, textOffset(in: position, alignment))
  }

  /// From a view's top to its baseline.
  private func textOffset(in position: Int, _ alignment: Alignment) -> Formula {
    let height = spans[position].length
    guard let text = tree.baselines[position] else {
      return .number(height, "height of \(name(position)), which has no text")
    }
    let offset = alignment == .firstBaseline ? text.first : height - text.last
    return .number(offset, "to the baseline of \(name(position))")
  }
}
