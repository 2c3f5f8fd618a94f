import Foundation
import StackScrollInvariants
import TestSupport
import Testing

@testable import StackScrollExplorer

/// `layout` and `check`, and what `check` keeps.
@Suite struct CommandLineScreenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func form(width: Int, isText: Bool = false, more: String = "") -> String {
    let mail =
      isText
      ? "\"text\": {\"words\": [\(width - 104), 100], \"space\": 4, \"lineHeight\": 20}"
      : "\"intrinsic\": {\"width\": \(width), \"height\": 44}"
    return """
      {
        "about": "A form.",
        "scrollView": {"size": {"width": 390, "height": 600}},
        "content": {"id": "form", "stack": {"axis": "vertical", "arrangedViews": [
          {"id": "mail", \(mail)}
        ]}}\(more)
      }
      """
  }

  private func run(_ arguments: String...) -> CommandLineRun {
    CommandLineRun(arguments, .standard)
  }

  @Test func `a layout is drawn, judged and explained`() throws {
    let path = try folder.write(Self.form(width: 343), to: "form.json")
    let run = run("layout", path)
    #expect(run.status == .success && run.errors.isEmpty)
    for part in [
      "A form.", "║", "mail  ", "horizontal  does not scroll: content 343 in 390",
      "height = 44 (its own)",
    ] {
      #expect(run.output.contains(part), "\(run.output)")
    }
    let why = self.run("layout", path, "--why", "mail")
    #expect(why.output.contains("Source: UIView documentation, intrinsicContentSize."))
    let typo = self.run("layout", path, "--why", "mai")
    #expect(typo.status == .unusable && typo.errors.contains("did you mean \"mail\"?"))
  }

  @Test func `a layout as JSON is a golden layout that replays`() throws {
    let path = try folder.write(Self.form(width: 343), to: "form.json")
    let golden = try folder.write(run("layout", path, "--json").output, to: "golden.json")
    #expect(run("replay", golden).output.contains("as expected: A form."))
  }

  @Test func `a screen without a layout is said to have none, axis by axis`() throws {
    let path = try folder.write(
      #"{"scrollView": {"size": {"width": 9, "height": 9}}, "content": {"id": "a", "width": 3}}"#,
      to: "open.json")
    let run = run("layout", path)
    #expect(run.status == .unexpected)
    #expect(run.output.contains("horizontal  determined"))
    #expect(run.output.contains("width 9  content 3"))
    #expect(run.output.contains("vertical    NO LAYOUT"))
    #expect(run.output.contains("nothing settles the height of \"a\""))
    #expect(self.run("layout", path, "--json").output.isEmpty)
  }

  @Test func `a screen without a layout breaks the law that says so, and no other`() throws {
    let path = try folder.write(
      """
      {"scrollView": {"size": {"width": 320, "height": 400}},
       "content": {"id": "column", "width": 320, "height": 300, "stack": {
         "axis": "vertical", "arrangedViews": [{"id": "a"}, {"id": "b"}]}}}
      """, to: "open.json")
    let run = run("check", path, "--cases", "20")
    #expect(run.status == .unexpected)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("[layout-is-determined]"), "\(run.output)")
    #expect(
      words.contains("1 finding in 1 screen; tried on the devices of iOS 18"), "\(run.output)")
  }

  @Test func `what the rules of stacks cannot tell, the constraints do`() throws {
    let picture = """
      {
        "scrollView": {"size": {"width": 320, "height": 400}},
        "content": {"id": "column", "width": {"fractionOfFrame": 1}, "stack": {
          "axis": "vertical", "alignment": "center", "arrangedViews": [
            {"id": "picture", "height": {"ratio": 0.5}, "intrinsic": {"width": 200}}
          ]}}
      }
      """
    let path = try folder.write(picture, to: "picture.json")
    let run = run("layout", path)
    #expect(run.status == .success && run.errors.isEmpty)
    for part in ["picture   (60, 0) 200 x 100", "Laid out by constraints"] {
      #expect(run.output.contains(part), "\(run.output)")
    }
    let why = self.run("layout", path, "--why", "picture")
    #expect(why.status == .success)
    let words = why.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for part in [
      "What holds the view:",
      "picture.height == 0.5 * picture.width (required, a length given to \"picture\")",
      "picture.width >= 200 (750, the size that \"picture\" has of its own)",
      "What gave way: picture.width == 0 (25, stack view \"column\","
        + " UISV-ambiguity-suppression; missed by 200 points)",
    ] { #expect(words.contains(part), "\(why.output)") }
    let json = self.run("layout", path, "--json")
    #expect(json.status == .success && json.output.contains("\"picture\""))
    let check = self.run("check", path, "--cases", "30")
    #expect(check.status == .success, "\(check.output)")
    #expect(check.output.contains("nothing found in 1 screen"))
  }

  @Test func `a bad screen file is named with line, column and path`() throws {
    let path = try folder.write(Self.form(width: 343, more: ",\n  \"pin\": 1"), to: "bad.json")
    for command in ["layout", "check"] {
      let run = run(command, path)
      #expect(run.status == .unusable && run.output.isEmpty)
      #expect(run.errors.contains("\(path): line 7, column 3: the key \"pin\" means nothing"))
    }
    #expect(run("check", path + "x").errors.contains("bad.jsonx: "))
  }

  @Test func `a sound screen is OK, and the same check prints the same`() throws {
    let path = try folder.write(Self.form(width: 320), to: "form.json")
    let first = run("check", path, "--cases", "100")
    #expect(first.status == .success, "\(first.output)")
    #expect(first.output.contains("nothing found in 1 screen"))
    #expect(run("check", path, "--cases", "100").output == first.output)
    let workers = CommandLineRun(
      ["check", path, "--cases", "100"], .standard, on: RecordingTerminal(processors: 4))
    #expect(workers.output == first.output)
  }

  @Test(arguments: [(1, 500), (499, 500), (999, 250), (24_999, 10), (1_000_000, 10)])
  func `of a large screen fewer conditions are drawn`(_ views: Int, _ cases: Int) {
    #expect(CheckRequest.cases(ofViews: views) == cases)
  }

  @Test func `a finding is shown, kept, replayed, and gone when the screen is mended`() throws {
    let path = try folder.write(Self.form(width: 343, isText: true), to: "Screens/form.json")
    let kept = folder.path + "/Fixtures"
    let run = run("check", path, "--write", kept)
    #expect(run.status == .unexpected)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let found =
      "the content in scrollView is 343 wide, and should be at most 320, because of scrollView and"
      + " mail; iPhone SE (3rd generation) in Display Zoom, 320 × 568; in windows narrower than 342.5; mended"
      + " by: adding form.width == scrollView.frameLayoutGuide.width"
    #expect(words.contains("\(path):3: [content-fits-across]"), "\(run.output)")
    #expect(words.contains(found) && words.contains("kept as: \(kept)/content-fits-across/"))
    let broken = self.run("replay", kept)
    let shown = broken.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      broken.status == .unexpected
        && shown.contains("the content in scrollView is 343 wide, and should be at most 320"))
    _ = try folder.write(Self.form(width: 320), to: "Screens/form.json")
    let mended = self.run("replay", kept)
    #expect(mended.status == .success, "\(mended.output)\(mended.errors)")
    try FileManager.default.removeItem(atPath: path)
    #expect(self.run("replay", kept).errors.contains("the screen file \(path): "))
  }

  @Test func `a waiver is counted, and told when it waives nothing`() throws {
    let waiver = #", "waived": {"content-fits-across": "It is a map."}"#
    let path = try folder.write(Self.form(width: 343, more: waiver), to: "map.json")
    let run = run("check", path, "--cases", "100")
    #expect(run.status == .success, "\(run.output)")
    #expect(run.output.contains("nothing found in 1 screen; 1 waived"))
    let idle = try folder.write(Self.form(width: 300, more: waiver), to: "idle.json")
    let words = self.run("check", idle).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(words.contains("content-fits-across is not found any more; leave the waiver out"))
    let unknown = #", "waived": {"no-such-law": "why"}"#
    let bad = try folder.write(Self.form(width: 300, more: unknown), to: "bad.json")
    let errors = self.run("check", bad).errors
    #expect(errors.contains("line 6, column 3") || errors.contains("line 6"), "\(errors)")
    #expect(errors.contains("\"no-such-law\""))
  }

  @Test func `lengths that are given are the ones that are tried`() throws {
    let path = try folder.write(Self.form(width: 343), to: "form.json")
    let wide = run("check", path, "--widths", "343-1376", "--cases", "100")
    #expect(wide.status == .success, "\(wide.output)")
    let narrow = run("check", path, "--widths", "342", "--cases", "100")
    #expect(narrow.output.contains("a window of 342 x 600"), "\(narrow.output)")
    for bad in ["", "a", "5-4", "1-2-3", "-5", "nan", "inf", "1e300"] {
      #expect(run("check", path, "--widths=\(bad)").status == .unusable, "\(bad)")
    }
  }

  @Test func `a folder is checked, and other files in it are left out`() throws {
    _ = try folder.write(Self.form(width: 343), to: "Screens/form.json")
    _ = try folder.write(#"{"name": "package"}"#, to: "Screens/package.json")
    _ = try folder.write("[1,", to: "Screens/cut.json")
    _ = try folder.write(Self.form(width: 300, more: ", \"pin\": 1"), to: "Screens/bad.json")
    let all = run("check", folder.path + "/Screens")
    #expect(all.status == .unusable && all.errors.contains("the key \"pin\" means nothing"))
    #expect(all.output.contains("1 finding in 1 screen; 1 not read; 2 of another kind"))
    let named = run("check", folder.path + "/Screens/package.json")
    #expect(named.status == .unusable && named.errors.contains("the key \"scrollView\" is missing"))
    let none = run("check", folder.path + "/Nothing")
    #expect(none.status == .unusable)
  }

  @Test func `findings are lines, JSON with device and interval, SARIF, a baseline and a page`()
    throws
  {
    let path = try folder.write(Self.form(width: 343), to: "form.json")
    let lines = run("check", path, "--format", "lines").output
    #expect(lines.hasPrefix("\(path):3: warning: the content in scrollView is 343 wide"))
    let json = try JSONValue(parsing: Data(run("check", path, "--format", "json").output.utf8))
    guard case .object(let object) = json, case .array(let findings)? = object["findings"],
      case .object(let finding)? = findings.first, case .object(let shown)? = finding["shown"]
    else { throw NoFinding() }
    #expect(findings.count == 1 && finding["rule"] == .string("content-fits-across"))
    #expect(
      shown["device"]
        == .object([
          "name": .string("iPhone SE (3rd generation) in Display Zoom"),
          "posture": .string("portrait"),
          "size": .object(["width": .number(320), "height": .number(568)]),
        ]))
    #expect(
      shown["interval"]
        == .object([
          "of": .string("width"), "from": .number(320), "to": .number(342),
          "holdsAt": .array([.null, .number(342.5)]),
        ]) || shown["interval"].map { "\($0)".contains("342") } ?? false)
    #expect(run("check", path, "--format", "sarif").output.contains("\"content-fits-across\""))
    let baseline = folder.path + "/baseline.json"
    #expect(run("check", path, "--write-baseline", baseline).status == .success)
    let known = run("check", path, "--baseline", baseline)
    #expect(known.status == .success && known.output.contains("1 in the baseline"))
    let report = run("check", path, "--report", folder.path + "/page")
    #expect(report.status == .unexpected)
    let page = try String(contentsOfFile: folder.path + "/page/index.html", encoding: .utf8)
    #expect(
      page.contains("iPhone SE (3rd generation) in Display Zoom, 320 × 568")
        && page.contains("<svg"))
  }

  private struct NoFinding: Error {}

  @Test func `a law of one's own is checked around the screen`() throws {
    let catalogue = try Catalogue.standard.adding(
      Invariant(
        "mine", "Forms are low.",
        for: .always(try ScreenFile(parsing: Data(Self.form(width: 1).utf8)).screen)
      ) { screen, law in
        try law.expect(try law.layout(screen).layout.contentSize.height < 40, "it is not low")
      })
    let path = try folder.write(Self.form(width: 320), to: "form.json")
    let run = CommandLineRun(["check", path, "--cases", "10"], catalogue)
    #expect(run.status == .unexpected && run.output.contains("[mine]"))
  }

  @Test func `verdicts are a line of JSON a file, and a bad file leaves the others`() throws {
    let window = { (constraints: String) in
      #"""
      {"window": {"size": {"width": 100, "height": 100}, "root": {"id": "root", "subviews": [
        {"id": "a", "intrinsic": {"width": 70, "height": 10}},
        {"id": "b", "intrinsic": {"width": 50, "height": 10}}]}, "constraints": [
        {"first": "a.leading", "second": "root.leading"}, {"first": "a.top", "second": "root.top"},
        {"first": "b.leading", "second": "a.trailing"}, {"first": "b.top", "second": "root.top"},
        {"first": "b.trailing", "second": "root.trailing"}\#(constraints)]}}
      """#
    }
    let files = [
      try folder.write(Self.form(width: 343), to: "form.json"), "\(folder.path)/none.json",
      try folder.write(window(""), to: "open.json"),
      try folder.write(
        window(
          #", {"first": "a.height", "constant": 5}, {"first": "a.height", "constant": 6, "identifier": "six"}"#
        ), to: "conflict.json"),
    ]
    let run = CommandLineRun(["layout", "--verdicts"] + files, .standard)
    #expect(run.status == .unusable && run.errors.contains("none.json"))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    for (line, parts) in zip(
      lines,
      [
        [
          #""offsets":{"from":0,"to":0}"#, #""length":343"#, #""verdict":"determined"},"vertical""#,
          #""frames":{"form":{"left":0,"width":343}"#,
        ],
        // 100 are left for 70 and 50: each may give up 20, and one of them must.
        [
          #""a":{"width":{"from":50,"to":70}}"#, #""width":{"from":30,"to":50}"#,
          #""settledBy":["a"]"#, #""views":["a","b"]"#, #""gaveWay":[{"by":"intrinsicSize""#,
          #""missedBy":20"#, #""vertical":{"verdict":"determined"}"#,
        ],
        [
          #""verdict":"unsatisfiable""#, #""identifier":"six""#,
          #""remedies":[{"by":"written","constant":5"#, #""open":{"a":{"width""#,
        ],
      ])
    {
      for part in parts { #expect(line.contains(part), "\(part) is not in \(line)") }
    }
    #expect(CommandLineRun(["layout", "--verdicts", files[0]], .standard).status == .success)
    #expect(CommandLineRun(["layout", "--verdicts", files[2]], .standard).status == .unexpected)
    let text = CommandLineRun(["layout"] + files, .standard)
    #expect(text.status == .unusable && text.output.contains("A form."))
    let words = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("(a.height == 6), and by the others it is 5 (a.height == 5): 1 too little"),
      "\(words)")
    #expect(CommandLineRun(["layout", "--json"] + files, .standard).status == .unusable)
  }

  @Test func `the page of commands shows the verdicts on its screen`() throws {
    let page = Repository.root.appending(path: "Documentation/Commands.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).split(separator: "```json\n")
      .dropFirst().map { String($0.split(separator: "```")[0]) }
    let (file, shown) = (try #require(blocks.first), try #require(blocks.last))
    let path = try folder.write(file, to: "row.json")
    let line = run("layout", "--verdicts", path).output
    guard case .object(var found) = try JSONValue(parsing: Data(line.utf8)) else { return }
    found["file"] = .string("row.json")
    #expect(try JSONValue(parsing: Data(shown.utf8)) == .object(found), "\(line)")
  }
}
