import StackScrollConstraints
import StackScrollCore

/// What an axis of a scroll view around stacks comes to.
package enum AxisOutcome: Hashable, Sendable {
  /// The rules of stacks settle it.
  case determined
  /// They do not, and the constraints leave something open.
  case ambiguous
  /// They do not, and the constraints contradict each other.
  case contradictory
  /// They do not, though the constraints leave one layout or cannot tell.
  case undecided
}

extension ScrolledStack {
  /// Whether the rules of stacks settle an axis, whatever is wrong with the other one.
  package func isSettled(_ axis: Axis) -> Bool {
    (try? withTextsEnded.lengths(along: axis)) != nil
  }

  /// What an axis comes to: by the rules of stacks, and by the constraints where these do not settle it.
  package func outcome(_ axis: Axis) -> AxisOutcome {
    guard !isSettled(axis) else { return .determined }
    guard let settled = settled(axis) else { return .undecided }
    guard !settled.isContradictory else { return .contradictory }
    return settled.open.contains { $0.attribute.axis == axis } ? .ambiguous : .undecided
  }

  /// Views that settle an axis if they are given a length, by the constraints.
  func settlingViews(along axis: Axis) -> [ViewID] {
    guard let settled = settled(axis) else { return [] }
    let views = Set(InstalledStack(withTextsEnded).views)
    let lengths = settled.open.filter { $0.attribute == axis.length }.map(\.item)
      .filter(views.contains)
    return (try? settled.settling(lengths, axis))?.map { ViewID($0.id) } ?? []
  }

  /// What the constraints come to along an axis; nil if they do not say all, or the solver
  /// gives up.
  private func settled(_ axis: Axis) -> SettledAxes? {
    let tree = InstalledStack(withTextsEnded).tree
    guard let axes = tree.axisGroups.first(where: { $0.contains(axis) }),
      withTextsEnded.unwrittenRules(along: axes).isEmpty
    else { return nil }
    return try? tree.settle(along: axes, limits: .forScreens)
  }

  /// The screen whose texts end their lines; on one line each where their widths are not settled.
  private var withTextsEnded: ScrolledStack {
    (try? fittingTexts()) ?? (try? with(content: content.withTextsOnOneLine)) ?? self
  }
}
