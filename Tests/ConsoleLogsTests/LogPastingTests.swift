import ConsoleLogs
import Testing

/// What people paste is read as what they copied.
@Suite struct LogPastingTests {
  static let plain = """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x1a UILabel:0x10'One'.height == 44   (active)>",
        "<NSLayoutConstraint:0x1b V:|-(>=8)-[UILabel:0x10'One']   (active, names: '|':UIView:0x20 )>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1a UILabel:0x10'One'.height == 44   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints.
    """

  static let pasted: [(String, String)] = [
    ("as it is", plain),
    ("Windows", plain.replacing("\n", with: "\r\n")),
    ("old Macintosh", plain.replacing("\n", with: "\r")),
    ("indented", plain.replacing("\n", with: "\n          ")),
    ("quoted", "> " + plain.replacing("\n", with: "\n> ")),
    ("quoted twice", "> > " + plain.replacing("\n", with: "\n> > ")),
    (
      "JSON",
      "{\"text\": \"" + plain.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\"}"
    ),
    (
      "JSON with letters as numbers",
      plain.replacing("\"", with: "\\\"").replacing("<", with: "\\u003c").replacing(
        "'", with: "\\u0027")
    ),
    (
      "Markdown",
      plain.replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("_", with: "\\_")
    ),
    (
      "HTML",
      plain.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
        "\"", with: "&quot;")
    ),
    ("curly", plain.replacing("'", with: "\u{2019}").replacing("\"", with: "\u{201C}")),
    ("hard blanks", plain.replacing("   ", with: " \u{A0} ")),
    ("one line", plain.replacing("\n", with: " ")),
    ("wrapped between words", plain.replacing("   (active", with: "\n     (active")),
    ("wrapped in a word", plain.replacing("UILab", with: "UILa\n     b")),
    ("without quotes", plain.replacing("\"", with: "")),
    ("with times", plain.replacing("\n", with: "\n2026-01-02 03:04:05.678 App[12:345] ")),
    ("with a byte order mark", "\u{FEFF}" + plain),
    (
      "HTML written twice",
      plain.replacing("<", with: "&amp;lt;").replacing(">", with: "&#62;").replacing(
        "=", with: "&#x3D;")
    ),
    ("smart signs", plain.replacing("-", with: "\u{2013}").replacing(">=", with: "\u{2265}")),
    ("angle quotes", plain.replacing("<", with: "\u{2039}").replacing("\"", with: "\u{201E}")),
    ("struck through", plain.replacing("-", with: "~~")),
    ("hyphens in braces", plain.replacing("-", with: "{-}")),
    ("soft hyphens", plain.replacing("Layout", with: "Lay\u{AD}out")),
    ("without angle brackets", plain.replacing("<", with: "").replacing(")>", with: ")")),
    (
      "wrapped behind times",
      plain.replacing("   (active", with: "\n (active").replacing(
        "\n", with: "\n2026-01-02 03:04:05.678 App[12:345] ")
    ),
    (
      "wrapped in a table",
      plain.replacing("   (active", with: "\n (active").replacing(
        "\n", with: "\n | ")
    ),
    ("in a fence", "It crashes:\n```\n\(plain)\n```\nWhat now? <b>Help</b>, x < y."),
  ]

  @Test("pasting changes nothing", arguments: pasted.map(\.0))
  func pasting(name: String) throws {
    let text = try #require(Self.pasted.first { $0.0 == name }?.1)
    let log = try ConflictLog(parsing: text)
    #expect(log.problems.isEmpty)
    let report = try #require(log.reports.first)
    #expect(log.reports.count == 1 && report.broken == "0x1a")
    let words = report.lines.flatMap(\.conditions).map { LogPrinter().body($0.constraint) }
    #expect(
      words == ["UILabel:0x10'One'.height == 44", "UILabel:0x10'One'.top >= UIView:0x20.top + 8"])
  }

  @Test("lines are counted as the text was pasted")
  func lines() throws {
    let log = try ConflictLog(parsing: Self.plain.replacing("\n", with: "\r\n"))
    #expect(log.reports.first?.lines.map(\.position.line) == [4, 5])
    #expect(log.reports.first?.lines.map(\.position.column) == [7, 7])
  }

  @Test("every list is one of its own")
  func reports() throws {
    let log = try ConflictLog(parsing: Self.plain + "\n" + Self.plain + "\n")
    #expect(log.reports.count == 2)
    #expect(log.reports.map(\.lines.count) == [2, 2])
  }

  @Test("the constraint given up counts once, and counts where the list lacks it")
  func broken() throws {
    let short = Self.plain.split(separator: "\n").filter {
      !$0.contains("\"<NSLayoutConstraint:0x1a")
    }
    .joined(separator: "\n")
    let report = try #require(try ConflictLog(parsing: short).reports.first)
    #expect(report.lines.map(\.handle) == ["0x1b", "0x1a"] && report.broken == "0x1a")
  }

  @Test(
    "of a line that is cut, however early, it is said that it is left out",
    arguments: [
      "\"<", "\"<NSLay", "\"<NSLayoutConstraint", "\"<NSLayoutConstraint:",
      "\"<NSLayoutConstraint:0x1c",
      "\"<NSLayoutConstraint:0x1c 'UIView-Encaps",
    ])
  func cutEarly(rest: String) throws {
    let log = try ConflictLog(parsing: Self.plain.replacing(")\n", with: rest))
    #expect(log.reports.first?.unread == 1)
    #expect(log.problems.map(\.problem) == [.unfinished] && log.problems[0].position.line == 6)
  }

  static let lost: [(String, LogError.Problem, Int)] = [
    ("\"\",\n\"\"", .emptied, 4), ("    \"\"", .emptied, 4), ("<private>", .keptPrivate, 4),
    ("<private>\n<private>", .keptPrivate, 4),
  ]

  @Test("constraints that a page or the system has left out are missed, once", arguments: lost)
  func leftOut(list: String, problem: LogError.Problem, line: Int) throws {
    let lines = Self.plain.split(separator: "\n", omittingEmptySubsequences: false)
    let text = (lines[..<3] + [Substring(list)]).joined(separator: "\n")
    do {
      _ = try ConflictLog(parsing: text)
      Issue.record("it was read")
    } catch {
      #expect(error.problem == problem && error.position.line == line)
    }
    let log = try ConflictLog(parsing: text + "\n" + Self.plain)
    #expect(log.reports.count == 1 && log.problems.map(\.problem) == [problem])
  }

  @Test("a class with an address in a sentence is no constraint")
  func sentence() throws {
    let text = "Why is NSLayoutConstraint:0x1c here?\n\"\" is empty; x <private> y.\n" + Self.plain
    #expect(try ConflictLog(parsing: text).problems.isEmpty)
  }

  @Test("a list cut short is read up to there, and the rest named")
  func cut() throws {
    let end = try #require(Self.plain.firstRange(of: "names:")).lowerBound
    let log = try ConflictLog(parsing: String(Self.plain[..<end]))
    #expect(log.reports.first?.lines.count == 1)
    #expect(log.problems.map(\.problem) == [.unfinished])
    #expect(log.problems.map(\.position) == [LogPosition(line: 5, column: 7)])
  }

  static let traces = """
    *UIWindow:0x1
    |   *UIView:0x2
    |   |   *UILabel:0x3'Two words'- AMBIGUOUS LAYOUT for UILabel:0x3'Two words'.minX{id: 12}, UILabel:0x3'Two words'.Width{id: 13}
    |   |   +UIView:0x4, MISSING HOST CONSTRAINTS
    |   |   *<UIView:0x5> - AMBIGUOUS LAYOUT
    |   |   \u{2022}App.Row:0x6
    """

  @Test("the lines of a trace that say something are found")
  func trace() throws {
    let lines = try ConflictLog(parsing: Self.traces).traces
    #expect(lines.map(\.item.id) == ["0x3", "0x4", "0x5"])
    #expect(lines.map(\.depth) == [2, 2, 2])
    #expect(lines.map(\.mark) == [.constraints, .frames, .constraints])
    #expect(lines.map(\.isAmbiguous) == [true, false, true])
    #expect(lines.map(\.isMissingHost) == [false, true, false])
    #expect(lines[0].unsettled.map(\.name) == [.minX, .width] && lines[0].item.text == "Two words")
  }
}
