import StackScrollCore

/// What the constraints behind a window come to along an axis: why they do not settle it, within which
/// bounds they leave what is open, and who gave way.
package struct AxisAccount: Sendable {
  /// Why there is no layout along the axis; nil if there is one.
  package let problem: LayoutError?
  /// The open places and lengths of shown views and of contents, in tree order, each with the values
  /// that it has in layouts that are equally good; nil where no constraint names it.
  ///
  /// Where the width of a text is open, texts have one line each. There is none if the problem is one of
  /// the other axis.
  package let open: [(anchor: Anchor, range: ClosedRange<Double>?)]
  /// The preferences that stronger constraints did not leave, but for those that stack views install.
  package let gaveWay: [HeldConstraint]
}

extension Screen {
  /// The layout, if there is one, and an account of each axis; where what is required contradicts
  /// itself, of the conflict alone.
  package func accounts(
    limits: SolverLimits = .forScreens
  ) -> (layout: Layout?, axes: [Axis: AxisAccount]) {
    let layout = try? layout(limits: limits)
    let best = try? bestLayout(fitsOpenTexts: false, limits: limits)
    let groups = best?.tree.axisGroups ?? installed(as: nil).tree.axisGroups
    var accounts: [Axis: AxisAccount] = [:]
    for axes in groups {
      // Where the other axis contradicts itself, this one has a layout of its own.
      let best = best ?? (try? bestLayout(along: axes, fitsOpenTexts: false, limits: limits))
      // Without a policy for ties, the best layout did not ask what is open.
      let known = policy.ties == .lowestIndex ? best?.groups.first { $0.axes == axes } : nil
      let settled = known ?? (try? best?.tree.settle(along: axes, limits: limits))
      for axis in axes {
        let problem = layout == nil ? problem(along: axis, limits: limits) : nil
        accounts[axis] = AxisAccount(problem, settled, axis, of: best?.tree)
      }
    }
    return (layout, accounts)
  }
}

extension AxisAccount {
  fileprivate init(
    _ problem: LayoutError?, _ settled: SettledAxes?, _ axis: Axis, of tree: InstalledTree?
  ) {
    self.problem = problem
    guard let tree, let settled, !settled.isContradictory,
      problem.map({ $0.axes.contains(axis) }) ?? true
    else {
      (open, gaveWay) = ([], [])
      return
    }
    open = settled.open.filter { $0.attribute.axis == axis }
      .map { ($0, (try? settled.solution.range(of: $0)) ?? nil) }
    let held = try? [settled].constraints(holding: nil, of: tree.system(along: [axis]))
    gaveWay = (held ?? []).filter { $0.gaveWay && $0.constraint.origin.isOfSomebody }
  }
}

extension ConstraintOrigin {
  /// Whether somebody asked for it, and no stack view and no rule of the engine.
  fileprivate var isOfSomebody: Bool {
    switch self {
    case .stackView, .engine: false
    case .written, .attachment, .frame, .length, .intrinsicSize, .document, .log: true
    }
  }
}
