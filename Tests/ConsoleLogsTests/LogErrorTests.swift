import ConsoleLogs
import Testing

/// What cannot be read is named, with its place.
@Suite struct LogErrorTests {
  static let bad: [(String, LogError.Problem, Int)] = [
    (
      "UIView:0x10.height = 100", .expected(.body, found: "UIView:0x10.height = 100   (active)"), 27
    ),
    ("UIView:0x10.size == 100", .unknownAttribute("size"), 39),
    ("UIView:0x10.width == UIView:0x20.size", .unknownAttribute("size"), 60),
    ("UIView:0x10.width == ", .expected(.itemOrNumber, found: ""), 47),
    ("UIView:0x10.width == 1e12", .numberOutOfRange("1e12"), 48),
    ("UIView:0x10.width == 5 @2000", .priorityOutOfRange(2000), 51),
    ("UIView:0x10.width == UIView:0x20.top", .incomparable(.width, .top), 27),
    ("UIView:0x10.left == UIView:0x20.top", .incomparable(.left, .top), 27),
    ("V:|-(8)-[UIView:0x10", .expected(.node, found: ""), 47),
    ("V:|-(x)-[UIView:0x10]", .expected(.number, found: "x)-[UIView:0x10]   "), 32),
    ("V:[UIView:0x10(44)] and more", .expected(.end, found: "and more   "), 47),
    ("", .expected(.body, found: ""), 26),
  ]

  @Test("the problem and the place", arguments: bad)
  func problems(body: String, problem: LogError.Problem, column: Int) {
    let text = "(\n\"<NSLayoutConstraint:0x1a \(body)   (active)>\"\n)"
    do {
      _ = try ConflictLog(parsing: text)
      Issue.record("it was read")
    } catch {
      switch (error.problem, problem) {
      case (.expected(let found, _), .expected(let wanted, _)): #expect(found == wanted)
      default: #expect(error.problem == problem)
      }
      #expect(error.position == LogPosition(line: 2, column: column))
      #expect("\(error)".hasPrefix("line 2, column \(column): "))
    }
  }

  @Test("one bad line hides no other")
  func others() throws {
    let text =
      Self.bad.map { "\"<NSLayoutConstraint:0x1a \($0.0)   (active)>\"," }
      + ["\"<NSLayoutConstraint:0x1b UIView:0x10.width == 3>\""]
    let log = try ConflictLog(parsing: text.joined(separator: "\n"))
    #expect(log.reports.first?.lines.map(\.handle) == ["0x1b"])
    #expect(log.problems.map(\.position.line) == Array(1...Self.bad.count))
  }

  @Test("a text without constraints is refused where it ends", arguments: ["", "Hello", "<b>\n"])
  func nothing(text: String) {
    #expect(throws: LogError.self) { try ConflictLog(parsing: text) }
  }

  @Test("limits are kept")
  func limits() {
    let line = "<NSLayoutConstraint:0x1a UIView:0x10.width == 3>\n"
    let few = LogLimits(bytes: 1000, constraints: 3)
    #expect(throws: LogError.self) {
      try ConflictLog(parsing: String(repeating: line, count: 4), limits: few)
    }
    #expect(throws: LogError.self) {
      try ConflictLog(parsing: String(repeating: " ", count: 1001), limits: few)
    }
  }
}
