import StackScrollCore

extension Assumption {
  /// Whether a screen satisfies the assumption; nil if that cannot be told from a screen.
  ///
  /// Generators make only values that satisfy what their laws assume. A screen of somebody's own
  /// has to be asked.
  func isSatisfied(by screen: Screen) -> Bool? {
    guard let isSatisfied = Self.conditions[id] else { return nil }
    return isSatisfied(screen)
  }

  private typealias Condition = @Sendable (Screen) -> Bool

  private static let conditions: [String: Condition] = [
    determined.id: { _ in true },
    hiddenIgnored.id: { $0.policy.hiddenViews == .areIgnored },
    leftToRight.id: { $0.layoutDirection == .leftToRight },
    noOverlap.id: { screen in screen.allStacks.allSatisfy(\.hasNoOverlap) },
    noMargins.id: { screen in
      screen.allStacks.allSatisfy { !$0.isLayoutMarginsRelativeArrangement }
    },
    noBaselines.id: { screen in
      screen.allStacks.allSatisfy {
        !$0.isBaselineRelativeArrangement
          && ![.firstBaseline, .lastBaseline].contains($0.alignment)
      }
    },
    oneStack.id: { $0.allStacks.count == 1 },
    noCustomSpacing.id: { screen in screen.allStacks.allSatisfy(\.customSpacings.isEmpty) },
    showsSomething.id: { screen in
      screen.allStacks.allSatisfy { $0.arrangedViews.contains { !$0.isHidden } }
    },
    noInsets.id: { $0.scrollView.contentInset == .zero },
    noSafeArea.id: { $0.scrollView.safeAreaInsets == .zero },
    noPaging.id: { !$0.scrollView.isPagingEnabled },
    noBounce.id: {
      !$0.scrollView.alwaysBounceHorizontal && !$0.scrollView.alwaysBounceVertical
    },
  ]
}

extension Screen {
  /// Every stack of the screen, the content first.
  fileprivate var allStacks: [StackView] {
    ([content] + content.arrangedInside).compactMap(\.stack)
  }
}

extension StackView {
  fileprivate var hasNoOverlap: Bool {
    spacing >= 0 && customSpacings.values.allSatisfy { $0 >= 0 }
  }
}
