public import Foundation
internal import StackScrollCore

extension NSAttributedString.Key {
  /// The font, in which a text of one font is measured.
  public static let font = NSAttributedString.Key("NSFont")
}

/// How lines of a text follow each other; without effect, since texts are measured in their font alone.
@preconcurrency @MainActor open class NSParagraphStyle: NSObject {
  /// Makes one.
  public override init() {}

  /// As usual.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  // Kept or taken, and without effect.
  open internal(set) var alignment = NSTextAlignment.natural
  open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  open internal(set) var lineSpacing: CGFloat = 0
  open internal(set) var paragraphSpacing: CGFloat = 0
  open internal(set) var paragraphSpacingBefore: CGFloat = 0
  open internal(set) var lineHeightMultiple: CGFloat = 0
  open internal(set) var minimumLineHeight: CGFloat = 0
  open internal(set) var maximumLineHeight: CGFloat = 0
  open internal(set) var headIndent: CGFloat = 0
  open internal(set) var tailIndent: CGFloat = 0
  open internal(set) var firstLineHeadIndent: CGFloat = 0
  open internal(set) var hyphenationFactor: Float = 0
  open internal(set) var lineBreakStrategy: NSLineBreakStrategy = []
}

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
