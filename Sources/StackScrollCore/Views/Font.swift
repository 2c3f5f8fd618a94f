/// The system's font in a size and a weight.
///
/// A font of a text style is as large as the content size category says, one of a plain size is not.
///
/// Source: UIFont documentation, `preferredFont(forTextStyle:)` and `systemFont(ofSize:weight:)`.
public struct Font: Hashable, Sendable {
  /// How bold letters are; light ones count as regular.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// As usual.
    case regular
    /// Steps between that and bold.
    case medium, semibold
    /// Bold and what is bolder.
    case bold
  }

  private enum Size: Hashable, Sendable {
    case points(Double)
    case style(TextStyle)
  }

  private let size: Size
  /// How bold letters are.
  public let weight: Weight

  /// The system's font in a size in points, whatever size of text people like.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(size: .points(size), weight: weight)
  }

  /// The font of a new label.
  ///
  /// Source: UILabel documentation, `font`; UIFont documentation, `labelFontSize`.
  public static let label = systemFont(ofSize: 17)

  /// The font of a text style, in the style's own weight if no other is given.
  public static func preferredFont(forTextStyle style: TextStyle, weight: Weight? = nil) -> Font {
    Font(size: .style(style), weight: weight ?? style.weight)
  }

  /// The style that it has its size from, if it has it from one.
  public var textStyle: TextStyle? { if case .style(let style) = size { style } else { nil } }

  /// The size in points where people like text of a size.
  public func pointSize(for category: ContentSizeCategory = .large) -> Double {
    switch size {
    case .points(let points): points
    case .style(let style): style.pointSize(for: category)
    }
  }
}

extension Font {
  /// A role that text has on a screen, which tells how large it is.
  ///
  /// Source: UIFont.TextStyle documentation.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Titles, from the largest on.
    case largeTitle, title1, title2, title3
    /// Text that is read, and what stands over or below it.
    case headline, subheadline, body, callout
    /// Small print.
    case footnote, caption1, caption2

    /// The size in points where people like text of a size.
    ///
    /// Source: Human Interface Guidelines, Typography, "Dynamic Type sizes".
    public func pointSize(for category: ContentSizeCategory) -> Double {
      let sizes =
        switch self {
        case .largeTitle: [31.0, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25.0, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19.0, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17.0, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13.0, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12.0, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12.0, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11.0, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11.0, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
      return sizes[category.rank]
    }

    /// How bold it is by itself.
    var weight: Font.Weight { self == .headline ? .semibold : .regular }
  }
}

/// The size of text that people like, in all apps.
///
/// Source: UIContentSizeCategory documentation.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  /// Smaller than usual.
  case extraSmall, small, medium
  /// As usual.
  case large
  /// Larger than usual.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Larger again, for people who see badly.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Its place among all.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ContentSizeCategory: Comparable {
  /// Orders them by size.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.rank < second.rank
  }
}
