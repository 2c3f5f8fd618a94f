import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// A second opinion on a layout: the constraints behind a screen, every one of them, solved by
/// something that knows nothing of stack views.
///
/// Where the constraints leave nothing open, the layout is their solution. Where they do, and the
/// policy settles ties by index, it is the solution of the same constraints with that policy written
/// as further, weaker ones. What cannot be compared is named: ``LeftOut`` says why.
package struct Oracle: Sendable {
  /// What came of comparing some axes of a screen.
  package enum Comparison: Hashable, Sendable {
    /// Both have the same one layout.
    case sameLayout
    /// Of the best layouts that the constraints allow, it is the one that the index settles.
    case settledByIndex
    /// Both find the layout open.
    case bothOpen
    /// Both find the constraints contradictory.
    case bothUnsatisfiable
    /// They cannot be compared.
    case leftOut(LeftOut)
    /// They do not agree; the layout is what was found.
    case different(Evidence)
  }

  /// Why there is nothing to compare.
  package enum LeftOut: Hashable, Sendable {
    /// The model says that it cannot tell.
    case unsupported(UnsupportedReason)
    /// Constraints cannot say it before there is a layout.
    case unwritten(UnwrittenRule.Reason)
    /// The solver does not take a factor: it is beyond what it can reckon with.
    case refusedFactor
    /// The solver does not take a number of points.
    case refusedConstant
  }

  /// What constraints alone come to.
  package enum Answer: Hashable, Sendable {
    /// One best layout, by the policy for ties.
    case determined
    /// Several.
    case open
    /// What is required contradicts itself.
    case contradiction
    /// They do not say.
    case none(LeftOut)
  }

  /// The screen.
  package let screen: ScrolledStack
  private let installed: InstalledStack
  private let model: LayoutModel

  /// Asks about a screen and what a model makes of it.
  package init(_ screen: ScrolledStack, model: LayoutModel = .standard) {
    self.screen = screen
    self.model = model
    installed = InstalledStack(screen)
  }

  /// The axes that are solved together: apart, unless a length is a multiple of one across.
  package var groups: [[Axis]] { installed.tree.axisGroups }

  /// Compares the two opinions on some axes that are solved together.
  ///
  /// - Throws: `ConstraintLayoutError` if the solver gives up.
  package func compare(_ axes: [Axis]) throws -> Comparison {
    let verdicts = axes.map { model.stackVerdict(screen, $0) }
    for verdict in verdicts {
      if case .unsupported(_, let reason) = verdict { return .leftOut(.unsupported(reason)) }
    }
    return try solved(axes, leftOut: Comparison.leftOut) { settled in
      try compare(verdicts, settled)
    }
  }

  /// What constraints alone come to on some axes that are solved together.
  ///
  /// - Throws: `ConstraintLayoutError` if the solver gives up.
  package func answer(_ axes: [Axis]) throws -> Answer {
    try solved(axes, leftOut: Answer.none) { settled in
      settled.isContradictory ? .contradiction : settled.open.isEmpty ? .determined : .open
    }
  }

  private func solved<Result>(
    _ axes: [Axis], leftOut: (LeftOut) -> Result, then answer: (SettledAxes) throws -> Result
  ) throws -> Result {
    if let rule = screen.unwrittenRules(along: axes).first {
      return leftOut(.unwritten(rule.reason))
    }
    do {
      return try answer(installed.tree.settle(along: axes, limits: SolverLimits()))
    } catch let error as ConstraintLayoutError {
      guard let number = error.refusedNumber else { throw error }
      return leftOut(number)
    }
  }

  private func compare(_ verdicts: [StackVerdict], _ settled: SettledAxes) throws -> Comparison {
    func different(
      _ expected: StackVerdict, where isMeant: (StackVerdict) -> Bool = { _ in true }
    ) -> Comparison {
      let place = verdicts.firstIndex(where: isMeant) ?? 0
      return .different(
        Evidence(
          .verdict(settled.axes[place]), .verdict(verdicts[place], settled.axes[place]), .equal,
          .verdict(expected, settled.axes[place]), "against its constraints"))
    }
    let isUnsatisfiable = verdicts.contains(where: \.isUnsatisfiable)
    if settled.isContradictory {
      return isUnsatisfiable ? .bothUnsatisfiable : different(.unsatisfiable([]))
    }
    if isUnsatisfiable { return different(.determined) { $0.isUnsatisfiable } }
    let isSettled = verdicts.allSatisfy { $0 == .determined }
    guard settled.open.isEmpty else {
      let open = Set(settled.open.map { ViewID($0.item.id) })
      if isSettled { return different(.ambiguous(OpenLengths(open.sorted()))) }
      for (axis, verdict) in zip(settled.axes, verdicts) {
        guard case .ambiguous(let named) = verdict else { continue }
        let lengths = openLengths(settled, along: axis)
        if !lengths.isEmpty, lengths != Set(named.views) {
          return different(.ambiguous(OpenLengths(lengths.sorted()))) { $0 == verdict }
        }
      }
      return .bothOpen
    }
    guard isSettled else { return different(.determined) { $0 != .determined } }
    guard let layout = try layout(settledAlong: settled.axes) else {
      return .different(
        Evidence(
          .other(.init("layout", .verdict, along: settled.axes.first)), .none, .equal,
          .verdict(AxisVerdict(.determined)), "against its constraints"))
    }
    return try difference(layout, settled).map(Comparison.different)
      ?? (settled.needsIndex ? .settledByIndex : .sameLayout)
  }

  /// The views whose lengths the constraints leave open along an axis.
  private func openLengths(_ settled: SettledAxes, along axis: Axis) -> Set<ViewID> {
    let views = Set(installed.views)
    return Set(
      settled.open.filter { $0.attribute == axis.length && views.contains($0.item) }
        .map { ViewID($0.item.id) })
  }

  /// The layout; where the other axis has none, that of the screen with nothing to settle there.
  private func layout(settledAlong axes: [Axis]) throws -> ContentLayout? {
    if let layout = try? model.stackLayout(screen) { return layout }
    guard axes.count == 1 else { return nil }
    return try? model.stackLayout(try screen.settled(axes[0].perpendicular))
  }

  /// The first place or length that is another in the solution.
  private func difference(_ layout: ContentLayout, _ settled: SettledAxes) throws -> Evidence? {
    let frames = layout.framesByID()
    let guide = installed.contentLayoutGuide
    for anchor in installed.tree.anchors(along: settled.axes)
    where !settled.openUnseen.contains(anchor) {
      let axis = anchor.attribute.axis
      let frame = frames[ViewID(anchor.item.id)]
      let found =
        anchor.item == guide
        ? layout.contentSize[axis]
        : anchor.attribute.isLength ? frame?.length(axis) : frame?.min(axis)
      guard let found, let value = try settled.solution.value(of: anchor) else { continue }
      guard Self.isNear(found, value) else {
        let view = ViewID(anchor.item.id)
        return Evidence(
          anchor.item == guide
            ? .contentLength(axis)
            : anchor.attribute.isLength ? .length(view, axis) : .start(view, axis),
          .number(found), .equal, .number(value),
          settled.needsIndex ? "against its constraints and the index" : "against its constraints",
          layout: layout)
      }
    }
    return nil
  }

  /// Whether two numbers from different sums are the same.
  static func isNear(_ first: Double, _ second: Double) -> Bool {
    Tolerance(absolute: 1e-6, relative: 1e-9).isEqual(first, second)
  }
}

extension StackVerdict {
  fileprivate var isUnsatisfiable: Bool {
    if case .unsatisfiable = self { return true }
    return false
  }
}
