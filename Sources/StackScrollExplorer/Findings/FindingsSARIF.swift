import Foundation
import InterfaceBuilder
import StackScrollInvariants

/// Findings in the format that code scanning services read.
///
/// Source: Static Analysis Results Interchange Format (SARIF) 2.1.0, OASIS.
struct FindingsSARIF {
  /// The name of the tool.
  let name: String

  func text(of run: FindingsRun) throws(FixtureError) -> String {
    let rules = Self.rules(of: run)
    let driver: JSONValue = .object([
      "name": .string(name), "version": .string(Session.version),
      "rules": .array(rules.map(Self.rule)),
    ])
    let complaints = run.complaints
    let log: JSONValue = .object([
      "tool": .object(["driver": driver]),
      "invocations": .array([
        .object([
          "executionSuccessful": .bool(complaints.isEmpty),
          "toolExecutionNotifications": .array(
            complaints.map { Self.notification("error", $0) }
              + run.notices.map { Self.notification("note", $0) }
              + run.leftOut.map { Self.notification("note", ($0, "left out: it is \($1)")) }),
        ])
      ]),
      "results": .array(
        run.results.flatMap { result in
          result.entries.map { Self.result($0, result, rules, run.hasBaseline) }
        }),
    ])
    return try JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"), "runs": .array([log]),
    ]).text()
  }

  /// All laws of constraints, and those others that are broken.
  private static func rules(of run: FindingsRun) -> [FileFinding.Law] {
    var rules = run.laws.map(FileFinding.Law.ofScreens)
    for entry in run.entries where !rules.contains(entry.law) { rules.append(entry.law) }
    return rules
  }

  private static func rule(_ rule: FileFinding.Law) -> JSONValue {
    .object(["id": .string(rule.id), "shortDescription": message(rule.sentence)])
  }

  private static func result(
    _ entry: FileFinding, _ result: FileFindings, _ rules: [FileFinding.Law], _ hasBaseline: Bool
  ) -> JSONValue {
    var object: [String: JSONValue] = [
      "ruleId": .string(entry.law.id), "level": .string(entry.level.rawValue),
      "message": message(entry.description(.exact)),
      "locations": .array([.object(location(entry.place, in: result.path))]),
      "partialFingerprints": .object(["documentElementRule/v1": .string(entry.fingerprint)]),
    ]
    if hasBaseline {
      object["baselineState"] = entry.state == .known ? .string("unchanged") : .string("new")
    }
    if case .waived(let reason) = entry.state {
      object["suppressions"] = .array([
        .object(["kind": .string("external"), "justification": .string(reason)])
      ])
    }
    if let index = rules.firstIndex(of: entry.law) {
      object["ruleIndex"] = .number(Double(index))
    }
    let related = entry.related.enumerated().map { number, place -> JSONValue in
      var object = location(place, in: result.path)
      object["id"] = .number(Double(number + 1))
      object["message"] = message("\(place)")
      return .object(object)
    }
    if !related.isEmpty { object["relatedLocations"] = .array(related) }
    if !entry.change.isEmpty { object["fixes"] = .array([fix(entry.change, in: result.path)]) }
    return .object(object)
  }

  /// A change as whole lines; where nothing is removed, the region is empty.
  private static func fix(_ change: [ChangedLines], in path: String) -> JSONValue {
    let replacements = change.map { lines -> JSONValue in
      let text = lines.added.map { "\($0)\n" }.joined()
      return .object([
        "deletedRegion": .object([
          "startLine": .number(Double(lines.line)), "startColumn": .number(1),
          "endLine": .number(Double(lines.line + lines.removed.count)), "endColumn": .number(1),
        ]),
        "insertedContent": .object(["text": .string(text)]),
      ])
    }
    return .object([
      "artifactChanges": .array([
        .object([
          "artifactLocation": .object(["uri": .string(uri(path))]),
          "replacements": .array(replacements),
        ])
      ])
    ])
  }

  private static func location(_ place: DocumentPlace, in path: String) -> [String: JSONValue] {
    [
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(uri(path))]),
        "region": .object(["startLine": .number(Double(max(1, place.line)))]),
      ])
    ]
  }

  private static func notification(
    _ level: String, _ about: (path: String, words: String)
  ) -> JSONValue {
    .object([
      "level": .string(level), "message": message(about.words),
      "locations": .array([
        .object([
          "physicalLocation": .object([
            "artifactLocation": .object(["uri": .string(uri(about.path))])
          ])
        ])
      ]),
    ])
  }

  /// A text as it is: brackets would make a link of it, and braces stand for arguments.
  ///
  /// Source: SARIF 2.1.0, 3.11.5 "Messages with placeholders" and 3.11.6 "Messages with embedded links".
  private static func message(_ text: String) -> JSONValue {
    let escapes: [Character: String] = ["[": "\\[", "]": "\\]", "{": "{{", "}": "}}"]
    return .object(["text": .string(text.map { escapes[$0] ?? String($0) }.joined())])
  }

  /// A path as a reference: relative stays relative, so that it fits the repository.
  private static func uri(_ path: String) -> String {
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).absoluteString }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return relative.addingPercentEncoding(withAllowedCharacters: allowed) ?? relative
  }
}
