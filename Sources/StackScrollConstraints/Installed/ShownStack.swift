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

  /// Whether some stack that shows measures shares or spacers by gaps that depend on a ratio.
  package var gapsDependOnRatios: Bool { shownStacks.contains(where: \.gapsDependOnRatios) }

  /// Whether the constraints say everything that a layout follows.
  ///
  /// They do not where gaps depend on ratios or text lines on the inside of stacks; and squeezed
  /// among distributed centres, views give way by a policy.
  var constraintsSayAll: Bool {
    shownStacks.allSatisfy { shown in
      !shown.gapsDependOnRatios && !shown.followsTextInside && !shown.distributesCentres
    }
  }
}

extension ShownStack {
  /// Whether shares or spacers are measured by gaps that depend on a ratio: from baseline to
  /// baseline, above a view without text.
  ///
  /// The constraints of such a stack view depend on a layout, and cannot be written down before it.
  fileprivate var gapsDependOnRatios: Bool {
    let measures: Set<Distribution> = [.fillProportionally, .equalSpacing, .equalCentering]
    return measures.contains(stack.distribution) && stack.isBaselineRelativeArrangement
      && visible.contains { view in
        view.leaf?.baselines == nil
          && view.height.constraints.contains { if case .ratio = $0.target { true } else { false } }
      }
  }

  /// Whether views stand by text that is inside stacks.
  fileprivate var followsTextInside: Bool {
    (stack.alignment.isBaseline || stack.isBaselineRelativeArrangement)
      && visible.contains { $0.stack != nil }
  }

  /// Whether the distances of centres are alike, of which two views have only one.
  package var distributesCentres: Bool {
    stack.distribution == .equalCentering && visible.count > 2
  }
}
