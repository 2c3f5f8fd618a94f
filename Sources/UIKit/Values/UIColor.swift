public import Foundation

/// A colour, which nothing is drawn in.
open class UIColor: Hashable, @unchecked Sendable {
  fileprivate let parts: [CGFloat]

  /// Makes a colour of its parts, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour of its hue, saturation and brightness, 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ place: CGFloat) -> CGFloat {
      let k = (place + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The colour of a layer.
  public convenience init(cgColor: CGColor) { self.init(copying: cgColor.color) }

  /// The colour that somebody chooses for light letters on dark ground or the other way: the latter.
  public convenience init(dynamicProvider provider: (UITraitCollection) -> UIColor) {
    self.init(copying: provider(UITraitCollection()))
  }

  /// None: asset catalogues are not read.
  public convenience init?(named name: String) { nil }

  /// None: asset catalogues are not read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { nil }

  /// Makes the colour that a literal shows.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  private init(copying color: UIColor) { parts = color.parts }

  /// Tells the parts, 0 to 1.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// The same colour in any traits.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  /// The same colour, as opaque as said.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// The colour as layers have it.
  open var cgColor: CGColor { CGColor(color: self) }

  /// Whether two have the same parts.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.parts == second.parts }

  /// Hashes the parts.
  open func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  // Taken, and without effect.
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
}

/// A colour as layers have it.
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(color: UIColor) { self.color = color }

  /// How opaque it is, 0 to 1.
  public var alpha: CGFloat { color.parts[3] }
  /// Red, green, blue and how opaque it is, 0 to 1.
  public var components: [CGFloat]? { color.parts }
  /// Four.
  public var numberOfComponents: Int { color.parts.count }
  /// The same colour, as opaque as said.
  public func copy(alpha: CGFloat) -> CGColor? { color.withAlphaComponent(alpha).cgColor }

