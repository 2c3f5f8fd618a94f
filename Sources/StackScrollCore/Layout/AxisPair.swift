/// Both axes of a tree of views.
///
/// They are independent but for views whose width is a multiple of their height, or the other way
/// round. Such a length is known here only where required lengths alone settle the other one: then
/// that axis is laid out first.
struct AxisPair: Sendable {
  let tree: ViewTree
  let layoutDirection: LayoutDirection
  let policy: LayoutPolicy

  /// Lays one axis of a tree out.
  typealias Place = (AxisLayout) throws(AxisFailure) -> [Span]

  /// Lays both axes out and joins the results; the horizontal axis fails first.
  func frames(_ place: Place) throws(LayoutError) -> FrameList {
    let horizontal = try spans(along: .horizontal, place)
    let vertical = try spans(along: .vertical, place)
    var frames: [Rect] = []
    frames.reserveCapacity(tree.nodes.count)
    for (x, y) in zip(horizontal, vertical) {
      frames.append(Rect(x: x.min, y: y.min, width: x.length, height: y.length))
    }
    return FrameList(tree.outline, frames)
  }

  /// The layout of one axis, with what it needs to know of the other.
  ///
  /// What is wrong with the other axis is not wrong with this one; then only required lengths are
  /// known of it.
  func layout(along axis: Axis, _ place: Place) -> AxisLayout {
    var layout = plain(axis)
    guard hasRatios(axis) else { return layout }
    layout.crossLengths =
      settledLengths(along: axis.perpendicular, place)
      ?? tree.needs(along: axis.perpendicular).map { needs in
        needs.kind == .required ? needs.length : nil
      }
    return layout
  }

  /// The lengths that are settled on an axis by itself; nil if it has ratios too, or no layout.
  private func settledLengths(along axis: Axis, _ place: Place) -> [Double?]? {
    guard !hasRatios(axis) else { return nil }
    let layout = plain(axis)
    guard let costs = try? layout.costs(), let spans = try? place(layout) else { return nil }
    return layout.settledLengths(costs, spans)
  }

  private func spans(along axis: Axis, _ place: Place) throws(LayoutError) -> [Span] {
    do throws(AxisFailure) {
      return try place(layout(along: axis, place))
    } catch {
      throw LayoutError(error, along: axis)
    }
  }

  private func plain(_ axis: Axis) -> AxisLayout {
    AxisLayout(tree: tree, axis: axis, layoutDirection: layoutDirection, policy: policy)
  }

  /// Whether a length on an axis is a multiple of one on the other.
  func hasRatios(_ axis: Axis) -> Bool {
    tree.ratioAxes.contains(axis)
  }
}

extension AxisLayout {
  /// The lengths that required lengths alone settle, by position.
  fileprivate func settledLengths(_ costs: [Cost], _ spans: [Span]) -> [Double?] {
    var isSettled = costs.map(\.isRigid)
    for position in tree.nodes.indices where isSettled[position] && !tree.nodes[position].isLeaf {
      let stack = settings(of: position)
      let visible = arranged(by: position).visible
      let passesOn =
        stack.axis == axis
        ? stack.distribution == .fillEqually
          || stack.distribution == .fill && visible.filter { !costs[$0].isRigid }.count == 1
        : stack.alignment == .fill
      if passesOn { for child in visible { isSettled[child] = true } }
    }
    return zip(isSettled, spans).map { $0 ? $1.length : nil }
  }
}
