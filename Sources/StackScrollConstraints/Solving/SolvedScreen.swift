import StackScrollCore

/// What the constraints behind a screen come to, axis by axis where no ratio ties one to the other.
package struct SolvedScreen {
  let screen: Screen
  let installed: InstalledScreen
  let limits: SolverLimits

  package init(_ screen: Screen, limits: SolverLimits) {
    self.screen = screen
    self.limits = limits
    installed = InstalledScreen(screen)
  }

  /// The axes that are solved together, and what they come to; nil where the constraints do not say
  /// all that a layout follows, or the solver gives up.
  func settled(_ axes: [Axis]) -> SettledAxes? {
    guard screen.unwrittenRules(along: axes).isEmpty else { return nil }
    return try? SettledAxes(installed, along: axes, limits: limits)
  }

  /// Whether there is one best layout along an axis; nil if the constraints do not tell.
  package func verdict(_ axis: Axis) -> LayoutVerdict? {
    guard let axes = installed.axisGroups.first(where: { $0.contains(axis) }),
      let settled = settled(axes)
    else { return nil }
    return verdict(axis, settled)
  }

  private func verdict(_ axis: Axis, _ settled: SettledAxes) -> LayoutVerdict? {
    guard settled.isContradictory else {
      let open = settled.open.filter { $0.attribute.axis == axis }
      return open.isEmpty ? .determined : .ambiguous(lengths(open, axis, settled))
    }
    let conflict = (try? settled.solution.conflict())?.constraints ?? []
    let anchors = conflict.flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }
    // Parties of one axis alone say nothing about the other.
    guard anchors.contains(where: { $0.attribute.axis == axis }) else { return nil }
    return .unsatisfiable(views(of: anchors))
  }

  /// The views whose lengths are open, or whose places where no length is, and what settles them.
  private func lengths(_ open: [Anchor], _ axis: Axis, _ settled: SettledAxes) -> OpenLengths {
    let lengths = open.filter(\.attribute.isLength)
    let settling = (try? settled.settling(lengths.map(\.item), axis)) ?? []
    return OpenLengths(
      views(of: lengths.isEmpty ? open : lengths),
      settledBy: settling.isEmpty ? nil : views(of: settling.map { $0[axis.length] }))
  }

  /// The views that anchors belong to, in tree order; where only the scroll view itself is named,
  /// the content view stands for it.
  private func views(of anchors: [Anchor]) -> [ViewID] {
    let named = Set(anchors.map(\.item))
    let views = installed.views.filter(named.contains).map { ViewID($0.id) }
    return views.isEmpty ? [screen.content.id] : views
  }

  /// The layout, if the constraints settle all of it.
  ///
  /// - Parameter error: what is thrown where the constraints do not tell.
  func layout(insteadOf error: LayoutError) throws(LayoutError) -> SolvedLayout {
    var groups: [SettledAxes] = []
    for axes in installed.axisGroups {
      guard let settled = settled(axes) else { throw error }
      for axis in axes {
        switch verdict(axis, settled) {
        case .determined: continue
        case .ambiguous(let lengths): throw .ambiguous(axis, lengths)
        case .unsatisfiable(let views): throw .unsatisfiable(axis, views)
        case .openContent, .unsupported, nil: throw error
        }
      }
      groups.append(settled)
    }
    guard let layout = try? Layout(screen, installed, groups) else { throw error }
    return SolvedLayout(layout: layout, installed: installed, groups: groups)
  }
}

/// A layout and the constraints that it comes from.
struct SolvedLayout {
  let layout: Layout
  let installed: InstalledScreen
  let groups: [SettledAxes]

  /// The solution on an axis.
  func solution(_ axis: Axis) -> ConstraintLayout? {
    groups.first { $0.axes.contains(axis) }?.solution
  }
}

extension Layout {
  /// The layout that solutions stand for; nil if the constraints do not name all of it.
  fileprivate init?(
    _ screen: Screen, _ installed: InstalledScreen, _ groups: [SettledAxes]
  ) throws(ConstraintLayoutError) {
    var contentSize = Size.zero
    var (ids, depths) = ([ViewID](), [Int]())
    var frames: [Rect] = []
    for group in groups {
      for axis in group.axes {
        guard let length = try group.solution.value(of: installed.contentLayoutGuide[axis.length])
        else { return nil }
        contentSize[axis] = length
      }
    }
    var open: [(view: View, depth: Int, hidden: Point?)] = [(screen.content, 0, nil)]
    while let (view, depth, hidden) = open.popLast() {
      // What is inside a hidden view stands at its corner, without a size.
      var frame = Rect(origin: hidden ?? .zero, size: .zero)
      if hidden == nil {
        let item = InstalledScreen.item(of: view)
        for group in groups {
          for axis in group.axes {
            let least: LayoutAttribute = axis == .horizontal ? .left : .top
            guard let place = try group.solution.value(of: item[least]),
              let length = try group.solution.value(of: item[axis.length])
            else { return nil }
            frame.origin[axis] = place
            frame.size[axis] = length
          }
        }
      }
      ids.append(view.id)
      frames.append(frame)
      depths.append(depth)
      let corner = hidden ?? (view.isHidden && depth > 0 ? frame.origin : nil)
      open += (view.stack?.arrangedViews ?? []).reversed().map { ($0, depth + 1, corner) }
    }
    self.init(
      screen, views: FrameList(ids: ids, frames: frames, depths: depths), contentSize: contentSize)
  }
}
