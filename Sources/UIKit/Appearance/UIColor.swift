public import Foundation

/// A colour, which nothing is drawn in.
public final class UIColor: Hashable, Sendable {
  private let parts: [CGFloat]

  /// Makes a colour of its parts, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour, as opaque as said.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// The colour as layers have it.
  public var cgColor: CGColor { CGColor(color: self) }

  /// Whether two have the same parts.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.parts == second.parts }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// A colour as layers have it.
public struct CGColor: Hashable, Sendable {
  let color: UIColor
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
}
