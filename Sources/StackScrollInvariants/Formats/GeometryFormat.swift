import PublishedScreens
import StackScrollCore

// How the values that every subject shares are written in fixtures.

extension JSONValue {
  static func size(_ size: Size) -> JSONValue {
    .object(["width": .number(size.width), "height": .number(size.height)])
  }

  static func point(_ point: Point) -> JSONValue {
    .object(["x": .number(point.x), "y": .number(point.y)])
  }

  static func insets(_ insets: EdgeInsets) -> JSONValue {
    .object([
      "top": .number(insets.top), "left": .number(insets.left),
      "bottom": .number(insets.bottom), "right": .number(insets.right),
    ])
  }

  static func insets(_ insets: DirectionalEdgeInsets) -> JSONValue {
    .object([
      "top": .number(insets.top), "leading": .number(insets.leading),
      "bottom": .number(insets.bottom), "trailing": .number(insets.trailing),
    ])
  }
}

extension Size {
  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(width: try reader.number("width"), height: try reader.number("height"))
  }
}

extension Point {
  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(x: try reader.number("x"), y: try reader.number("y"))
  }
}

extension Rect {
  /// The place and the size as JSON, with `null` for a number that JSON has no digits for.
  package var json: [String: JSONValue] {
    [
      "x": .finite(minX), "y": .finite(minY), "width": .finite(size.width),
      "height": .finite(size.height),
    ]
  }

  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(
      x: try reader.number("x"), y: try reader.number("y"),
      width: try reader.number("width"), height: try reader.number("height"))
  }
}

extension EdgeInsets {
  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(
      top: try reader.number("top", default: 0), left: try reader.number("left", default: 0),
      bottom: try reader.number("bottom", default: 0),
      right: try reader.number("right", default: 0))
  }
}

extension DirectionalEdgeInsets {
  init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(
      top: try reader.number("top", default: 0), leading: try reader.number("leading", default: 0),
      bottom: try reader.number("bottom", default: 0),
      trailing: try reader.number("trailing", default: 0))
  }
}

/// The words that fixtures use for the cases of enumerations.
enum FormatWords {
  static let axes: [(String, Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]
  static let directions: [(String, LayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
  static let distributions: [(String, Distribution)] = Distribution.allCases.map { ("\($0)", $0) }
  static let alignments: [(String, Alignment)] = Alignment.allCases.map { ("\($0)", $0) }
  static let relations: [(String, LengthConstraint.Relation)] =
    LengthConstraint.Relation.allCases.map { ("\($0)", $0) }
  static let contentEdges: [(String, ContentAttachment.Edge)] =
    ContentAttachment.Edge.allCases.map { ("\($0)", $0) }
  static let emptyStacks: [(String, LayoutPolicy.EmptyStack)] =
    LayoutPolicy.EmptyStack.allCases.map { ("\($0)", $0) }
  static let ties: [(String, LayoutPolicy.Ties)] =
    LayoutPolicy.Ties.allCases.map { ("\($0)", $0) }
  static let hiddenViews: [(String, LayoutPolicy.HiddenViews)] =
    LayoutPolicy.HiddenViews.allCases.map { ("\($0)", $0) }
  static let steps: [(String, LabelColumn.Step)] = [
    ("edgesOnly", .edgesOnly), ("height", .height), ("heightAndWidth", .heightAndWidth),
    ("stack", .stack),
  ]
  static let images: [(String, ImageColumn.Image.Kind)] = [("heart", .heart), ("star", .star)]

  /// The word for a case, as JSON.
  static func word<Word: Equatable>(_ value: Word, in words: [(String, Word)]) -> JSONValue {
    words.first { $0.1 == value }.map { .string($0.0) } ?? .null
  }
}
