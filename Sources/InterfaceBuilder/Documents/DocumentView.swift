import StackScrollCore

/// A view of a document.
public struct DocumentView: Hashable, Sendable {
  /// What makes it this one in the document.
  public internal(set) var id: String
  /// Where it stands in the file.
  public let place: DocumentPlace
  /// What sort of view it is.
  public let kind: ViewKind
  /// The class that the document gives it in place of its usual one.
  public let customClass: String?
  /// What it is called or shows, for messages.
  public let label: String?
  /// The frame that the engine gave it, in its superview.
  public var recordedFrame: Rect
  /// The number of its superview; nil if the document has none, or it is laid out apart from it.
  public internal(set) var superview: Int?
  /// The number of the table or collection in which it is laid out apart, or of the view around a
  /// cell; nil if it has a superview or the document has nothing around it.
  public internal(set) var list: Int?
  /// The numbers of the views in it, back to front.
  public internal(set) var subviews: [Int] = []
  /// What is special about it.
  public var flags: ViewFlags = []
  /// How it arranges its subviews, if it is a stack view.
  public var stack: StackAttributes?
  /// How strongly it keeps from growing beyond its own size.
  public var hugging = AxisPriorities.defaultLow
  /// How strongly it keeps from shrinking below its own size.
  public var compressionResistance = AxisPriorities.defaultHigh
  /// A size of its own that was set for the canvas.
  public var placeholderSize = PlaceholderSize()
  /// The margins that the document gives it.
  public var layoutMargins: DirectionalEdgeInsets?
  /// The size of its text in points, if it is known.
  public var fontSize: Double?
  /// The most lines of text that it shows; 0 for as many as there are.
  public var numberOfLines = 1

  /// The class that messages name.
  public var className: String { customClass ?? kind.className }
}

/// A size of its own that a view was given for the canvas.
public struct PlaceholderSize: Hashable, Sendable {
  /// Whether a length is set, and which.
  public enum Length: Hashable, Sendable {
    /// Nothing was said: the length is that of the view itself.
    case own
    /// No length at all.
    case none
    /// So many points.
    case points(Double)
  }

  /// The horizontal length.
  public var width = Length.own
  /// The vertical length.
  public var height = Length.own

  /// Makes a size of which nothing is said.
  public init() {}

  /// The length along an axis.
  public subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
}

/// What can be special about a view.
public struct ViewFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes flags from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not shown; a stack view does not arrange it.
  public static let isHidden = ViewFlags(rawValue: 1 << 0)
  /// Its frame is what the document says, not what constraints say.
  public static let hasFixedFrame = ViewFlags(rawValue: 1 << 1)
  /// Its recorded frame is out of date.
  public static let isMisplaced = ViewFlags(rawValue: 1 << 2)
  /// Constraints do not settle its frame, or the content of the scroll view that it is.
  public static let isAmbiguous = ViewFlags(rawValue: 1 << 3)
  /// Nobody is to be told if it is ambiguous.
  public static let silencesAmbiguity = ViewFlags(rawValue: 1 << 4)
  /// Its margins are at least those of its superview, as far as it reaches into them.
  public static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 5)
  /// Its margins leave the safe area out of account.
  public static let ignoresSafeArea = ViewFlags(rawValue: 1 << 6)
  /// It has a size of its own, such as an image view with an image.
  public static let hasIntrinsicWidth = ViewFlags(rawValue: 1 << 7)
  /// The document holds no frame for it.
  public static let hasNoRecordedFrame = ViewFlags(rawValue: 1 << 9)
  /// It has a height of its own.
  public static let hasIntrinsicHeight = ViewFlags(rawValue: 1 << 8)
  /// It is the outermost view, but that of no controller: who loads it decides on its size.
  public static let isFreeStanding = ViewFlags(rawValue: 1 << 10)
  /// It is as wide as the image in it.
  public static let isAsWideAsImage = ViewFlags(rawValue: 1 << 11)
  /// Its text has the font of the system, of which the height of a line is known.
  public static let hasSystemFont = ViewFlags(rawValue: 1 << 13)
  /// It is as high as the image in it.
  public static let isAsHighAsImage = ViewFlags(rawValue: 1 << 12)
}
