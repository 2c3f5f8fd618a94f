import Foundation
import PropertyKit
import PublishedScreens
import StackScrollCore

/// A screen and the layout it must have: a golden layout, checked by hand.
package struct LayoutFixture: Sendable {
  /// What the fixture shows, as a sentence.
  package let about: String
  /// The screen.
  package let screen: Screen
  /// What covers it, and with which pixels it is shown.
  private let presentation: Presentation
  /// What the layout must be.
  private let expected: Expected

  /// Makes a fixture of a screen as it is laid out now: whoever keeps it has checked the numbers.
  ///
  /// - Throws: `LayoutError` if there is no layout.
  package init(
    _ screen: Screen, about: String, presentation: Presentation = Presentation()
  ) throws(LayoutError) {
    let layout = presentation.shown(try screen.layout())
    self.about = about
    self.screen = screen
    self.presentation = presentation
    expected = Expected(
      contentSize: layout.contentSize, offsetToEnd: layout.offsetToEnd,
      adjustedContentInset: layout.scroll.adjustedContentInset,
      scrolls: Set(Axis.allCases.filter { layout.scrolls($0) }), frames: layout.framesByID())
  }

  /// Reads a fixture; throws `FixtureError` for anything unexpected.
  package init(parsing data: Data) throws(FixtureError) {
    self = try FixtureError.located(in: data) { () throws(FixtureError) in
      try LayoutFixture(try JSONValue(parsing: data))
    }
  }

  init(_ json: JSONValue) throws(FixtureError) {
    var reader = try FixtureReader(json)
    try reader.expectFormat()
    about = try reader.string("about")
    presentation = try .read(&reader)
    screen = try reader.object("screen") { r throws(FixtureError) in try Self.screen(&r) }
    expected = try reader.object("expected", Expected.read)
    try reader.finish()
  }

  /// Lays the screen out again.
  ///
  /// - Returns: every difference in words; none if the layout is the expected one. A screen that
  ///   has no layout differs by that. Where pixels are given, one of them is no difference.
  package func differences(
    _ style: NumberStyle = .rounded, model: LayoutModel = .standard
  ) -> [String] {
    let layout: Layout
    do { layout = presentation.shown(try model.layout(screen)) } catch { return ["\(error)"] }
    let tolerance = presentation.grid?.tolerance ?? .standard
    return expected.readings.compactMap { quantity, expected in
      let found = layout.reading(of: quantity, under: model) ?? .none
      guard !found.equals(expected, within: tolerance) else { return nil }
      return Evidence(quantity, found, .equal, expected).text(style)
    }
  }

  /// Reads a screen: one of the published ones, or one of its own.
  static func screen(_ reader: inout FixtureReader) throws(FixtureError) -> Screen {
    let known: [any ScreenSubject.Type] = [
      TabStrip.self, ImageColumn.self, LabelColumn.self, Screen.self,
    ]
    let keys = reader.keys
    guard keys.count == 1, let type = known.first(where: { $0.formatName == keys[0] }) else {
      throw reader.notOne(of: known.map { $0.formatName })
    }
    return try reader.object(type.formatName) { reader throws(FixtureError) in
      let subject = try type.init(reading: &reader)
      return try reader.making { try subject.screen }
    }
  }

  /// The fixture as JSON.
  package func text() throws(FixtureError) -> String {
    var object = presentation.json
    object["format"] = .number(Double(Fixture.format))
    object["about"] = .string(about)
    object["screen"] = .object([Screen.formatName: .object(screen.json)])
    object["expected"] = .object(expected.json)
    return try JSONValue.object(object).text()
  }
}

/// What a layout must be.
private struct Expected: Hashable, Sendable {
  /// The size of the content.
  let contentSize: Size
  /// The offset that shows the end.
  let offsetToEnd: Point
  /// The insets that count for scrolling, or nil if they are not checked.
  let adjustedContentInset: EdgeInsets?
  /// The axes that scroll.
  let scrolls: Set<Axis>
  /// Where views stand, by name; those not named are not checked.
  let frames: [ViewID: Rect]

  /// The quantities of a layout, and what each must be.
  var readings: [(Quantity, Reading)] {
    var readings = Axis.allCases.flatMap { axis -> [(Quantity, Reading)] in
      [
        (.contentLength(axis), .number(contentSize[axis])),
        (.offsetToEnd(axis), .number(offsetToEnd[axis])),
        (.scrolls(axis), .truth(scrolls.contains(axis))),
      ]
    }
    if let adjustedContentInset { readings.append((.adjustedInset, .insets(adjustedContentInset))) }
    return readings + frames.sorted { $0.key < $1.key }.map { (.frame($0.key), .frame($0.value)) }
  }
}

extension Expected: HasFields {
  static let fields = Fields<Expected>(
    Expected.init(contentSize:offsetToEnd:adjustedContentInset:scrolls:frames:),
    Field("contentSize", \.contentSize, .object), Field("offsetToEnd", \.offsetToEnd, .object),
    Field(optional: "adjustedContentInset", \.adjustedContentInset, .object),
    Field("scrolls", \.scrolls, .object(of: axes)),
    Field("frames", \.frames, .byView(.object)))

  private static let axes = Fields<Set<Axis>>(
    { Set(($0 ? [.horizontal] : []) + ($1 ? [.vertical] : [])) },
    Field("horizontal", { $0.contains(.horizontal) }, .bool),
    Field("vertical", { $0.contains(.vertical) }, .bool))
}
