/// Where in a screen's description a value stands.
public struct Place: Hashable, Sendable {
  /// The thing that has the value.
  public enum Subject: Hashable, Sendable {
    /// The scroll view.
    case scrollView
    /// The screen itself.
    case screen
    /// A view, by its name.
    case view(ViewID)
    /// A pixel grid.
    case pixelGrid
  }

  /// The property that has the value; the raw value is its name in source.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// A length.
    case width, height
    /// A length of a view's own.
    case intrinsicWidth = "intrinsic.width"
    case intrinsicHeight = "intrinsic.height"
    /// How strongly a view's own length is held.
    case hugging, compressionResistance
    /// Where a view's text stands.
    case firstBaseline = "baselines.first"
    case lastBaseline = "baselines.last"
    /// The gaps between arranged views.
    case spacing, customSpacing
    /// The space around arranged views.
    case layoutMargins, safeAreaInsets
    /// The room around the content.
    case contentInsetTop = "contentInset.top"
    case contentInsetLeft = "contentInset.left"
    case contentInsetBottom = "contentInset.bottom"
    case contentInsetRight = "contentInset.right"
    /// How far bars cover the scroll view.
    case safeAreaTop = "safeAreaInsets.top"
    case safeAreaLeft = "safeAreaInsets.left"
    case safeAreaBottom = "safeAreaInsets.bottom"
    case safeAreaRight = "safeAreaInsets.right"
    /// The scroll position.
    case contentOffsetX = "contentOffset.x"
    case contentOffsetY = "contentOffset.y"
    /// The distance of the content view from an edge of the content.
    case pinsTop = "pins.top"
    case pinsLeading = "pins.leading"
    case pinsBottom = "pins.bottom"
    case pinsTrailing = "pins.trailing"
    /// A length that the content itself is required to have.
    case contentWidth = "attachment.contentWidth"
    case contentHeight = "attachment.contentHeight"
    /// Pixels per point.
    case scale
  }

  /// The thing that has the value.
  public let subject: Subject
  /// The property that has the value.
  public let property: Property

  /// Makes a place.
  public init(_ subject: Subject, _ property: Property) {
    self.subject = subject
    self.property = property
  }
}
