import StackScrollCore

/// What the constraints behind a window come to along an axis: why they do not settle it, within which
/// bounds they leave what is open, and who gave way.
package struct AxisAccount: Sendable {
  /// Why there is no layout along the axis; nil if there is one.
  package let problem: WindowLayoutError?
  /// The open places and lengths of shown views and of contents, in tree order, each with the values
  /// that it has in layouts that are equally good; nil where no constraint names it.
  package let open: [(anchor: Anchor, range: ClosedRange<Double>?)]
  /// The preferences that stronger constraints did not leave, but for those that stack views install.
  package let gaveWay: [HeldConstraint]
}

extension Window {
  /// Accounts for an axis; where what is required contradicts itself, by the conflict alone.
  package func account(along axis: Axis, limits: SolverLimits = .forScreens) -> AxisAccount {
    let problem = problem(along: axis, limits: limits)
    let tree = installed(as: try? bestLayout(limits: limits)).tree
    guard let axes = tree.axisGroups.first(where: { $0.contains(axis) }),
      let settled = try? tree.settle(along: axes, limits: limits), !settled.isContradictory
    else { return AxisAccount(problem: problem, open: [], gaveWay: []) }
    let open = settled.open.filter { $0.attribute.axis == axis }
    let held = try? [settled].constraints(holding: nil, of: tree.system(along: [axis]))
    return AxisAccount(
      problem: problem, open: open.map { ($0, (try? settled.solution.range(of: $0)) ?? nil) },
      gaveWay: (held ?? []).filter { $0.gaveWay && $0.constraint.origin.isOfSomebody })
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
