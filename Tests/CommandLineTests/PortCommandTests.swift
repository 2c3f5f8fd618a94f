import Foundation
import StackScrollExplorer
import TestSupport
import Testing

/// View code is rewritten from the command line.
@Suite struct PortCommandTests {
  private func port(_ arguments: String...) -> CommandLineRun {
    CommandLineRun(["port"] + arguments, .standard)
  }

  private static let form = "class Form {\n  @objc func tapped() {}\n}\n"

  @Test func `what would change is told with its place, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.form, to: "Form.swift")
    let run = port(path)
    #expect(run.status == .success && run.errors.isEmpty)
    #expect(
      run.output == """
        \(path):2:3: @objc removed
        1 file: 1 change, nothing to do by hand; --write DIR keeps it

        """)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.form)
  }

  @Test func `a folder is written as it lies, with what is not rewritten`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.form, to: "Sources/Views/Form.swift")
    _ = try folder.write("let a = 1\n", to: "Sources/Plain.swift")
    _ = try folder.write("none", to: "Sources/notes.txt")
    let run = port("\(folder.path)/Sources", "--write", "\(folder.path)/Linux")
    #expect(run.status == .success && run.errors.isEmpty)
    #expect(
      run.output.hasSuffix(
        "2 files: 1 change, nothing to do by hand, written to \(folder.path)/Linux\n"))
    func written(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder.path)/Linux/\(name)", encoding: .utf8)
    }
    #expect(try written("Views/Form.swift") == "class Form {\n  func tapped() {}\n}\n")
    #expect(try written("Plain.swift") == "let a = 1\n")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Linux/notes.txt"))
    // The same again is nothing new; what somebody edited stays unless it may be replaced.
    let again = ["\(folder.path)/Sources", "--write", "\(folder.path)/Linux"]
    #expect(port(again[0], again[1], again[2]).status == .success)
    _ = try folder.write("let a = 2\n", to: "Linux/Plain.swift")
    let refused = port(again[0], again[1], again[2])
    #expect(refused.status == .unusable && refused.errors.contains("--replace"))
    #expect(try written("Plain.swift") == "let a = 2\n")
    #expect(port(again[0], again[1], again[2], "--replace").status == .success)
    #expect(try written("Plain.swift") == "let a = 1\n")
  }

  @Test func `a source is never written over`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.form, to: "Form.swift")
    for arguments in [[folder.path], [path]] {
      let run = port(arguments[0], "--write", folder.path, "--replace")
      #expect(run.status == .unusable && run.errors.contains("name another folder with --write"))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.form)
  }

  @Test func `files of one name do not share a place`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(Self.form, to: "a/Form.swift")
    let second = try folder.write("let a = 1\n", to: "b/form.swift")
    let run = port(first, second, "--write", "\(folder.path)/out")
    #expect(run.status == .unusable)
    #expect(run.errors.contains("name the folder that holds both"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out") == ["Form.swift"])
  }

  @Test func `what has to be done by hand ends with status 1`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("let a = #keyPath(B.c)\n", to: "Key.swift")
    let run = port(path)
    #expect(run.status == .unexpected)
    #expect(run.output.contains("\(path):1:9: by hand: #keyPath"))
    #expect(run.output.contains("1 file: no change, 1 thing to do by hand"))
  }

  @Test func `what one file overrides moves in another`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("class A {\n}\nextension A {\n  func b() {}\n}\n", to: "A.swift")
    _ = try folder.write("class C: A {\n  override func b() {}\n}\n", to: "C.swift")
    #expect(port(folder.path).output.contains("/A.swift:4:3: b moved into class A\n"))
  }

  @Test func `one bad file does not stop the others`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(Self.form, to: "Form.swift")
    let bad = "\(folder.path)/Bad.swift"
    try Data([0x61, 0xFF, 0x0A]).write(to: URL(filePath: bad))
    let run = port(bad, good, "\(folder.path)/missing.swift")
    #expect(run.status == .unusable)
    #expect(run.errors.contains("\(bad): this is not text in UTF-8"))
    #expect(run.errors.contains("missing.swift: "))
    #expect(run.output.contains("1 file: 1 change"))
    #expect(port().errors.contains("no source is named"))
    let empty = try TemporaryFolder()
    #expect(port(empty.path).errors.contains("no Swift file is in it"))
  }
}
