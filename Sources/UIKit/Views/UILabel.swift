public import Foundation
internal import StackScrollCore

/// A text that is read.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text; nil or none takes no room.
  open var text: String? {
    didSet {
      ownAttributedText = nil
      if text != oldValue { changed() }
    }
  }
  /// The text, measured in the font of its first letter.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      if let font = newValue?.font { self.font = font }
      text = newValue?.string
      ownAttributedText = newValue
    }
  }
  private var ownAttributedText: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font, as large as it is in the window; widths of characters are estimates.
  open var font: UIFont! {
    get { ownFont?.shown(in: surroundings.contentSizeCategory) }
    set {
      ownFont = newValue
      changed()
    }
  }
  private var ownFont: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
  /// The most lines that are shown; 0 for as many as there are.
  open var numberOfLines = 1 { didSet { changed() } }
  /// Where lines end; 0 for where the layout puts the edges.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
  private var known: (category: ContentSizeCategory, text: LabelText)?

  /// Makes a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    hugging = [.horizontal: UILayoutPriority(251), .vertical: UILayoutPriority(251)]
  }

  /// Makes none: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  private func changed() {
    known = nil
    invalidate()
  }

  /// The text as it is measured.
  private var measured: LabelText {
    let category = surroundings.contentSizeCategory
    if let known, known.category == category, known.text.pixels == pixels { return known.text }
    var value = labelText(
      text ?? "", in: font ?? .systemFont(ofSize: UIFont.labelFontSize),
      numberOfLines: max(0, numberOfLines))
    if preferredMaxLayoutWidth > 0 { value.preferredMaxLayoutWidth = preferredMaxLayoutWidth }
    known = (category, value)
    return value
  }

  /// The size of the text, on one line unless lines end somewhere.
  open override var intrinsicContentSize: CGSize { CGSize(measured.intrinsicSize) }

  /// The size of the text where lines end at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(measured.size(fitting: size.width))
  }

  // What it looks like.

  /// A text that ends its lines where the layout says, unless a subclass says how large it is.
  override func leaf() -> OwnContent {
    let size = intrinsicContentSize
    return size == CGSize(measured.intrinsicSize) ? .text(measured) : .size(size)
  }

  // Kept or taken, and without effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var shadowColor: UIColor?
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var lineBreakStrategy: NSLineBreakStrategy = []
  open var minimumScaleFactor: CGFloat = 0
  open var textAlignment = NSTextAlignment.natural
  open func drawText(in rect: CGRect) {}
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
}
