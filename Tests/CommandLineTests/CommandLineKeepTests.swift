import Foundation
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// `keep` and `retire`: what is found is kept whole or not at all, and never goes silently.
@Suite struct CommandLineKeepTests {
  private let catalogue: Catalogue
  private let folder: TemporaryFolder

  init() throws {
    catalogue = try Sample.catalogue(Sample.brokenLaw, Sample.claim, Sample.canary)
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) -> CommandLineRun {
    CommandLineRun(arguments, catalogue)
  }

  private func token(of id: String) throws -> String {
    try #require(run("explore", id).text(after: "replay: stackscroll replay \(id)"))
  }

  @Test func `a token is kept as exploring would keep it`() throws {
    let target = "tabs-at-most-four" + (try token(of: "tabs-at-most-four"))
    let kept = run("keep", target, "--write", folder.path)
    #expect(kept.status == .success, "\(kept.errors)")
    let first = try folder.contents()
    #expect(first.count == 1 && kept.output.contains("tabs-at-most-four/"))
    #expect(run("keep", target, "--write", folder.path).output == kept.output)
    _ = run("explore", "tabs-at-most-four", "--write", folder.path)
    #expect(try folder.contents() == first)
    #expect(run("replay", folder.path).status == .unexpected)
  }

  @Test func `the output of a run is kept whole, each case once`() throws {
    let output = run("explore").output
    let log = try folder.write(output + output, to: "last.txt")
    let kept = run("keep", log, "--write", folder.path + "/kept")
    #expect(kept.status == .success, "\(kept.errors)")
    #expect(try folder.contents().keys.filter { $0.hasSuffix(".json") }.count == 2)
    #expect(run("replay", log).status == .unexpected)
  }

  @Test func `lines of JSON are findings, and a bad one is named by its line`() throws {
    let token = try token(of: "tabs-at-most-four").dropFirst()
    let lines = """
      {"invariant": "tabs-at-most-four", "token": "\(token)"}
      {"invariant": "tabs-at-most-four", "token": "p1-000"}
      {"token": 3}
      """
    let path = try folder.write(lines, to: "findings.jsonl")
    let kept = run("keep", path, "--write", folder.path + "/kept")
    #expect(kept.status == .unusable)
    #expect(kept.errors.contains("findings.jsonl: line 2: tabs-at-most-four: "), "\(kept.errors)")
    #expect(kept.errors.contains("findings.jsonl: line 3, column 1: "))
    #expect(try folder.contents().keys.contains { $0.hasPrefix("kept/tabs-at-most-four/") })
  }

  @Test func `what does not fail is not kept, nor is a canary`() throws {
    let token = try token(of: "claim-two-tabs")
    #expect(run("keep", "tabs-at-most-four\(token)", "--write", folder.path).status == .unexpected)
    let canary = run("keep", "canary-one-tab\(token)", "--write", folder.path)
    #expect(canary.status == .success && canary.output.contains("there is nothing to keep"))
    #expect(try folder.contents().isEmpty)
  }

  @Test func `nothing to keep is an error that says what to do`() throws {
    let notes = try folder.write("no cases here", to: "notes.txt")
    for target in [notes, "nonsense", "tabs-cuont:p1-sj401pxddvn0"] {
      let kept = run("keep", target, "--write", folder.path)
      #expect(kept.status == .unusable && kept.output.isEmpty)
    }
    #expect(run("keep", notes).errors.contains("there is no finding in this"))
    let unknown = try folder.write("one\ntabs-cuont:p1-sj401pxddvn0\n", to: "unknown.txt")
    let said = run("keep", unknown).errors
    #expect(said.contains("\(unknown): line 2: there is no invariant \"tabs-cuont\""), "\(said)")
    let check = run("keep", "content-fits-across:p1-sj401pxddvn0")
    #expect(check.errors.contains("`stackscroll check FILE --write "))
  }

  @Test func `a place that cannot be written says what was not saved, and leaves nothing`() throws {
    let file = try folder.write("", to: "file")
    let target = "tabs-at-most-four" + (try token(of: "tabs-at-most-four"))
    let kept = run("keep", target, "--write", "\(file)/below")
    #expect(kept.status == .unusable)
    #expect(kept.errors.contains("\(target) was not saved in \(file)/below: "), "\(kept.errors)")
    #expect(try folder.contents() == ["file": ""])
  }

  @Test func `a retired fixture is listed with its reason and not checked`() throws {
    let target = "tabs-at-most-four" + (try token(of: "tabs-at-most-four"))
    _ = run("keep", target, "--write", folder.path)
    let name = try #require(try folder.contents().keys.first { $0.hasSuffix(".json") })
    let path = "\(folder.path)/\(name)"
    let before = try folder.contents()[name]
    #expect(run("retire", path).errors.contains("--reason is missing"))
    #expect(try folder.contents()[name] == before)
    #expect(run("retire", path, "--reason", "Five tabs are fine.").status == .success)
    let replay = run("replay", folder.path)
    #expect(replay.status == .success)
    #expect(replay.output.contains("retired: Five tabs are fine."))
    let other = try Sample.catalogue(Sample.law)
    #expect(CommandLineRun(["replay", path], other).status == .success, "its law may be gone")
    #expect(run("retire", path, "--reason", "Five tabs are fine.").status == .success)
    #expect(run("retire", path, "--reason", "Again.").status == .success)
    #expect(run("retire", path, "--reason", "Again.").status == .success)
    #expect(run("replay", folder.path).output.contains("retired: Five tabs are fine.; Again."))
    let text = try #require(try folder.contents()[name])
    let line = try #require(text.split(separator: "\n").first { $0.contains("\"retired\"") })
    #expect(text.replacing("\(line)\n", with: "") == before, "the reason is one more line")
    #expect(try folder.contents().count == 1, "no draft is left")
  }

  @Test func `what is no fixture cannot be retired`() throws {
    for text in ["", "[]", "{}", "{\"format\": 1, \"retired\": 3}"] {
      let path = try folder.write(text, to: "x.json")
      let run = run("retire", path, "--reason", "why")
      #expect(run.status == .unusable && run.errors.contains("it is as it was"), "\(text)")
      #expect(try folder.contents()["x.json"] == text)
    }
  }
}
