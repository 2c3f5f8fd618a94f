import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// Folders of documents.
@Suite struct LintFolderTests {
  private let fault: String
  private let sound: String

  init() throws {
    let faults = FixtureFolder.fixtures.appending(path: "Documents/Faults")
    fault = try String(
      contentsOf: faults.appending(path: "bottom-pin.storyboard"), encoding: .utf8)
    sound = try String(
      contentsOf: faults.appending(path: "bottom-pin-mended.storyboard"), encoding: .utf8)
  }

  private func lint(_ arguments: String...) -> CommandLineRun {
    CommandLineRun(["lint", "--views", "0"] + arguments, .standard)
  }

  @Test func `a folder is all documents in it, in the order of names`() throws {
    let folder = try TemporaryFolder()
    for name in ["b/Two.xib", "a/One.storyboard", "a/b/Deep.XIB", "c.storyboard"] {
      _ = try folder.write(fault, to: name)
    }
    _ = try folder.write("no document", to: "a/notes.txt")
    let run = lint("--format", "lines", folder.path)
    #expect(run.status == .unexpected && run.errors.isEmpty)
    let files = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      files
        == ["a/One.storyboard", "a/b/Deep.XIB", "b/Two.xib", "c.storyboard"].map {
          "\(folder.path)/\($0)"[...]
        })
    // Files and folders may be mixed, and no file counts twice.
    let both = lint("\(folder.path)/c.storyboard", folder.path, "\(folder.path)/a")
    #expect(both.output.contains("4 findings in 4 documents"))
    #expect(both.output.contains("\(folder.path)/c.storyboard:12: [open-content-size]"))
  }

  @Test func `what tools filled is left out unless it is named`() throws {
    let folder = try TemporaryFolder()
    for name in [
      ".build/a.xib", "Pods/b.xib", "DerivedData/c.xib", "Carthage/x/d.xib", ".git/e.xib",
      "App/de.xcloc/Source Contents/f.xib",
    ] {
      _ = try folder.write(fault, to: name)
    }
    let empty = lint(folder.path)
    #expect(empty.status == .unusable && empty.errors.contains("no storyboard and no xib"))
    _ = try folder.write(sound, to: "Main.storyboard")
    #expect(lint(folder.path).output == "nothing found in 1 document\n")
    #expect(lint("\(folder.path)/Pods").output.contains("1 finding in 1 document"))
    #expect(lint("\(folder.path)/.build").output.contains("1 finding in 1 document"))
  }

  @Test func `links in circles end, and what cannot be read is told and counted`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(fault, to: "a/One.storyboard")
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    try link("a/up", to: "..")
    try link("again", to: "a")
    #expect(lint(folder.path).output.contains("1 finding in 1 document"))
    try link("lost.xib", to: "nowhere")
    try link("round.xib", to: "round.xib")
    _ = try folder.write("<document>", to: "half.xib")
    let run = lint(folder.path)
    #expect(run.status == .unusable)
    #expect(run.output.contains("1 finding in 1 document; 3 not read"), "\(run.output)")
    for name in ["lost.xib", "round.xib", "half.xib"] {
      #expect(run.errors.contains("\(folder.path)/\(name): "))
    }
  }

  @Test func `documents of other platforms are left out of folders, and refused by name`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(sound, to: "Main.storyboard")
    let mac = try folder.write(
      sound.replacing(
        "com.apple.InterfaceBuilder3.CocoaTouch", with: "com.apple.InterfaceBuilder3.Cocoa"
      )
      .replacing("targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"MacOSX.Cocoa\""),
      to: "Mac.storyboard")
    let run = lint(folder.path)
    #expect(run.status == .success && run.errors.isEmpty)
    #expect(run.output == "nothing found in 1 document; 1 for another platform\n")
    #expect(lint(mac).status == .unusable)
  }
}
