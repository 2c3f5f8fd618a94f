import InterfaceBuilder
import StackScrollInvariants

/// What `lint` or `check` found, as one object for programs.
enum FindingsJSON {
  static func text(of run: FindingsRun) throws(FixtureError) -> String {
    try JSONValue.object([
      "format": .number(Double(Fixture.format)),
      "files": .array(run.results.filter(\.isRead).map { .string($0.path) }),
      "findings": .array(
        run.results.flatMap { result in result.entries.map { finding($0, in: result.path) } }),
      "unreadable": .array(run.complaints.map(message)),
      "notices": .array(run.notices.map(message)),
      "leftOut": .array(run.leftOut.map(message)),
      "remarks": .array(run.remarks.map(JSONValue.string)),
    ]).text()
  }

  private static func finding(_ entry: FileFinding, in path: String) -> JSONValue {
    var object = place(entry.place)
    object["file"] = .string(path)
    object["rule"] = .string(entry.law.id)
    object["level"] = .string(entry.level.rawValue)
    object["message"] = .string(entry.message(.exact))
    object["fingerprint"] = .string(entry.fingerprint)
    if !entry.related.isEmpty {
      object["related"] = .array(entry.related.map { .object(place($0)) })
    }
    if !entry.change.isEmpty { object["change"] = .array(entry.change.map(change)) }
    if let kept = entry.kept { object["kept"] = .string(kept) }
    if let shown = entry.shown { object["shown"] = .object(shown.json) }
    switch entry.state {
    case .new: object["state"] = .string("new")
    case .known: object["state"] = .string("known")
    case .waived(let reason):
      object["state"] = .string("waived")
      object["reason"] = .string(reason)
    }
    return .object(object)
  }

  private static func change(_ lines: ChangedLines) -> JSONValue {
    .object([
      "line": .number(Double(lines.line)), "removed": .array(lines.removed.map(JSONValue.string)),
      "added": .array(lines.added.map(JSONValue.string)),
    ])
  }

  private static func place(_ place: DocumentPlace) -> [String: JSONValue] {
    var object: [String: JSONValue] = [
      "element": .string(place.element), "line": .number(Double(place.line)),
    ]
    if let id = place.id { object["id"] = .string(id) }
    return object
  }

  private static func message(_ path: String, _ words: String) -> JSONValue {
    .object(["file": .string(path), "message": .string(words)])
  }
}
