import StackScrollCore

/// A screen whose constraints were written down and solved once, to be laid out in other sizes: under other
/// safe areas, keyboards, constants and texts.
///
/// Where only constants differ, each layout is solved from that of the prepared screen, and what is open is asked
/// again only if other views are as long as they may be. Example: a form at 375 and at 390 points holds the same
/// constraints, and the same of them are tight; 390 is entered, and one pass through the basis tells the frames.
/// A screen that has other constraints, or whose constraints leave no layout or several, is laid out from the
/// start. So an answer hangs on the prepared screen and on the one asked for, never on what was asked before.
///
/// It never changes, and is a class since whoever lays out in many sizes hands it on.
///
/// ```swift
/// let prepared = PreparedScreen(screen)
/// let wide = try prepared.layout(of: screen.with(size: Size(width: 844, height: 390)))
/// ```
public final class PreparedScreen: Sendable {
  /// The screen, as its variations make it.
  private let screen: Screen
  private let limits: SolverLimits
  private let checks: SettledAxes.Checks
  /// What its constraints come to, with texts on one line each.
  let first: ScreenSolution?
  /// What they come to, with lines of texts ending where the layout has their edges.
  let last: ScreenSolution?

  /// Each group of the last one, and what it comes to where the screen is a point shorter, and longer, as far as that was
  /// looked at and other constraints are tight then: as it was drawn, many lengths are just what is asked for.
  private let bases: [[SettledAxes]]

  /// Whether nothing but the lengths of texts hangs on where their lines end: none is hidden in a stack, and no
  /// stack shares its length out by those.
  private let textsAreNumbers: Bool

  /// Lays a screen out, as well as can be, to lay it out in other sizes.
  ///
  /// - Parameters:
  ///   - screen: the screen, as it is most often.
  ///   - limits: what the solver takes on.
  /// - Complexity: that of five layouts at most.
  public convenience init(_ screen: Screen, limits: SolverLimits = .forScreens) {
    self.init(screen, limits: limits, looksBeside: true)
  }

  /// - Parameter looksBeside: whether to lay it out also a point shorter and longer, for many other sizes.
  package convenience init(
    _ screen: Screen, limits: SolverLimits = .forScreens, looksBeside: Bool,
    checking checks: SettledAxes.Checks = .all
  ) {
    let demand = ScreenSolver.Demand(isOnly: false, isForOthers: true)
    let found = try? ScreenSolver(screen, demand, limits: limits).solutions()
    self.init(screen, found, limits, looksBeside, checks)
  }

  private init(
    _ screen: Screen, _ found: (first: ScreenSolution, last: ScreenSolution)?,
    _ limits: SolverLimits, _ looksBeside: Bool, _ checks: SettledAxes.Checks
  ) {
    (self.screen, self.limits, self.checks) = (screen.varied, limits, checks)
    (first, last) = (found?.first, found?.last)
    textsAreNumbers = last.map { $0.pass.items.textsAreNumbers } ?? false
    bases =
      last.map { last in
        last.groups.map { [$0] + (looksBeside ? last.beside($0, checking: checks) : []) }
      } ?? []
  }

  /// Where every view of another screen stands: the same as `screen.layout()`, sooner if it has the same views and
  /// constraints but for constants.
  ///
  /// - Throws: ``LayoutError`` if the constraints contradict each other or leave something open.
  /// - Complexity: O(n) for n views and constraints while the same of them are tight.
  public func layout(of screen: Screen) throws(LayoutError) -> Layout {
    let screen = screen.varied
    if let layout = screen.layoutByStackRules() { return layout }
    return try screen.layoutByConstraints(limits: limits, from: self)
  }

  /// The layout of a screen that follows others, as one that a controller shows does, laid out from the last one.
  ///
  /// - Parameter prepared: the last screen, if it was laid out by constraints; this one takes its place.
  /// - Throws: ``LayoutError`` if the constraints contradict each other or leave something open.
  package static func layout(
    of screen: Screen, after prepared: inout PreparedScreen?
  ) throws(LayoutError) -> Layout {
    if let layout = screen.layoutByStackRules() { return layout }
    let limits = SolverLimits.forScreens
    let found = try ScreenSolver(screen, limits: limits, from: prepared).solutions()
    prepared = PreparedScreen(screen, found, limits, false, .all)
    return found.last.layout
  }

  /// The layout of a screen that differs in its size, and all constants in it but lengths of the screen.
  ///
  /// It is nil unless the same constraints are tight as in this one, and nothing is open. This one must not have looked
  /// beside itself.
  func layoutOnSameFace(of other: Screen) -> (layout: Layout, numbers: [Double])? {
    guard let last, let solution = try? ScreenSolver(other, limits: limits, from: self).solution(),
      solution.groups.allSatisfy(\.isOnSameFace)
    else { return nil }
    return (
      solution.layout,
      last.numbers.compactMap { _, number in
        if case .length = number { nil } else { solution.pass.value(of: number) }
      }
    )
  }

  /// How far on the way to another length of this screen the same constraints are tight, if no other number changes:
  /// from 0, here, to 1; nil if more than one layout is possible here, or none.
  func shareOnSameFace(towards length: Double, along axis: Axis) -> Double? {
    guard let last, last.isSettled else { return nil }
    return last.groups.filter { $0.axes.contains(axis) }.compactMap { group in
      let numbers = last.numbers.compactMap { place, number -> (place: Int, constant: Double)? in
        if case .length(axis) = number { (place, length) } else { nil }
      }
      return group.byConstraints.shareOnSameFace(towards: numbers)
    }.min()
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
    for (group, bases) in zip(last.groups, bases) {
      let numbers = last.numbers(along: group.axes, in: pass)
      guard
        let settled = bases.firstResult({ $0.moved(by: numbers, checking: checks) })
          ?? group.taking(numbers, among: last.tree.anchors(along: group.axes))
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
  /// The constants of constraints along some axes that a pass changes, by the places of these.
  ///
  /// - Parameter change: how much longer the screen is than in the pass.
  fileprivate func numbers(
    along axes: [Axis], in pass: LayoutPass, lengthenedBy change: Double = 0
  ) -> [(place: Int, constant: Double)] {
    numbers.filter { axes.contains($0.number.axis) }.map { place, number in
      let isLength = if case .length = number { true } else { false }
      return (place, pass.value(of: number) + (isLength ? change : 0))
    }
  }

  /// What a group comes to where the screen is a point shorter, and longer; none where the same constraints are tight,
  /// or where there is not one layout.
  fileprivate func beside(
    _ group: SettledAxes, checking checks: SettledAxes.Checks
  ) -> [SettledAxes] {
    guard isSettled else { return [] }
    return [-1.0, 1].compactMap { change in
      let numbers = numbers(along: group.axes, in: pass, lengthenedBy: change)
      guard group.moved(by: numbers, checking: checks) == nil else { return nil }
      return group.taking(numbers, among: tree.anchors(along: group.axes))
    }
  }

  /// Whether there is one layout by the constraints alone.
  fileprivate var isSettled: Bool {
    groups.count == tree.axisGroups.count
      && groups.allSatisfy { $0.isSettled && $0.openByConstraints?.isEmpty == true }
  }
}
