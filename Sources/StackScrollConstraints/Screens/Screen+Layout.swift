import StackScrollCore

/// How what stands in a scroll view is laid out by the rules of stacks.
package typealias StackRules = (ScrolledStack) throws -> ContentLayout

extension Screen {
  /// Where every view stands.
  ///
  /// Texts are laid out on one line each, and then once with lines ending where that puts the edges. Safe
  /// areas and margins inside the screen follow from where views stand, so it is laid out until these stay
  /// the same.
  ///
  /// A screen that is one scroll view around stacks, with plain views around it or not, is laid out by the
  /// rules of stacks; any other by the solver.
  ///
  /// - Parameter limits: what the solver takes on.
  /// - Throws: ``LayoutError`` if the constraints contradict each other or leave something open.
  public func layout(limits: SolverLimits = .forScreens) throws(LayoutError) -> Layout {
    if let layout = layoutByStackRules() { return layout }
    return try layoutByConstraints(limits: limits)
  }

  /// The layout, with other rules of stacks: a model that is wrong on purpose, for instance.
  package func layout(by rules: StackRules) throws(LayoutError) -> Layout {
    if let layout = layoutByStackRules(rules) { return layout }
    return try layoutByConstraints()
  }

  /// The layout by the rules of stacks; nil if they do not apply, or if the layout is not determined.
  ///
  /// - Complexity: O(n) for n views and constraints, beside what the rules take.
  package func layoutByStackRules(_ rules: StackRules = { try $0.layout() }) -> Layout? {
    withVariations { StackForm($0)?.layout(of: $0, by: rules) }
  }

  /// The layout by the solver, whatever the window is.
  ///
  /// - Throws: ``LayoutError`` if the constraints contradict each other or leave something open.
  package func layoutByConstraints(
    limits: SolverLimits = .forScreens
  ) throws(LayoutError) -> Layout {
    try solution(Demand(), limits: limits).layout
  }

  /// The constraints that hold a view, and those that gave way; of a name that no view has, nothing is told.
  ///
  /// - Throws: ``LayoutError``, as ``layout(limits:)`` does.
  public func constraintsHolding(
    _ id: ViewID, limits: SolverLimits = .forScreens
  ) throws(LayoutError) -> HeldView {
    let solution = try solution(Demand(), limits: limits)
    do {
      return try solution.groups.held(LayoutItem(id.name), of: solution.tree)
    } catch { throw .solver(error) }
  }

  /// Why a view stands where it does: by the rules of stacks if they lay it out, else by the constraints
  /// that hold it; nil if there is no view of that name.
  ///
  /// - Throws: ``LayoutError``, as ``layout(limits:)`` does.
  public func why(
    _ id: ViewID, limits: SolverLimits = .forScreens
  ) throws(LayoutError) -> ViewReasons? {
    let screen = varied
    let form = StackForm(screen)
    var layout = form?.layout(of: screen) { try $0.layout() }
    if layout == nil { layout = try layoutByConstraints(limits: limits) }
    guard let frame = layout?.frame(of: id) else { return nil }
    if let rules = try? form?.stack.reasons()[id], !rules.isEmpty {
      return ViewReasons(id: id, frame: frame, rules: rules, constraints: nil)
    }
    let held = try constraintsHolding(id, limits: limits)
    return ViewReasons(id: id, frame: frame, rules: [], constraints: held)
  }

  /// Why what is in the scroll view stands where it does; nil if the rules of stacks do not lay it out.
  ///
  /// - Complexity: O(n log n) for n views whose reasons name few others.
  public func reasons() -> LayoutReasons? {
    try? scrolledStack?.reasons()
  }

  /// The scroll view and the stacks in it that the rules of stacks lay out; nil if there is more to the
  /// screen.
  ///
  /// - Complexity: O(1) for a screen in the short form, else O(n) for n views and constraints.
  package var scrolledStack: ScrolledStack? { withVariations { StackForm($0)?.stack } }

  /// Asks something of the screen as its variations make it; of one without any, nothing is copied for that.
  private func withVariations<Answer>(_ ask: (Screen) -> Answer) -> Answer {
    variations.isEmpty ? ask(self) : ask(varied)
  }

