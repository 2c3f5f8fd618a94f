import StackScrollCore

/// A stack that shows, and those of its views that do.
package struct ShownStack: Sendable {
  /// Its name.
  package let id: ViewID
  /// The stack.
  package let stack: StackView
  /// The views that are not hidden, in order.
  package let visible: [View]
}

extension Screen {
  /// The stacks that show; the content view counts as shown.
  ///
  /// - Complexity: O(n) for n views.
  package var shownStacks: [ShownStack] {
    var open = [content]
    var result: [ShownStack] = []
    while let view = open.popLast() {
      guard let stack = view.stack else { continue }
      let visible = stack.arrangedViews.filter { !$0.isHidden }
      open += visible
      result.append(ShownStack(id: view.id, stack: stack, visible: visible))
    }
    return result
  }

  /// Whether shares or spacers are measured by gaps that depend on a ratio: from baseline to
  /// baseline, above a view without text.
  ///
  /// The constraints of such a stack view depend on a layout, and cannot be written down before it.
  package var gapsDependOnRatios: Bool {
    let measures: Set<Distribution> = [.fillProportionally, .equalSpacing, .equalCentering]
    return shownStacks.contains { shown in
      measures.contains(shown.stack.distribution) && shown.stack.isBaselineRelativeArrangement
        && shown.visible.contains { view in
          view.baselines == nil
            && view.height.constraints.contains {
              if case .ratio = $0.target { true } else { false }
            }
        }
    }
  }

  /// Whether the constraints say everything that a layout follows.
  ///
  /// They do not where gaps depend on ratios or text lines on the inside of stacks; and squeezed
  /// among distributed centres, views give way by a policy.
  var constraintsSayAll: Bool {
    !gapsDependOnRatios
      && shownStacks.allSatisfy { shown in
        let followsText =
          shown.stack.alignment.isBaseline || shown.stack.isBaselineRelativeArrangement
        return !(followsText && shown.visible.contains { $0.stack != nil })
          && !(shown.stack.distribution == .equalCentering && shown.visible.count > 2)
      }
  }
}

extension View {
  /// Where the text stands, if the view has any of its own.
  package var baselines: Baselines? {
    guard case .leaf(let leaf) = content else { return nil }
    return leaf.baselines
  }
}
