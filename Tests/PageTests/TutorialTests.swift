import Foundation
import StackScrollCore
import TestSupport
import Testing

@testable import StackScrollExplorer
@testable import StackScrollReport

/// The tutorial of the documentation catalogue: its code is the example package, its outputs are
/// what the tool prints, its pictures what it draws.
@Suite struct TutorialTests {
  private static let catalogue = Repository.root.appending(
    path: "Sources/StackScrollExplorer/StackScrollExplorer.docc")
  private static let resources = catalogue.appending(path: "Resources")
  private static let examples = Repository.root.appending(path: "Examples")

  @Test(arguments: [
    ("form-3.json", "Screens/form.json"),
    ("Catalogue+Forms.swift", "Sources/FormLaws/Catalogue+Forms.swift"),
    ("main.swift", "Sources/forms/main.swift"),
    ("Package-2.swift", "Package.swift"),
    ("ScreenTests-3.swift", "Tests/ScreenTests/ScreenTests.swift"),
    ("screens.yml", "screens.yml"),
  ])
  func `the tutorial ends with the example package, which CI builds and runs`(
    step: String, example: String
  ) throws {
    let shown = try Self.resource(step)
      .replacing("path: \"../StackScroll\"", with: "path: \"..\"")
    let built = try String(contentsOf: Self.examples.appending(path: example), encoding: .utf8)
    #expect(shown == built, "Resources/\(step) and Examples/\(example) differ")
  }

  @Test func `every file of the tutorial is shown in it, and every file it shows is there`() throws
  {
    let tutorials = try FileManager.default.contentsOfDirectory(
      at: Self.catalogue.appending(path: "Tutorials"), includingPropertiesForKeys: nil)
    let text = try tutorials.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let shown = text.matches(of: /(?:[fF]ile|source): "([^"]+)"/).map { String($0.1) }
    let there = try FileManager.default.contentsOfDirectory(atPath: Self.resources.path)
    #expect(Set(shown) == Set(there.map { $0.replacing(/\.svg$/, with: "") }))
  }

  @Test func `the tutorial shows what the tool prints`() throws {
    let folder = try TemporaryFolder()
    let screen = try folder.write(try Self.resource("form-2.json"), to: "Screens/form.json")
    try Self.expect(["layout", screen], toPrint: ["layout.txt"], in: folder, .success)
    let kept = "\(folder.path)/Fixtures/Counterexamples"
    try Self.expect(
      ["check", screen, "--write", kept], toPrint: ["check.txt", "kept.txt"], in: folder,
      .unexpected)
    let replay = ["replay", "\(folder.path)/Fixtures"]
    try Self.expect(replay, toPrint: ["replay-1.txt"], in: folder, .unexpected)
    _ = try folder.write(try Self.resource("form-3.json"), to: "Screens/form.json")
    try Self.expect(replay, toPrint: ["replay-2.txt"], in: folder, .success)
    #expect(Explorer.transcript(of: ["check", screen, "--cases", "50"]).status == .success)
    for (name, text) in try folder.contents() where name.hasPrefix("Fixtures") {
      let example = try String(contentsOf: Self.examples.appending(path: name), encoding: .utf8)
      #expect(text == example, "Examples/\(name)")
    }
  }

  @Test func `the first screen of the tutorial has a layout`() throws {
    let folder = try TemporaryFolder()
    let screen = try folder.write(try Self.resource("form-1.json"), to: "form.json")
    #expect(Explorer.transcript(of: ["layout", screen]).status == .success)
  }

  @Test(arguments: [("form-2.json", "form-scrolls"), ("form-3.json", "form-fits")])
  func `the pictures are drawn by the tool`(file: String, picture: String) throws {
    let screen = try InputFiles.screen(at: Self.resources.appending(path: file).path).screen
    let size = Size(width: 320, height: screen.size.height)
    let layout = try screen.with(size: size).layout().content
    let scene = Scene(layout)
    let drawn = SVGPicture(scene, .large, name: picture)
      .alone(title: PageText.title(of: layout, nil))
    let place = Self.resources.appending(path: "\(picture).svg")
    guard drawn != (try? String(contentsOf: place, encoding: .utf8)) else { return }
    if ProcessInfo.processInfo.environment[Golden.updateVariable] != nil {
      try Data(drawn.utf8).write(to: place, options: .atomic)
    }
    Issue.record("\(picture).svg shows another picture; set \(Golden.updateVariable)=1 once")
  }

  private static func resource(_ name: String) throws -> String {
    try String(contentsOf: resources.appending(path: name), encoding: .utf8)
  }

  /// The files hold parts of the output, as if the command had been run inside of the folder.
  ///
  /// Word by word: a longer path breaks lines elsewhere.
  private static func expect(
    _ arguments: [String], toPrint files: [String], in folder: TemporaryFolder,
    _ status: StackScrollExplorer.ExitStatus
  ) throws {
    let run = Explorer.transcript(of: arguments)
    #expect(run.status == status)
    let output = run.output.replacing("\(folder.path)/", with: "")
    for file in files {
      let part = words(of: try resource(file))
      #expect(words(of: output).contains(part), "Resources/\(file) is not part of:\n\(output)")
    }
  }

  private static func words(of text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SVGPicture {
  /// The picture as a file of its own, with as much of the pages' style as it takes.
  fileprivate func alone(title: String) -> String {
    let lines = "\(PageStyle.sheet)".split(separator: "\n")
    let colours = lines.prefix { !$0.contains("* { box-sizing") }
    let rules = lines.drop { !$0.hasPrefix(".picture {") }.prefix { !$0.hasPrefix("footer {") }
    let style = (colours + rules).joined(separator: "\n")
    return markup(title: title).source
      .replacing("<svg ", with: "<svg xmlns=\"http://www.w3.org/2000/svg\" ", maxReplacements: 1)
      .replacing("</title>", with: "</title><style>\n\(style)\n</style>", maxReplacements: 1) + "\n"
  }
}
