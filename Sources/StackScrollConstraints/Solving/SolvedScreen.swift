import StackScrollCore

/// What the constraints behind a screen come to.
enum SolvedScreen {
  /// One best layout.
  case solved(SolvedLayout)
  /// Required lengths contradict each other, those of the views.
  case contradiction(Axis, [ViewID])
  /// Several layouts are as good; places or lengths of the views are open.
  case open(Axis, [ViewID])

  /// Solves the constraints of a screen, which say everything that its layout follows.
  ///
  /// - Throws: ``ConstraintLayoutError`` if the solver gives up.
  init(_ screen: Screen, limits: SolverLimits) throws(ConstraintLayoutError) {
    let installed = InstalledScreen(screen)
    var solution = try ConstraintLayout(installed.system, limits: limits)
    guard try solution.solve() == .solved else {
      let anchors = try solution.conflict()?.constraints.flatMap { constraint in
        [constraint.first] + (constraint.second.map { [$0] } ?? [])
      }
      let axis = anchors?.first?.attribute.axis ?? .horizontal
      self = .contradiction(axis, installed.viewIDs(of: anchors ?? []))
      return
    }
    let anchors = installed.anchors
    let open = try solution.ambiguous(among: anchors)
    if let first = open.first {
      let axis = first.attribute.axis
      self = .open(axis, installed.viewIDs(of: open.filter { $0.attribute.axis == axis }))
      return
    }
    guard let layout = try Layout(screen, installed, solution) else {
      self = .open(.horizontal, [])
      return
    }
    self = .solved(SolvedLayout(layout: layout, installed: installed, solution: solution))
  }
}

/// A layout and the constraints that it comes from.
struct SolvedLayout {
  let layout: Layout
  let installed: InstalledScreen
  let solution: ConstraintLayout
}

extension InstalledScreen {
  /// Every place and length that a layout tells.
  fileprivate var anchors: [Anchor] {
    let sides: [LayoutAttribute] = [.left, .width, .top, .height]
    return views.flatMap { view in sides.map { view[$0] } }
      + [contentLayoutGuide[.width], contentLayoutGuide[.height]]
  }

  /// The views that anchors belong to, in tree order.
  fileprivate func viewIDs(of anchors: [Anchor]) -> [ViewID] {
    let named = Set(anchors.map(\.item))
    return views.filter(named.contains).map { ViewID($0.id) }
  }
}

extension Layout {
  /// The layout that a solution stands for; nil if the constraints do not name all of it.
  fileprivate init?(
    _ screen: Screen, _ installed: InstalledScreen, _ solution: ConstraintLayout
  ) throws(ConstraintLayoutError) {
    guard let width = try solution.value(of: installed.contentLayoutGuide[.width]),
      let height = try solution.value(of: installed.contentLayoutGuide[.height])
    else { return nil }
    var (ids, frames, depths) = ([ViewID](), [Rect](), [Int]())
    var open: [(view: View, depth: Int, hidden: Point?)] = [(screen.content, 0, nil)]
    while let (view, depth, hidden) = open.popLast() {
      // What is inside a hidden view stands at its corner, without a size.
      let inside = hidden.map { Rect(origin: $0, size: .zero) }
      let own = inside == nil ? try solution.frame(of: InstalledScreen.item(of: view)) : nil
      guard let frame = inside ?? own else { return nil }
      ids.append(view.id)
      frames.append(frame)
      depths.append(depth)
      let corner = hidden ?? (view.isHidden && depth > 0 ? frame.origin : nil)
      open += (view.stack?.arrangedViews ?? []).reversed().map { ($0, depth + 1, corner) }
    }
    self.init(
      screen, views: FrameList(ids: ids, frames: frames, depths: depths),
      contentSize: Size(width: width, height: height))
  }
}
