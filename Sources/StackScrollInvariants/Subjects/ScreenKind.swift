import StackScrollCore

/// What screens of one kind have in common: the outer stack's distribution, axis and alignment, the
/// reading direction, how many views the stack arranges, and which of them are hidden.
///
/// A coarse net on purpose. Lengths, priorities, nesting and gestures are not in it: what is drawn
/// of those has no end, and a share of it no meaning.
public struct ScreenKind: Hashable, Sendable {
  /// How the outer stack shares its length out.
  public let distribution: Distribution
  /// The direction of the outer stack.
  public let axis: Axis
  /// Where its views stand across it; no baselines in a column.
  public let alignment: Alignment
  /// The side on which leading is.
  public let layoutDirection: LayoutDirection
  /// How many views the outer stack arranges, and which of them are hidden.
  public let population: Population

  /// The kind of a screen; nil if what it scrolls is no stack.
  ///
  /// - Complexity: O(n) for n views that its outer stack arranges.
  public init?(_ screen: Screen) {
    guard case .stack(let stack) = screen.content.content else { return nil }
    self.init(
      distribution: stack.distribution, axis: stack.axis, alignment: stack.alignment,
      layoutDirection: screen.layoutDirection,
      population: Population(
        views: stack.arrangedViews.count, hidden: stack.arrangedViews.count(where: \.isHidden)))
  }

  /// The kind of a screen around such a stack, which there must be: no column aligns baselines.
  init(
    distribution: Distribution = .fill, axis: Axis, alignment: Alignment = .fill,
    layoutDirection: LayoutDirection = .leftToRight, population: Population
  ) {
    self.distribution = distribution
    self.axis = axis
    self.alignment = alignment
    self.layoutDirection = layoutDirection
    self.population = population
  }

  /// Every kind of screen there can be, each at its ``index``.
  public static let all: [ScreenKind] = Distribution.allCases.flatMap { distribution in
    Axis.allCases.flatMap { axis in
      Alignment.allCases.filter { axis == .horizontal || !$0.isBaseline }.flatMap { alignment in
        LayoutDirection.allCases.flatMap { direction in
          Population.allCases.map {
            ScreenKind(
              distribution: distribution, axis: axis, alignment: alignment,
              layoutDirection: direction, population: $0)
          }
        }
      }
    }
  }

  /// The place among all kinds.
  public var index: Int {
    let line = axis == .horizontal ? alignment.number : 6 + alignment.number
    let side = layoutDirection == .leftToRight ? 0 : 1
    return ((distribution.number * 10 + line) * 2 + side) * 9 + population.rawValue
  }
}

extension ScreenKind {
  /// How many views are arranged, and how many of them are hidden.
  public enum Population: Int, Hashable, Sendable, CaseIterable {
    /// There is no view.
    case empty
    /// One view, and it shows.
    case one
    /// One view, and it is hidden.
    case oneHidden
    /// Two or three views, and all show.
    case few
    /// Two or three views, and some are hidden.
    case fewSomeHidden
    /// Two or three views, and all are hidden.
    case fewAllHidden
    /// Four views or more, and all show.
    case many
    /// Four views or more, and some are hidden.
    case manySomeHidden
    /// Four views or more, and all are hidden.
    case manyAllHidden

    /// What so many views are, of which so many are hidden.
    public init(views: Int, hidden: Int = 0) {
      let isNoneHidden = hidden <= 0
      let isAllHidden = hidden >= views
      switch views {
      case ...0: self = .empty
      case 1: self = isNoneHidden ? .one : .oneHidden
      case 2, 3: self = isNoneHidden ? .few : isAllHidden ? .fewAllHidden : .fewSomeHidden
      default: self = isNoneHidden ? .many : isAllHidden ? .manyAllHidden : .manySomeHidden
      }
    }
  }
}

extension Distribution {
  /// The place among all, without making a list of them: this runs with every case.
  fileprivate var number: Int {
    switch self {
    case .fill: 0
    case .fillEqually: 1
    case .fillProportionally: 2
    case .equalSpacing: 3
    case .equalCentering: 4
    }
  }
}

extension Alignment {
  /// The place among all; those of baselines are the last.
  fileprivate var number: Int {
    switch self {
    case .fill: 0
    case .leading: 1
    case .center: 2
    case .trailing: 3
    case .firstBaseline: 4
    case .lastBaseline: 5
    }
  }
}
