import Foundation
import PropertyKit
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

@testable import StackScrollExplorer

/// What a file, an argument or a path says reaches nobody as a command.
///
/// Neither the terminal nor a build server that reads the output line by line. And different texts
/// stay different.
@Suite(.tags(.slow)) struct HostileTextTests {
  /// One of each kind, for every door there is.
  static let oneOfEach = [
    "\u{1B}[2J\u{9B}x", "\\u{1B}[2J\u{9B}x", "\u{202E}x\u{200B}", "a\nOK: all is well",
    "a\r\n::error::b",
    "a\u{2028}b\tc", " ::error file=a::x", " \\u{3A}:error file=a::x", "a ::add-mask::b",
    "a##[error]b",
    "a#\\u{23}[error]b",
  ]

  // MARK: Doors

  /// A way for a text to come in.
  struct Door: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether texts come in as they are; XML and logs know some letters only in other forms.
    let keepsTexts: Bool
    let run: @Sendable (String, TemporaryFolder) throws -> Transcript

    init(
      _ name: String, keepsTexts: Bool = true,
      _ run: @escaping @Sendable (String, TemporaryFolder) throws -> Transcript
    ) {
      self.name = name
      self.keepsTexts = keepsTexts
      self.run = run
    }

    /// A file with a text in it that a command is given.
    static func file(
      _ name: String, _ arguments: [String],
      of content: @escaping @Sendable (String) throws -> String,
      as file: String = "file.json"
    ) -> Door {
      Door(name, keepsTexts: file.hasSuffix(".json")) { text, folder in
        let path = try folder.write(try content(text), to: file)
        return Explorer.transcript(of: arguments.map { $0 == "FILE" ? path : $0 })
      }
    }

    var testDescription: String { name }
  }

  /// A text as a JSON string, by another writer than ours.
  private static func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  /// A screen in a file: a column that is too wide for its window, and may be anything else.
  private static func screen(
    id: String = "row", about: String = "", more: String = "", sizes: String = "500",
    column: String = ""
  ) throws -> String {
    """
    {"about": \(try json(about)), \(more)
     "scrollView": {"size": {"width": 320, "height": 480}},
     "content": {"id": "column", "stack": {"axis": "vertical", \(column) "arrangedViews": [
       {"id": \(try json(id)), "intrinsic": {"width": \(sizes), "height": 44}},
       {"id": "other", "intrinsic": {"width": 50, "height": 44}}]}}}
    """
  }

  /// A storyboard with a text in place of a value or an element's name.
  private static func document(_ word: String, _ text: String) throws -> String {
    let place = FixtureFolder.fixtures.appending(path: "Documents/Faults/bottom-pin.storyboard")
    let escaped = text.reduce(into: "") { result, character in
      result += "<&\"".contains(character) ? "&#\(character.asciiValue ?? 0);" : String(character)
    }
    return try String(contentsOf: place, encoding: .utf8)
      .replacing("\"\(word)\"", with: "\"\(escaped)\"")
      .replacing("<\(word) ", with: "<\(escaped) ").replacing("</\(word)>", with: "</\(escaped)>")
  }

  private static func log(_ text: String) -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 '\(text)' UILabel:0x10'\(text)'.width == 20   (active)>",
        "<NSLayoutConstraint:0x2 'two' UILabel:0x10'\(text)'.width == 30   (active)>",
        "<NSLayoutConstraint:0x3 \(text) UILabel:0x10.width = 30   (active)>"
    )
    |   *<UILabel:0x20'\(text)'> - AMBIGUOUS LAYOUT for UILabel:0x20'\(text)'.minX{id: 1}
    """
  }

  private static let screens: [Door] = [
    .file("layout, id", ["layout", "FILE"], of: { try screen(id: $0) }),
    .file("layout, about", ["layout", "FILE"], of: { try screen(about: $0) }),
    .file("layout, key", ["layout", "FILE"], of: { try screen(more: "\(try json($0)): 1,") }),
    .file(
      "layout, word", ["layout", "FILE"],
      of: { try screen(column: "\"alignment\": \(try json($0)),") }),
    .file("layout, bad id", ["layout", "FILE"], of: { try screen(id: $0, sizes: "-1") }),
    .file(
      "layout, nothing settles", ["layout", "FILE"],
      of: {
        try screen(id: $0).replacing(
          "\"intrinsic\": {\"width\": 500, \"height\": 44}", with: "\"width\": 1")
      }),
    .file("layout --json", ["layout", "FILE", "--json"], of: { try screen(id: $0, about: $0) }),
    .file("layout --why", ["layout", "FILE", "--why", "other"], of: { try screen(id: $0) }),
    .file(
      "layout --verdicts", ["layout", "FILE", "--verdicts"],
      of: {
        try screen(id: $0).replacing(
          "\"intrinsic\": {\"width\": 500, \"height\": 44}", with: "\"width\": 1")
      }),
    .file("check, id", ["check", "FILE", "--cases", "5"], of: { try screen(id: $0) }),
    .file(
      "check, unknown law", ["check", "FILE"],
      of: {
        try screen(more: "\"waived\": {\(try json($0)): \"reason\"},")
      }),
    .file(
      "check, waived", ["check", "FILE", "--cases", "5"],
      of: {
        try screen(more: "\"waived\": {\"content-fits-across\": \(try json($0))},")
      }),
    Door("layout --why an id") { text, folder in
      let path = try folder.write(try screen(id: text), to: "file.json")
      return Explorer.transcript(of: ["layout", path, "--why=\(text)"])
    },
    Door("layout --why no id") { text, folder in
      let path = try folder.write(try screen(id: "\(text)12"), to: "file.json")
      return Explorer.transcript(of: ["layout", path, "--why=\(text)1"])
    },
    Door("layout, path") { text, folder in
      let path = try folder.write(try screen(), to: "\(text).json")
      return Explorer.transcript(of: ["layout", path])
    },
    Door("check --write, path") { text, folder in
      let path = try folder.write(try screen(), to: "\(text).json")
      let kept = "\(folder.path)/kept \(text)"
      return Explorer.transcript(of: ["check", path, "--cases", "5", "--write", kept])
    },
    Door("replay what check kept") { text, folder in
      let path = try folder.write(try screen(id: text), to: "file.json")
      let kept = "\(folder.path)/kept"
      _ = Explorer.transcript(of: ["check", path, "--cases", "5", "--write", kept])
      return Explorer.transcript(of: ["replay", kept])
    },
  ]

  private static let fixtures: [Door] = [
    Door("replay a golden layout") { text, folder in
      let path = try folder.write(try screen(id: text, about: text), to: "file.json")
      let golden = Explorer.transcript(of: ["layout", path, "--json"]).output
      return Explorer.transcript(of: ["replay", try folder.write(golden, to: "golden.json")])
    },
    Door("replay a golden layout that is not so") { text, folder in
      let path = try folder.write(try screen(id: text, about: text), to: "file.json")
      let golden = Explorer.transcript(of: ["layout", path, "--json"]).output
      let wrong = golden.replacing("\"width\" : 500", with: "\"width\" : 400")
      return Explorer.transcript(of: ["replay", try folder.write(wrong, to: "golden.json")])
    },
    broken("replay, difference", "content.stack.arrangedViews.0 left out"),
    broken("replay, bug", "removed-stays"), broken("replay, id", "v1"),
    broken("replay, other id", "stack1"),
    broken("replay, law", "added-and-removed-leaves-nothing"),
    Door("retire") { text, folder in
      let place = FixtureFolder.fixtures.appending(path: "Refuted/claim-rounded-tabs-fit")
      let file = try #require(FileManager.default.contentsOfDirectory(atPath: place.path).first)
      let path = try folder.write(
        try String(contentsOf: place.appending(path: file), encoding: .utf8), to: "fixture.json")
      let first = Explorer.transcript(of: ["retire", path, "--reason=\(text)x"])
      let replay = Explorer.transcript(of: ["replay", path])
      let again = Explorer.transcript(of: ["retire", path, "--reason=\(text)x"])
      return Transcript(
        status: again.status, output: first.output + replay.output + again.output,
        errors: replay.errors + again.errors)
    },
    Door("explain --save and replay", keepsTexts: false) { text, folder in
      let path = try folder.write(log(text), to: "console.txt")
      let saved = Explorer.transcript(of: ["explain", path, "--save", "\(folder.path)/\(text)"])
      let replay = Explorer.transcript(of: ["replay", "\(folder.path)/\(text)"])
      return Transcript(
        status: replay.status, output: saved.output + replay.output,
        errors: saved.errors + replay.errors)
    },
  ]

  /// One of the fixtures with a text in place of a word.
  private static func broken(_ name: String, _ word: String) -> Door {
    .file(
      name, ["replay", "FILE"],
      of: { text in
        let place = FixtureFolder.fixtures.appending(
          path: "Broken/added-and-removed-leaves-nothing.json")
        return try String(contentsOf: place, encoding: .utf8)
          .replacing("\"\(word)\"", with: try json(text))
      })
  }

  private static let others: [Door] =
    [
      .file("explain", ["explain", "FILE"], of: log, as: "console.txt"),
      .file(
        "keep, a log", ["keep", "FILE"], of: { "\($0)\n\($0)a:p1-0\n{\"token\": \"\($0)\"}" },
        as: "log"),
      .file(
        "keep, JSON", ["keep", "FILE"],
        of: {
          "{\"invariant\": \(try json($0)), \"token\": \"p1-sj401pxddvn0\"}"
        }, as: "log"),
      .file(
        "keep, JSON token", ["keep", "FILE"],
        of: {
          "{\"invariant\": \"a\", \"token\": \(try json("\($0) is no token"))}"
        }, as: "log"),
      .file("merge, no result", ["merge", "FILE"], of: { $0 }, as: "a.shard.jsonl"),
    ]
    + [
      ["lint", "--views", "100", "FILE"],
      ["lint", "--views", "100", "--format", "lines", "FILE"],
      ["lint", "--views", "100", "--format", "sarif", "FILE"],
      ["lint", "--views", "100", "--format", "json", "FILE"],
      ["verify", "FILE"], ["import", "FILE"],
    ].flatMap { arguments in
      ["page", "row1", "column", "column-top", "width", "vertical", "scrollView"].map { word in
        Door.file(
          "\(arguments.dropLast().joined(separator: " ")), \(word)", arguments,
          of: { try document(word, $0) }, as: "a.storyboard")
      }
    }
    + [
      #"{"devices": [TEXT]}"#, #"{"deploymentTarget": TEXT}"#, #"{"severities": {TEXT: "off"}}"#,
      #"{TEXT: 1}"#,
      #"{"waivers": [{"rule": TEXT, "element": "a", "reason": "x"}]}"#,
      #"{"waivers": [{"rule": "weak-pin", "element": TEXT, "reason": "x"}]}"#,
      #"{"waivers": [{"rule": "weak-pin", "file": TEXT, "reason": "x"}]}"#,
    ].map { settings in
      Door("lint, \(settings)") { text, folder in
        _ = try folder.write(
          settings.replacing("TEXT", with: try json(text)), to: "stackscroll.json")
        _ = try folder.write(try document("page", "page"), to: "a.storyboard")
        return Explorer.transcript(of: ["lint", "--views", "0", folder.path])
      }
    }
    + [
      Door("lint, name of a project") { text, folder in
        _ = try folder.write("", to: "\(text).xcodeproj/project.pbxproj")
        _ = try folder.write(try document("page", "page"), to: "a.storyboard")
        return Explorer.transcript(of: ["lint", "--views", "100", folder.path])
      }
    ]
    + [
      ["WORD"], ["--WORD"], ["explore", "WORD"], ["explore", "--WORD"],
      ["explore", "--cases", "WORD"],
      ["explore", "--cases=3", "--shard", "WORD"], ["replay", "WORD"],
      ["replay", "WORD:p1-sj401pxddvn0"],
      ["replay", "tabs-count:WORD"], ["keep", "WORD"], ["help", "WORD"],
      ["completion", "WORD"], ["list", "WORD"], ["lint", "a", "--format", "WORD"],
      ["check", "a", "--widths", "WORD"],
      ["check", "a", "--baseline", "WORD"], ["layout", "WORD"], ["check", "WORD"],
      ["verify", "WORD"],
      ["lint", "WORD"], ["lint", "a", "--baseline", "WORD"], ["import", "WORD"],
      ["explain", "WORD"], ["merge", "WORD"],
      ["retire", "WORD", "--reason", "x"],
      ["explore", "tabs-count", "--cases", "5", "--report", "FOLDER/WORD"],
      ["explore", "claim-two-tabs", "--cases", "30", "--write", "FOLDER/WORD"],
      ["import", "STORYBOARD", "--write", "FOLDER/WORD"],
      ["keep", "claim-rounded-tabs-fit:p1-sj401pxddvn0", "--write", "FOLDER/WORD"],
      ["keep", "claim-rounded-tabs-fit:p1-sj401pxddvn0", "--write", "STORYBOARD/WORD"],
      ["explore", "claim-two-tabs", "--cases", "30", "--write", "STORYBOARD/WORD"],
      ["explore", "tabs-count", "--cases", "5", "--report", "STORYBOARD/WORD"],
      ["explore", "tabs-count", "--cases", "5", "--shard", "0/2", "--results", "FOLDER/WORD"],
    ].map { arguments in
      // Of a token it names the law alone.
      Door(
        "arguments \(arguments.joined(separator: " "))", keepsTexts: arguments.first != "replay"
      ) { text, folder in
        let storyboard = FixtureFolder.fixtures.appending(
          path: "Documents/Faults/bottom-pin.storyboard")
        let line = arguments.map {
          $0.replacing("FOLDER", with: folder.path)
            .replacing("STORYBOARD", with: storyboard.path).replacing("WORD", with: text)
        }
        return Explorer.transcript(of: line, catalogue: try Sample.sound())
      }
    }

  private static let rest: [Door] = [
    Door("name of the tool") { text, _ in
      let terminal = RecordingTerminal()
      let status = Explorer.run(
        ["help"], catalogue: .standard, terminal: terminal, name: text)
      _ = Explorer.run(["x"], catalogue: .standard, terminal: terminal, name: text)
      return Transcript(status: status, output: terminal.output, errors: terminal.errors)
    },
    Door("the pages of a report") { text, folder in
      let line = [
        "explore", "claim-two-tabs", "--cases", "20", "--write", "\(folder.path)/\(text)",
        "--report", "\(folder.path)/report",
      ]
      let run = Explorer.transcript(of: line, catalogue: try Sample.sound())
      let pages = try folder.contents().filter { $0.key.hasPrefix("report/") }.sorted { $0 < $1 }
      return Transcript(
        status: run.status, output: run.output + pages.map(\.value).joined(), errors: run.errors)
    },
  ]

  static let doors = screens + fixtures + others + rest

  // MARK: Laws of the one function

  /// Texts of the parts of what must not come out, and of what is printed instead.
  private static let random = Gen { source throws(Discard) in
    let parts = [
      "a", " ", ":", "::", "#", "[", "error", "\\", "u{", "\\u{1B}", "}", "\u{1B}", "\u{9B}", "\n",
      "\r", "\t", "\u{2028}", "\u{202E}", "\u{200B}", "\u{FE0F}", "\u{A0}", "é", "\"",
    ]
    return try source.draw(.array(of: .element(of: parts), count: 0...12)).joined()
  }

  private static func check(
    _ law: @escaping @Sendable (String) throws -> Bool,
    at location: SourceLocation = #_sourceLocation
  ) {
    let settings = Settings(seed: 1611, cases: 3000, enumeration: .never)
    let report = PropertyKit.check(random, settings: settings) { text -> Outcome in
      .holds(if: try law(text), otherwise: text.debugDescription)
    }
    #expect(report.counterexample == nil, "\(report)", sourceLocation: location)
    for text in HostileText.all {
      #expect((try? law(text)) == true, "\(text.debugDescription)", sourceLocation: location)
    }
  }

  @Test func `what is put into a line says what it was, and nothing else, wherever it is wrapped`()
  {
    Self.check { text in
      let shown = text.printable
      let read = shown.replacing(/\\u\{([0-9A-F]+)\}/) { match in
        UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "?"
      }
      return read == text && !shown.contains("\n")
        && HostileText.isHarmless(shown.replacing(" ", with: "\n"))
    }
  }

  @Test
  func `a line of output is one harmless line, and going through the gate again changes nothing`() {
    Self.check { text in
      let line = PrintableText.line(text)
      return HostileText.isHarmless(line.replacing("\t", with: " "))
        && !line.unicodeScalars.contains("\n") && PrintableText.line(line) == line
    }
  }

  @Test func `colours stay where somebody watches, and nothing else does`() {
    let colour = "\u{1B}[1;31mFAILED\u{1B}[0m\u{1B}[K"
    #expect(PrintableText.line(colour, isWatched: true) == colour)
    for text in [
      "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{1B}[1;31", "\u{9B}0m", "\u{1B}[1m ::error::x", "a\nb",
      "a\rb",
    ] {
      #expect(PrintableText.line(text, isWatched: true) != text)
    }
  }

  @Test func `whoever forgets to make a text printable writes one harmless line all the same`() {
    Self.check { text in
      let terminal = RecordingTerminal()
      let session = Session(name: "tool", terminal: terminal)
      session.say(text)
      session.say(Paragraph.lines("a \(text) z", width: 20, indent: 2))
      session.complain(text)
      session.hint(text)
      return HostileText.isHarmless(terminal.output.replacing("\t", with: " "))
        && HostileText.isHarmless(terminal.errors.replacing("\t", with: " "))
        && terminal.errors.utf8.count { $0 == UInt8(ascii: "\n") } == 2
    }
  }

  @Test func `JSON is harmless and says what it said`() {
    Self.check { text in
      let value = JSONValue.object([text: .array([.string(text), .string("::\(text)")])])
      let document = try value.text()
      let read = try JSONValue(parsing: Data(document.utf8))
      let line = try value.line()
      return read == value && HostileText.isHarmless(document) && HostileText.isHarmless(line)
    }
  }

  @Test func `a literal of Swift is harmless and says what it said`() {
    Self.check { text in
      let literal = PrintableText.literal(text)
      let read = literal.dropFirst().dropLast().replacing(/\\(u\{([0-9A-F]+)\}|.)/) { match in
        if let code = match.2 {
          return UInt32(code, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "?"
        }
        return ["n": "\n", "r": "\r", "t": "\t", "0": "\0"][String(match.1)] ?? String(match.1)
      }
      return HostileText.isHarmless(literal) && String(read) == text
    }
  }

  @Test func `a path in a command line is what the shell makes of it`() throws {
    for text in HostileText.all + ["a b", "it's", "-a", ""] {
      let read = try output(ofShell: "printf %s \(text.shellWord)")
      #expect(read == Data(text.utf8), "\(text.shellWord)")
      #expect(HostileText.isHarmless(text.shellWord))
    }
  }

  // MARK: Laws of all commands

  @Test(arguments: doors)
  func `nothing that comes in commands anything, and different texts are shown differently`(
    _ door: Door
  ) throws {
    func run(_ text: String) throws -> Transcript {
      let folder = try TemporaryFolder()
      let run = try door.run(text, folder)
      return Transcript(
        status: run.status, output: run.output.replacing(folder.path, with: "FOLDER"),
        errors: run.errors.replacing(folder.path, with: "FOLDER"))
    }
    let plain = try run("plainword")
    let isShown = (plain.output + plain.errors).contains("plainword")
    var shown: [String: String] = [:]
    for text in Self.oneOfEach {
      let run = try run(text)
      #expect(HostileText.isHarmless(run.output), "\(text.debugDescription): \(run.output)")
      #expect(HostileText.isHarmless(run.errors), "\(text.debugDescription): \(run.errors)")
      guard isShown, door.keepsTexts else { continue }
      if let other = shown.updateValue(text, forKey: run.output + run.errors) {
        Issue.record("\(text.debugDescription) and \(other.debugDescription): \(run)")
      }
    }
  }
}
