extension LongStack {
  /// A row, measured.
  func row(_ view: View, customSpacing: Double?) throws(Refusal) -> Row {
    guard (customSpacing ?? 0) >= 0 else { throw .leavesNoRoom }
    return Row(
      view: view, length: view.isHidden ? 0 : try length(of: view),
      thickness: try thickness(of: view), customSpacing: customSpacing,
      gap: customSpacing ?? stack.spacing)
  }

  /// The row at a place, and what those before it come to.
  func row(at index: Int, steps: inout Int) throws(Refusal) -> (row: Row, before: Sum) {
    guard let found = tree.row(at: index, steps: &steps) else {
      throw .noSuchRow(index, count: count)
    }
    return found
  }

  /// The length that a row has along the stack.
  private func length(of view: View) throws(Refusal) -> Double {
    let layout = axisLayout(of: view, along: stack.axis)
    let needs = layout.tree.needs(of: 0, along: stack.axis)
    if layout.tree.nodes[0].isLeaf, needs.kind == .own || needs.kind == .required {
      return needs.length
    }
    guard let spans = try? layout.spans(at: { _ in 0 }) else { throw .cannotMeasure(view.id) }
    return spans[0].length
  }

  /// How thick a row makes the stack: not at all if the stack is tied to the window.
  private func thickness(of view: View) throws(Refusal) -> Double {
    let axis = stack.axis.perpendicular
    let layout = axisLayout(of: view, along: axis)
    guard let cost = try? layout.costs()[0] else { throw .cannotMeasure(view.id) }
    if let room = room.map({ DoubleDouble($0) }) {
      let isAllowed = stack.alignment == .fill ? cost.allows(room) : cost.lower <= room
      guard view.isHidden || isAllowed else { throw .cannotMeasure(view.id) }
      return 0
    }
    guard stack.alignment == .fill else {
      if view.isHidden { return 0 }
      guard let own = cost.thickness(within: .infinity) else { throw .cannotMeasure(view.id) }
      return own.value
    }
    let needs = layout.tree.needs(of: 0, along: axis)
    guard needs.kind == .own else { throw .cannotMeasure(view.id) }
    return view.isHidden && frame.policy.hiddenViews == .areIgnored ? 0 : needs.length
  }

  private func axisLayout(of view: View, along axis: Axis) -> AxisLayout {
    AxisLayout(
      tree: ViewTree(view, guideSize: frame.scrollView.size), axis: axis,
      layoutDirection: frame.layoutDirection, policy: frame.policy)
  }

  /// The room that a stack tied to the window leaves its rows across; nil if it is not tied.
  private var room: Double? {
    let axis = stack.axis.perpendicular
    let margins = stack.margins(in: frame.layoutDirection)
    return tied.map { $0 - margins.near(axis) - margins.far(axis) }
  }

  /// The thickness of a stack that is tied to the window.
  private var tied: Double? {
    let needs = frame.tree.needs(of: 0, along: stack.axis.perpendicular)
    return needs.kind == .required ? needs.length : nil
  }

  /// How thick the stack is.
  var thickness: Double {
    let axis = stack.axis.perpendicular
    let rows = tree.sum.visibleCount == 0 ? 0 : tree.sum.thickness
    return tied ?? rows + margins.near(axis) + margins.far(axis)
  }

  /// The space between the stack's edges and its rows; an empty stack has none.
  var margins: EdgeInsets { count == 0 ? .zero : stack.margins(in: frame.layoutDirection) }

  /// Whether the margins and the pins leave room however few rows there are.
  var edgesLeaveRoom: Bool {
    let (pins, margins) = (frame.resolvedPins, stack.margins(in: frame.layoutDirection))
    return (room ?? 0) >= 0
      && Axis.allCases.allSatisfy { axis in
        pins.near(axis) + pins.far(axis) >= 0 && margins.near(axis) + margins.far(axis) >= 0
      }
  }

  /// The rows and the gaps between them.
  var rowsLength: Double { tree.sum.length }

  /// Where the rows begin: behind the pin and the margin.
  var edge: Double {
    frame.resolvedPins.near(stack.axis) + margins.near(stack.axis)
  }

  /// Whether the first row stands at the right.
  var isMirrored: Bool {
    stack.axis == .horizontal && frame.layoutDirection == .rightToLeft
  }
}
