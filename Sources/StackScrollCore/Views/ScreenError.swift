/// Why a description is not a screen.
public enum ScreenError: Error, Hashable, Sendable {
  /// A number is infinite or not a number.
  case notFinite(ErrorLocation, Double)
  /// A length is below 0.
  case negative(ErrorLocation, Double)
  /// A number of pixels a point that no screen has.
  case scaleOutOfRange(ErrorLocation, Double, allowed: ClosedRange<Double>)
  /// A number is larger in magnitude than ``ScreenLimits/magnitude``.
  case outOfRange(ErrorLocation, Double, limit: Double)
  /// A priority is not within 1...1000.
  case priorityOutOfRange(ErrorLocation, Double)
  /// A vertical stack aligns baselines, which only horizontal ones can.
  case baselinesInColumn(ViewID)
  /// A view that constraints alone can lay out stands in a screen, which has none but those of its
  /// stacks.
  case containerInScreen(ViewID)
  /// A number is given that the layout of a window finds out.
  case givenByLayout(ErrorLocation)
  /// A view has an empty name; its position counts in tree order from 0.
  case emptyID(position: Int)
  /// Two views have the same name.
  case duplicateID(ViewID)
  /// Stacks nest deeper than ``ScreenLimits/maximumNesting``.
  case nestedTooDeeply(ViewID, limit: Int)
  /// There are more views than ``ScreenLimits/maximumViews``.
  case tooManyViews(ViewID, limit: Int)
  /// The string of a text is longer than ``ScreenLimits/textLength``.
  case textTooLong(ViewID, limit: Int)
  /// A constraint, counted from 0, names something that is not in the screen.
  case unknownItem(String, constraint: Int)
  /// A constraint, counted from 0, on some views and guides makes no sense.
  case constraint(index: Int, on: [String], ConstraintProblem)
  /// A variation, counted from 0, changes what it cannot change.
  indirect case variation(Int, EditError)

  /// Where the value stands, for the errors that are about one value.
  package var location: ErrorLocation? {
    switch self {
    case .notFinite(let place, _), .negative(let place, _),
      .scaleOutOfRange(let place, _, allowed: _), .outOfRange(let place, _, limit: _),
      .priorityOutOfRange(let place, _), .givenByLayout(let place):
      place
    case .emptyID, .duplicateID, .baselinesInColumn, .nestedTooDeeply, .tooManyViews,
      .containerInScreen, .textTooLong, .unknownItem, .constraint, .variation:
      nil
    }
  }
}

/// What is wrong with a constraint by itself.
public enum ConstraintProblem: Error, Hashable, Sendable {
  /// A place is compared with a length.
  case placeAgainstLength
  /// Places on different axes are compared.
  case differentAxes
  /// A multiplier that is not finite.
  case multiplier(Double)
  /// A constant that is not finite.
  case constant(Double)
  /// A priority outside 1...1000.
  case priority(Double)
  /// A number that is larger in magnitude than the limit.
  case outOfRange(Double, limit: Double)
}

/// Where in a screen's description a value stands.
public struct ErrorLocation: Hashable, Sendable {
  /// The thing that has the value.
  public enum Subject: Hashable, Sendable {
    /// The scroll view.
    case scrollView
    /// The screen itself.
    case screen
    /// The window.
    case window
    /// A view, by its name.
    case view(ViewID)
    /// A pixel grid.
    case pixelGrid
  }

  /// The property that has the value; the raw value is its name in source.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// A length.
    case width, height
    /// Both lengths.
    case size
    /// A length of a view's own.
    case intrinsicWidth = "intrinsic.width"
    case intrinsicHeight = "intrinsic.height"
    /// What a text needs to be laid out.
    case textWords = "text.words"
    case textSpace = "text.space"
    case textLineHeight = "text.lineHeight"
    case numberOfLines = "text.numberOfLines"
    case pointSize = "text.font.pointSize"
    case preferredMaxLayoutWidth = "text.preferredMaxLayoutWidth"
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
    /// How strongly the size of a window is held.
    case fittingPriorities
    /// How much of a window, or of the scroll view of a screen, a keyboard covers.
    case keyboardHeight, keyboard
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
  package init(_ subject: Subject, _ property: Property) {
    self.subject = subject
    self.property = property
  }
}
