public import Foundation
internal import StackScrollCore

/// The system's font in a size and a weight, in which labels measure their texts.
///
/// A font of a text style is as large as the window's content size category says, whether or not a
/// label adjusts its font by itself: a screen is shown as if it had been made in that setting.
open class UIFont: Hashable, @unchecked Sendable {
  let font: Font
  /// How bold letters are.
  let boldness: Weight

  /// The text style whose changes it goes along with, and the most points that it comes to.
  private let scaling: Scaling?

  private struct Scaling: Hashable {
    let style: Font.TextStyle
    let maximum: Double?
  }

  /// The size of text that it is shown in, where a view has it; it says how large the font is.
  private let category: ContentSizeCategory

  private init(
    _ font: Font, _ boldness: Weight, _ scaling: Scaling? = nil,
    in category: ContentSizeCategory = .large
  ) {
    (self.font, self.boldness, self.scaling) = (font, boldness, scaling)
    self.category = category
  }

  /// The same font as a view has it where people like a size of text.
  func shown(in category: ContentSizeCategory) -> UIFont {
    category == self.category ? self : UIFont(font, boldness, scaling, in: category)
  }

  /// A text in the font, as large as the font is.
  func measured(_ text: String) -> LabelText {
    LabelText(text, font: font(in: category), numberOfLines: 0).measured(for: category)
  }

  /// The font as it is where people like a size of text.
  func font(in category: ContentSizeCategory) -> Font {
    guard let scaling else { return font }
    let scale = scaling.style.pointSize(for: category) / scaling.style.pointSize(for: .large)
    let size = min(font.pointSize() * scale, scaling.maximum ?? .infinity)
    return .systemFont(ofSize: size, weight: boldness.known)
  }

  /// The same font, which goes along with the changes of a text style.
  fileprivate func scaled(with style: TextStyle, maximum: Double? = nil) -> UIFont {
    UIFont(font, boldness, Scaling(style: style.known, maximum: maximum))
  }

