import PropertyKit
import PublishedScreens
import StackScrollCore

extension TabStrip: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "tabStrip" }

  /// A row of tabs.
  public var screenKind: ScreenKind? {
    ScreenKind(
      axis: .horizontal, layoutDirection: layoutDirection, population: .init(views: tabCount))
  }

  /// The strip as JSON.
  public var json: [String: JSONValue] {
    [
      "frameWidth": .number(frameWidth), "tabCount": .number(Double(tabCount)),
      "isAdding": .bool(isAdding), "tabFraction": .number(tabFraction),
      "spacing": .number(spacing), "contentInset": .insets(contentInset),
      "layoutDirection": FormatWords.word(layoutDirection, in: FormatWords.directions),
    ]
  }

  /// Reads a strip; keys that are left out have the defaults of the initialiser.
  public init(reading reader: inout FixtureReader) throws(FixtureError) {
    let frameWidth = try reader.number("frameWidth")
    let tabCount = try reader.int("tabCount", default: 1)
    let isAdding = try reader.bool("isAdding", default: true)
    let fraction = try reader.number("tabFraction", default: 1.0 / 3.0)
    let spacing = try reader.number("spacing", default: 0)
    let inset = try reader.object("contentInset", default: .zero, EdgeInsets.init(reading:))
    let direction = try reader.word(
      "layoutDirection", among: FormatWords.directions, default: .leftToRight)
    self = try reader.making {
      try TabStrip(
        frameWidth: frameWidth, tabCount: tabCount, isAdding: isAdding, tabFraction: fraction,
        spacing: spacing, contentInset: inset, layoutDirection: direction)
    }
  }

  /// The strip as Swift source.
  public var counterexampleSource: String {
    let arguments = SourceText.arguments([
      ("frameWidth", SourceText.number(frameWidth)), ("tabCount", "\(tabCount)"),
      ("isAdding", isAdding ? nil : "false"),
      ("tabFraction", tabFraction == 1.0 / 3.0 ? nil : SourceText.number(tabFraction)),
      ("spacing", SourceText.nonzero(spacing)),
      ("contentInset", contentInset == .zero ? nil : contentInset.source),
      ("layoutDirection", layoutDirection == .leftToRight ? nil : ".rightToLeft"),
    ])
    return "try TabStrip(\(arguments))"
  }
}
