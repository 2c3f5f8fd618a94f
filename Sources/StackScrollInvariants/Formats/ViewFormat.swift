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
    case .container(let container): object.merge(container.json) { first, _ in first }
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
    let container = try Container.read(&reader)
    guard stack != nil || container != nil else {
      return View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
    }
    let key = stack == nil ? "subviews" : "stack"
    guard leaf == Leaf(), stack == nil || container == nil else {
      throw reader.error(
        .refused(
          "a \(stack == nil ? "view with subviews" : "stack") has no size, text, priorities or "
            + "baselines of its own; leave out these or \"\(key)\""))
    }
    guard let stack else {
      return View(
        id, width: width, height: height, container: container ?? Container(), isHidden: isHidden)
    }
    return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
  }
}

extension Leaf {
  fileprivate var json: [String: JSONValue] {
    var object: [String: JSONValue] = [:]
    var size: [String: JSONValue] = [:]
    if let text {
      object["text"] = .object(text.json)
    } else {
      if let width = intrinsic.width { size["width"] = .number(width) }
      if let height = intrinsic.height { size["height"] = .number(height) }
    }
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
    let text = try reader.object("text", default: LabelText?.none) {
      reader throws(FixtureError) -> LabelText? in
      try LabelText.read(&reader)
    }
    var leaf = Leaf(
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
    guard let text else { return leaf }
    guard leaf.intrinsic == .none else {
      throw reader.error(
        .refused("a text has its size from its words; leave out \"intrinsic\" or \"text\""))
    }
    leaf.text = text
    return leaf
  }
}

extension LabelText {
  fileprivate var json: [String: JSONValue] {
    var object: [String: JSONValue] = [
      "words": .array(words.map(JSONValue.number)), "space": .number(space),
      "lineHeight": .number(lineHeight),
    ]
    if numberOfLines != 0 { object["numberOfLines"] = .number(Double(numberOfLines)) }
    if let width = preferredMaxLayoutWidth { object["preferredMaxLayoutWidth"] = .number(width) }
    return object
  }

  fileprivate static func read(_ reader: inout FixtureReader) throws(FixtureError) -> LabelText {
    LabelText(
      words: try reader.numbers("words"), space: try reader.number("space"),
      lineHeight: try reader.number("lineHeight"),
      numberOfLines: try reader.int("numberOfLines", default: 0),
      preferredMaxLayoutWidth: try reader.optionalNumber("preferredMaxLayoutWidth"))
  }
}

extension AxisPriorities {
  var json: JSONValue {
    .object([
      "horizontal": .number(horizontal.rawValue), "vertical": .number(vertical.rawValue),
    ])
  }

