import Foundation
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// What `lint` writes, held against the rules of the format.
///
/// Source: Static Analysis Results Interchange Format (SARIF) 2.1.0, OASIS, and its schema.
@Suite struct LintSARIFTests {
  /// The keys of an object of the format: those that must be there, and those that may.
  private struct Kind {
    let required: Set<String>
    let optional: Set<String>

    init(_ required: Set<String>, _ optional: Set<String> = []) {
      (self.required, self.optional) = (required, optional)
    }
  }

  /// The objects that are written, by the key under which they stand.
  private static let kinds: [String: Kind] = [
    "": Kind(["version", "runs"], ["$schema"]),
    "runs": Kind(["tool"], ["invocations", "results", "artifacts", "columnKind"]),
    "tool": Kind(["driver"]), "driver": Kind(["name"], ["version", "rules", "informationUri"]),
    "rules": Kind(["id"], ["shortDescription", "fullDescription", "help", "helpUri"]),
    "invocations": Kind(["executionSuccessful"], ["toolExecutionNotifications", "exitCode"]),
    "toolExecutionNotifications": Kind(["message"], ["level", "locations"]),
    "results": Kind(
      ["message"],
      [
        "ruleId", "ruleIndex", "level", "locations", "relatedLocations", "partialFingerprints",
        "suppressions", "baselineState", "fixes", "properties",
      ]),
    "locations": Kind([], ["id", "physicalLocation", "message"]),
    "relatedLocations": Kind([], ["id", "physicalLocation", "message"]),
    "physicalLocation": Kind(["artifactLocation"], ["region"]),
    "artifactLocation": Kind([], ["uri"]), "region": Kind(["startLine"]),
    "fixes": Kind(["artifactChanges"], ["description"]),
    "artifactChanges": Kind(["artifactLocation", "replacements"]),
    "replacements": Kind(["deletedRegion"], ["insertedContent"]),
    "deletedRegion": Kind(["startLine"], ["startColumn", "endLine", "endColumn"]),
    "insertedContent": Kind([], ["text"]), "message": Kind(["text"]),
    "shortDescription": Kind(["text"]),
    "suppressions": Kind(["kind"], ["justification"]),
  ]
  private static let words: [String: Set<String>] = [
    "version": ["2.1.0"], "level": ["none", "note", "warning", "error"],
    "kind": ["inSource", "external"], "baselineState": ["new", "unchanged", "updated", "absent"],
  ]
  private static let freeForm: Set = ["partialFingerprints", "properties"]

  /// What breaks a rule of the format, with its place.
  private static func faults(_ value: Any, at path: [String]) -> [String] {
    let key = path.last ?? ""
    if let list = value as? [Any] { return list.flatMap { faults($0, at: path) } }
    guard let object = value as? [String: Any] else {
      return kinds[key] == nil ? [] : ["\(path): \(value) is no object"]
    }
    if freeForm.contains(key) {
      return object.values.allSatisfy { $0 is String } ? [] : ["\(path): not texts"]
    }
    guard let kind = kinds[key] else { return ["\(path): unknown object"] }
    let keys = Set(object.keys)
    var found = kind.required.subtracting(keys).map { "\(path): \($0) is missing" }
    found += keys.subtracting(kind.required).subtracting(kind.optional).map { "\(path): \($0)?" }
    for (name, value) in object {
      if let allowed = words[name], key != "driver",
        (value as? String).map(allowed.contains) != true
      {
        found.append("\(path): \(name) is \(value)")
      }
      found += faults(value, at: path + [name])
    }
    return found
  }

  private func log(_ run: CommandLineRun) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func `a log of findings, waivers, a baseline and errors keeps the rules of the format`()
    throws
  {
    let folder = try TemporaryFolder()
    let faults = try FixtureFolder.files(in: "Documents/Faults", "storyboard")
    for file in faults {
      _ = try folder.write(
        String(contentsOf: file, encoding: .utf8), to: "Faults of all/\(file.lastPathComponent)")
    }
    func lint(_ arguments: String...) -> CommandLineRun {
      CommandLineRun(["lint", "--format", "sarif"] + arguments + [folder.path], .standard)
    }
    #expect(lint("--write-baseline", "\(folder.path)/lint.json").status == .success)
    _ = try folder.write(
      """
      {"waivers": [{"rule": "open-content-size", "file": "Faults of all/bottom-pin.storyboard",
        "element": "page", "reason": "code pins it"}]}
      """, to: "stackscroll.json")
    _ = try folder.write(
      String(contentsOf: faults[0], encoding: .utf8).replacing("priority=\"", with: "priority=\"x"),
      to: "new/Half.storyboard")
    _ = try folder.write("<document>", to: "half.xib")
    let log = try log(lint("--baseline", "\(folder.path)/lint.json"))
    #expect(Self.faults(log, at: []) == [])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count)
    #expect(results.count > 10)
    for result in results {
      #expect(result["ruleId"] as? String == ids[try #require(result["ruleIndex"] as? Int)])
      #expect(result["baselineState"] is String)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      #expect((physical["region"] as? [String: Int])?["startLine"] ?? 0 > 1)
      let uri = try #require((physical["artifactLocation"] as? [String: String])?["uri"])
      #expect(URL(string: uri) != nil && !uri.contains(" "))
    }
    let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(prints.count == results.count && Set(prints).count == results.count)
    #expect(results.count { $0["suppressions"] != nil } == 1)
  }

  @Test func `a name with brackets makes no link, and one with braces asks for no argument`() throws
  {
    let folder = try TemporaryFolder()
    let fault = try FixtureFolder.files(in: "Documents/Faults", "storyboard")
      .first { $0.lastPathComponent == "bottom-pin.storyboard" }
    let text = try String(contentsOf: try #require(fault), encoding: .utf8)
    _ = try folder.write(
      text.replacing("<scrollView ", with: "<scrollView userLabel=\"[a](1) {0}\" "), to: "A.xib")
    let run = CommandLineRun(["lint", "--format", "sarif", folder.path], .standard)
    #expect(run.output.contains(#"\\[a\\](1) {{0}}"#), "\(run.output)")
  }

  @Test func `the check of the rules finds what breaks them`() {
    let sound: [String: Any] = ["version": "2.1.0", "runs": [["tool": ["driver": ["name": "a"]]]]]
    #expect(Self.faults(sound, at: []).isEmpty)
    let broken: [[String: Any]] = [
      ["version": "2", "runs": [Any]()], ["version": "2.1.0"],
      ["version": "2.1.0", "runs": [["tool": ["driver": [String: Any]()]]]],
      ["version": "2.1.0", "runs": [["tool": ["driver": ["name": "a"]], "result": [Any]()]]],
    ]
    for log in broken { #expect(!Self.faults(log, at: []).isEmpty) }
  }
}
