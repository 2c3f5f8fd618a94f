import PropertyKit
import PublishedScreens
import StackScrollCore

extension TabStrip: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "tabStrip" }

  /// What several are called.
  package static var pluralName: String { "strips of tabs" }

  /// A row of tabs.
  package var screenKind: ScreenKind? {
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

extension ImageColumn: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "imageColumn" }

  /// What several are called.
  package static var pluralName: String { "columns of images" }

  /// A column of images.
  package var screenKind: ScreenKind? {
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

extension LabelColumn: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "labelColumn" }

  /// What several are called.
  package static var pluralName: String { "columns of labels" }

  /// The kind of the column at its step; the first steps have no stack.
  package var screenKind: ScreenKind? { (try? screen).flatMap { ScreenKind($0) } }

  /// The column as JSON.
  public var json: [String: JSONValue] {
    var label: [String: JSONValue] = [:]
    if let width = labelSize.width { label["width"] = .number(width) }
    if let height = labelSize.height { label["height"] = .number(height) }
    return [
      "viewport": .size(viewport), "step": FormatWords.word(step, in: FormatWords.steps),
      "pairs": .number(Double(pairs)), "labelSize": .object(label),
    ]
  }

  /// Reads a column; keys that are left out are as published.
  public init(reading reader: inout FixtureReader) throws(FixtureError) {
    let viewport = try reader.object("viewport", Size.init(reading:))
    let step = try reader.word("step", among: FormatWords.steps, default: .stack)
    let pairs = try reader.int("pairs", default: Self.publishedPairs)
    let labelSize = try reader.object("labelSize", default: Self.oneLine) {
      reader throws(FixtureError) in
      IntrinsicSize(
        width: try reader.optionalNumber("width"), height: try reader.optionalNumber("height"))
    }
    self = try reader.making {
      try LabelColumn(viewport: viewport, step: step, pairs: pairs, labelSize: labelSize)
    }
  }

  /// The column as Swift source.
  public var counterexampleSource: String {
    let arguments = SourceText.arguments([
      ("viewport", viewport.source), ("step", step == .stack ? nil : ".\(step)"),
      ("pairs", "\(pairs)"), ("labelSize", labelSize.source),
    ])
    return "try LabelColumn(\(arguments))"
  }
}