  /// The font in a size.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The font in a size and a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.systemFont(ofSize: size, weight: weight.known), weight)
  }

  /// The bold font in a size.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The font of a text style.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      .preferredFont(forTextStyle: style.known), style.known == .headline ? .semibold : .regular)
  }

  /// The font of a text style in a size of text: the window's is what counts.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The font in a size; slanted letters are as wide as others.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

  /// The font in a size and a weight; letters are measured as those of the system's.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The font in a size and a weight.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font, bold if the name says so: there are no others here.
  public convenience init?(name: String, size: CGFloat) {
    let name = name.lowercased()
    let weights: [(String, Weight)] = [
      ("semibold", .semibold), ("demibold", .semibold), ("medium", .medium), ("bold", .bold),
      ("heavy", .bold), ("black", .bold),
    ]
    let weight = weights.first { name.contains($0.0) }?.1 ?? .regular
    self.init(.systemFont(ofSize: size, weight: weight.known), weight)
  }

  /// The font of a descriptor; 0 for its own size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    let isBold = descriptor.symbolicTraits.contains(.traitBold)
    let weight = isBold ? max(font.boldness, .bold) : font.boldness
    if size <= 0, weight == font.boldness {
      self.init(font.font, font.boldness)
    } else {
      self.init(
        .systemFont(ofSize: size > 0 ? size : font.pointSize, weight: weight.known), weight)
    }
  }

  /// What fonts are found by.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(font: self, symbolicTraits: boldness >= .bold ? .traitBold : [])
  }

  /// The name of the system's font.
  open var fontName: String { ".SFUI-\(boldness >= .bold ? "Bold" : "Regular")" }
  /// The name of the system's fonts.
  open var familyName: String { ".AppleSystemUIFont" }
  /// How far letters reach above the line they stand on: 0.952 of the size.
  ///
  /// Source: observed on the system's font.
  open var ascender: CGFloat { 0.952 * pointSize }
  /// How far letters reach below the line they stand on, as a negative number: 0.241 of the size.
  ///
  /// Source: observed on the system's font.
  open var descender: CGFloat { -0.241 * pointSize }
  /// The height of capitals: 0.705 of the size.
  ///
  /// Source: observed on the system's font.
  open var capHeight: CGFloat { 0.705 * pointSize }
  /// The height of small letters: 0.526 of the size.
  ///
  /// Source: observed on the system's font.
  open var xHeight: CGFloat { 0.526 * pointSize }
  /// The gap between lines: none.
  open var leading: CGFloat { 0 }

  /// The same font in another size.
  open func withSize(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: boldness) }

  /// The size; that of a text style is the usual one, unless a label has the font.
  open var pointSize: CGFloat { font(in: category).pointSize(for: category) }
  /// The height of a line.
  open var lineHeight: CGFloat { measured("x").lineHeight }

  /// 17 points.
  public static let labelFontSize: CGFloat = 17
  /// 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// 14 points.
  public static let systemFontSize: CGFloat = 14
  /// 12 points.
  public static let smallSystemFontSize: CGFloat = 12

  /// Whether two fonts are alike.
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.font == second.font && first.boldness == second.boldness
      && first.scaling == second.scaling
  }

  /// Hashes the font.
  open func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
  /// How bold letters are; light ones are measured as regular, and heavier than bold as bold.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The weight, -1 to 1.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Orders weights by how bold letters are.
    public static func < (first: Weight, second: Weight) -> Bool {
      first.rawValue < second.rawValue
    }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little bolder than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Not quite bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black = Weight(rawValue: 0.62)

    fileprivate var known: Font.Weight {
      switch rawValue {
      case ..<0.2: .regular
      case ..<0.3: .medium
      case ..<0.4: .semibold
      default: .bold
      }
    }
  }

  /// A role that text has on a screen, which tells how large it is.
  public struct TextStyle: Hashable, Sendable {
    fileprivate let known: Font.TextStyle

    /// The largest title.
    public static let largeTitle = TextStyle(known: .largeTitle)
    /// A title.
    public static let title1 = TextStyle(known: .title1)
    /// A title of the second level.
    public static let title2 = TextStyle(known: .title2)
    /// A title of the third level.
    public static let title3 = TextStyle(known: .title3)
    /// A heading.
    public static let headline = TextStyle(known: .headline)
    /// What stands below a heading.
    public static let subheadline = TextStyle(known: .subheadline)
    /// Text that is read.
    public static let body = TextStyle(known: .body)
    /// What is called out.
    public static let callout = TextStyle(known: .callout)
    /// A note.
    public static let footnote = TextStyle(known: .footnote)
    /// A caption.
    public static let caption1 = TextStyle(known: .caption1)
    /// A smaller caption.
    public static let caption2 = TextStyle(known: .caption2)
  }
}

/// What fonts are found by.
public final class UIFontDescriptor: Sendable {
  let font: UIFont
  /// Whether letters are bold or slanted.
  public let symbolicTraits: SymbolicTraits

  init(font: UIFont, symbolicTraits: SymbolicTraits) {
    (self.font, self.symbolicTraits) = (font, symbolicTraits)
  }

  /// The size of text in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The same with other traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(font: font, symbolicTraits: traits)
  }

  /// The same: all designs are measured alike.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The descriptor of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Whether letters are bold or slanted.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The parts.
    public let rawValue: UInt32

    /// Makes traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All of one width, measured as others.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// What letters look like.
  public struct SystemDesign: Hashable, Sendable {
    private let name: String

    /// As usual.
    public static let `default` = SystemDesign(name: "default")
    /// With serifs.
    public static let serif = SystemDesign(name: "serif")
    /// Round.
    public static let rounded = SystemDesign(name: "rounded")
    /// All of one width.
    public static let monospaced = SystemDesign(name: "monospaced")
  }
}

/// Sizes that follow the size of text that people like.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Makes sizes that change as those of a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// Sizes that change as those of text that is read.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font, which labels show as large as their window's category says.
  public func scaledFont(for font: UIFont) -> UIFont { font.scaled(with: style) }
  /// The font, which labels show as large as their window's category says, up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.scaled(with: style, maximum: maximumPointSize > 0 ? maximumPointSize : nil)
  }
  /// The font, which labels show as large as their window's category says.
  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont { font.scaled(with: style) }
  /// The value, as large as the category says beside the usual one.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  {
    guard let category = traits?.category else { return value }
    return value * style.known.pointSize(for: category) / style.known.pointSize(for: .large)
  }
  /// The value, as large as it is in the usual size of text.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
