import StackScrollConstraints
import StackScrollCore

/// Something a law takes for granted about the values it is checked on.
///
/// Assumptions are values of their own so that a reader sees what a law rests on.
public struct Assumption: Hashable, Sendable {
  /// A short name, such as `thirds`.
  public let id: String
  /// What is assumed, as a sentence.
  public let sentence: String

  /// Makes an assumption.
  public init(_ id: String, _ sentence: String) {
    self.id = id
    self.sentence = sentence
  }
}

extension Assumption {
  package static let thirds = Assumption("thirds", "each tab is a third of the frame wide")
  package static let noSpacing = Assumption("no-spacing", "there is no spacing between the tabs")
  package static let noInsets = Assumption("no-insets", "there are no content insets")
  package static let aPointWide = Assumption(
    "a-point-wide", "the scroll view is at least one point long")
  package static let noBottomRoom = Assumption(
    "no-bottom-constant", "the stack's bottom pin has no constant")
  package static let longContent = Assumption(
    "long-content", "the content is at least as long as the viewport")
  package static let noOverlap = Assumption("no-overlap", "spacing is not negative")
  package static let startsEmpty = Assumption("starts-empty", "the column starts without images")
  package static let notEmpty = Assumption("not-empty", "the column holds an image before")
  package static let wholeWidth = Assumption(
    "whole-width", "the frame is a whole number of points wide")
  package static let determined = Assumption("determined", "the screen has a determined layout")
  package static let leftToRight = Assumption(
    "left-to-right", "the layout direction is left to right")
  package static let tiedWidth = Assumption("tied-width", "the stack is as wide as the scroll view")
  package static let scrollableAxes = Assumption(
    "scrollable-axes", "the safe area is applied to axes that scroll")
  package static let automatic = Assumption("automatic", "the safe area is applied automatically")
  package static let noBounce = Assumption("no-bounce", "nothing bounces if it fits")
  package static let noSafeArea = Assumption("no-safe-area", "nothing covers the scroll view")
  package static let noPaging = Assumption("no-paging", "paging is off")
  package static let noMargins = Assumption("no-margins", "no stack has margins")
  package static let noBaselines = Assumption("no-baselines", "no stack aligns baselines")
  package static let ownLengths = Assumption(
    "own-lengths", "every view has a size of its own, and no other condition")
  package static let noCustomSpacing = Assumption(
    "no-custom-spacing", "no gap differs from the spacing")
  package static let hiddenIgnored = Assumption(
    "hidden-ignored", "by policy, hidden views do not hold a stack open")
  package static let showsSomething = Assumption(
    "shows-something", "every stack has a view that is not hidden")
  package static let oneStack = Assumption("one-stack", "no stack is inside another")
}

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
    noInsets.id: { $0.allScrollViews.allSatisfy { $0.contentInset == .zero } },
    noSafeArea.id: { $0.safeAreaInsets == .zero },
    noPaging.id: { !$0.allScrollViews.contains { $0.isPagingEnabled } },
    noBounce.id: {
      !$0.allScrollViews.contains { $0.alwaysBounceHorizontal || $0.alwaysBounceVertical }
    },
  ]
}

extension Screen {
  /// Every stack of the screen, in tree order.
  fileprivate var allStacks: [StackView] { ([root] + root.arrangedInside).compactMap(\.stack) }

  /// Every scroll view of the screen, in tree order.
  fileprivate var allScrollViews: [ScrollView] {
    ([root] + root.arrangedInside).compactMap { $0.container?.scrollView }
  }
}

extension StackView {
  fileprivate var hasNoOverlap: Bool {
    spacing >= 0 && customSpacings.values.allSatisfy { $0 >= 0 }
  }
}
