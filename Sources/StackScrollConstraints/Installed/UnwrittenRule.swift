import StackScrollCore

/// What a stack's layout follows that cannot be written as constraints before there is a layout.
public struct UnwrittenRule: Hashable, Sendable {
  /// Why it cannot.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// Shares are measured by gaps from baseline to baseline, and above a view without text such a
    /// gap depends on the view's height, which is a ratio or a wish.
    case sharesOfOpenGaps
    /// Views stand by the baselines of text that is inside stacks.
    case textInsideStacks
  }

  /// The stack.
  public let stack: ViewID
  /// Why its rule cannot be written down.
  public let reason: Reason

  /// Makes a rule.
  public init(stack: ViewID, reason: Reason) {
    self.stack = stack
    self.reason = reason
  }
}

extension UnwrittenRule: CustomStringConvertible {
  /// What cannot be written down, where, and what to do.
  public var description: String {
    switch reason {
    case .sharesOfOpenGaps:
      "stack \(stack.name) measures shares by gaps from baseline to baseline, and one of its views "
        + "has neither text nor a required height of its own: give it one of the two"
    case .textInsideStacks:
      "stack \(stack.name) aligns or spaces the text of views that are inside stacks: use leaves "
        + "with baselines of their own"
    }
  }
}

extension Screen {
  /// The rules of shown stacks that constraints cannot say before the layout, in tree order; all of
  /// them are about heights.
  ///
  /// Such a screen is left to the closed forms, or has no layout.
  ///
  /// - Complexity: O(n) for n views.
  public var unwrittenRules: [UnwrittenRule] {
    var open = [content]
    var rules: [UnwrittenRule] = []
    while let view = open.popLast() {
      guard let stack = view.stack else { continue }
      let visible = stack.arrangedViews.filter { !$0.isHidden }
      open += visible.reversed()
      if stack.sharesDependOnHeights(among: visible, in: scrollView) {
        rules.append(UnwrittenRule(stack: view.id, reason: .sharesOfOpenGaps))
      }
      if stack.followsText, visible.count > 1, visible.contains(where: { $0.stack != nil }) {
        rules.append(UnwrittenRule(stack: view.id, reason: .textInsideStacks))
      }
    }
    return rules
  }

  /// Those that matter to axes that are solved together.
  package func unwrittenRules(along axes: [Axis]) -> [UnwrittenRule] {
    axes.contains(.vertical) ? unwrittenRules : []
  }
}

extension StackView {
  /// Whether places depend on where the text of views stands.
  fileprivate var followsText: Bool {
    axis == .horizontal ? alignment.isBaseline : isBaselineRelativeArrangement
  }

  /// Whether shares are measured by gaps from baseline to baseline of which one depends on a height.
  fileprivate func sharesDependOnHeights(
    among visible: [View], in scrollView: ScrollView
  ) -> Bool {
    distribution == .fillProportionally && axis == .vertical && isBaselineRelativeArrangement
      && visible.dropFirst().contains { view in
        view.leaf?.baselines == nil && view.requiredHeight(in: scrollView) == nil
      }
  }
}
