import StackScrollCore

/// A screen whose constraints were written down and solved once, to be laid out in other sizes: under other
/// safe areas, keyboards, constants and texts.
///
/// Where only constants differ, each layout is solved from that of the prepared screen, and what is open is asked
/// again only if other views are as long as they may be. Example: a form at 375 and at 390 points holds the same
/// constraints, and the same of them are tight; 390 is entered, and one pass through the basis tells the frames.
/// A screen that has other constraints, or whose constraints leave no layout or several, is laid out from the
/// start. So an answer hangs on the prepared screen and on the one asked for, never on what was asked before.
package struct PreparedScreen: Sendable {
  /// The screen, as its variations make it.
  private let screen: Screen
  private let limits: SolverLimits
  private let checks: SettledAxes.Checks
  /// What its constraints come to, with texts on one line each.
  let first: ScreenSolution?
  /// What they come to, with lines of texts ending where the layout has their edges.
  let last: ScreenSolution?

  /// Whether nothing but the lengths of texts hangs on where their lines end: none is hidden in a stack, and no
  /// stack shares its length out by those.
  private let textsAreNumbers: Bool

  /// Lays a screen out, as well as can be.
  package init(
    _ screen: Screen, limits: SolverLimits = .forScreens, checking checks: SettledAxes.Checks = .all
  ) {
    let demand = ScreenSolver.Demand(isOnly: false, isForOthers: true)
    let found = try? ScreenSolver(screen, demand, limits: limits).solutions()
    (self.screen, self.limits, self.checks) = (screen.varied, limits, checks)
    (first, last) = (found?.first, found?.last)
    textsAreNumbers = last.map { $0.pass.items.textsAreNumbers } ?? false
  }

  /// The layout of a screen, which is as near to this one as it may be: the same as `layout(limits:)` but for
  /// rounding errors.
  ///
  /// - Throws: ``LayoutError`` if the constraints contradict each other or leave something open.
  package func layout(of other: Screen) throws(LayoutError) -> Layout {
    if let layout = other.layoutByStackRules() { return layout }
    return try other.layoutByConstraints(limits: limits, from: self)
  }

  /// What some constraints come to, solved from those of this screen along the same axes, which may differ from them
  /// in constants alone; nil if they differ in more, or leave no layout or several.
  func settled(_ tree: InstalledTree, along axes: [Axis]) -> SettledAxes? {
    last?.group(along: axes).flatMap { tree.settle(from: $0, checking: checks) }
  }

  /// Whether another screen has the same views and constraints, and all else but its size and what covers it.
  func hasSameTree(as other: Screen) -> Bool {
    screen.root == other.root && screen.constraints == other.constraints
      && screen.fittingPriorities == other.fittingPriorities
      && screen.layoutDirection == other.layoutDirection
      && screen.contentSizeCategory == other.contentSizeCategory && screen.policy == other.policy
  }

  /// What the constraints of a screen with the same tree come to under the insets and the texts of a pass, and of
  /// which solution they are those but for numbers; nil if that is not known.
  func settled(_ pass: LayoutPass) -> (known: ScreenSolution, groups: [SettledAxes])? {
    guard let last, last.isSettled,
      !checks.contains(.passes)
        || pass.differsInNumbers(from: last.pass, canEndLines: textsAreNumbers)
    else { return nil }
    var groups: [SettledAxes] = []
    groups.reserveCapacity(last.groups.count)
    for group in last.groups {
      let numbers = last.numbers.filter { group.axes.contains($0.number.axis) }
        .map { (place: $0.place, constant: pass.value(of: $0.number)) }
      guard
        let settled = group.taking(
          numbers, among: last.tree.anchors(along: group.axes), checking: checks)
      else { return nil }
      groups.append(settled)
    }
    return (last, groups)
  }
}

extension ScreenItems {
  fileprivate var textsAreNumbers: Bool {
    views.indices.allSatisfy { place in
      let (view, wraps) = (views[place], views[place].leaf?.text?.wrapsInLayout ?? false)
      return view.stack?.distribution != .fillProportionally && !(wraps && isLeftOut[place])
    }
  }
}

extension ScreenSolution {
  /// Whether there is one layout by the constraints alone.
  fileprivate var isSettled: Bool {
    groups.count == tree.axisGroups.count
      && groups.allSatisfy { $0.isSettled && $0.openByConstraints?.isEmpty == true }
  }
}
