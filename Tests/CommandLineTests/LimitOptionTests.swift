import StackScrollExplorer
import TestSupport
import Testing

/// What is refused for its size names the option with which it is read.
@Suite struct LimitOptionTests {
  /// A file that is larger than a limit that is set low.
  struct Case: Sendable, CustomTestStringConvertible {
    let command: String
    let option: String
    let low: Int
    let high: Int

    var testDescription: String { "\(command) \(option)" }
  }

  private static let cases =
    ["lint", "verify", "import"].flatMap { command in
      [
        Case(command: command, option: "--max-bytes", low: 100, high: 100_000),
        Case(command: command, option: "--max-elements", low: 3, high: 1000),
      ]
    } + [
      Case(command: "explain", option: "--max-bytes", low: 100, high: 100_000),
      Case(command: "explain", option: "--max-constraints", low: 2, high: 3),
      Case(command: "explain", option: "--max-list", low: 2, high: 3),
    ]

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
      "<NSLayoutConstraint:0x1 UIView:0xa0.height == 100   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa0.height == 90   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0xa0.width == 90   (active)>"
    )
    """

  @Test(arguments: cases)
  func `an error about a limit names the option that raises it`(tried: Case) throws {
    let folder = try TemporaryFolder()
    let document = FixtureFolder.fixtures.appending(path: "Documents/stacks.storyboard").path
    let file = tried.command == "explain" ? try folder.write(Self.log, to: "log.txt") : document
    func run(_ value: Int) -> CommandLineRun {
      CommandLineRun([tried.command, file, tried.option, "\(value)"], .standard)
    }
    let usual = CommandLineRun([tried.command, file], .standard)
    #expect(usual.errors.isEmpty)
    let refused = run(tried.low)
    #expect(refused.status == .unusable)
    let words = refused.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\(tried.low)") && words.contains("raise"), "\(words)")
    #expect(words.contains("(\(tried.option))"), "\(words)")
    let read = run(tried.high)
    #expect(read.errors.isEmpty && read.output == usual.output && read.status == usual.status)
  }
}
