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
  ///
  /// - Parameter prepared: a screen that may have the same constraints but for constants.
  package func layout(
    by rules: StackRules, from prepared: PreparedScreen? = nil
  ) throws(LayoutError) -> Layout {
    let screen = varied
    if let layout = screen.layoutByStackRules(rules) { return layout }
    return try screen.layoutByConstraints(from: prepared)
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
    limits: SolverLimits = .forScreens, from prepared: PreparedScreen? = nil
  ) throws(LayoutError) -> Layout {
    try ScreenSolver(self, limits: limits, from: prepared).solution().layout
  }

  /// The constraints that hold a view, and those that gave way; of a name that no view has, nothing is told.
  ///
  /// - Throws: ``LayoutError``, as ``layout(limits:)`` does.
  public func constraintsHolding(
    _ id: ViewID, limits: SolverLimits = .forScreens
  ) throws(LayoutError) -> HeldView {
    let solution = try ScreenSolver(self, limits: limits).solution()
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

  /// The same for the first views in tree order.
  ///
  /// - Complexity: O(n) for n views, and O(m log m) for m numbers that those of the first views hang on.
  package func reasons(ofFirst count: Int) -> LayoutReasons? {
    try? scrolledStack?.reasons(ofFirst: count)
  }

  /// The scroll view and the stacks in it that the rules of stacks lay out; nil if there is more to the
  /// screen.
  ///
  /// - Complexity: O(1) for a screen in the short form, else O(n) for n views and constraints.
  package var scrolledStack: ScrolledStack? { withVariations { StackForm($0)?.stack } }

  /// Asks something of the screen as its variations make it; of one without any, nothing is copied for that.
  @inline(__always)
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
      _ = try ScreenSolver(self, ScreenSolver.Demand(axes: [axis]), limits: limits).solution()
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
    try ScreenSolver(
      self, ScreenSolver.Demand(axes: axes, isOnly: false, fitsOpenTexts: fitsOpenTexts),
      limits: limits
    ).solution()
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
