import Foundation
import StackScrollConstraints
import StackScrollCore

/// A window of somebody's own, as a file: its description in JSON, and the layout it must have if
/// the file is a golden one.
package struct WindowFile: Sendable {
  /// What the window is, in a sentence; empty if the file does not say.
  package let about: String
  /// The window.
  package private(set) var window: Window
  /// The laws that this window is meant to break, each with the reason.
  package private(set) var waivers: [String: String] = [:]
  /// The pixels to which the expected numbers are rounded; nil for exact ones.
  let grid: PixelGrid?
  /// What its layout must be; nil if the file does not say.
  package private(set) var expected: WindowExpectation?

  /// Makes a file of a window.
  package init(_ window: Window, about: String = "") {
    self.window = window
    self.about = about
    grid = nil
  }

  /// The file as a golden one of a layout.
  package func expecting(_ layout: WindowLayout) -> WindowFile {
    var golden = self
    golden.expected = WindowExpectation(layout)
    return golden
  }

  /// The file with another window, of which nothing is expected.
  func showing(_ window: Window) -> WindowFile {
    var file = self
    (file.window, file.expected) = (window, nil)
    return file
  }

  init(_ json: JSONValue) throws(FixtureError) {
    var reader = try FixtureReader(json)
    try reader.expectFormat(isOptional: true)
    about = reader.optional("about") == nil ? "" : try reader.string("about")
    _ = reader.optional("$schema")
    waivers = try reader.object("waived", default: [:], FixtureReader.waivers)
    grid = try reader.read("pixelScale", default: .some(nil), Format.pixelScale.optional.read)
    window = try reader.object(Self.key, Window.init(reading:))
    expected = try reader.object("expected", default: WindowExpectation?.none) {
      reader throws(FixtureError) -> WindowExpectation? in
      try WindowExpectation.read(&reader)
    }
    try reader.finish()
  }

  /// The key that holds the window, and by which these files are told from others.
  package static let key = "window"

  /// Whether JSON is such a file.
  static func describes(_ json: JSONValue) -> Bool {
    guard case .object(let object) = json else { return false }
    return object[key] != nil
  }

  /// The file as text.
  package func text() throws(FixtureError) -> String {
    var object: [String: JSONValue] = [
      "format": .number(Double(Fixture.format)), Self.key: .object(window.json),
    ]
    if !about.isEmpty { object["about"] = .string(about) }
    if !waivers.isEmpty { object["waived"] = .object(waivers.mapValues(JSONValue.string)) }
    if let grid { object["pixelScale"] = Format.pixelScale.json(grid) }
    if let expected { object["expected"] = .object(expected.json) }
    return try JSONValue.object(object).text()
  }

  /// Every difference of the layout from the expected one in words; none if there is none, or if
  /// nothing is expected.
  package func differences(
    _ style: NumberStyle = .rounded, model: LayoutModel = .standard
  ) -> [String] {
    guard let expected else { return [] }
    do {
      return expected.differences(
        from: try model.windowLayout(window), within: grid?.tolerance ?? .standard, style)
    } catch { return ["\(error)"] }
  }
}

/// What the layout of a window must be: the frames of views, and what scroll views hold.
package struct WindowExpectation: Hashable, Sendable {
  /// What a scroll view holds; what is nil is not checked.
  package struct Content: Hashable, Sendable {
    package let contentSize: Size
    package let offsetToEnd: Point?
    let adjustedContentInset: EdgeInsets?
  }

  /// Where views stand in the window, by name; those not named are not checked.
  package let frames: [ViewID: Rect]
  /// What scroll views hold, by name; those not named are not checked.
  package let contents: [ViewID: Content]

  /// Reads a layout: whoever keeps it has checked the numbers.
  package init(_ layout: WindowLayout) {
    frames = layout.framesByID()
    contents = Dictionary(
      uniqueKeysWithValues: layout.scrollViews.compactMap { id in
        layout.content(of: id).map {
          (
            id,
            Content(
              contentSize: $0.contentSize, offsetToEnd: $0.offsetToEnd, adjustedContentInset: nil)
          )
        }
      })
  }

  init(frames: [ViewID: Rect], contents: [ViewID: Content]) {
    (self.frames, self.contents) = (frames, contents)
  }

  func differences(
    from layout: WindowLayout, within tolerance: Tolerance, _ style: NumberStyle
  ) -> [String] {
    let found = layout.framesByID()
    let frames = self.frames.sorted { $0.key < $1.key }.map { id, frame in
      (Quantity.frame(id), found[id].map(Reading.frame), Reading.frame(frame))
    }
    let contents = self.contents.sorted { $0.key < $1.key }.flatMap { id, content in
      content.readings(of: id, in: layout.content(of: id))
    }
    return (frames + contents).compactMap { quantity, found, expected in
      let found = found ?? .none
      guard !found.equals(expected, within: tolerance) else { return nil }
      return Evidence(quantity, found, .equal, expected).text(style)
    }
  }
}

extension WindowExpectation.Content {
  /// What is checked, what it is in a layout, and what it must be.
  fileprivate func readings(
    of id: ViewID, in held: Layout?
  ) -> [(Quantity, Reading?, Reading)] {
    func quantity(_ name: String, _ kind: Quantity.Kind, _ axis: Axis? = nil) -> Quantity {
      .other(.init("\(name) of \(id.description)", kind, of: [id], along: axis))
    }
    var readings: [(Quantity, Reading?, Reading)] = []
    for axis in Axis.allCases {
      readings.append(
        (
          quantity("content", .length, axis), held.map { .number($0.contentSize[axis]) },
          .number(contentSize[axis])
        ))
      guard let offsetToEnd else { continue }
      readings.append(
        (
          quantity("offset to the end", .offset, axis),
          held.map { .number($0.offsetToEnd[axis]) }, .number(offsetToEnd[axis])
        ))
    }
    guard let adjustedContentInset else { return readings }
    let found = held.map { Reading.insets($0.scroll.adjustedContentInset) }
    let insets = quantity("adjusted content insets", .insets)
    return readings + [(insets, found, .insets(adjustedContentInset))]
  }
}

extension WindowExpectation: HasFields {
  static let fields = Fields<WindowExpectation>(
    WindowExpectation.init(frames:contents:),
    Field("frames", \.frames, .byView(.object), default: [:]),
    Field("contents", \.contents, .byView(.object), default: [:]))
}

extension WindowExpectation.Content: HasFields {
  static let fields = Fields<WindowExpectation.Content>(
    WindowExpectation.Content.init, Field("contentSize", \.contentSize, .object),
    Field(optional: "offsetToEnd", \.offsetToEnd, .object),
    Field(optional: "adjustedContentInset", \.adjustedContentInset, .object))
}