  /// Whether two have the same parts.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// The colours that have names, in their light versions.
extension UIColor {
  /// The colour of that name.
  public static let black = UIColor(
    red: 0, green: 0, blue: 0, alpha: 1)
  /// The colour of that name.
  public static let darkGray = UIColor(
    red: 0.333, green: 0.333, blue: 0.333, alpha: 1)
  /// The colour of that name.
  public static let lightGray = UIColor(
    red: 0.667, green: 0.667, blue: 0.667, alpha: 1)
  /// The colour of that name.
  public static let white = UIColor(
    red: 1, green: 1, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let gray = UIColor(
    red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// The colour of that name.
  public static let red = UIColor(
    red: 1, green: 0, blue: 0, alpha: 1)
  /// The colour of that name.
  public static let green = UIColor(
    red: 0, green: 1, blue: 0, alpha: 1)
  /// The colour of that name.
  public static let blue = UIColor(
    red: 0, green: 0, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let cyan = UIColor(
    red: 0, green: 1, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let yellow = UIColor(
    red: 1, green: 1, blue: 0, alpha: 1)
  /// The colour of that name.
  public static let magenta = UIColor(
    red: 1, green: 0, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let orange = UIColor(
    red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The colour of that name.
  public static let purple = UIColor(
    red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The colour of that name.
  public static let brown = UIColor(
    red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The colour of that name.
  public static let clear = UIColor(
    red: 0, green: 0, blue: 0, alpha: 0)
  /// The colour of that name.
  public static let systemRed = UIColor(
    red: 1, green: 0.231, blue: 0.188, alpha: 1)
  /// The colour of that name.
  public static let systemGreen = UIColor(
    red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  /// The colour of that name.
  public static let systemBlue = UIColor(
    red: 0, green: 0.478, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let systemOrange = UIColor(
    red: 1, green: 0.584, blue: 0, alpha: 1)
  /// The colour of that name.
  public static let systemYellow = UIColor(
    red: 1, green: 0.8, blue: 0, alpha: 1)
  /// The colour of that name.
  public static let systemPink = UIColor(
    red: 1, green: 0.176, blue: 0.333, alpha: 1)
  /// The colour of that name.
  public static let systemPurple = UIColor(
    red: 0.686, green: 0.322, blue: 0.871, alpha: 1)
  /// The colour of that name.
  public static let systemTeal = UIColor(
    red: 0.188, green: 0.69, blue: 0.78, alpha: 1)
  /// The colour of that name.
  public static let systemIndigo = UIColor(
    red: 0.345, green: 0.337, blue: 0.839, alpha: 1)
  /// The colour of that name.
  public static let systemGray = UIColor(
    red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
  /// The colour of that name.
  public static let systemGray2 = UIColor(
    red: 0.682, green: 0.682, blue: 0.698, alpha: 1)
  /// The colour of that name.
  public static let systemGray3 = UIColor(
    red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  /// The colour of that name.
  public static let systemGray4 = UIColor(
    red: 0.82, green: 0.82, blue: 0.839, alpha: 1)
  /// The colour of that name.
  public static let systemGray5 = UIColor(
    red: 0.898, green: 0.898, blue: 0.918, alpha: 1)
  /// The colour of that name.
  public static let systemGray6 = UIColor(
    red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// The colour of that name.
  public static let label = UIColor(
    red: 0, green: 0, blue: 0, alpha: 1)
  /// The colour of that name.
  public static let secondaryLabel = UIColor(
    red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
  /// The colour of that name.
  public static let tertiaryLabel = UIColor(
    red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  /// The colour of that name.
  public static let placeholderText = UIColor(
    red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  /// The colour of that name.
  public static let separator = UIColor(
    red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)
  /// The colour of that name.
  public static let link = UIColor(
    red: 0, green: 0.478, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let systemBackground = UIColor(
    red: 1, green: 1, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let secondarySystemBackground = UIColor(
    red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// The colour of that name.
  public static let tertiarySystemBackground = UIColor(
    red: 1, green: 1, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let systemGroupedBackground = UIColor(
    red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// The colour of that name.
  public static let secondarySystemGroupedBackground = UIColor(
    red: 1, green: 1, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let systemFill = UIColor(
    red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2)
  /// The colour of that name.
  public static let tintColor = UIColor(
    red: 0, green: 0.478, blue: 1, alpha: 1)
  /// The colour of that name.
  public static let systemMint = UIColor(
    red: 0, green: 0.78, blue: 0.745, alpha: 1)
  /// The colour of that name.
  public static let systemCyan = UIColor(
    red: 0.196, green: 0.678, blue: 0.902, alpha: 1)
  /// The colour of that name.
  public static let systemBrown = UIColor(
    red: 0.635, green: 0.518, blue: 0.369, alpha: 1)
  /// The colour of that name.
  public static let quaternaryLabel = UIColor(
    red: 0.235, green: 0.235, blue: 0.263, alpha: 0.18)
  /// The colour of that name.
  public static let opaqueSeparator = UIColor(
    red: 0.776, green: 0.776, blue: 0.784, alpha: 1)
  /// The colour of that name.
  public static let secondarySystemFill = UIColor(
    red: 0.471, green: 0.471, blue: 0.502, alpha: 0.16)
  /// The colour of that name.
  public static let tertiarySystemFill = UIColor(
    red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
  /// The colour of that name.
  public static let quaternarySystemFill = UIColor(
    red: 0.455, green: 0.455, blue: 0.502, alpha: 0.08)
  /// The colour of that name.
  public static let tertiarySystemGroupedBackground = UIColor(
    red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// The colour of that name.
  public static let darkText = UIColor(
    red: 0, green: 0, blue: 0, alpha: 1)
  /// The colour of that name.
  public static let lightText = UIColor(
    red: 1, green: 1, blue: 1, alpha: 0.6)
  /// The colour of that name.
  public static let groupTableViewBackground = UIColor(
    red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
}

// swift-format-ignore: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation
extension UIColor: _ExpressibleByColorLiteral {}

// swift-format-ignore: NoLeadingUnderscores
/// What the compiler makes of colour literals.
public typealias _ColorLiteralType = UIColor
