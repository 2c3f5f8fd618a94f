import StackScrollCore

// How edits are written in fixtures: each is an object, told by the key that names what is done.

extension Edit {
  /// The edit as JSON.
  var json: [String: JSONValue] {
    switch self {
    case .insert(let view, let stack, let index):
      ["insert": .object(view.json), "into": stack.json, "at": .number(Double(index))]
    case .remove(let view): ["remove": view.json]
    case .move(let view, let index): ["move": view.json, "to": .number(Double(index))]
    case .setHidden(true, let view): ["hide": view.json]
    case .setHidden(false, let view): ["show": view.json]
    case .setCustomSpacing(let spacing?, let view):
      ["customSpacing": .number(spacing), "after": view.json]
    case .setCustomSpacing(nil, let view): ["usualSpacingAfter": view.json]
    case .setSpacing(let spacing, let stack): ["spacing": .number(spacing), "of": stack.json]
    case .setLength(let length, let axis, let view):
      [
        "length": length == .intrinsic ? .string("intrinsic") : length.json,
        "axis": FormatWords.word(axis, in: FormatWords.axes), "of": view.json,
      ]
    case .setIntrinsicSize(let size, let view): ["intrinsic": size.json, "of": view.json]
    case .resize, .rotate, .setContentInset, .avoidKeyboard, .scroll, .drag, .scrollToEnd,
      .scrollToVisible:
      windowJSON
    }
  }

  private var windowJSON: [String: JSONValue] {
    switch self {
    case .resize(let size): ["resize": .size(size)]
    case .setContentInset(let inset): ["contentInset": .insets(inset)]
    case .avoidKeyboard(let overlap): ["keyboard": .number(overlap)]
    case .scroll(let offset): ["scrollTo": .point(offset)]
    case .drag(let distance): ["drag": .point(distance)]
    case .scrollToEnd: ["scrollToEnd": .bool(true)]
    case .scrollToVisible(let view): ["scrollToVisible": view.json]
    default: ["rotate": .bool(true)]
    }
  }

  /// Reads an edit.
  init(reading reader: inout FixtureReader) throws(FixtureError) {
    let keys = reader.keys
    guard let read = Self.readers.first(where: { keys.contains($0.key) })?.read else {
      let known = Self.readers.map(\.key).joined(separator: ", ")
      throw reader.error(
        .wrongValue(
          expected: "one of the keys \(known)",
          found: keys.isEmpty ? "none" : keys.joined(separator: ", ")))
    }
    self = try read(&reader)
  }

  private typealias Read = @Sendable (inout FixtureReader) throws(FixtureError) -> Edit

  /// How each edit is read, by the key that tells it.
  private static let readers: [(key: String, read: Read)] = viewReaders + windowReaders

  private static let viewReaders: [(key: String, read: Read)] = [
    (
      "insert",
      { r throws(FixtureError) in
        .insert(
          try r.object("insert") { r throws(FixtureError) in try View.read(&r) },
          into: try r.view("into"), at: try r.int("at"))
      }
    ),
    ("remove", { r throws(FixtureError) in .remove(try r.view("remove")) }),
    ("move", { r throws(FixtureError) in .move(try r.view("move"), to: try r.int("to")) }),
    ("hide", { r throws(FixtureError) in .setHidden(true, try r.view("hide")) }),
    ("show", { r throws(FixtureError) in .setHidden(false, try r.view("show")) }),
    (
      "customSpacing",
      { r throws(FixtureError) in
        .setCustomSpacing(try r.number("customSpacing"), after: try r.view("after"))
      }
    ),
    (
      "usualSpacingAfter",
      { r throws(FixtureError) in .setCustomSpacing(nil, after: try r.view("usualSpacingAfter")) }
    ),
    (
      "spacing",
      { r throws(FixtureError) in .setSpacing(try r.number("spacing"), of: try r.view("of")) }
    ),
    (
      "length",
      { r throws(FixtureError) in
        .setLength(
          try Length.read(&r, "length"), try r.word("axis", among: FormatWords.axes),
          of: try r.view("of"))
      }
    ),
    (
      "intrinsic",
      { r throws(FixtureError) in
        .setIntrinsicSize(
          try r.object("intrinsic", IntrinsicSize.init(reading:)), of: try r.view("of"))
      }
    ),
  ]

  private static let windowReaders: [(key: String, read: Read)] = [
    ("resize", { r throws(FixtureError) in .resize(try r.object("resize", Size.init(reading:))) }),
    (
      "contentInset",
      { r throws(FixtureError) in
        .setContentInset(try r.object("contentInset", EdgeInsets.init(reading:)))
      }
    ),
    (
      "keyboard",
      { r throws(FixtureError) in .avoidKeyboard(overlap: try r.number("keyboard")) }
    ),
    (
      "scrollTo",
      { r throws(FixtureError) in .scroll(to: try r.object("scrollTo", Point.init(reading:))) }
    ),
    ("drag", { r throws(FixtureError) in .drag(by: try r.object("drag", Point.init(reading:))) }),
    ("scrollToEnd", { r throws(FixtureError) in try r.flag("scrollToEnd", .scrollToEnd) }),
    (
      "scrollToVisible",
      { r throws(FixtureError) in .scrollToVisible(try r.view("scrollToVisible")) }
    ),
    ("rotate", { r throws(FixtureError) in try r.flag("rotate", .rotate) }),
  ]
}

extension ViewID {
  fileprivate var json: JSONValue { .string(name) }
}

extension IntrinsicSize {
  /// The size as JSON; a length that is not there is left out.
  fileprivate var json: JSONValue {
    var object: [String: JSONValue] = [:]
    if let width { object["width"] = .number(width) }
    if let height { object["height"] = .number(height) }
    return .object(object)
  }

  fileprivate init(reading reader: inout FixtureReader) throws(FixtureError) {
    self.init(
      width: try reader.optionalNumber("width"), height: try reader.optionalNumber("height"))
  }
}

extension FixtureReader {
  fileprivate mutating func view(_ key: String) throws(FixtureError) -> ViewID {
    ViewID(try string(key))
  }

  /// An edit that needs no more than its name.
  fileprivate mutating func flag(_ key: String, _ edit: Edit) throws(FixtureError) -> Edit {
    guard try bool(key) else {
      throw error(.wrongValue(expected: "true", found: "false"), at: key)
    }
    return edit
  }
}
