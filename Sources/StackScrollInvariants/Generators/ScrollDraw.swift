import StackScrollCore

/// What may vary among the screens on which a law of scrolling is checked.
///
/// A law's assumptions are the fields it narrows; all that is left alone is drawn freely.
struct ScrollDraw: Sendable {
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
  /// Insets that the app may give on each side.
  var insets: ClosedRange<Double> = -100...100
  /// Whether content that fits may bounce.
  var mayBounce = true
  /// Whether paging may be on.
  var mayPage = true
  /// The directions in which the screen may be read.
  var directions = LayoutDirection.allCases
  /// Whether the side across the stack's axis is tied to the scroll view's.
  var isTied = false
}
