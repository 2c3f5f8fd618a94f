import StackScrollCore

/// Lays a screen out by its constraints: pass after pass, until the insets inside the screen stay the same.
struct ScreenSolver {
  /// Which layout is asked for.
  struct Demand {
    /// The axes along which there must be one; the others count as far as these hang on them.
    var axes = Axis.allCases
    /// Whether it must be the only one there is, and not one as good as any.
    var isOnly = true
    /// Whether lines of texts end also where a width is open.
    var fitsOpenTexts = true
    /// Whether other screens are laid out from it: then what is open is found out, and insets come to rest.
    var isForOthers = false
  }

  private let screen: Screen
  private let items: ScreenItems
  private let start: LayoutPass
  private let demand: Demand
  private let limits: SolverLimits
  /// A screen that may have the same constraints but for constants.
  private let prepared: PreparedScreen?
  /// Whether it has the same views, and the same constraints beside them.
  private let hasSameTree: Bool
  /// Whether lines of texts end where the layout has their edges.
  private let wraps: Bool

  /// Reads a screen.
  ///
  /// - Parameter prepared: a screen that may have the same constraints but for constants.
  init(
    _ screen: Screen, _ demand: Demand = Demand(), limits: SolverLimits,
    from prepared: PreparedScreen? = nil
  ) {
    let screen = screen.varied
    (self.screen, self.demand, self.limits) = (screen, demand, limits)
    self.prepared = prepared
    hasSameTree = prepared?.hasSameTree(as: screen) ?? false
    if hasSameTree, let first = prepared?.first {
      items = first.pass.items
      start = first.pass.restarted(in: screen)
    } else {
      items = ScreenItems(screen.root, screen.constraints)
      start = LayoutPass(screen, items)
    }
    wraps = items.hasTexts && screen.root.hasWrappingTexts
  }
}

extension ScreenSolver {
  /// The layout that is asked for, and what the constraints behind it come to.
  ///
  /// - Throws: ``LayoutError`` if there is none.
  func solution() throws(LayoutError) -> ScreenSolution { try solutions().last }

  /// The layout, and the one before it in which texts have one line each; the same twice where no text wraps.
  func solutions() throws(LayoutError) -> (first: ScreenSolution, last: ScreenSolution) {
    var demand = demand
    // What is open is asked of the last layout.
    if wraps { demand.isOnly = false }
    let first = try laidOut(start, demand)
    var last = first
    if wraps, try endsLines(of: first) {
      last = try laidOut(first.pass.fittingTexts(to: first.layout), self.demand)
    }
    if items.hasTexts { last.layout.texts = last.pass.texts }
    return (first, last)
  }

  /// Lays out until insets stay the same; what is open is told of the layout with those.
  private func laidOut(
    _ start: LayoutPass, _ demand: Demand
  ) throws(LayoutError) -> ScreenSolution {
    var pass = start
    var inset: RestlessInset?
    var open: OpenParts?
    for number in 1...ScreenLimits.passes {
      let answer = try settled(pass, demand)
      open = answer.open
      let places: PlacedViews
      do { places = try PlacedViews(items, answer.groups) } catch { throw .solver(error) }
      let untold = Axis.allCases.filter { axis in
        !answer.groups.contains { $0.axes.contains(axis) }
      }
      let next = pass.following(places, untold: untold)
      if next.isLike(pass) || number == ScreenLimits.passes && !demand.isOnly && !demand.isForOthers
      {
        if let open { throw .ambiguous(open) }
        // Insets that nothing hangs on were not waited for.
        let layout = Layout(screen, items, places, next.insets)
        return ScreenSolution(
          layout: layout, tree: answer.tree, groups: answer.groups, numbers: answer.numbers,
          pass: next)
      }
      inset = pass.restlessInset(beside: next)
      pass = next
    }
    throw open.map(LayoutError.ambiguous) ?? .restless(inset)
  }

  /// What the constraints under the insets and the texts of a pass come to on each axis.
  private struct Answer {
    let tree: InstalledTree
    let numbers: [(place: Int, number: ScreenNumber)]
    var groups: [SettledAxes] = []
    /// What is open, if that is asked.
    var open: OpenParts?
  }

  private func settled(
    _ pass: LayoutPass, _ demand: Demand
  ) throws(LayoutError) -> Answer {
    if hasSameTree, !demand.isOnly || screen.root.unwrittenRules.isEmpty,
      let (known, groups) = prepared?.settled(pass)
    {
      return Answer(tree: known.tree, numbers: known.numbers, groups: groups)
    }
    let installed = InstalledScreen(screen, items, pass, hasAllMetrics: false)
    var answer = Answer(tree: installed.tree, numbers: installed.numbers)
    for axes in answer.tree.axisGroups {
      let isNeeded = axes.contains(where: demand.axes.contains)
      guard isNeeded || !demand.isOnly || wraps || pass.hangsOnFrames else { continue }
      do throws(LayoutError) {
        let (settled, open) = try settled(answer.tree, axes, demand)
        answer.groups.append(settled)
        answer.open = answer.open ?? open
      } catch {
        if isNeeded { throw answer.open.map(LayoutError.ambiguous) ?? error }
      }
    }
    return answer
  }

  private func settled(
    _ tree: InstalledTree, _ axes: [Axis], _ demand: Demand
  ) throws(LayoutError) -> (settled: SettledAxes, open: OpenParts?) {
    if demand.isOnly, axes.contains(.vertical), axes.contains(where: demand.axes.contains),
      let rule = screen.root.unwrittenRules.first
    {
      throw .unwritten(rule)
    }
    let asked = demand.isOnly ? axes.filter(demand.axes.contains) : []
    let settled: SettledAxes
    let conflict: Conflict?
    do throws(ConstraintLayoutError) {
      if let found = prepared?.settled(tree, along: axes) {
        settled = found
      } else {
        settled = try tree.settle(
          along: axes, limits: limits, tellsOpen: demand.isForOthers || !asked.isEmpty)
      }
      if !settled.isContradictory {
        for axis in asked {
          if let parts = try OpenParts(settled, axis, of: tree) { return (settled, parts) }
        }
        return (settled, nil)
      }
      // What is wrong with an axis that does not count is told to no one.
      conflict = axes.contains(where: demand.axes.contains) ? try settled.solution.conflict() : nil
    } catch { throw .solver(error) }
    throw .contradictory(axes, conflict)
  }
}

extension ScreenSolver {
  /// Whether lines of texts are to end where a layout has their edges.
  ///
  /// Where a width is open, one layout has them anywhere, so what is open is told with texts on one line.
  /// Along the vertical axis alone it is no matter if the texts are as high in each width that is left.
  ///
  /// - Parameter solution: the layout, with texts on one line each.
  /// - Throws: that widths are open, if the only layout is asked for.
  private func endsLines(of solution: ScreenSolution) throws(LayoutError) -> Bool {
    guard demand.isOnly || !demand.fitsOpenTexts,
      let group = solution.groups.first(where: { $0.axes.contains(.horizontal) }),
      group.openByConstraints?.isEmpty != true
    else { return true }
    let parts: OpenParts?
    do throws(ConstraintLayoutError) {
      let open = try openTexts(of: solution, group)
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
    of solution: ScreenSolution, _ group: SettledAxes
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
