import StackScrollCore

// How views are written in fixtures; what has its default is left out.

extension View {
  /// The view as JSON, with what is inside it.
  var json: [String: JSONValue] {
    var object: [String: JSONValue] = ["id": .string(id.name)]
    if width != .intrinsic { object["width"] = width.json }
    if height != .intrinsic { object["height"] = height.json }
    if isHidden { object["hidden"] = .bool(true) }
    switch content {
    case .leaf(let leaf): object.merge(leaf.json) { first, _ in first }
    case .stack(let stack): object["stack"] = .object(stack.json)
    }
    return object
  }

  /// Reads a view and what is inside it; the JSON parser bounds how deep that can be.
  static func read(_ reader: inout FixtureReader) throws(FixtureError) -> View {
    let id = ViewID(try reader.string("id"))
    let width = try Length.read(&reader, "width")
    let height = try Length.read(&reader, "height")
    let isHidden = try reader.bool("hidden", default: false)
    let leaf = try Leaf.read(&reader)
    let stack = try reader.object("stack", default: StackView?.none) {
      reader throws(FixtureError) -> StackView? in
      try StackView.read(&reader)
    }
    guard let stack else {
      return View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
    }
    guard leaf == Leaf() else {
      throw reader.error(
        .refused(
          "a stack has no size, priorities or baselines of its own; leave out these or \"stack\""))
    }
    return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
  }
}

extension Leaf {
  fileprivate var json: [String: JSONValue] {
    var object: [String: JSONValue] = [:]
    var size: [String: JSONValue] = [:]
    if let width = intrinsic.width { size["width"] = .number(width) }
    if let height = intrinsic.height { size["height"] = .number(height) }
    if !size.isEmpty { object["intrinsic"] = .object(size) }
    if hugging != .defaultLow { object["hugging"] = hugging.json }
    if compressionResistance != .defaultHigh {
      object["compressionResistance"] = compressionResistance.json
    }
    if let baselines {
      object["baselines"] = .object([
        "first": .number(baselines.first), "last": .number(baselines.last),
      ])
    }
    return object
  }

  fileprivate static func read(_ reader: inout FixtureReader) throws(FixtureError) -> Leaf {
    Leaf(
      intrinsic: try reader.object("intrinsic", default: IntrinsicSize.none) {
        reader throws(FixtureError) in
        IntrinsicSize(
          width: try reader.optionalNumber("width"), height: try reader.optionalNumber("height"))
      },
      hugging: try .read(&reader, "hugging", default: .defaultLow),
      compressionResistance: try .read(
        &reader, "compressionResistance", default: .defaultHigh),
      baselines: try reader.object("baselines", default: Baselines?.none) {
        reader throws(FixtureError) -> Baselines? in
        Baselines(first: try reader.number("first"), last: try reader.number("last"))
      })
  }
}

extension AxisPriorities {
  fileprivate var json: JSONValue {
    .object([
      "horizontal": .number(horizontal.rawValue), "vertical": .number(vertical.rawValue),
    ])
  }

  fileprivate static func read(
    _ reader: inout FixtureReader, _ key: String, default fallback: AxisPriorities
  ) throws(FixtureError) -> AxisPriorities {
    try reader.object(key, default: fallback) { reader throws(FixtureError) in
      AxisPriorities(
        horizontal: LayoutPriority(
          try reader.number("horizontal", default: fallback.horizontal.rawValue)),
        vertical: LayoutPriority(
          try reader.number("vertical", default: fallback.vertical.rawValue)))
    }
  }
}
