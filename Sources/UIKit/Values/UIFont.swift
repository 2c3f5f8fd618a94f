internal import StackScrollCore

/// The system's font in a size and a weight, in which labels measure their texts.
///
/// A font of a text style is as large as the window's content size category says, whether or not a
/// label adjusts its font by itself: a screen is shown as if it had been made in that setting.
public final class UIFont: Hashable, Sendable {
  let font: Font
  /// How bold letters are.
  let boldness: Weight

  private init(_ font: Font, _ boldness: Weight) { (self.font, self.boldness) = (font, boldness) }

  /// The font in a size.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The font in a size and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.systemFont(ofSize: size, weight: weight.known), weight)
  }

  /// The bold font in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      .preferredFont(forTextStyle: style.known), style.known == .headline ? .semibold : .regular)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: boldness) }

  /// The size, of a text style that for people who have changed nothing.
  public var pointSize: CGFloat { font.pointSize() }
  /// The height of a line.
  public var lineHeight: CGFloat { LabelText("x", font: font).lineHeight }

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
  }

  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
  /// How bold letters are; light ones are measured as regular, and heavier than bold as bold.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, -1 to 1.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

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