  /// Why the window has no layout along an axis; nil if it has one.
  ///
  /// What is wrong with the other axis does not count, unless a ratio ties the two together: then what
  /// contradicts itself on one, or cannot be told of it, leaves neither a layout. Where a text may have
  /// several widths and is not as high in each, that leaves open how high the window's views are.
  public func problem(
    along axis: Axis, limits: SolverLimits = .forScreens
  ) -> LayoutError? {
    if withVariations({ StackForm($0)?.hasLayout ?? false }) { return nil }
    do throws(LayoutError) {
      _ = try solution(Demand(axes: [axis]), limits: limits)
      return nil
    } catch { return error }
  }

  /// The best layout, whatever constraints leave open; where insets do not come to rest, the last one.
  ///
  /// What constraints cannot say is left out of account.
  ///
  /// - Parameters:
  ///   - axes: the axes along which there must be a layout; what contradicts itself on another has no places
  ///     and no lengths there.
  ///   - fitsOpenTexts: whether lines of texts end also where a width is open, wherever this layout has
  ///     their edges; otherwise all texts have one line then.
  ///   - limits: what the solver takes on.
  /// - Throws: ``LayoutError`` if the constraints contradict each other.
  package func bestLayout(
    along axes: [Axis] = Axis.allCases, fitsOpenTexts: Bool = true,
    limits: SolverLimits = .forScreens
  ) throws(LayoutError) -> ScreenSolution {
    try solution(Demand(axes: axes, isOnly: false, fitsOpenTexts: fitsOpenTexts), limits: limits)
  }

  /// Which layout is asked for.
  private struct Demand {
    /// The axes along which there must be one; the others count as far as these hang on them.
    var axes = Axis.allCases
    /// Whether it must be the only one there is, and not one as good as any.
    var isOnly = true
    /// Whether lines of texts end also where a width is open.
    var fitsOpenTexts = true
  }

  private func solution(
    _ demand: Demand, limits: SolverLimits
  ) throws(LayoutError) -> ScreenSolution {
    let window = varied
    let items = ScreenItems(window.root, window.constraints)
    let wraps = items.hasTexts && window.root.hasWrappingTexts
    var first = demand
    // What is open is asked of the last layout.
    if wraps { first.isOnly = false }
    var solution = try window.settled(LayoutPass(window, items), items, first, limits)
    if wraps, try window.endsLines(of: solution, items, demand, limits) {
      solution = try window.settled(
        solution.pass.fittingTexts(to: solution.layout), items, demand, limits)
    }
    if items.hasTexts { solution.layout.texts = solution.pass.texts }
    return solution
  }

  /// Whether lines of texts are to end where a layout has their edges.
  ///
  /// Where a width is open, one layout has them anywhere, so what is open is told with texts on one line.
  /// Along the vertical axis alone it is no matter if the texts are as high in each width that is left.
  ///
  /// - Parameter solution: the layout, with texts on one line each.
  /// - Throws: that widths are open, if the only layout is asked for.
  private func endsLines(
    of solution: ScreenSolution, _ items: ScreenItems, _ demand: Demand, _ limits: SolverLimits
  ) throws(LayoutError) -> Bool {
    guard demand.isOnly || !demand.fitsOpenTexts,
      let group = solution.groups.first(where: { $0.axes.contains(.horizontal) })
    else { return true }
    let parts: OpenParts?
    do throws(ConstraintLayoutError) {
      let open = try openTexts(of: solution, items, group)
      guard !open.isEmpty else { return true }
      guard demand.isOnly else { return false }
      var matters = demand.axes.contains(.horizontal)
      for part in open where !matters && part.isShown {
        let range = try group.solution.range(of: part.width)
        matters = range.map { !part.text.isAsHigh(within: $0) } ?? false
      }
      guard matters else { return true }
      let settled = try solution.tree.settle(along: group.axes, limits: limits)
      parts = try OpenParts(settled, .horizontal, of: solution.tree)
    } catch { throw .solver(error) }
    if let parts { throw .ambiguous(parts) }
    return true
  }

