import Foundation
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// Results that were cut off, changed or never were any.
@Suite struct ResultFileTests {
  private let folder: TemporaryFolder
  private let catalogue: Catalogue
  private let path: String
  private let bytes: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    catalogue = try Sample.catalogue(Sample.brokenLaw)
    _ = CommandLineRun(
      ["explore", "--cases", "400", "--shard", "0/1", "--results", folder.path], catalogue)
    let name = try #require(try folder.contents().keys.first { $0.hasSuffix(".jsonl") })
    path = folder.path + "/" + name
    bytes = Array(try #require(FileManager.default.contents(atPath: path)))
  }

  /// Puts bytes in place of the result, and merges; the file must stay as it is.
  private func merge(_ changed: [UInt8]) throws -> CommandLineRun {
    let data = Data(changed)
    try data.write(to: URL(fileURLWithPath: path))
    let run = CommandLineRun(["merge", folder.path], catalogue)
    #expect(FileManager.default.contents(atPath: path) == data)
    return run
  }

  @Test func `a result cut off anywhere is refused with its line`() throws {
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let run = try merge(Array(bytes.prefix(length)))
      let line = bytes.prefix(length).count { $0 == UInt8(ascii: "\n") } + 1
      #expect(run.status == .unusable && run.output.isEmpty)
      #expect(run.errors.contains("\(path): line \(line): the file ends too early"))
    }
  }

  @Test func `a result changed anywhere is refused with its line`() throws {
    var random = FixedNumbers(seed: 1)
    for _ in 0..<500 {
      var changed = bytes
      let place = Int.random(in: changed.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: changed[place] ^= UInt8.random(in: 1...255, using: &random)
      case 1: changed.remove(at: place)
      default: changed.insert(UInt8.random(in: 0...255, using: &random), at: place)
      }
      guard changed != bytes else { continue }
      let run = try merge(changed)
      #expect(run.status == .unusable && run.output.isEmpty)
      #expect(run.errors.contains("\(path): line "), "\(run.errors)")
    }
  }

  @Test func `lines that are lost, doubled or in another order are noticed`() throws {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) + [UInt8(ascii: "\n")] }
    try #require(lines.count > 2)
    for place in lines.indices {
      var lost = lines
      lost.remove(at: place)
      var doubled = lines
      doubled.insert(lines[place], at: place)
      var turned = lines
      turned.swapAt(place, (place + 1) % lines.count)
      for changed in [lost, doubled, turned] {
        #expect(try merge(changed.flatMap(\.self)).status == .unusable)
      }
    }
  }

  /// A line that is sealed and says something else is told in words of its own, not in the decoder's.
  @Test(arguments: [
    ("\"seed\":0", "\"seed\":\"0\"", "at result.run.seed: a whole number is expected here"),
    ("\"seed\":0", "\"seed\":-1", "this is no JSON, or a number"),
    ("\"seed\":0,", "", "at result.run: the key \"seed\" is missing"),
    ("\"shard\":0", "\"shard\":null", "at result.shard: a whole number is expected here, and null"),
    ("\"run\":{", "\"run\":[{", "this is no JSON, or a number"),
    (
      "\"invariant\":\"", "\"invariant\":7,\"x\":\"", "at result.invariant: a text is expected here"
    ),
  ])
  func `a sealed line that is no result is told in plain words`(
    _ old: String, _ new: String, _ words: String
  ) throws {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let body = lines[0].dropFirst(#"{"sum":"0123456789abcdef","#.count)
    let changed = body.replacing(old, with: new, maxReplacements: 1)
    try #require(changed != body)
    let sum = changed.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let digits = String(sum, radix: 16)
    lines[0] =
      "{\"sum\":\"" + String(repeating: "0", count: 16 - digits.count) + "\(digits)\",\(changed)"
    let run = try merge(Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")])
    #expect(run.errors.contains("line 1: \(words)"), "\(run.errors)")
  }

  @Test(arguments: ["", "\n", "{}", "{}\n", "[1]\n", "{\"sum\":\"\n", "\u{0}\u{1}\n\n\n"])
  func `a file of something else is refused`(text: String) throws {
    let run = try merge(Array(text.utf8))
    #expect(run.status == .unusable && run.errors.contains("\(path): line 1"))
    #expect(run.errors.contains("1 error; nothing was merged and nothing was changed"))
  }

  @Test func `every file that is wrong is named`() throws {
    let other = try folder.write("x", to: "other/0-0000000000000000.shard.jsonl")
    let run = try merge(Array(bytes.dropLast()))
    #expect(run.errors.contains(path) && run.errors.contains(other))
    #expect(run.errors.contains("2 errors"))
  }

  @Test func `folders without results, devices and missing files are refused`() throws {
    let empty = try TemporaryFolder()
    for (place, words) in [
      (empty.path, "no results are below this folder"), ("/dev/null", "no regular file"),
      (empty.path + "/nowhere", "nowhere"),
    ] {
      let run = CommandLineRun(["merge", place], catalogue)
      #expect(run.status == .unusable && run.output.isEmpty && run.errors.contains(words))
    }
  }
}

/// Numbers that are the same in every run.
private struct FixedNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
