import StackScrollCore

/// How evidence is written: in fixtures, and in the lines of a report.
extension Evidence {
  /// The quantity, its axis and views, what was found and what was expected.
  public var json: [String: JSONValue] {
    var object: [String: JSONValue] = [
      "quantity": .string(quantity.word), "kind": .string(quantity.kind.rawValue),
      "what": .string(EvidenceText.name(of: quantity)), "relation": .string(relation.rawValue),
      "found": found.json, "expected": expected.json,
    ]
    if let axis { object["axis"] = .string("\(axis)") }
    if !views.isEmpty { object["views"] = .array(views.map { .string($0.name) }) }
    if let circumstance {
      object["when"] = .string(circumstance.name)
      if let value = circumstance.value { object["by"] = value.json }
    }
    return object
  }
}

extension Reading {
  /// The reading as JSON; `null` for nothing, and for a number that JSON has no digits for.
  var json: JSONValue {
    switch self {
    case .number(let number): .finite(number)
    case .frame(let rect): .object(rect.json)
    case .insets(let insets): .object(insets.json)
    case .range(let range):
      .object(["from": .finite(range.lowerBound), "to": .finite(range.upperBound)])
    case .views(let views): .array(views.map { .string($0.name) })
    case .verdict(let verdict): verdict.json
    case .truth(let isTrue): .bool(isTrue)
    case .text(let text): .string(text)
    case .none: .null
    }
  }
}

extension AxisVerdict {
  /// The verdict as JSON.
  package var json: JSONValue {
    .object([
      "verdict": .string(kind.rawValue), "views": .array(views.map { .string($0.name) }),
    ])
  }
}

extension JSONValue {
  /// A number, or `null` for one that JSON has no digits for.
  package static func finite(_ number: Double) -> JSONValue {
    number.isFinite ? .number(number) : .null
  }
}