  static func read(
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

// How stacks are written in fixtures; what has its default is left out, but for the axis, the
// distribution, the alignment and the spacing.

extension StackView {
  /// The stack as JSON, with what is inside it.
  var json: [String: JSONValue] {
    var object: [String: JSONValue] = [
      "axis": FormatWords.word(axis, in: FormatWords.axes),
      "distribution": FormatWords.word(distribution, in: FormatWords.distributions),
      "alignment": FormatWords.word(alignment, in: FormatWords.alignments),
      "spacing": .number(spacing),
      "arrangedViews": .array(arrangedViews.map { .object($0.json) }),
    ]
    if !customSpacings.isEmpty {
      var spacings: [String: JSONValue] = [:]
      for (id, spacing) in customSpacings { spacings[id.name] = .number(spacing) }
      object["customSpacings"] = .object(spacings)
    }
    if layoutMargins != .zero { object["layoutMargins"] = .insets(layoutMargins) }
    if safeAreaInsets != .zero { object["safeAreaInsets"] = .insets(safeAreaInsets) }
    if isLayoutMarginsRelativeArrangement { object["marginsRelative"] = .bool(true) }
    if !insetsLayoutMarginsFromSafeArea { object["marginsFromSafeArea"] = .bool(false) }
    if isBaselineRelativeArrangement { object["baselineRelative"] = .bool(true) }
    return object
  }

  /// Reads a stack and what is inside it.
  static func read(_ reader: inout FixtureReader) throws(FixtureError) -> StackView {
    var stack = StackView(
      axis: try reader.word("axis", among: FormatWords.axes),
      distribution: try reader.word(
        "distribution", among: FormatWords.distributions, default: .fill),
      alignment: try reader.word("alignment", among: FormatWords.alignments, default: .fill),
      spacing: try reader.number("spacing", default: 0),
      layoutMargins: try reader.object(
        "layoutMargins", default: .zero, DirectionalEdgeInsets.init(reading:)),
      isLayoutMarginsRelativeArrangement: try reader.bool("marginsRelative", default: false),
      safeAreaInsets: try reader.object(
        "safeAreaInsets", default: .zero, EdgeInsets.init(reading:)),
      insetsLayoutMarginsFromSafeArea: try reader.bool("marginsFromSafeArea", default: true),
      isBaselineRelativeArrangement: try reader.bool("baselineRelative", default: false),
      arrangedViews: try reader.list("arrangedViews") { reader throws(FixtureError) in
        try View.read(&reader)
      })
    let spacings = try reader.object("customSpacings", default: []) {
      reader throws(FixtureError) -> [(ViewID, Double)] in
      var found: [(ViewID, Double)] = []
      for name in reader.keys { found.append((ViewID(name), try reader.number(name))) }
      return found
    }
    for (id, spacing) in spacings { stack.setCustomSpacing(spacing, after: id) }
    return stack
  }
}

// How lengths are written in fixtures: a number or a fraction where that is all, and otherwise a
// list of conditions.

extension Length {
  /// The length as JSON.
  var json: JSONValue {
    guard constraints.count == 1, constraints[0].relation == .equal,
      constraints[0].priority == .required
    else {
      return constraints.isEmpty
        ? .string("intrinsic") : .array(constraints.map { .object($0.json) })
    }
    if case .constant(let points) = constraints[0].target { return .number(points) }
    return .object(constraints[0].target.json)
  }

  /// Reads a length; intrinsic where the key is not there.
  static func read(
    _ reader: inout FixtureReader, _ key: String
  ) throws(FixtureError) -> Length {
    switch reader.optional(key) {
    case .none, .string("intrinsic"): return .intrinsic
    case .number(let points): return .constant(points)
    case .object:
      return try reader.object(key) { reader throws(FixtureError) in
        Length([LengthConstraint(.equal, try .read(&reader))])
      }
    case .array:
      return Length(
        try reader.list(key) { reader throws(FixtureError) in
          try LengthConstraint.read(&reader)
        })
    case .some(let other):
      throw reader.error(
        .wrongValue(
          expected:
            "a number, \"intrinsic\", {\"fractionOfFrame\": number} or a list of conditions",
          found: other.kind), at: key)
    }
  }
}

extension LengthConstraint {
  fileprivate var json: [String: JSONValue] {
    var object = target.json
    if relation != .equal { object["relation"] = .string("\(relation)") }
    if priority != .required { object["priority"] = .number(priority.rawValue) }
    return object
  }

  fileprivate static func read(
    _ reader: inout FixtureReader
  ) throws(FixtureError) -> LengthConstraint {
    LengthConstraint(
      try reader.word("relation", among: FormatWords.relations, default: .equal),
      try .read(&reader),
      priority: LayoutPriority(
        try reader.number("priority", default: LayoutPriority.required.rawValue)))
  }
}

extension LengthConstraint.Target {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .constant(let points): ["constant": .number(points)]
    case .fraction(let share, of: .frameLayoutGuide): ["fractionOfFrame": .number(share)]
    case .ratio(let factor): ["ratio": .number(factor)]
    }
  }

  fileprivate static func read(
    _ reader: inout FixtureReader
  ) throws(FixtureError) -> LengthConstraint.Target {
    let points = try reader.optionalNumber("constant")
    let share = try reader.optionalNumber("fractionOfFrame")
    let factor = try reader.optionalNumber("ratio")
    switch (points, share, factor) {
    case (let points?, nil, nil): return .constant(points)
    case (nil, let share?, nil): return .fraction(share, of: .frameLayoutGuide)
    case (nil, nil, let factor?): return .ratio(factor)
    default:
      throw reader.error(
        .wrongValue(
          expected: "one of the keys constant, fractionOfFrame, ratio",
          found: reader.keys.isEmpty ? "none" : reader.keys.joined(separator: ", ")))
    }
  }
}
