extension Screen {
  /// Why a view stands where it stands: its rules, numbers and sources, for x and width, then for y
  /// and height; empty if there is no view of that name.
  ///
  /// - Throws: ``LayoutError`` if the screen has no layout; the error says why.
  /// - Complexity: that of a layout.
  public func why(_ id: ViewID) throws(LayoutError) -> [FrameReason] {
    let layout = try layout()
    guard let position = tree.ids.firstIndex(of: id) else { return [] }
    var reasons: [FrameReason] = []
    for axis in Axis.allCases {
      do throws(AxisFailure) {
        let axisLayout = axes.layout(along: axis, spans)
        let why = AxisWhy(
          screen: self, layout: axisLayout, costs: try axisLayout.costs(),
          spans: layout.frames.map { Span(min: $0.min(axis), length: $0.length(axis)) })
        reasons.append(
          FrameReason(
            axis: axis, length: why.length(of: position), position: why.start(of: position)))
      } catch {
        throw LayoutError(error, along: axis)
      }
    }
    return reasons
  }
}

/// The reasons for what a layout gave one axis.
struct AxisWhy {
  let screen: Screen
  let layout: AxisLayout
  let costs: [Cost]
  let spans: [Span]

  typealias Reason = FrameReason.Reason

  var axis: Axis { layout.axis }
  var tree: ViewTree { layout.tree }

  /// The stack that arranges a view; nil for the content view.
  func parent(of position: Int) -> Int? {
    var parent: Int?
    for candidate in 0..<position where tree.nodes[candidate].end > position { parent = candidate }
    return parent
  }

  /// Whether a view, or one that holds it, is hidden in its stack.
  func isHidden(_ position: Int) -> Bool {
    guard let parent = parent(of: position) else { return false }
    return tree.nodes[position].isHidden || isHidden(parent)
  }

  func name(_ position: Int) -> String { tree.ids[position].description }

  func number(_ position: Int) -> Formula { .number(spans[position].length, name(position)) }

  /// Where a stack's views are arranged.
  func inner(of stack: Int) -> Span {
    let inner = layout.inner(of: stack, ExactSpan(spans[stack]))
    return Span(inner, amongst: inner.length)
  }

  func innerLength(of stack: Int) -> Formula {
    let margins = layout.margins(of: stack)
    let length = number(stack)
    guard margins.near != 0 || margins.far != 0 else { return length }
    return .difference(length, .number(margins.near + margins.far, "margins"))
  }

  /// All gaps of a stack together.
  func gaps(in stack: Int) -> Formula {
    let visible = layout.arranged(by: stack).visible
    let gaps = (0..<max(0, visible.count - 1)).map { gap(after: $0, in: stack, visible).value }
    return .number(gaps.reduce(0, +), "gaps")
  }

  /// The gap after a visible view of a stack: what the stack says, or what it comes to where all
  /// gaps or all centres are alike.
  func gap(after place: Int, in stack: Int, _ visible: [Int]) -> Formula {
    let settings = layout.settings(of: stack)
    switch settings.distribution {
    case .equalSpacing:
      let views = visible.reduce(0) { $0 + spans[$1].length }
      return .quotient(
        .difference(innerLength(of: stack), .number(views, "views")),
        .number(Double(visible.count - 1), "gaps"))
    case .equalCentering:
      let (one, next) = (visible[place], visible[place + 1])
      let between =
        layout.isMirrored
        ? spans[one].min - spans[next].max : spans[next].min - spans[one].max
      return .number(between, "gap between centres that are as equally far apart as can be")
    case .fill, .fillEqually, .fillProportionally:
      let row = try? layout.row(of: stack, settings, layout.arranged(by: stack), costs)
      let isOwn = settings.customSpacing(after: tree.ids[visible[place]]) != nil
      let name =
        settings.isBaselineRelativeArrangement
        ? "from baseline to baseline" : isOwn ? "custom spacing" : "spacing"
      return .number(row?.gaps[place].value ?? 0, name)
    }
  }
}
