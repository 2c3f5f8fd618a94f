import StackScrollCore

/// A view of a document.
package struct DocumentView: Hashable, Sendable {
  /// What makes it this one in the document.
  package internal(set) var id: String
  /// Where it stands in the file.
  package let place: DocumentPlace
  /// What sort of view it is.
  package let kind: ViewKind
  /// The class that the document gives it in place of its usual one.
  package let customClass: String?
  /// What it is called or shows, for messages.
  package let label: String?
  /// The frame that the engine gave it, in its superview.
  package var recordedFrame: Rect
  /// The number of its superview; nil if the document has none, or it is laid out apart from it.
  package internal(set) var superview: Int?
  /// The number of the table or collection in which it is laid out apart, or of the view around a
  /// cell; nil if it has a superview or the document has nothing around it.
  package internal(set) var list: Int?
  /// The numbers of the views in it, back to front.
  package internal(set) var subviews: [Int] = []
  /// What is special about it.
  package var flags: ViewFlags = []
  /// How it arranges its subviews, if it is a stack view.
  package var stack: StackAttributes?
  /// How it scrolls, if it is a scroll view.
  package var scroll: ScrollAttributes?
  /// How strongly it keeps from growing beyond its own size.
  package var hugging = AxisPriorities.defaultLow
  /// How strongly it keeps from shrinking below its own size.
  package var compressionResistance = AxisPriorities.defaultHigh
  /// A size of its own that was set for the canvas.
  package var placeholderSize = PlaceholderSize()
  /// The margins that the document gives it.
  package var layoutMargins: DirectionalEdgeInsets?
  /// The size of its text in points, if it is known.
  package var fontSize: Double?
  /// What it shows, if it is a label.
  package var text: String?
  /// The title of one line that it shows by itself, if it is a button.
  package var title: String?
  /// What is seen of it, if it is a button without a background and that is known.
  package var buttonContent: ButtonContent?
  /// The colour of its background as it is written, if it has one that can be seen.
  package var background: [String: String]?
  /// The font of its text, if that is the system's.
  package var font: Font?
  /// Where its text stands if it is longer than that: at the start of lines, unless the document says otherwise.
  package var textAlignment = TextAlignment.natural
  /// The most lines of text that it shows; 0 for as many as there are.
  package var numberOfLines = 1
  /// Where the lines of its text end, if the document says so.
  var preferredMaxLayoutWidth: Double?
  /// Whether its text may have several lines, however many it has: a label's, or the title of a button
  /// with a configuration.
  var isMultilineText: Bool {
    kind.element == "label" ? numberOfLines != 1 : flags.contains(.hasConfiguredTitle)
  }

  /// The size of the image in it, in points, if it is an image view and the document tells.
  package var imageSize: Size?

  /// Its text, if it is a label in the font of the system.
  var labelText: LabelText? {
    guard let text, let font else { return nil }
    return LabelText(
      text, font: font, numberOfLines: max(0, numberOfLines),
      preferredMaxLayoutWidth: preferredMaxLayoutWidth)
  }

  /// The class that messages name.
  package var className: String { customClass ?? kind.className }
}

/// A size of its own that a view was given for the canvas.
package struct PlaceholderSize: Hashable, Sendable {
  /// Whether a length is set, and which.
  package enum Length: Hashable, Sendable {
    /// Nothing was said: the length is that of the view itself.
    case own
    /// No length at all.
    case none
    /// So many points.
    case points(Double)
  }

  /// The horizontal length.
  package var width = Length.own
  /// The vertical length.
  package var height = Length.own

  /// Makes a size of which nothing is said.
  package init() {}

  /// The length along an axis.
  package subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
}

