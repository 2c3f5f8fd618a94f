import Foundation
import InterfaceBuilder
import StackScrollInvariants

/// Findings in the format that code scanning services read.
///
/// Source: Static Analysis Results Interchange Format (SARIF) 2.1.0, OASIS.
struct LintSARIF {
  /// The name of the tool.
  let name: String

  func text(of results: [LintResult]) throws(FixtureError) -> String {
    let driver: JSONValue = .object([
      "name": .string(name), "version": .string(HelpText.versionNumber),
      "rules": .array(LintFinding.Rule.allCases.map(Self.rule)),
    ])
    let notifications = results.flatMap(Self.notifications)
    let run: JSONValue = .object([
      "tool": .object(["driver": driver]),
      "invocations": .array([
        .object([
          "executionSuccessful": .bool(notifications.isEmpty),
          "toolExecutionNotifications": .array(notifications),
        ])
      ]),
      "results": .array(
        results.flatMap { result in result.findings.map { Self.result($0, result) } }),
    ])
    return try JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"), "runs": .array([run]),
    ]).text()
  }

  private static func rule(_ rule: LintFinding.Rule) -> JSONValue {
    .object(["id": .string(rule.rawValue), "shortDescription": message(rule.sentence)])
  }

  private static func result(_ finding: LintFinding, _ result: LintResult) -> JSONValue {
    var object: [String: JSONValue] = [
      "ruleId": .string(finding.rule.rawValue), "level": .string("warning"),
      "message": message("\(finding)"),
      "locations": .array([.object(location(finding.place, in: result.path))]),
    ]
    if let index = LintFinding.Rule.allCases.firstIndex(of: finding.rule) {
      object["ruleIndex"] = .number(Double(index))
    }
    let related = finding.related.enumerated().map { number, place -> JSONValue in
      var object = location(place, in: result.path)
      object["id"] = .number(Double(number + 1))
      object["message"] = message("\(place)")
      return .object(object)
    }
    if !related.isEmpty { object["relatedLocations"] = .array(related) }
    return .object(object)
  }

  private static func location(_ place: DocumentPlace, in path: String) -> [String: JSONValue] {
    [
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(uri(path))]),
        "region": .object(["startLine": .number(Double(max(1, place.line)))]),
      ])
    ]
  }

  private static func notifications(_ result: LintResult) -> [JSONValue] {
    let words = (result.error.map { ["\($0)"] } ?? []) + result.failures.map { "\($0)" }
    return words.map { words in
      .object([
        "level": .string("error"), "message": message(words),
        "locations": .array([
          .object([
            "physicalLocation": .object([
              "artifactLocation": .object(["uri": .string(uri(result.path))])
            ])
          ])
        ]),
      ])
    }
  }

  private static func message(_ text: String) -> JSONValue {
    .object(["text": .string(text.printable)])
  }

  /// A path as a reference: relative stays relative, so that it fits the repository.
  private static func uri(_ path: String) -> String {
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).absoluteString }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return relative.addingPercentEncoding(withAllowedCharacters: allowed) ?? relative
  }
}
