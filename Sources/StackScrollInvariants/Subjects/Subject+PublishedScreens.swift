import PropertyKit
import PublishedScreens
import StackScrollConstraints
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
  public var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a strip; keys that are left out have the defaults of the initialiser.
  public init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The strip as Swift source.
  public var counterexampleSource: String { source }
}

extension TabStrip: HasFields {
  static let fields = Fields<TabStrip>(
    called: "try TabStrip",
    TabStrip.init(
      frameWidth:tabCount:isAdding:tabFraction:spacing:contentInset:layoutDirection:),
    Field("frameWidth", \.frameWidth, .length),
    Field("tabCount", \.tabCount, .whole, default: 1, .written),
    Field("isAdding", \.isAdding, .bool, default: true, .inJSON),
    Field("tabFraction", \.tabFraction, .length, default: 1.0 / 3.0, .inJSON),
    Field("spacing", \.spacing, .offset, default: 0, .inJSON),
    Field("contentInset", \.contentInset, .object, default: .zero, .inJSON),
    Field("layoutDirection", \.layoutDirection, .word, default: .leftToRight, .inJSON))
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
  public var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a column; keys that are left out are as published.
  public init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The column as Swift source.
  public var counterexampleSource: String { source }
}

extension ImageColumn: HasFields {
  static let fields = Fields<ImageColumn>(
    called: "try ImageColumn",
    ImageColumn.init(
      viewport:images:spacing:distribution:alignment:contentInset:pinBottom:contentOffset:),
    Field("viewport", \.viewport, .object),
    Field("images", \.images, .list(.object), default: [], .required),
    Field("spacing", \.spacing, .offset, default: publishedSpacing, .written),
    Field("distribution", \.distribution, .word, default: .fill, .inJSON),
    Field("alignment", \.alignment, .word, default: .center, .inJSON),
    Field("contentInset", \.contentInset, .object, default: .zero, .inJSON),
    Field("pinBottom", \.pinBottom, .offset, default: publishedPinBottom, .written),
    Field("contentOffset", \.contentOffset, .object, default: .zero, .inJSON))
}

extension ImageColumn.Image: HasFields {
  static let fields = Fields<ImageColumn.Image>(
    called: ".init", ImageColumn.Image.init(_:size:), Field("kind", as: "", \.kind, .word),
    Field(inline: \.size, as: "size", Size.fields))
}

extension LabelColumn: ScreenSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "labelColumn" }

  /// What several are called.
  package static var pluralName: String { "columns of labels" }

  /// The kind of the column at its step; the first steps have no stack.
  package var screenKind: ScreenKind? {
    step == .stack ? ScreenKind(axis: .vertical, population: .init(views: 2 * pairs)) : nil
  }

  /// The column as JSON.
  public var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a column; keys that are left out are as published.
  public init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The column as Swift source.
  public var counterexampleSource: String { source }
}

extension LabelColumn: HasFields {
  static let fields = Fields<LabelColumn>(
    called: "try LabelColumn", LabelColumn.init(viewport:step:pairs:labelSize:),
    Field("viewport", \.viewport, .object),
    Field("step", \.step, .word, default: .stack, .inJSON),
    Field("pairs", \.pairs, .whole, default: publishedPairs, .written),
    Field("labelSize", \.labelSize, .object, default: oneLine, .written))
}
