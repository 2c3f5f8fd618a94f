import Foundation
import PropertyKit
import StackScrollInvariants
import TestSupport

@testable import StackScrollExplorer

/// A command line with the files it finds in its folder, as nobody would write them.
struct FuzzedCommand: Hashable, Sendable {
  var arguments: [String]
  /// What lies in the folder, by name.
  var files: [String: [UInt8]]
  /// What is piped in; nothing for no file at all.
  var input: [UInt8]
}

/// What fuzzed commands are made of: files that are sound, by what they are.
///
/// Commands and options are those that there are, so that a new one is tried without a word about it.
struct FuzzedInputs: Sendable {
  /// Texts of files by the ending of their names.
  let texts: [String: [String]]
  /// The names of laws and claims.
  let laws: [String]

  /// A file larger than this makes a run longer and finds no more.
  private static let longest = 12_000
  /// The one name that a settings file has.
  private static let settings = "stackscroll.json"

  /// Reads the files of this package.
  init() throws {
    func read(_ folder: String, _ ending: String) throws -> [String] {
      let files = FileManager.default.enumerator(
        at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil)
      let found = (files?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
      return try found.map { try String(contentsOf: $0, encoding: .utf8) }
        .filter { $0.utf8.count < Self.longest }
    }
    laws = Catalogue.standard.invariants.map(\.id)
    let logs = try read("Fixtures/Logs", "json").compactMap { text -> String? in
      guard case .object(let object)? = try? JSONValue(parsing: Data(text.utf8)),
        case .array(let lines)? = object["log"]
      else { return nil }
      return lines.compactMap { if case .string(let line) = $0 { line } else { nil } }
        .joined(separator: "\n")
    }
    let folder = try TemporaryFolder()
    let baseline = "\(folder.path)/baseline.json"
    let documents = FixtureFolder.fixtures.appending(path: "Documents").path
    _ = Explorer.transcript(
      of: ["lint", "--views", "0", "--write-baseline", baseline, documents])
    _ = Explorer.transcript(
      of: [
        "explore", laws[0], "--cases", "5", "--shard", "0/2", "--results", "\(folder.path)/results",
      ])
    let results = try folder.contents().filter { $0.key.hasSuffix("l") }.map(\.value)
    texts = [
      "json": try read("Fixtures", "json") + read("Examples/Bugs", "json")
        + [try String(contentsOfFile: baseline, encoding: .utf8)],
      "storyboard": try read("Fixtures/Documents", "storyboard"),
      "xib": try read("Fixtures/Documents", "xib"),
      Self.settings: [
        """
        {"deploymentTarget": "16.0", "families": ["iPhone"], "orientations": ["portrait"],
         "textSizes": ["large"], "severities": {"weak-pin": "note", "text-is-not-cut": "off"},
         "waivers": [{"rule": "scrolls-across", "file": "*.xib", "element": "map", "reason": "a map"}]}
        """, #"{"devices": ["iPhone 14", "iPad mini 4"], "directions": ["rightToLeft"]}"#,
      ],
      "txt": logs + ["claim-rounded-tabs-fit:p1-sj401pxddvn0", "{\"invariant\": \"\(laws[0])\"}"],
      "swift": try read("Tests/UIKitTests/Screens", "swift"), "shard.jsonl": results,
    ]
  }

  /// Command lines with their files.
  var commands: Gen<FuzzedCommand> {
    Gen { source throws(Discard) in
      var files: [String: [UInt8]] = [:]
      let command = try source.draw(.element(of: Command.all))
      let endings = try self.endings(for: command.name, &source)
      for number in 0..<(try source.draw(.int(in: 1...3))) {
        let ending = try source.draw(.element(of: endings))
        let name = try isRare(10, &source) ? try odd(&source) : "a\(number)"
        let place = name.filter { $0 != "/" && $0 != "\0" }.prefix(40) + ".\(ending)"
        files[ending == Self.settings ? ending : String(place)] = try content(ending, &source)
      }
      let arguments = try arguments(of: command, files.keys.sorted(), &source)
      let input = try source.draw(.bool) ? [] : try content("txt", &source)
      return FuzzedCommand(arguments: arguments, files: files, input: input)
    }
  }

  /// The endings of what a command reads, and now and then of something else.
  private func endings(
    for command: String, _ source: inout Source
  ) throws(Discard) -> [String] {
    let all = texts.keys.sorted()
    if try isRare(10, &source) { return all }
    switch command {
    case "lint": return ["storyboard", "xib", Self.settings]
    case "verify", "import": return ["storyboard", "xib", "json"]
    case "explain", "keep": return ["txt"]
    case "port": return ["swift"]
    case "merge": return ["shard.jsonl"]
    default: return ["json"]
    }
  }

  /// A sound text, a damaged one, or one with an odd text behind a quote.
  private func content(
    _ ending: String, _ source: inout Source
  ) throws(Discard) -> [UInt8] {
    let text = try source.draw(.element(of: texts[ending] ?? [""]))
    switch try source.draw(.int(in: 0...5)) {
    case 0...3: return Array(text.utf8)
    case 4:
      let quotes = text.indices.filter { text[$0] == "\"" }
      guard !quotes.isEmpty else { return Array((try odd(&source) + text).utf8) }
      let quote = try source.draw(.element(of: quotes))
      return Array((text[...quote] + (try odd(&source)) + text[text.index(after: quote)...]).utf8)
    default: return try source.draw(.damaged(.always(text)))
    }
  }

  /// One time in so many; smaller draws are more frequent.
  private func isRare(_ times: Int, _ source: inout Source) throws(Discard) -> Bool {
    try source.draw(.int(in: 1...times)) == times
  }

  private func odd(_ source: inout Source) throws(Discard) -> String {
    try source.draw(.element(of: HostileText.all + Self.odd))
  }

  private static let odd = [
    "", " ", "-", "--", "-x", "--nothing", "..json", "'", "\"", "\\", "%s", "$(x)", "*",
    "\u{1B}]0;x\u{7}", "🙂", String(repeating: "long ", count: 60), "\u{0}",
  ]

  private func arguments(
    of command: Command, _ files: [String], _ source: inout Source
  ) throws(Discard) -> [String] {
    let isUnknown = try isRare(50, &source)
    var arguments = [isUnknown ? try odd(&source) : command.name]
    for _ in 0..<(try source.draw(.int(in: 1...3)) - (try isRare(20, &source) ? 1 : 0)) {
      arguments.append(try name(for: command.name, files, &source))
    }
    for option in command.allOptions where try isRare(4, &source) {
      arguments.append(option.flag)
      if option.takesValue { arguments.append(try value(of: option, files, &source)) }
    }
    if try isRare(20, &source) {
      let place = try source.draw(.int(in: 1...arguments.count))
      arguments.insert(try odd(&source), at: place)
    }
    return Self.bounded(arguments, command)
      // What has a NUL never reaches a process.
      .map { $0.filter { $0 != "\0" } }
  }

  /// The arguments with few cases: a run of a thousand shows no more of input and output.
  private static func bounded(_ arguments: [String], _ command: Command) -> [String] {
    var bounded = arguments
    let options = Set(command.options.map(\.flag))
    for (option, value) in [("--cases", "4"), ("--views", "40")]
    where options.contains(option) && !arguments.contains(option) {
      bounded += [option, value]
    }
    // This one is meant to run until somebody ends it.
    if arguments.contains("--until-failure"), !arguments.contains("--time") {
      bounded += ["--time", "1"]
    }
    if command.name == "explore" { bounded.insert("tabs-content-is-n-thirds", at: 1) }
    return bounded
  }

  private func name(
    for command: String, _ files: [String], _ source: inout Source
  ) throws(Discard) -> String {
    switch try source.draw(.int(in: 0...19)) {
    case 0: return try odd(&source)
    case 1:
      return try source.draw(.element(of: [".", "missing.json", "-", "out", "bash", "layout"]))
    case 11: return try source.draw(.element(of: laws)) + ":p1-sj401pxddvn0"
    default:
      let names = command == "explore" || files.isEmpty ? laws : files
      return try source.draw(.element(of: names))
    }
  }

  private func value(
    of option: CommandOption, _ files: [String], _ source: inout Source
  ) throws(Discard) -> String {
    if try isRare(15, &source) { return try odd(&source) }
    let values: [String]
    switch option.name {
    case "time": values = ["1", "2", "0", "x"]
    case "cases", "scale", "views":
      values = ["1", "2", "3", "4", "5", "6", "7", "8", "0", "x"]
    case "seed": values = ["1", "random", "18446744073709551615", "1.5"]
    case "widths", "heights": values = ["320-400", "390", "400-320", "0-1e9", "nan"]
    case "format": values = ["text", "lines", "json", "sarif"]
    case "shard": values = ["0/2", "1/2", "2/2", "0/1000001"]
    case "replay": values = laws.map { $0 + ":p1-sj401pxddvn0" }
    case "why": values = ["a", "form", "title", "root"]
    case "edits":
      return String(
        decoding: try source.draw(
          .damaged(
            .element(of: [#"[{"rotate": true}]"#, #"[{"hide": "a"}, {"move": "a", "to": 7}]"#]))
        ), as: UTF8.self)
    default: values = ["out", "out/deeper", "new.json"] + files
    }
    return try source.draw(.element(of: values))
  }
}
