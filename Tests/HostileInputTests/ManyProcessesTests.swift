import Foundation
import StackScrollInvariants
import TestSupport
import Testing

@testable import StackScrollExplorer

/// Processes that write the same files at the same time, that are killed, or whose terminal is closed.
///
/// `STACKSCROLL_PROCESSES=100` asks for more of each.
@Suite(.serialized, .tags(.slow)) struct ManyProcessesTests {
  private static let count =
    ProcessInfo.processInfo.environment["STACKSCROLL_PROCESSES"].flatMap(Int.init) ?? 4
  private static let token = "claim-rounded-tabs-fit:p1-sj401pxddvn0"

  private let folder: TemporaryFolder
  private let tool: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    tool = try BuiltProgram.stackscroll()
  }

  @Test func `pairs that keep the same case both succeed`() throws {
    for round in 0..<Self.count {
      let runs = try tool.runs(
        of: Array(repeating: ["keep", Self.token, "--write", "\(folder.path)/\(round)"], count: 2))
      #expect(runs.allSatisfy { $0.status == 0 && $0.errors.isEmpty }, "\(runs)")
    }
    let files = try folder.contents()
    #expect(files.keys.filter { $0.hasSuffix(".json") }.count == Self.count)
    #expect(!files.keys.contains { $0.hasSuffix(".draft") })
  }

  @Test func `pairs that retire one case both succeed, and both reasons stay`() throws {
    _ = try tool.runs(of: [["keep", Self.token, "--write", folder.path]])
    let name = try #require(try folder.contents().keys.first { $0.hasSuffix(".json") })
    let path = "\(folder.path)/\(name)"
    let before = try folder.contents()
    for round in 0..<Self.count {
      _ = try folder.write(try #require(before[name]), to: name)
      let reasons = ["The first of \(round).", "The second of \(round)."]
      let runs = try tool.runs(of: reasons.map { ["retire", path, "--reason", $0] })
      #expect(runs.allSatisfy { $0.status == 0 && $0.errors.isEmpty }, "\(runs)")
      let text = try #require(try folder.contents()[name])
      #expect(reasons.allSatisfy(text.contains), "\(text)")
    }
    #expect(try folder.contents().count == before.count, "no draft is left")
  }

  @Test func `a killed process leaves whole files, and the next clears its drafts`() throws {
    let documents = try FixtureFolder.files(in: "Documents", "storyboard").map(\.path)
    let place = "\(folder.path)/screens"
    let line = ["import"] + documents + ["--write", place]
    let start = ContinuousClock.now
    let whole = try tool.runs(of: [line])[0].status
    let duration = start.duration(to: .now) / .seconds(1)
    let expected = try folder.contents()
    #expect(expected.count > 20)
    for round in 0..<Self.count {
      try FileManager.default.removeItem(atPath: place)
      let process = try tool.start(line)
      usleep(UInt32(duration * 1e6 * Double(round + 1) / Double(Self.count + 1)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (name, text) in try folder.contents() where !name.hasSuffix(".draft") {
        #expect(expected[name] == text, "\(name)")
      }
      #expect(try tool.runs(of: [line])[0].status == whole)
      #expect(try folder.contents() == expected)
    }
  }

  @Test func `a draft of a killed process is told from one that is being written`() throws {
    let file = URL(fileURLWithPath: "\(folder.path)/a.json")
    let left = try folder.write("half", to: ".stackscroll-7.draft")
    let used = try folder.write("half", to: ".stackscroll-0.draft")
    // A process that another test starts in the meantime must not keep the lock.
    let handle = open(used, O_RDWR | O_CLOEXEC)
    #expect(flock(handle, LOCK_EX | LOCK_NB) == 0)
    for round in 0..<2 {
      try FileWriter.create(Data("whole".utf8), at: file)
      #expect(!FixtureFiles.exists(left) && FixtureFiles.exists(used))
      if round == 0 { _ = try folder.write("half", to: ".stackscroll-7.draft") }
    }
    close(handle)
    try FileWriter.create(Data("whole".utf8), at: file)
    #expect(try folder.contents() == ["a.json": "whole"])
  }

  @Test func `retiring through a link changes what it leads to`() throws {
    _ = try tool.runs(of: [["keep", Self.token, "--write", folder.path]])
    let name = try #require(try folder.contents().keys.first { $0.hasSuffix(".json") })
    let link = "\(folder.path)/link.json"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(folder.path)/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: "\(folder.path)/\(name)")
    #expect(try tool.runs(of: [["retire", link, "--reason", "why"]])[0].status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix(name))
    #expect(try folder.contents()[name]?.contains("\"why\"") == true)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a run that is ended shows what it has`(number: Int32) throws {
    let output = Pipe()
    // What `nohup` starts ignores SIGHUP, and so would the tool: it would do the whole run.
    let before = signal(number, SIG_DFL)
    let process = try tool.start(["explore", "--long", "--cases", "1000"], output: output)
    _ = signal(number, before)
    var text = ""
    while !text.contains("[ 1/") {
      let part = output.fileHandleForReading.availableData
      try #require(!part.isEmpty, "\(text)")
      text += String(decoding: part, as: UTF8.self)
    }
    kill(process.processIdentifier, number)
    text += String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == ExitStatus.interrupted.rawValue, "\(text)")
  }
}
