import StackScrollCore

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
