import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// What `lint` would change, and copies in which it is changed.
@Suite struct CommandLineFixTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func document(_ fault: String) throws -> String {
    let file = Repository.root.appending(path: "Fixtures/Documents/Faults/\(fault).storyboard")
    return try folder.write(
      try String(contentsOf: file, encoding: .utf8), to: "\(fault).storyboard")
  }

  @Test func `the lines that change stand below a finding`() throws {
    let run = CommandLineRun(["lint", try document("two-heights")], .standard)
    let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.contains {
        $0.hasPrefix("17 - ") && $0.contains("badge-tall") && !$0.contains("priority")
      }
    )
    #expect(
      lines.contains {
        $0.hasPrefix("17 + ") && $0.contains(#"priority="999" constant="60" id="badge-tall""#)
      })
  }

  @Test func `a copy has what mends the document, and the document stays`() throws {
    let path = try document("two-heights")
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let copies = folder.path + "/mended"
    let run = CommandLineRun(["lint", path, "--fix", copies], .standard)
    #expect(run.status == .unexpected)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    let output = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains("a copy in which 1 finding is mended"), "\(output)")
    let found = FileManager.default.enumerator(atPath: copies)?.compactMap { $0 as? String } ?? []
    let copy = try #require(found.first { $0.hasSuffix("two-heights.storyboard") }, "\(output)")
    let again = CommandLineRun(["lint", "\(copies)/\(copy)"], .standard)
    #expect(again.status == .success, "\(again.output)")
  }

  @Test func `what no change of lines mends has no copy`() throws {
    let copies = folder.path + "/mended"
    let run = CommandLineRun(["lint", try document("bottom-pin"), "--fix", copies], .standard)
    #expect(run.status == .unexpected && !run.output.contains("a copy in which"))
    #expect(!FileManager.default.fileExists(atPath: copies))
    let file = try document("two-heights")
    #expect(CommandLineRun(["lint", file, "--fix", file], .standard).status == .unusable)
  }

  @Test func `programs are given the lines, and code scanning a fix`() throws {
    let path = try document("two-heights")
    let json = CommandLineRun(["lint", path, "--format", "json"], .standard).output
    #expect(json.contains(#""change""#) && json.contains(#"priority=\"999\""#))
    let sarif = CommandLineRun(["lint", path, "--format", "sarif"], .standard).output
    #expect(sarif.contains(#""fixes""#) && sarif.contains(#""deletedRegion""#))
  }

  @Test func `one fault in two places is told once, with both`() throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "Fixtures/Documents/Faults/weak-pin.storyboard"),
      encoding: .utf8)
    let start = try #require(text.range(of: "<scene "))
    let end = try #require(text.range(of: "</scene>"))
    let scene = String(text[start.lowerBound..<end.upperBound])
    let ids = scene.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    let copy = ids.reduce(scene) { scene, id in
      scene.replacingOccurrences(of: "\"\(id)\"", with: "\"\(id)2\"")
    }
    let path = try folder.write(
      text.replacingCharacters(in: end.upperBound..<end.upperBound, with: "\n" + copy),
      to: "twice.storyboard")
    let run = CommandLineRun(["lint", path], .standard)
    #expect(
      run.output.contains("[weak-pin]") && run.output.contains("the same at "), "\(run.output)")
    #expect(run.output.contains("1 finding at 2 places in 1 document"), "\(run.output)")
    let lines = CommandLineRun(["lint", path, "--format", "lines"], .standard).output
    #expect(lines.split(separator: "\n").count == 2)
  }
}
