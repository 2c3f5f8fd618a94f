import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// Settings files that say something else than they can.
@Suite struct SettingsErrorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try document("Examples/Documents/Trip", to: "App/Trip.storyboard")
  }

  private func document(_ source: String, to name: String) throws {
    let file = Repository.root.appending(path: source + ".storyboard")
    _ = try folder.write(String(contentsOf: file, encoding: .utf8), to: name)
  }

  private func settings(_ text: String) throws {
    _ = try folder.write(text, to: "stackscroll.json")
  }

  private func lint(_ arguments: String...) -> CommandLineRun {
    CommandLineRun(["lint"] + arguments + [folder.path], .standard)
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: [
    ("[]", "expected an object, found a list"), (#"{"deploymentTarget": 16}"#, "expected a text"),
    (#"{"deploymentTarget": "16.x"}"#, "expected a version such as \"16.0\", found \"16.x\""),
    (#"{"deploymentTarget": ""}"#, "expected a version"),
    (#"{"deploymentTarget": "1.2.3.4"}"#, "a version"),
    (
      #"{"deploymentTarget": "99.0"}"#,
      "no device is known that runs \"99.0\"; the newest version is"
    ),
    (
      #"{"devices": ["iPhone 14 Por"]}"#,
      "no device \"iPhone 14 Por\"; did you mean \"iPhone 14 Pro\"?"
    ),
    (#"{"devices": ["Nexus"]}"#, "there is no device \"Nexus\"; write one such as"),
    (#"{"devices": []}"#, "expected one at least, found an empty list"),
    (#"{"devices": "iPhone 14"}"#, "expected a list"),
    (#"{"devices": ["iPhone 14"], "deploymentTarget": "16.0"}"#, "leave one of the two out"),
    (
      #"{"devices": ["iPhone 14"], "families": ["iPad"]}"#,
      "none of the devices is of these families"
    ),
    (#"{"families": ["iphone"]}"#, #"expected one of "iPhone", "iPad", found "iphone""#),
    (#"{"orientations": ["upside down"]}"#, #"expected one of "portrait", "landscape""#),
    (#"{"directions": ["rtl"]}"#, #"expected one of "leftToRight", "rightToLeft", found "rtl""#),
    (#"{"textSizes": ["huge"]}"#, #"found "huge"; change it"#),
    (
      #"{"severities": {"weak-pins": "note"}}"#,
      "no rule and no law \"weak-pins\"; did you mean \"weak-pin\"?"
    ),
    (
      #"{"severities": {"weak-pin": "nota"}}"#,
      #"expected one of "error", "warning", "note", "off""#
    ),
    (#"{"severity": {}}"#, "the key \"severity\" means nothing here"),
    (#"{"waivers": {}}"#, "expected a list"),
    (
      #"{"waivers": [{"rule": "weak-pin", "reason": "x"}]}"#,
      "neither \"file\" nor \"element\" is there"
    ),
    (#"{"waivers": [{"rule": "weak-pin", "element": "a"}]}"#, "the key \"reason\" is missing"),
    (#"{"waivers": [{"rule": "weak-pin", "element": "a", "reason": " "}]}"#, "expected the reason"),
    (
      #"{"waivers": [{"rule": "weak-pin", "element": "", "reason": "x"}]}"#,
      "expected a name or a pattern"
    ),
    (
      #"{"waivers": [{"rule": "weak", "element": "a", "reason": "x"}]}"#,
      "did you mean \"weak-pin\""
    ),
    (
      #"{"waivers": [{"rule": "weak-pin", "element": "a", "reason": "x", "x": 1}]}"#,
      "means nothing"
    ),
    (
      #"{"waivers": [{"rule": "weak-pin", "file": "Trip.storyboard", "reason": "x"}]}"#,
      "there is no file \"Trip.storyboard\" in the folder of the settings"
    ),
    ("{\"waivers\": [", "this is not JSON"), ("", "this is not JSON"),
  ])
  func `what is wrong is told with its place, and nothing is looked at`(
    _ text: String, _ words: String
  ) throws {
    try settings(text)
    let run = lint("--views", "0")
    #expect(run.status == .unusable && run.output.isEmpty, "\(run.output)")
    let errors = self.words(run.errors)
    #expect(
      errors.contains("stackscroll.json: line 1, column ") && errors.contains(words), "\(errors)")
    // Once for all documents, and other folders are looked at.
    try document("Fixtures/Documents/Faults/bottom-pin", to: "Main.storyboard")
    try document("Fixtures/Documents/Faults/bottom-pin", to: "App/Main.storyboard")
    _ = try folder.write("{}", to: "App/stackscroll.json")
    let both = lint("--format", "json", "--views", "0")
    #expect(both.status == .unusable && both.output.contains("open-content-size"))
    #expect(both.errors.components(separatedBy: "line 1, column ").count == 2)
  }
}
