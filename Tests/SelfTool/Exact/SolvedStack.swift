import StackScrollConstraints
import StackScrollCore

/// What the constraints behind a screen come to, axis by axis where no ratio ties one to the other.
struct SolvedStack {
  let screen: ScrolledStack
  let installed: InstalledStack
  let limits: SolverLimits

  init(_ screen: ScrolledStack, limits: SolverLimits) {
    self.screen = screen
    self.limits = limits
    installed = InstalledStack(screen)
  }

  /// The axes that are solved together, and what they come to; nil where the constraints do not say
  /// all that a layout follows, or the solver gives up.
  func settled(_ axes: [Axis]) -> SettledAxes? {
    guard screen.unwrittenRules(along: axes).isEmpty else { return nil }
    return try? installed.tree.settle(along: axes, limits: limits)
  }

  /// Whether there is one best layout along an axis; nil if the constraints do not tell.
  func verdict(_ axis: Axis) -> StackVerdict? {
    guard let axes = installed.tree.axisGroups.first(where: { $0.contains(axis) }),
      let settled = settled(axes)
    else { return nil }
    return verdict(axis, settled)
  }

  private func verdict(_ axis: Axis, _ settled: SettledAxes) -> StackVerdict? {
    guard settled.isContradictory else {
      return openVerdict(settled.open.filter { $0.attribute.axis == axis }, axis, settled)
    }
    let conflict = (try? settled.solution.conflict())?.constraints ?? []
    let anchors = conflict.flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }
    // Parties of one axis alone say nothing about the other.
    guard anchors.contains(where: { $0.attribute.axis == axis }) else { return nil }
    return .unsatisfiable(views(of: anchors))
  }

  /// Open lengths of views come before an open content, and that before places.
  private func openVerdict(
    _ open: [Anchor], _ axis: Axis, _ settled: SettledAxes
  ) -> StackVerdict {
    guard !open.isEmpty else { return .determined }
    let views = Set(installed.views)
    let lengths = open.filter { $0.attribute.isLength && views.contains($0.item) }
    let isContentOpen = open.contains { anchor in
      anchor.item == installed.contentLayoutGuide || anchor.item == installed.views.first
    }
    if lengths.isEmpty, isContentOpen { return .openContent(screen.openContent(along: axis)) }
    let settling = (try? settled.settling(lengths.map(\.item), axis)) ?? []
    return .ambiguous(
      OpenLengths(
        self.views(of: lengths.isEmpty ? open : lengths),
        settledBy: settling.isEmpty ? nil : self.views(of: settling.map { $0[axis.length] })))
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
  /// - Parameter error: what is thrown where neither tells.
  func layout(insteadOf error: StackError) throws(StackError) -> SolvedLayout {
    var groups: [SettledAxes] = []
    var placements: [Axis: AxisPlacement] = [:]
    for axes in installed.tree.axisGroups {
      guard let settled = settled(axes) else { throw error }
      for axis in axes {
        placements[axis] = try placement(axis, settled, insteadOf: error)
      }
      groups.append(settled)
    }
    guard let x = placements[.horizontal], let y = placements[.vertical] else { throw error }
    return SolvedLayout(
      layout: ContentLayout(screen, horizontal: x, vertical: y), installed: installed,
      groups: groups)
  }

  /// Where the views stand along an axis, if the constraints settle it.
  ///
  /// - Parameter error: what is thrown where they do not tell.
  func placement(
    _ axis: Axis, insteadOf error: StackError
  ) throws(StackError) -> AxisPlacement {
    guard let axes = installed.tree.axisGroups.first(where: { $0.contains(axis) }),
      let settled = settled(axes)
    else { throw error }
    return try placement(axis, settled, insteadOf: error)
  }

  private func placement(
    _ axis: Axis, _ settled: SettledAxes, insteadOf error: StackError
  ) throws(StackError) -> AxisPlacement {
    guard let verdict = verdict(axis, settled) else { throw error }
    if let problem = verdict.error(along: axis) { throw problem }
    guard let placement = try? AxisPlacement(screen, installed, settled.solution, along: axis)
    else { throw error }
    return placement
  }
}

/// A layout and the constraints that it comes from.
struct SolvedLayout {
  let layout: ContentLayout
  let installed: InstalledStack
  let groups: [SettledAxes]
}