  /// The texts of several lines whose width is open: those that are shown, and those that are hidden in a
  /// stack, which may hold it open across its axis.
  private func openTexts(
    of solution: ScreenSolution, _ items: ScreenItems, _ group: SettledAxes
  ) throws(ConstraintLayoutError) -> [(width: Anchor, text: LabelText, isShown: Bool)] {
    let known = solution.pass.texts
    let texts = items.ids.indices.compactMap { place in
      let isInHidden = items.superviews[place].map { items.isLeftOut[$0] } ?? false
      let text = isInHidden ? nil : known[items.ids[place]]
      return text.flatMap { $0.wrapsInLayout ? (place: place, text: $0) : nil }
    }
    let widths = texts.map { Anchor(LayoutItem(items.ids[$0.place].name), .width) }
    let open = Set(try group.solution.ambiguous(among: widths))
    return zip(widths, texts).compactMap {
      open.contains($0) ? ($0, $1.text, !items.isLeftOut[$1.place]) : nil
    }
  }

  /// Lays out until insets stay the same; what is open is told of the layout with those.
  private func settled(
    _ start: LayoutPass, _ items: ScreenItems, _ demand: Demand, _ limits: SolverLimits
  ) throws(LayoutError) -> ScreenSolution {
    var pass = start
    var inset: RestlessInset?
    var open: OpenParts?
    for number in 1...ScreenLimits.passes {
      let tree = InstalledScreen(self, items, pass, hasAllMetrics: false).tree
      var groups: [SettledAxes] = []
      open = nil
      for axes in tree.axisGroups {
        let isNeeded = axes.contains(where: demand.axes.contains)
        do throws(LayoutError) {
          let answer = try settled(tree, axes, demand, limits)
          groups.append(answer.settled)
          open = open ?? answer.open
        } catch {
          if isNeeded { throw open.map(LayoutError.ambiguous) ?? error }
        }
      }
      let places: PlacedViews
      do { places = try PlacedViews(items, groups) } catch { throw .solver(error) }
      let untold = Axis.allCases.filter { axis in !groups.contains { $0.axes.contains(axis) } }
      let next = pass.following(places, untold: untold)
      if next.isLike(pass) || (number == ScreenLimits.passes && !demand.isOnly) {
        if let open { throw .ambiguous(open) }
        // Insets that nothing hangs on were not waited for.
        let layout = Layout(self, items, places, next.insets)
        return ScreenSolution(layout: layout, tree: tree, groups: groups, pass: next)
      }
      inset = pass.restlessInset(beside: next)
      pass = next
    }
    throw open.map(LayoutError.ambiguous) ?? .restless(inset)
  }

  private func settled(
    _ tree: InstalledTree, _ axes: [Axis], _ demand: Demand, _ limits: SolverLimits
  ) throws(LayoutError) -> (settled: SettledAxes, open: OpenParts?) {
    if demand.isOnly, axes.contains(.vertical), axes.contains(where: demand.axes.contains),
      let rule = root.unwrittenRules.first
    {
      throw .unwritten(rule)
    }
    let asked = demand.isOnly ? axes.filter(demand.axes.contains) : []
    let settled: SettledAxes
    let conflict: Conflict?
    do throws(ConstraintLayoutError) {
      settled = try tree.settle(along: axes, limits: limits, tellsOpen: !asked.isEmpty)
      if !settled.isContradictory {
        for axis in asked {
          if let parts = try OpenParts(settled, axis, of: tree) { return (settled, parts) }
        }
        return (settled, nil)
      }
      conflict = try settled.solution.conflict()
    } catch { throw .solver(error) }
    throw .contradictory(axes, conflict)
  }

}

/// Why a view of a screen stands where it does.
public struct ViewReasons: Hashable, Sendable {
  /// The view.
  public let id: ViewID
  /// Its frame in the coordinates of the screen, in points.
  public let frame: Rect
  /// The rules of stacks with their arithmetic and sources, for x and width and then for y and height, in
  /// the coordinates of the content; empty where constraints decide.
  public let rules: [FrameReason]
  /// The constraints that hold the view, and those that gave way; nil where the rules of stacks decide.
  public let constraints: HeldView?
}

extension LabelText {
  /// Whether it is as high in every width of some: it grows no lower the narrower it is, until it has no
  /// width, and so one line.
  fileprivate func isAsHigh(within widths: ClosedRange<Double>) -> Bool {
    let (least, most) = (widths.lowerBound, widths.upperBound)
    let height = size(fitting: most.isFinite ? most : 0).height
    return [least, max(least, Self.narrowest)].allSatisfy { size(fitting: $0).height == height }
  }

  /// A text that may be narrower, in points, has as many lines as in this width.
  private static let narrowest = 1.0
}
