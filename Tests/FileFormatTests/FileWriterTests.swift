import Foundation
import StackScrollInvariants
import SystemCalls
import TestSupport
import Testing

@testable import StackScrollExplorer

/// The one writer of files: whole files or none, and nobody's are lost.
@Suite struct FileWriterTests {
  private let folder: TemporaryFolder
  private let place: URL

  init() throws {
    folder = try TemporaryFolder()
    place = URL(fileURLWithPath: folder.path)
  }

  @Test func `a file that is there stays`() throws {
    let file = place.appending(path: "new/a.json")
    for _ in 0..<2 { try FileWriter.create(Data("first".utf8), at: file) }
    #expect(throws: FileWriter.Refusal(file, SystemError.isTaken)) {
      try FileWriter.create(Data("second".utf8), at: file)
    }
    #expect(try folder.contents() == ["new": nil, "new/a.json": "first"].compactMapValues { $0 })
  }

  @Test func `a file is replaced, whatever its name is like`() throws {
    let name = String(repeating: "n", count: 250)
    for text in ["first", "second"] {
      try FileWriter.replace(Data(text.utf8), at: place.appending(path: name))
    }
    #expect(try folder.contents() == [name: "second"])
  }

  @Test func `a link is replaced itself, and what it leads to outside of the folder stays`() throws
  {
    _ = try folder.write("precious", to: "victim")
    let link = try folder.write("", to: "shown/a.json")
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../victim")
    try FileWriter.replace(Data("new".utf8), at: URL(fileURLWithPath: link))
    #expect(try String(contentsOfFile: link, encoding: .utf8) == "new")
    #expect(
      try String(contentsOf: place.appending(path: "victim"), encoding: .utf8) == "precious")
  }

  @Test func `if one of several cannot be written, none is replaced and no draft is left`() throws {
    _ = try folder.write("old", to: "a")
    _ = try folder.write("in the way", to: "file")
    let files = ["a", "file/b"].map { (Data("new".utf8), place.appending(path: $0)) }
    do {
      try FileWriter.replaceAll(files)
      Issue.record("a file was taken for a folder")
    } catch {
      #expect(error.file.lastPathComponent == "b" && !error.reason.isEmpty)
    }
    #expect(try folder.contents() == ["a": "old", "file": "in the way"])
  }

  @Test func `many writers of one place leave one whole file`() async throws {
    let file = place.appending(path: "a")
    let texts = (0..<20).map { String(repeating: "\($0) ", count: 5000) }
    let made = await withTaskGroup(of: Bool.self) { group in
      for text in texts {
        group.addTask { (try? FileWriter.create(Data(text.utf8), at: file)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(made == 1)
    let contents = try folder.contents()
    #expect(contents.count == 1 && texts.contains { $0 == contents["a"] })
  }

  @Test func `many writers of the same all succeed, into folders that are not there yet`()
    async throws
  {
    for round in 0..<25 {
      let file = place.appending(path: "round \(round)/law/a")
      let refusals = await withTaskGroup(of: FileWriter.Refusal?.self) { group in
        for _ in 0..<8 {
          group.addTask {
            do throws(FileWriter.Refusal) {
              try FileWriter.create(Data("the same".utf8), at: file)
              return nil
            } catch {
              return error
            }
          }
        }
        return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
      }
      #expect(refusals.isEmpty)
      #expect(try Data(contentsOf: file) == Data("the same".utf8))
    }
    #expect(try folder.contents().count == 25, "no draft is left")
  }

  @Test func `what is no regular file is no copy of anything`() throws {
    let file = place.appending(path: "pipe")
    try #require(mkfifo(file.path, 0o600) == 0)
    #expect(throws: FileWriter.Refusal(file, SystemError.isTaken)) {
      try FileWriter.create(Data(), at: file)
    }
  }

  @Test func `an imported screen that is not saved is named`() throws {
    let file = try folder.write("a file", to: "file")
    let document = FixtureFolder.fixtures.appending(path: "Documents/Faults/bottom-pin.storyboard")
    let run = CommandLineRun(["import", document.path, "--write", "\(file)/below"], .standard)
    #expect(run.status == .unusable)
    #expect(run.errors.contains("was not saved: \(file)/below/"), "\(run.errors)")
    #expect(try folder.contents() == ["file": "a file"])
  }
}
