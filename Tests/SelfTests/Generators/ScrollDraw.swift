import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// What may vary among the screens on which a law of scrolling is checked.
///
/// A law's assumptions are the fields it narrows; all that is left alone is drawn freely.
struct ScrollDraw: Draw {
  /// How the content's length compares with the viewport's.
  enum Fit: Sendable {
    /// Shorter, longer, or near where the two are the same.
    case any
    /// The viewport is at least as long on both axes.
    case short
    /// The viewport is shorter on the horizontal axis.
    case wide
  }

  /// How the content's length compares with the viewport's.
  var fit = Fit.any
  /// When the safe area is applied.
  var behaviors = ContentInsetAdjustmentBehavior.allCases
  /// Where the scroll view stands.
  var embeddings = ControllerEmbedding.allCases
  /// Whether bars may cover the scroll view.
  var hasSafeArea = true
  /// The gaps between views.
  var spacings: ClosedRange<Double> = 0...50
  /// Insets that the app may give on each side.
  var insets = anyInsets
  /// Whether content that fits may bounce.
  var mayBounce = true
  /// Whether paging may be on.
  var mayPage = true
  /// The directions in which the screen may be read.
  var directions = LayoutDirection.allCases
  /// Whether the side across the stack's axis is tied to the scroll view's.
  var isTied = false

  var values: Gen<Screen> { .scrolling(self) }

  func without(_ assumption: Assumption) -> ScrollDraw? {
    switch assumption {
    case .scrollableAxes, .alwaysApplied, .neverApplied, .alwaysOrNever, .automatic:
      changed { $0.behaviors = ContentInsetAdjustmentBehavior.allCases }
    case .inController, .notInController: changed { $0.embeddings = ControllerEmbedding.allCases }
    case .noBounce: changed { $0.mayBounce = true }
    case .noPaging: changed { $0.mayPage = true }
    case .noSafeArea: changed { $0.hasSafeArea = true }
    case .noInsets: changed { $0.insets = Self.anyInsets }
    case .shortContent, .scrollsSideways:
      changed {
        $0.fit = .any
        $0.insets = Self.anyInsets
      }
    case .tiedCross: changed { $0.isTied = false }
    case .leftToRight: changed { $0.directions = LayoutDirection.allCases }
    case .noOverlap: changed { $0.spacings = -50...spacings.upperBound }
    default: nil
    }
  }

  func admits(_ screen: Screen) -> Bool {
    let view = screen.scrollView
    let bounces = view.alwaysBounceHorizontal || view.alwaysBounceVertical
    return behaviors.contains(view.contentInsetAdjustmentBehavior)
      && embeddings.contains(view.controllerEmbedding)
      && directions.contains(screen.layoutDirection)
      && (hasSafeArea || view.safeAreaInsets == .zero)
      && (mayBounce || !bounces) && (mayPage || !view.isPagingEnabled)
      && hasSigns(view.contentInset) && hasFit(screen)
  }

  /// Whether insets are on the side of 0 on which they are drawn.
  private func hasSigns(_ inset: EdgeInsets) -> Bool {
    Axis.allCases.flatMap { [inset.near($0), inset.far($0)] }.allSatisfy { side in
      (insets.lowerBound < 0 || side >= 0) && (insets.upperBound > 0 || side <= 0)
    }
  }

  /// Whether the content compares with the viewport as it is drawn to.
  private func hasFit(_ screen: Screen) -> Bool {
    guard fit != .any else { return true }
    guard let layout = try? screen.layout() else { return false }
    let window = screen.scrollView.size
    return switch fit {
    case .any: true
    case .short: Axis.allCases.allSatisfy { window[$0] >= layout.contentSize[$0] }
    case .wide: window.width <= layout.contentSize.width
    }
  }

  private static let anyInsets = -100.0...100
}
