import StackScrollCore

/// What a stack's layout follows that cannot be written as constraints before there is a layout.
public struct UnwrittenRule: Hashable, Sendable {
  /// Why it cannot.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// Shares are measured by gaps from baseline to baseline, and beside a stack such a gap depends on
    /// its inside.
    case sharesOfOpenGaps
    /// Views stand by the text of the tallest view in a horizontal stack.
    case textOfTallestView
  }

  /// The stack.
  public let stack: ViewID
  /// Why its rule cannot be written down.
  public let reason: Reason

  /// Makes a rule.
  package init(stack: ViewID, reason: Reason) {
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
        + "is a stack, whose text stands inside it: put its views into the other stack"
    case .textOfTallestView:
      "stack \(stack.name) aligns or spaces text, and one of its views is a horizontal stack, whose "
        + "text is that of its tallest view: align the views in that stack by the same baseline"
    }
  }
}

extension ScrolledStack {
  /// The rules of shown stacks that constraints cannot say before the layout, in tree order; all of
  /// them are about heights.
  ///
  /// Such a screen is left to the closed forms, or has no layout.
  ///
  /// - Complexity: O(n) for n views.
  package var unwrittenRules: [UnwrittenRule] {
    content.unwrittenRules
  }

  /// Those that matter to axes that are solved together.
  package func unwrittenRules(along axes: [Axis]) -> [UnwrittenRule] {
    axes.contains(.vertical) ? unwrittenRules : []
  }
}

extension View {
  /// The rules of shown stacks in the view that constraints cannot say before the layout, in tree
  /// order.
  ///
  /// - Complexity: O(n) for n views.
  var unwrittenRules: [UnwrittenRule] {
    var open = [self]
    var rules: [UnwrittenRule] = []
    while let view = open.popLast() {
      guard let stack = view.stack else {
        open += view.subviews.reversed().filter { $0.leaf == nil }
        continue
      }
      let visible = stack.arrangedViews.filter { !$0.isHidden }
      open += visible.reversed().filter { $0.leaf == nil }
      guard stack.spacesText || stack.axis == .horizontal && stack.alignment.isBaseline else {
        continue
      }
      if stack.sharesDependOnLayouts(among: visible) {
        rules.append(UnwrittenRule(stack: view.id, reason: .sharesOfOpenGaps))
      }
      if stack.followsTallestView(among: visible) {
        rules.append(UnwrittenRule(stack: view.id, reason: .textOfTallestView))
      }
    }
    return rules
  }
}

extension StackView {
  /// Whether shares are measured by gaps from baseline to baseline of which one depends on the layout
  /// inside a stack.
  fileprivate func sharesDependOnLayouts(among visible: [View]) -> Bool {
    distribution == .fillProportionally && spacesText && visible.count > 1
      && visible.contains { ($0.leaf?.intrinsic.height ?? 0) > 0 }
      && visible.contains { $0.stack != nil }
  }

  /// Whether text stands beside that of a stack which answers with its tallest view.
  fileprivate func followsTallestView(among visible: [View]) -> Bool {
    guard visible.count > 1 else { return false }
    if axis == .horizontal {
      return alignment.isBaseline
        && visible.contains { BaselineView.view(for: alignment, of: $0) == nil }
    }
    return spacesText
      && (visible.dropLast().contains { BaselineView.view(for: .lastBaseline, of: $0) == nil }
        || visible.dropFirst().contains { BaselineView.view(for: .firstBaseline, of: $0) == nil })
  }

  fileprivate var spacesText: Bool { axis == .vertical && isBaselineRelativeArrangement }
}
