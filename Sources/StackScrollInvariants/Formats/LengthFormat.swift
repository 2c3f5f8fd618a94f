import StackScrollCore

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
