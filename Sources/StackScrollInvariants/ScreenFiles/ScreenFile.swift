import Foundation
import StackScrollConstraints
import StackScrollCore

/// A screen of somebody's own, as a file: the description of one screen in JSON.
///
/// Three forms are read. The plain one has the keys of a screen at the top, beside `about`,
/// `waived`, `format`, `$schema` and what a ``Presentation`` has, all of which may be left out. The second is a golden layout,
/// whose `screen` may be one of the published ones; what it expects is not looked at. The third is
/// either with a waiver.
package struct ScreenFile: Sendable {
  /// What the screen is, in a sentence; empty if the file does not say.
  package let about: String
  /// The screen.
  package private(set) var screen: Screen
  /// What covers it, and with which pixels it is shown.
  package let presentation: Presentation
  /// The laws that this screen is meant to break, each with the reason.
  package let waivers: [String: String]

  /// Makes a file of a screen.
  package init(_ screen: Screen, about: String = "", waivers: [String: String] = [:]) {
    self.screen = screen
    self.about = about
    self.waivers = waivers
    presentation = Presentation()
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
    if WindowFile.describes(json) {
      throw reader.error(
        .refused(
          "this describes a window; `layout` and `replay` take it, and here a screen is asked for"),
        at: WindowFile.key)
    }
    try reader.expectFormat(isOptional: true)
    about = reader.optional("about") == nil ? "" : try reader.string("about")
    presentation = try .read(&reader)
    waivers = try reader.object("waived", default: [:], FixtureReader.waivers)
    _ = reader.optional("$schema")
    if reader.keys.contains("screen") {
      _ = reader.optional("expected")
      screen = try reader.object("screen") { r throws(FixtureError) in
        try LayoutFixture.screen(&r)
      }
    } else {
      screen = try Screen(reading: &reader)
    }
    try reader.finish()
  }
}

extension ScreenFile {
  /// The file with another screen.
  func showing(_ screen: Screen) -> ScreenFile {
    var file = self
    file.screen = screen
    return file
  }

  /// The file as text.
  package func text() throws(FixtureError) -> String {
    var object = screen.json.merging(presentation.json) { first, _ in first }
    object["format"] = .number(Double(Fixture.format))
    if !about.isEmpty { object["about"] = .string(about) }
    if !waivers.isEmpty { object["waived"] = .object(waivers.mapValues(JSONValue.string)) }
    return try JSONValue.object(object).text()
  }
}

/// A file of somebody's own: a screen, or a window.
package enum DescriptionFile: Sendable {
  /// One scroll view around stacks and leaves.
  case screen(ScreenFile)
  /// Any tree of views.
  case window(WindowFile)

  /// Reads a file; one of a window has the key `window`.
  ///
  /// - Throws: `FixtureError` with line and column for anything unexpected.
  package init(parsing data: Data) throws(FixtureError) {
    self = try FixtureError.located(in: data) { () throws(FixtureError) in
      let json = try JSONValue(parsing: data)
      return WindowFile.describes(json)
        ? .window(try WindowFile(json)) : .screen(try ScreenFile(json))
    }
  }
}

extension DescriptionFile {
  /// The window, or the screen as one.
  package var window: Window {
    switch self {
    case .screen(let file): Window(file.screen)
    case .window(let file): file.window
    }
  }

  /// Whether a text may be one: it is an object with a key that only screens and windows have.
  package static func isOne(_ data: Data) -> Bool {
    guard case .object(let object)? = try? JSONValue(parsing: data) else { return false }
    return ["scrollView", "screen", WindowFile.key].contains { object[$0] != nil }
  }

  /// Where a view is described in the text of a file: that which fills the window is the scroll view of
  /// a screen, if no other has the name; else the beginning.
  ///
  /// - Complexity: O(n) for n bytes.
  package static func position(of view: ViewID, in data: Data) -> TextPosition {
    let path = (try? JSONValue(parsing: data))?.path(to: view.name) ?? ["scrollView"]
    return JSONParser.position(of: path, isOfKey: false, in: data)
  }

  /// The laws that it is meant to break, each with the reason.
  package var waivers: [String: String] {
    switch self {
    case .screen(let file): file.waivers
    case .window(let file): file.waivers
    }
  }

  /// The file with its screen after some edits, a list in JSON; in a golden one nothing is expected then.
  ///
  /// - Throws: `FixtureError` for what is no such list, and for an edit that cannot be applied.
  package func applying(editsIn text: String) throws(FixtureError) -> DescriptionFile {
    let data = Data(text.utf8)
    return try FixtureError.located(in: data) { () throws(FixtureError) in
      var edited = self
      _ = try JSONValue(parsing: data).items { json throws(FixtureError) in
        let edit = try Format<Edit>.object.read(json)
        do { edited = try edited.applying(edit) } catch { throw json.refusal(error) }
      }
      return edited
    }
  }

  private func applying(_ edit: Edit) throws -> DescriptionFile {
    switch self {
    case .screen(let file): .screen(try file.showing(file.screen.applying(edit)))
    case .window(let file): .window(try file.showing(file.window.applying(edit)))
    }
  }
}

extension JSONValue {
  /// The keys that lead to the object of a view; nil if there is none.
  fileprivate func path(to view: String) -> [String]? {
    switch self {
    case .object(let object):
      if object["id"] == .string(view) { return [] }
      return object.lazy.compactMap { key, value in value.path(to: view).map { [key] + $0 } }.first
    case .array(let values):
      return values.enumerated().lazy
        .compactMap { index, value in value.path(to: view).map { ["\(index)"] + $0 } }.first
    default: return nil
    }
  }
}

extension Window {
  /// Reads a window file, or a screen file as the window that the screen is.
  ///
  /// - Throws: `FixtureError` with line and column for anything unexpected.
  public init(parsing data: Data) throws(FixtureError) {
    self = try DescriptionFile(parsing: data).window
  }
}

extension Fixture {
  /// The fixture about a file as it is now.
  package func following(_ file: DescriptionFile) -> Fixture {
    switch (subject, file) {
    case (let session as EditSession<Window>, _):
      return about(EditSession(start: file.window, edits: session.edits))
    case (let session as EditSession<Screen>, .screen(let file)):
      let direction = session.start.layoutDirection
      let start = try? file.screen.with(layoutDirection: direction)
      return about(EditSession(start: start ?? file.screen, edits: session.edits))
    default: return self
    }
  }
}