/// What can be special about a view.
package struct ViewFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Makes flags from bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not shown; a stack view does not arrange it.
  package static let isHidden = ViewFlags(rawValue: 1 << 0)
  /// Its frame is what the document says, not what constraints say.
  package static let hasFixedFrame = ViewFlags(rawValue: 1 << 1)
  /// Its recorded frame is out of date.
  package static let isMisplaced = ViewFlags(rawValue: 1 << 2)
  /// Constraints do not settle its frame, or the content of the scroll view that it is.
  package static let isAmbiguous = ViewFlags(rawValue: 1 << 3)
  /// Nobody is to be told if it is ambiguous.
  package static let silencesAmbiguity = ViewFlags(rawValue: 1 << 4)
  /// Its margins are at least those of its superview, as far as it reaches into them.
  package static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 5)
  /// Its margins leave the safe area out of account.
  package static let ignoresSafeArea = ViewFlags(rawValue: 1 << 6)
  /// It has a size of its own, such as an image view with an image.
  package static let hasIntrinsicWidth = ViewFlags(rawValue: 1 << 7)
  /// The document holds no frame for it.
  package static let hasNoRecordedFrame = ViewFlags(rawValue: 1 << 9)
  /// It has a height of its own.
  package static let hasIntrinsicHeight = ViewFlags(rawValue: 1 << 8)
  /// It is the outermost view, but that of no controller: who loads it decides on its size.
  package static let isFreeStanding = ViewFlags(rawValue: 1 << 10)
  /// It is a label of one line whose font becomes smaller before its text is cut.
  package static let shrinksText = ViewFlags(rawValue: 1 << 11)
  /// It is a table that sets its groups of rows in from its sides.
  package static let isInsetGrouped = ViewFlags(rawValue: 1 << 12)
  /// It is a scroll view that zooms.
  package static let zooms = ViewFlags(rawValue: 1 << 13)
  /// It is a scroll view that turns pages.
  package static let turnsPages = ViewFlags(rawValue: 1 << 14)
  /// It is a scroll view that people cannot scroll: what is out of sight is for code to show.
  package static let isScrolledByCode = ViewFlags(rawValue: 1 << 15)
  /// It is a button with a configuration that has a title, which may have several lines.
  static let hasConfiguredTitle = ViewFlags(rawValue: 1 << 16)
  /// It is an image view that shows a symbol of the system.
  static let showsSymbol = ViewFlags(rawValue: 1 << 17)
  /// Its margins at the sides are those of its readable content guide.
  static let followsReadableWidth = ViewFlags(rawValue: 1 << 18)
  /// It has a background that can be seen.
  static let hasBackground = ViewFlags(rawValue: 1 << 19)
  /// It shows nothing of what sticks out of it.
  static let clipsSubviews = ViewFlags(rawValue: 1 << 20)
  /// It keeps the frame that it was drawn with: it has no constraints, and a mask that neither moves nor
  /// stretches it.
  ///
  /// Xcode 8 and later write the mask of each view without constraints (of some 2,600 views with `fixedFrame` in
  /// documents that they saved all but 7 have one), and such a view follows it where the app runs.
  /// Source: "What's New in Auto Layout", WWDC 2016, session 236.
  static let isPlacedAsDrawn = ViewFlags(rawValue: 1 << 21)
  /// It is a row, or a table whose rows all are, of a height that the document gives.
  static let hasRowHeight = ViewFlags(rawValue: 1 << 22)
  /// It is a table whose rows are those of the document.
  static let hasStaticRows = ViewFlags(rawValue: 1 << 23)
}

/// How a scroll view of a document scrolls.
package struct ScrollAttributes: Hashable, Sendable {
  /// The axes along which it moves though its content fits.
  package var alwaysBounces: Set<Axis> = []
  /// How it keeps its content clear of bars; nil if the document leaves that to the system.
  package var insetAdjustment: ContentInsetAdjustmentBehavior?
}

/// How a stack view of a document arranges its subviews.
///
/// What is not written is as in a new stack view: a row, filled, without spacing.
package struct StackAttributes: Hashable, Sendable {
  /// The direction in which views follow each other.
  package var axis = Axis.horizontal
  /// How the length is shared out.
  package var distribution = Distribution.fill
  /// Where views stand across the axis.
  package var alignment = Alignment.fill
  /// The distance between neighbours, in points.
  package var spacing = 0.0
  /// Whether the spacing is between baselines.
  package var isBaselineRelative = false

  /// Makes what a new stack view has.
  package init() {}

  /// The spacing that is written as a word.
  ///
  /// Source: observed on recorded frames: `spacingType="standard"`.
  static let standardSpacing = 8.0
}
