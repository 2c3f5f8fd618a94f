import Foundation
import PublishedScreens
import StackScrollConstraints
import StackScrollCore

/// A screen of somebody's own, as a file: its description in JSON, and the layout that it must have if the
/// file is a golden one.
///
/// The keys of a screen stand at the top, beside `about`, `waived`, `varies`, `pixelScale`, `expected`, `format` and
/// `$schema`, all of which may be left out. They may also stand below `screen`, which can name one of the
/// published screens in their place.
package struct ScreenFile: Sendable {
  /// What the screen is, in a sentence; empty if the file does not say.
  package let about: String
  /// The screen.
  package private(set) var screen: Screen
  /// The laws that this screen is meant to break, each with the reason.
  package let waivers: [String: String]
  /// What of it code or translators change; nil if anything may be otherwise.
  package let varies: ScreenVariety?
  /// The pixels to which its layout is rounded where it is shown; nil for exact numbers.
  package let grid: PixelGrid?
  /// What its layout must be; nil if the file does not say.
  package private(set) var expected: Expectation?

  /// Makes a file of a screen.
  package init(
    _ screen: Screen, about: String = "", waivers: [String: String] = [:],
    varies: ScreenVariety? = nil
  ) {
    (self.screen, self.about, self.waivers, self.varies) = (screen, about, waivers, varies)
    (grid, expected) = (nil, nil)
  }

  /// Reads a file.
  ///
  /// - Throws: `FixtureError` with line and column for anything unexpected.
  package init(parsing data: Data) throws(FixtureError) {
    self = try FixtureError.located(in: data) { () throws(FixtureError) in
      try ScreenFile(try JSONValue(parsing: data))
    }
  }

  init(_ json: JSONValue) throws(FixtureError) {
    var reader = try FixtureReader(json)
    try reader.expectFormat(isOptional: true)
    about = reader.optional("about") == nil ? "" : try reader.string("about")
    if reader.optional("$schema") != nil { _ = try reader.string("$schema") }
    waivers = try reader.object("waived", default: [:], FixtureReader.waivers)
    grid = try reader.read("pixelScale", default: .some(nil), Format.pixelScale.optional.read)
    if let key = Self.nestingKeys.first(where: { reader.has($0) }) {
      screen = try reader.object(key, Self.screen)
    } else {
      screen = try Screen(reading: &reader)
    }
    for edit in try Self.olderEdits(&reader) {
      screen = (try? screen.applying(edit)) ?? screen
    }
    let all = screen
    varies = try reader.object("varies", default: ScreenVariety?.none) {
      reader throws(FixtureError) -> ScreenVariety? in
      try ScreenVariety.read(&reader, of: all)
    }
    expected = try reader.object("expected", default: Expectation?.none) {
      reader throws(FixtureError) -> Expectation? in
      try Expectation.read(&reader)
    }
    try reader.finish()
  }

  /// The keys below which a screen may stand.
  private static let nestingKeys = ["screen", "window"]

  /// What two keys of older files come to.
  ///
  /// They say how much a keyboard covers that the app avoids, and whether the content offset is brought
  /// back in range. A screen without a layout has nothing to avoid or bring back.
  private static func olderEdits(
    _ reader: inout FixtureReader
  ) throws(FixtureError) -> [Edit] {
    let overlap = try reader.read("keyboard", default: 0, Format<Double>.length.read)
    do throws(ScreenError) {
      try ScreenValidation.length(overlap, ErrorLocation(.screen, .keyboard))
    } catch { throw reader.refusal(error) }
    let clamps = try reader.read("clampsContentOffset", default: false, Format<Bool>.bool.read)
    return (overlap > 0 ? [.avoidKeyboard(overlap: overlap)] : []) + (clamps ? [.settle()] : [])
  }

  /// Whether JSON is such a file: it is an object with a key that only screens have.
  static func describes(_ json: JSONValue) -> Bool {
    guard case .object(let object) = json else { return false }
    return (nestingKeys + [ScrollViewScreen.key, "root"]).contains { object[$0] != nil }
  }

  /// Whether a text may be such a file.
  package static func isOne(_ data: Data) -> Bool {
    (try? JSONValue(parsing: data)).map(describes) ?? false
  }

  /// Reads a screen: its keys, or one of the published ones.
  private static func screen(_ reader: inout FixtureReader) throws(FixtureError) -> Screen {
    let published: [any ScreenSubject.Type] = [
      TabStrip.self, ImageColumn.self, LabelColumn.self, Screen.self,
    ]
    guard let type = published.first(where: { reader.has($0.formatName) }) else {
      return try Screen(reading: &reader)
    }
    return try reader.object(type.formatName) { reader throws(FixtureError) in
      let subject = try type.init(reading: &reader)
      return try reader.making { try subject.screen }
    }
  }

  /// The file as a golden one of a layout.
  package func expecting(_ layout: Layout) -> ScreenFile {
    var golden = self
    golden.expected = Expectation(grid.map { $0.round(layout) } ?? layout)
    return golden
  }

  /// The file as text.
  package func text() throws(FixtureError) -> String { try json.text() }

  /// Passes on the file as text, in parts of whole lines: a screen may have a million views.
  package func write(_ output: (String) -> Void) throws(FixtureError) { try json.write(output) }

  private var json: JSONValue {
    var object = screen.json
    object["format"] = .number(Double(Fixture.format))
    if !about.isEmpty { object["about"] = .string(about) }
    if !waivers.isEmpty { object["waived"] = .object(waivers.mapValues(JSONValue.string)) }
    if let varies { object["varies"] = varies.json }
    if let grid { object["pixelScale"] = Format.pixelScale.json(grid) }
    if let expected { object["expected"] = .object(expected.json) }
    return .object(object)
  }

  /// Every difference of the layout from the expected one in words.
  ///
  /// None if there is none, or if nothing is expected. A screen that has no layout differs by that. Where
  /// pixels are given, one of them is no difference.
  package func differences(
    _ style: NumberStyle = .rounded, model: LayoutModel = .standard
  ) -> [String] {
    guard let expected else { return [] }
    do {
      let layout = try model.layout(screen)
      return expected.differences(
        from: grid.map { $0.round(layout) } ?? layout, under: model,
        within: grid?.tolerance ?? .standard, style)
    } catch { return ["\(error)"] }
  }

  /// The file with its screen after some edits, a list in JSON; in a golden one nothing is expected then.
  ///
  /// - Throws: `FixtureError` for what is no such list, and for an edit that cannot be applied.
  package func applying(editsIn text: String) throws(FixtureError) -> ScreenFile {
    let data = Data(text.utf8)
    return try FixtureError.located(in: data) { () throws(FixtureError) in
      var edited = self
      edited.expected = nil
      _ = try JSONValue(parsing: data).items { json throws(FixtureError) in
        let edit = try Format<Edit>.object.read(json)
        do { edited.screen = try edited.screen.applying(edit) } catch { throw json.refusal(error) }
      }
      return edited
    }
  }
}

