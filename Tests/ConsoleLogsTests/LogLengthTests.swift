import ConsoleLogs
import Testing

/// Logs are read in time that grows with their length, whatever stands in them.
@Suite struct LogLengthTests {
  /// What readers try again at each part: before it, and the part, of which there are many.
  private static let hostile = [
    ("", "\\"), ("<NSLayoutConstraint:", "@"), ("<NSLayoutConstraint:", "<"),
    ("<NSLayoutConstraint:0x2 a.width == ", ".width "),
    ("<NSLayoutConstraint:0x2 a.width == ", ".width NSSpace("), ("<NSLayoutConstraint:0x2 ", ".a"),
    ("<NSLayoutConstraint:0x2 H:[", "a(bcdefgh"), ("<NSLayoutConstraint:0x2 H:[a'", "'(abcdefg"),
    ("<NSLayoutConstraint:0x2 '", "' "), ("", "> "),
  ]

  /// If each try cost as much as the rest of the text is long, 200,000 bytes would cost some 10^10
  /// steps: minutes for each of these texts.
  @Test(arguments: hostile)
  func `a long text is read in one pass`(_ start: String, _ part: String) throws {
    let body = String(repeating: part, count: 200_000 / part.utf8.count)
    let constraint = "<NSLayoutConstraint:0x1 UIView:0x10.width == 5   (active)>"
    let log = try ConflictLog(parsing: "\"\(constraint)\"\n\(start)\(body)>\n\(body)")
    #expect(log.reports.first?.lines.first?.handle == "0x1")
    for problem in log.problems { #expect("\(problem)".utf8.count < 300) }
  }

  /// A column is a count of letters from the start of its line, which is not counted anew for each.
  @Test func `many constraints on one long line have their columns`() throws {
    let constraint = "é<NSLayoutConstraint:0x1 UIView:0x10.width == "
    let line = (0..<3000).map { "\(constraint)\($0)>," }
    let log = try ConflictLog(parsing: line.joined())
    let found = try #require(log.reports.first).lines.map(\.position.column)
    var columns: [Int] = []
    var before = 0
    for part in line {
      columns.append(before + 3)
      before += part.count
    }
    #expect(found == columns)
  }
}
