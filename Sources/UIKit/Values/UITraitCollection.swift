internal import StackScrollConstraints
package import StackScrollCore

/// The side on which leading edges are.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// The side on which leading edges are, as far as it is known.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// It is not known.
  case unspecified = -1
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The size of text that people like, in all apps.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a category.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ category: ContentSizeCategory) { rawValue = "\(category)" }

  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  /// Smaller than usual.
  public static let small = UIContentSizeCategory(.small)
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory(.medium)
  /// As usual.
  public static let large = UIContentSizeCategory(.large)
  /// A little larger than usual.
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  /// Larger than usual.
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  /// The largest that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  /// The first size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  /// The second size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraLarge)
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraExtraLarge)

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}

extension UIContentSizeCategory: Comparable {
  private var rank: Int {
    ContentSizeCategory.allCases.firstIndex { "\($0)" == rawValue } ?? -1
  }

  /// Orders them by size.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.rank < second.rank
  }
}

/// What an app looks like.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Dark letters on light ground.
  case light
  /// Light letters on dark ground.
  case dark
}

/// Which kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known, a phone, a tablet, or something else.
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5
}

/// What views can know of the window that they are in.
public final class UITraitCollection: Sendable {
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The side on which leading edges are.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The size of text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Light: nothing is drawn.
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  /// The pixels of a point: 1 where layouts are not rounded, and 0 where it is not known.
  public let displayScale: CGFloat

  /// A tablet where there is much room both ways, and else a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    horizontalSizeClass == .regular && verticalSizeClass == .regular ? .pad : .phone
  }

  var category: ContentSizeCategory? {
    ContentSizeCategory.allCases.first { "\($0)" == preferredContentSizeCategory.rawValue }
  }

  private init(
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
    _ category: UIContentSizeCategory
  ) {
    (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
    (layoutDirection, preferredContentSizeCategory, displayScale) = (.leftToRight, category, 0)
  }

  /// Makes traits of which nothing is known but the usual size of text.
  public convenience init() { self.init(.unspecified, .unspecified, .large) }
  /// Makes traits of which one is known.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass, .unspecified, .large)
  }
  /// Makes traits of which one is known.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, verticalSizeClass, .large)
  }
  /// Makes traits of which one is known.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, .unspecified, preferredContentSizeCategory)
  }
  /// Makes traits; all are light.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }

  /// Whether colours differ: they never do.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool { false }

  init(_ surroundings: WindowSurroundings, size: Size, _ pixels: PixelGrid?) {
    displayScale = pixels?.scale ?? 1
    let classes = SizeClasses(of: size)
    func named(_ sizeClass: SizeClass?) -> UIUserInterfaceSizeClass {
      switch sizeClass {
      case .compact?: .compact
      case .regular?: .regular
      case nil: .unspecified
      }
    }
    horizontalSizeClass = named(classes.horizontal)
    verticalSizeClass = named(classes.vertical)
    layoutDirection =
      surroundings.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    preferredContentSizeCategory = UIContentSizeCategory(
      rawValue: "\(surroundings.contentSizeCategory)")
  }
}

/// What is around a window: bars, a keyboard, and how somebody likes to read.
package struct WindowSurroundings: Hashable, Sendable {
  /// How far bars and the like cover the window.
  package var safeAreaInsets = EdgeInsets.zero
  /// How much of the window a keyboard covers.
  package var keyboardHeight = 0.0
  /// The side on which leading edges are.
  package var layoutDirection = LayoutDirection.leftToRight
  /// The size of text.
  package var contentSizeCategory = ContentSizeCategory.large

  /// What is around a window without anything.
  package init() {}
}

/// The side on which leading edges are of what is in a view.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the window: what is read.
  case unspecified
  /// From left to right: what is played, and what stands at a place.
  case playback, spatial, forceLeftToRight
  /// From right to left.
  case forceRightToLeft

  /// The direction that it says, if it says one.
  var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