extension AxisPlacement {
  /// Where a solution puts the views of a screen; nil if the constraints do not name all of them.
  fileprivate init?(
    _ screen: ScrolledStack, _ installed: InstalledStack, _ solution: ConstraintLayout,
    along axis: Axis
  ) throws(ConstraintLayoutError) {
    guard let content = try solution.value(of: installed.contentLayoutGuide[axis.length]) else {
      return nil
    }
    var (ids, edges, lengths) = ([ViewID](), [Double](), [Double]())
    var open: [(view: View, isRoot: Bool, corner: Double?)] = [(screen.content, true, nil)]
    while let (view, isRoot, corner) = open.popLast() {
      let item = LayoutItem(view.id.name)
      // What is inside a hidden view stands at its corner, without a size.
      var (edge, length) = (corner ?? 0, 0.0)
      if corner == nil {
        guard let place = try solution.value(of: item[axis.leftOrTop]),
          let own = try solution.value(of: item[axis.length])
        else { return nil }
        (edge, length) = (place, own)
      }
      ids.append(view.id)
      edges.append(edge)
      lengths.append(length)
      let inside = corner ?? (view.isHidden && !isRoot ? edge : nil)
      open += (view.stack?.arrangedViews ?? []).reversed().map { ($0, false, inside) }
    }
    self.init(axis, ids: ids, edges: edges, lengths: lengths, contentLength: content)
  }
}

extension ScrolledStack {
  /// The layout, by the constraints behind the screen where the closed forms cannot tell.
  ///
  /// A ratio to a length that only preferences settle, or a squeeze shared with nested stacks, is
  /// what constraints answer and closed forms do not. Ties that the policy settles by index are
  /// settled here as well. Where constraints cannot be written down before the layout
  /// (``unwrittenRules``), the closed forms' error stands: no number is made up.
  ///
  /// - Parameter limits: what the solver takes on; beyond them the closed forms' error stands.
  /// - Throws: `StackError`, as `layout()` does.
  func solvedLayout(
    limits: SolverLimits = .forScreens
  ) throws(StackError) -> ContentLayout {
    do throws(StackError) { return try layout() } catch {
      return try layoutByConstraints(insteadOf: error, limits: limits)
    }
  }

  /// The layout along one axis, whatever is wrong with the other, by the constraints where the
  /// closed forms cannot tell.
  ///
  /// - Throws: `StackError`, as `placement(along:)` does.
  func solvedPlacement(
    along axis: Axis, limits: SolverLimits = .forScreens
  ) throws(StackError) -> AxisPlacement {
    do throws(StackError) { return try placement(along: axis) } catch {
      guard case .unsupported = error else { throw error }
      return try SolvedStack(fittingTexts(within: limits), limits: limits)
        .placement(axis, insteadOf: error)
    }
  }

  /// Whether there is one best layout along an axis, by the constraints where the closed forms
  /// cannot tell.
  ///
  /// The other axis does not count, unless a ratio ties the two together.
  func solvedVerdict(
    _ axis: Axis, limits: SolverLimits = .forScreens
  ) -> StackVerdict {
    let verdict = verdict(axis)
    guard case .unsupported = verdict, let screen = try? fittingTexts(within: limits) else {
      return verdict
    }
    return SolvedStack(screen, limits: limits).verdict(axis) ?? verdict
  }

  /// The layout that the constraints have, if they say all there is to say and leave no choice.
  ///
  /// - Parameter error: why there is no other; thrown again where the constraints do not help, and
  ///   where it says more than that closed forms cannot tell.
  func layoutByConstraints(
    insteadOf error: StackError, limits: SolverLimits = .forScreens
  ) throws(StackError) -> ContentLayout {
    guard case .unsupported = error else { throw error }
    return try SolvedStack(fittingTexts(within: limits), limits: limits)
      .layout(insteadOf: error).layout
  }

  /// The screen whose texts end their lines where a first layout has their edges, by the constraints
  /// where the closed forms cannot tell.
  private func fittingTexts(within limits: SolverLimits) throws(StackError) -> ScrolledStack {
    try fittingTexts { screen throws(StackError) in
      try screen.solvedPlacement(along: .horizontal, limits: limits)
    }
  }
}