extension ScreenVariety {
  /// Reads the names of views of a screen.
  fileprivate static func read(
    _ reader: inout FixtureReader, of screen: Screen
  ) throws(FixtureError) -> ScreenVariety {
    let known = Set(([screen.root] + screen.root.arrangedInside).map(\.id))
    func views(_ key: String) throws(FixtureError) -> [ViewID] {
      let names = try reader.read(key, default: [], Format<[ViewID]>.list(.id).read)
      for name in names where !known.contains(name) {
        throw reader.error(.refused("no view of the screen is called \(name)"), at: key)
      }
      return names
    }
    return ScreenVariety(texts: try views("texts"), hidden: try views("hidden"))
  }

  fileprivate var json: JSONValue {
    let names = Format<[ViewID]>.list(.id)
    return .object(["texts": names.json(texts), "hidden": names.json(hidden)])
  }
}

extension Screen {
  /// Reads a screen file.
  ///
  /// - Throws: `FixtureError` with line and column for anything unexpected.
  public init(parsing data: Data) throws(FixtureError) {
    self = try ScreenFile(parsing: data).screen
  }
}

extension Fixture {
  /// The fixture about a file as it is now.
  package func following(_ file: ScreenFile) -> Fixture {
    guard let session = subject as? EditSession else { return self }
    return about(EditSession(start: file.screen, edits: session.edits))
  }
}
