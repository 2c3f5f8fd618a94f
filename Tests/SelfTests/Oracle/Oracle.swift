import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// A second opinion on a layout: the constraints behind a screen, every one of them, solved by
/// something that knows nothing of stack views.
///
/// Where the rules of stacks give a layout, the constraints must leave no other. Where several are as
/// good and the policy settles ties by index, that policy is written as further, weaker constraints.
package struct Oracle: Sendable {
  /// What came of comparing some axes of a screen.
  package enum Comparison: Hashable, Sendable {
    /// Both have the same one layout.
    case sameLayout
    /// Of the best layouts that the constraints allow, it is the one that the index settles.
    case settledByIndex
    /// The rules give none, and the constraints leave several.
    case bothOpen
    /// The rules give none, and the constraints contradict each other.
    case bothUnsatisfiable
    /// The rules give none, and the constraints leave one.
    case undecided
    /// Constraints cannot say it before there is a layout, or the solver does not take a number.
    case leftOut
    /// The rules give a layout that is not the only one of the constraints; what was found.
    case different(Evidence)
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
    guard screen.unwrittenRules(along: axes).isEmpty else { return .leftOut }
    do {
      return try compare(try installed.tree.settle(along: axes, limits: SolverLimits()))
    } catch let error as ConstraintLayoutError {
      guard error.isOfRefusedNumber else { throw error }
      return .leftOut
    }
  }

  private func compare(_ settled: SettledAxes) throws -> Comparison {
    guard let layout = try layout(settledAlong: settled.axes) else {
      if settled.isContradictory { return .bothUnsatisfiable }
      return settled.open.isEmpty ? .undecided : .bothOpen
    }
    guard !settled.isContradictory, settled.open.isEmpty else {
      let axis = settled.open.first?.attribute.axis ?? settled.axes[0]
      let verdict = AxisVerdict(
        settled.isContradictory ? .unsatisfiable : .ambiguous,
        of: settled.open.map { ViewID($0.item.id) })
      return .different(
        Evidence(
          .verdict(axis), .verdict(AxisVerdict(.determined)), .equal, .verdict(verdict),
          "against its constraints"))
    }
    return try difference(layout, settled).map(Comparison.different)
      ?? (settled.needsIndex ? .settledByIndex : .sameLayout)
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
