import PropertyKit
import PublishedScreens
import StackScrollCore

extension ImageColumn: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "imageColumn" }

  /// A column of images.
  public var screenKind: ScreenKind? {
    ScreenKind(
      distribution: distribution, axis: .vertical, alignment: alignment,
      population: .init(views: images.count))
  }

  /// The column as JSON.
  public var json: [String: JSONValue] {
    [
      "viewport": .size(viewport), "spacing": .number(spacing),
      "images": .array(images.map { .object($0.json) }),
      "distribution": FormatWords.word(distribution, in: FormatWords.distributions),
      "alignment": FormatWords.word(alignment, in: FormatWords.alignments),
      "contentInset": .insets(contentInset), "pinBottom": .number(pinBottom),
      "contentOffset": .point(contentOffset),
    ]
  }

  /// Reads a column; keys that are left out are as published.
  public init(reading reader: inout FixtureReader) throws(FixtureError) {
    let viewport = try reader.object("viewport", Size.init(reading:))
    let images = try reader.list("images", Image.init(reading:))
    let spacing = try reader.number("spacing", default: Self.publishedSpacing)
    let distribution = try reader.word(
      "distribution", among: FormatWords.distributions, default: .fill)
    let alignment = try reader.word("alignment", among: FormatWords.alignments, default: .center)
    let inset = try reader.object("contentInset", default: .zero, EdgeInsets.init(reading:))
    let pinBottom = try reader.number("pinBottom", default: Self.publishedPinBottom)
    let offset = try reader.object("contentOffset", default: .zero, Point.init(reading:))
    self = try reader.making {
      try ImageColumn(
        viewport: viewport, images: images, spacing: spacing, distribution: distribution,
        alignment: alignment, contentInset: inset, pinBottom: pinBottom, contentOffset: offset)
    }
  }

  /// The column as Swift source.
  public var counterexampleSource: String {
    let list = images.map(\.source).joined(separator: ", ")
    let arguments = SourceText.arguments([
      ("viewport", viewport.source), ("images", images.isEmpty ? nil : "[\(list)]"),
      ("spacing", SourceText.number(spacing)),
      ("distribution", distribution == .fill ? nil : ".\(distribution)"),
      ("alignment", alignment == .center ? nil : ".\(alignment)"),
      ("contentInset", contentInset == .zero ? nil : contentInset.source),
      ("pinBottom", SourceText.number(pinBottom)),
      ("contentOffset", contentOffset == .zero ? nil : contentOffset.source),
    ])
    return "try ImageColumn(\(arguments))"
  }
}

extension ImageColumn.Image {
  var json: [String: JSONValue] {
    [
      "kind": FormatWords.word(kind, in: FormatWords.images), "width": .number(size.width),
      "height": .number(size.height),
    ]
  }

  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(
      try reader.word("kind", among: FormatWords.images), size: try Size(reading: &reader))
  }

  var source: String { ".init(.\(kind), size: \(size.source))" }
}
