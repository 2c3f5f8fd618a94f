public import Foundation
internal import StackScrollCore

extension NSAttributedString.Key {
  /// The font, in which a text of one font is measured.
  public static let font = NSAttributedString.Key("NSFont")
  /// As on Apple's platforms, without effect.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// As on Apple's platforms, without effect.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// As on Apple's platforms, without effect.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// As on Apple's platforms, without effect.
  public static let kern = NSAttributedString.Key("NSKern")
  /// As on Apple's platforms, without effect.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// As on Apple's platforms, without effect.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// As on Apple's platforms, without effect.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// As on Apple's platforms, without effect.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// As on Apple's platforms, without effect.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// As on Apple's platforms, without effect.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// As on Apple's platforms, without effect.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// As on Apple's platforms, without effect.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// As on Apple's platforms, without effect.
  public static let link = NSAttributedString.Key("NSLink")
  /// As on Apple's platforms, without effect.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// As on Apple's platforms, without effect.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// As on Apple's platforms, without effect.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// As on Apple's platforms, without effect.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("IPA")
}

/// How lines of a text follow each other; without effect, since texts are measured in their font alone.
@preconcurrency @MainActor open class NSParagraphStyle: NSObject {
  /// Kept without effect.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// Kept without effect.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Kept without effect.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// Kept without effect.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// Kept without effect.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  /// Kept without effect.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// Kept without effect.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// Kept without effect.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// Kept without effect.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// Kept without effect.
  open fileprivate(set) var tailIndent: CGFloat = 0
  /// Kept without effect.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// Kept without effect.
  open fileprivate(set) var hyphenationFactor: Float = 0
  /// Kept without effect.
  open fileprivate(set) var lineBreakStrategy: NSLineBreakStrategy = []

  /// Makes one.
  public override init() {}

  /// As usual.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How lines of a text follow each other, without effect.
@preconcurrency @MainActor open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Kept without effect.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// Kept without effect.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Kept without effect.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// Kept without effect.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// Kept without effect.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// Kept without effect.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// Kept without effect.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// Kept without effect.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// Kept without effect.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// Kept without effect.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// Kept without effect.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// Kept without effect.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// Kept without effect.
  open override var lineBreakStrategy: NSLineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
}

/// Where lines end, without effect.
public struct NSLineBreakStrategy: OptionSet, Sendable {
  /// The parts.
  public let rawValue: UInt

  /// Makes a strategy.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let pushOut = NSLineBreakStrategy(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let standard = NSLineBreakStrategy(rawValue: 0xFFFF)
}

/// Lines below or through a text, without effect.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The parts.
  public let rawValue: Int

  /// Makes a style.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// As on Apple's platforms, without effect.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// As on Apple's platforms, without effect.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// As on Apple's platforms, without effect.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of letters, without effect.
@preconcurrency @MainActor open class NSShadow: NSObject {
  /// Kept without effect.
  open var shadowOffset = CGSize.zero
  /// Kept without effect.
  open var shadowBlurRadius: CGFloat = 0
  /// Kept without effect.
  open var shadowColor: Any?

  /// Makes one.
  public override init() {}
}

/// An image in a text, without effect: texts are measured without it.
@preconcurrency @MainActor open class NSTextAttachment: NSObject {
  /// Kept without effect.
  open var image: UIImage?
  /// Kept without effect.
  open var bounds = CGRect.zero

  /// Makes one.
  public override init() {}

  /// Makes one.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

/// How texts are measured, without effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The parts.
  public let rawValue: Int

  /// Makes options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  /// As on Apple's platforms, without effect.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// What is told of a text that was measured, without effect.
@preconcurrency @MainActor open class NSStringDrawingContext: NSObject {}

extension NSMutableAttributedString {
  /// Makes an empty text.
  public convenience init() { self.init(string: "") }
}

extension NSAttributedString {
  /// The font of its first letter, and if that has none the one that labels begin with.
  var font: UIFont? {
    guard length > 0 else { return nil }
    return attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  /// The size on lines that end where the text says.
  public func size() -> CGSize { string.measured(in: font, width: .infinity) }

  /// The rectangle of lines that end at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: string.measured(in: font, width: size.width)) }

  /// Makes a text that shows an image: the text is empty.
  @preconcurrency @MainActor public convenience init(attachment: NSTextAttachment) {
    self.init(string: "")
  }
}

extension String {
  fileprivate func measured(in font: UIFont?, width: CGFloat) -> CGSize {
    CGSize((font ?? .systemFont(ofSize: 12)).measured(self).size(fitting: width))
  }

  /// The size on lines that end where the text says.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(in: attributes?[.font] as? UIFont, width: .infinity)
  }

  /// The rectangle of lines that end at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero, size: measured(in: attributes?[.font] as? UIFont, width: size.width))
  }
}

extension NSString {
  /// The size on lines that end where the text says.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// The rectangle of lines that end at a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From one side to the other.
  case justified
  /// Where lines begin.
  case natural
}

/// How a line ends that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Before a word.
  case byWordWrapping
  /// Anywhere.
  case byCharWrapping
  /// Where the room ends.
  case byClipping
  /// With dots at the front.
  case byTruncatingHead
  /// With dots at the end.
  case byTruncatingTail
  /// With dots in the middle.
  case byTruncatingMiddle
}
