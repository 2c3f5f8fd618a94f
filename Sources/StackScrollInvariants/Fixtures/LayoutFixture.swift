import Foundation
import PropertyKit
import PublishedScreens
import StackScrollCore

/// A screen and the layout it must have: a golden layout, checked by hand.
public struct LayoutFixture: Sendable {
  /// What the fixture shows, as a sentence.
  package let about: String
  /// The screen.
  public let screen: Screen
  /// The size of the content.
  package let contentSize: Size
  /// The axes that scroll.
  package let scrolls: [Axis]
  /// The offset that shows the end.
  package let offsetToEnd: Point
  /// The insets that count for scrolling, or nil if they are not checked.
  package let adjustedContentInset: EdgeInsets?
  /// Where views stand, by name; those not named are not checked.
  package let frames: [ViewID: Rect]

  /// Makes a fixture of a screen as it is laid out now: whoever keeps it has checked the numbers.
  ///
  /// - Throws: `LayoutError` if there is no layout.
  package init(_ screen: Screen, about: String) throws(LayoutError) {
    let layout = try screen.layout()
    self.about = about
    self.screen = screen
    contentSize = layout.contentSize
    scrolls = Axis.allCases.filter { layout.scrolls($0) }
    offsetToEnd = layout.offsetToEnd
    adjustedContentInset = layout.scroll.adjustedContentInset
    frames = layout.framesByID()
  }

  /// Reads a fixture; throws `FixtureError` for anything unexpected.
  public init(parsing data: Data) throws(FixtureError) {
    self = try FixtureError.located(in: data) { () throws(FixtureError) in
      try LayoutFixture(try JSONValue(parsing: data))
    }
  }

  init(_ json: JSONValue) throws(FixtureError) {
    var reader = try FixtureReader(json)
    try reader.expectFormat()
    about = try reader.string("about")
    screen = try reader.object("screen") { r throws(FixtureError) in try Self.screen(&r) }
    let expected = try reader.object("expected", Expected.init(reading:))
    contentSize = expected.contentSize
    scrolls = expected.scrolls
    offsetToEnd = expected.offsetToEnd
    adjustedContentInset = expected.adjustedContentInset
    frames = expected.frames
    try reader.finish()
  }

  /// Lays the screen out again.
  ///
  /// - Returns: every difference in words; none if the layout is the expected one. A screen that
  ///   has no layout differs by that.
  package func differences(model: LayoutModel = .standard) -> [String] {
    let layout: Layout
    do { layout = try model.layout(screen) } catch { return ["\(error)"] }
    var expected = Axis.allCases.flatMap { axis -> [(Quantity, Reading)] in
      [
        (.contentLength(axis), .number(contentSize[axis])),
        (.offsetToEnd(axis), .number(offsetToEnd[axis])),
        (.scrolls(axis), .truth(scrolls.contains(axis))),
      ]
    }
    if let adjustedContentInset { expected.append((.adjustedInset, .insets(adjustedContentInset))) }
    expected += frames.sorted { $0.key < $1.key }.map { (.frame($0.key), .frame($0.value)) }
    return expected.compactMap { quantity, expected in
      let found = layout.reading(of: quantity, under: model) ?? .none
      guard !found.equals(expected, within: .standard) else { return nil }
      return EvidenceText(Evidence(quantity, found, .equal, expected)).text
    }
  }

  /// Reads a screen: one of the published ones, or one of its own.
  static func screen(_ reader: inout FixtureReader) throws(FixtureError) -> Screen {
    let known: [any ScreenSubject.Type] = [
      TabStrip.self, ImageColumn.self, LabelColumn.self, Screen.self,
    ]
    let keys = reader.keys
    guard keys.count == 1, let type = known.first(where: { $0.formatName == keys[0] }) else {
      let names = known.map { $0.formatName }.joined(separator: ", ")
      throw reader.error(
        .wrongValue(
          expected: "one of the keys \(names)",
          found: keys.isEmpty ? "none" : keys.joined(separator: ", ")))
    }
    return try reader.object(type.formatName) { reader throws(FixtureError) in
      let subject = try type.init(reading: &reader)
      return try reader.making { try subject.screen }
    }
  }

  /// The fixture as JSON.
  package func text() throws(FixtureError) -> String {
    var expected: [String: JSONValue] = [
      "contentSize": .size(contentSize), "offsetToEnd": .point(offsetToEnd),
      "scrolls": .object([
        "horizontal": .bool(scrolls.contains(.horizontal)),
        "vertical": .bool(scrolls.contains(.vertical)),
      ]),
      "frames": .object(
        Dictionary(uniqueKeysWithValues: frames.map { ($0.key.name, .object($0.value.json)) })),
    ]
    if let adjustedContentInset { expected["adjustedContentInset"] = .insets(adjustedContentInset) }
    return try JSONValue.object([
      "format": .number(Double(Fixture.format)), "about": .string(about),
      "screen": .object([Screen.formatName: .object(screen.json)]), "expected": .object(expected),
    ]).text()
  }

  private struct Expected {
    let contentSize: Size
    let scrolls: [Axis]
    let offsetToEnd: Point
    let adjustedContentInset: EdgeInsets?
    var frames: [ViewID: Rect] = [:]

    init(reading reader: inout FixtureReader) throws(FixtureError) {
      contentSize = try reader.object("contentSize", Size.init(reading:))
      offsetToEnd = try reader.object("offsetToEnd", Point.init(reading:))
      adjustedContentInset = try reader.object(
        "adjustedContentInset", default: EdgeInsets?.none
      ) { r throws(FixtureError) -> EdgeInsets? in try EdgeInsets(reading: &r) }
      let directions = try reader.object("scrolls") { r throws(FixtureError) in
        (try r.bool("horizontal"), try r.bool("vertical"))
      }
      scrolls = (directions.0 ? [.horizontal] : []) + (directions.1 ? [.vertical] : [])
      frames = try reader.object("frames") { r throws(FixtureError) in
        var frames: [ViewID: Rect] = [:]
        for key in r.keys {
          frames[ViewID(key)] = try r.object(key, Rect.init(reading:))
        }
        return frames
      }
    }
  }
}
