/// What a view that holds no others has of its own.
///
/// Source: UIView documentation, `intrinsicContentSize`, `contentHuggingPriority(for:)` and
/// `contentCompressionResistancePriority(for:)`; observed on the class: both priorities act only
/// where there is an intrinsic length.
public struct Leaf: Hashable, Sendable {
  /// The size of its own, where no text gives it.
  private(set) var size: IntrinsicSize
  /// The text that the size comes from, in a box: few leaves have one.
  private var box: TextBox?

  private indirect enum TextBox: Hashable, Sendable {
    case text(LabelText)
  }

  /// The baselines that were given.
  package private(set) var givenBaselines: Baselines?
  /// How strongly it resists being stretched beyond that size.
  public var hugging: AxisPriorities
  /// How strongly it resists being squeezed below it.
  public var compressionResistance: AxisPriorities
  /// What it is there for: laws about screens depend on it, and no layout does.
  public var role: Role
  /// Whether it may have several lines, where no text says so.
  private var mayHaveSeveralLines: Bool

  /// What a leaf is there for.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// It says something, as a label does: it is to be seen whole.
    case content
    /// It takes touches, as a button does.
    case control
    /// It decorates, as an image or a plain view does: it may be covered or cut.
    case decoration
  }

  /// Makes a leaf; what is left out is as UIKit has it.
  public init(
    intrinsic: IntrinsicSize = .none, hugging: AxisPriorities = .defaultLow,
    compressionResistance: AxisPriorities = .defaultHigh, baselines: Baselines? = nil,
    role: Role = .content, isMultilineText: Bool = false
  ) {
    size = intrinsic
    mayHaveSeveralLines = isMultilineText
    self.role = role
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    givenBaselines = baselines
  }

  /// Where its text stands, if it has text; that of a string stands where its font says, unless
  /// something else is given.
  public var baselines: Baselines? {
    get { givenBaselines ?? text?.baselines }
    set { givenBaselines = newValue }
  }

  /// The size of its own, such as a label's from its text.
  ///
  /// A text that is given a size is a text no longer.
  ///
  /// - Complexity: O(n) for a text of n words.
  public var intrinsic: IntrinsicSize {
    get { text.map { IntrinsicSize($0.intrinsicSize) } ?? size }
    set { (mayHaveSeveralLines, size, box) = (isMultilineText, newValue, nil) }
  }

  /// Whether it is a text that may have several lines, however many it has: a label of which
  /// `numberOfLines` is not 1, or the title of a configured button.
  ///
  /// Rows of such texts alone share their width out in equal parts (``Distribution/fill``). That of a
  /// ``text`` is told by its own number of lines, and stays with the view when that is given a size.
  ///
  /// Source: observed on the class and on recorded frames: UISV-text-width-disambiguation.
  public var isMultilineText: Bool {
    get { text.map { $0.numberOfLines != 1 } ?? mayHaveSeveralLines }
    set { mayHaveSeveralLines = newValue && !hasText }
  }

  /// The text that the size comes from, if it is one.
  ///
  /// Without its text a leaf has no size of its own.
  public var text: LabelText? {
    get {
      if case .text(let text) = box { text } else { nil }
    }
    set { (mayHaveSeveralLines, size, box) = (false, .none, newValue.map(TextBox.text)) }
  }

  /// Whether both priorities are UIKit's defaults.
  var isHeldAsUsual: Bool { hugging == .defaultLow && compressionResistance == .defaultHigh }

  /// How strongly it holds its length on an axis.
  @inline(__always)
  func heldLevels(_ axis: Axis) -> HeldLevels {
    HeldLevels(hugging: hugging[axis], resistance: compressionResistance[axis])
  }

  /// Whether it counts as a text of several lines in a row: without a width of its own it does not.
  var isTextOfRow: Bool {
    hasText ? isMultilineText : mayHaveSeveralLines && size.width != nil
  }

  /// Whether the size comes from a text.
  var hasText: Bool {
    if case nil = box { false } else { true }
  }
}

/// The size a view has of its own, such as a label's from its text.
///
/// Each axis may be missing: a plain view has no length of its own, and a layout must get one from
/// elsewhere. A length of its own is a preference: it is stretched or squeezed where the
/// surroundings require it.
///
/// Source: UIView documentation, `intrinsicContentSize` and `noIntrinsicMetric`.
public struct IntrinsicSize: Hashable, Sendable {
  /// The view's own width in points, if it has one.
  public var width: Double?
  /// The view's own height in points, if it has one.
  public var height: Double?

  /// Makes a size of which either part may be missing.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Makes an intrinsic size from a size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// No length of its own on either axis.
  public static let none = IntrinsicSize()

  /// The length along an axis, if there is one.
  public subscript(axis: Axis) -> Double? {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

/// Where a view's text stands, in points.
///
/// Both distances are fixed, whatever height the view gets. A view without text has none: its top edge
/// stands for its first baseline and its bottom edge for its last one.
///
/// Source: UIView documentation, `forFirstBaselineLayout` and `forLastBaselineLayout`.
public struct Baselines: Hashable, Sendable {
  /// How far the first line's baseline is below the top edge.
  public var first: Double
  /// How far the last line's baseline is above the bottom edge.
  public var last: Double

  /// Makes baselines.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
