import Foundation
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// The command that says why constraints in a console log cannot hold together.
@Suite struct CommandLineExplainTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func explain(_ text: String, _ arguments: String...) -> CommandLineRun {
    let terminal = RecordingTerminal(input: Array(text.utf8))
    return CommandLineRun(["explain"] + arguments, .standard, on: terminal)
  }

  private static let rows = """
    (
      "<NSLayoutConstraint:0x1 UIStackView:0xa0.height == 100   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0xb0'One'.height == 44   (active)>",
      "<NSLayoutConstraint:0x3 UILabel:0xc0'Two'.height == 44   (active)>",
      "<NSLayoutConstraint:0x4 'UISV-canvas-connection' UIStackView:0xa0.top == UILabel:0xb0'One'.top   (active)>",
      "<NSLayoutConstraint:0x5 'UISV-canvas-connection' V:[UILabel:0xc0'Two']-(0)-|   (active, names: '|':UIStackView:0xa0 )>",
      "<NSLayoutConstraint:0x6 'UISV-spacing' V:[UILabel:0xb0'One']-(20)-[UILabel:0xc0'Two']   (active)>",
      "<NSLayoutConstraint:0x7 UIStackView:0xa0.width == 320   (active)>"
    )
    """

  @Test func `the sum, the smallest set, the remedy and what to change`() {
    let run = explain(Self.rows)
    #expect(run.status == .unexpected && run.errors.isEmpty)
    #expect(
      run.output == """
        CANNOT HOLD: 6 of the 7 constraints contradict each other

        UIStackView.height is 100 (line 2).
        But from its top to its bottom it is 108:

              0  top of UIStackView to top of UILabel "One"  (line 5)
             44  UILabel "One".height  (line 3)
             20  bottom of UILabel "One" to top of UILabel "Two"  (line 7)
             44  UILabel "Two".height  (line 4)
              0  bottom of UILabel "Two" to bottom of UIStackView  (line 6)
          -----
            108  and that is 8 too much

          given   |<------------------------ 100 ------------------------>|
          sum     |<--------- 44 --------->|<-- 20 --->|<--------- 44 --------->|

        The smallest set; without any one of these lines the others can hold:
          line 2  UIStackView.height == 100
          line 3  UILabel "One".height == 44
          line 4  UILabel "Two".height == 44
          line 5  UIStackView.top == UILabel "One".top   (UISV-canvas-connection)
          line 6  UIStackView.bottom == UILabel "Two".bottom   (UISV-canvas-connection)
          line 7  UILabel "Two".top == UILabel "One".bottom + 20   (UISV-spacing)

        The whole list can hold if any one of these lines has priority 999 instead of 1000.

        What to change:
          - Lines 2, 3 and 4 are yours; the one you did not mean must go. Give line 2 priority
            999, so that it gives way.
          - Lines 5, 6 and 7 come from a stack view. Its spacing, distribution and alignment can
            be changed, or its length be left to what it arranges.

        Where UIStackView is 0xa0, UILabel "One" is 0xb0, UILabel "Two" is 0xc0.

        """)
  }

  @Test func `a file is read as the input is`() throws {
    let file = try folder.write(Self.rows, to: "console.txt")
    let run = CommandLineRun(["explain", file], .standard)
    #expect(run.output == explain(Self.rows, "-").output && run.status == .unexpected)
    let wide = folder.path + "/wide.txt"
    try #require(Self.rows.data(using: .utf16)).write(to: URL(fileURLWithPath: wide))
    #expect(CommandLineRun(["explain", wide], .standard).output == run.output)
  }

  @Test func `what can hold is said to, with what is not printed`() {
    let margin = """
      <NSLayoutConstraint:0x1 UIView:0xa0.top == UIView:0xb0.topMargin>
      <NSLayoutConstraint:0x2 UIView:0xa0.top == UIView:0xb0.top + 20>
      """
    let run = explain(margin)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("CAN HOLD as printed: the 2 constraints"))
    #expect(run.output.contains("- line 1: how wide a margin is"))
  }

  static let advice: [(String, String)] = [
    ("hidden-view-with-a-length", "a length is required (line 3). Give line 3 priority 999"),
    ("hidden-view-with-distances", "inside it are required (lines 2 and 3). Give line 3 priority"),
    ("hidden-stack-with-spacing", "line 4 keeps space inside it, as it is a stack view itself"),
    ("cell-lower-than-its-content", "A cell gets its own size only after its first layout."),
    ("third-of-a-point", "misses it by 0.33, which is a separator"),
    ("shorter-than-its-window", "leaves 582 over: something must be able to grow. Give line 4"),
    ("no-width-before-the-first-layout", "makes the width of Price 0, as it is before the first"),
    ("frame-of-nothing", "makes the height of Head 0, as it is before the first layout"),
    ("autoresizing-mask-left-on", "translatesAutoresizingMaskIntoConstraints to false"),
    ("arranged-and-pinned-beside", "Line 4 ties a view that a stack view arranges"),
    ("tied-to-the-stack-around-it", "Line 2 ties a view that a stack view arranges"),
    ("two-values-for-one-edge", "Lines 2 and 3 give the same thing two values."),
    ("pinned-to-view-and-safe-area", "Lines 2 and 3 give the same thing two values."),
    ("less-than-nothing", "Line 2 asks for a length below 0."),
    ("bar-of-the-system", "It is harmless; there is nothing to change."),
    ("guides-wider-than-no-width", "Lines 3 and 4 come from a margin or a safe area."),
    ("margin-without-a-value", "What looks wrong all the same: - Line 3 ties a view"),
    ("no-length-is-negative", "UILabel \"Optional\".width cannot be negative."),
    ("factors", "Everything unknown cancels"),
    ("rounded-thirds", "no more than printing rounds away"),
    (
      "scroll-view-beside-who-knows",
      "Taking it that edges of scroll views are those of their frames"
    ),
    (
      "space-of-the-system-in-no-width",
      "Taking it that no margin is less than 0. With a negative one, there is no contradiction."
    ),
    (
      "spaces-of-the-system-at-both-edges",
      "Line 5 gives UIView a width of 32, and lines 3 and 4 ask"
    ),
    (
      "distances-of-a-wider-room", "Line 7 gives Progress a width of 320, and lines 5 and 6 ask for"
    ),
    ("widths-of-a-wider-room", "lines 2 and 3 ask for 60 more: their numbers fit a wider room."),
    ("cut-in-a-class", "What can be read of the list (1 more cannot be read) can hold"),
    (
      "cell-not-named-by-a-library", "Line 6 makes the width of UITableViewCellContentView 0, as it"
    ),
    (
      "temporary-width-before-an-arranged-view",
      "What to change: - Line 2 makes the width of Title 0"
    ),
    ("brackets-lost", "all 3 constraints contradict each other"),
    ("struck-through", "But from its leading edge to its trailing edge"),
    ("written-as-entities", "3 of the 5 constraints contradict each other"),
    ("wrapped-behind-times", "all 4 constraints contradict each other"),
    ("left-and-leading", "Taking it that the layout direction is left to right."),
    ("two-lists", "List 2 of 2"),
    ("trace", "nothing settles where its left edge is, its width"),
  ]

  @Test(arguments: advice)
  func `each kind of conflict has its advice`(name: String, words: String) throws {
    let file = FixtureFolder.fixtures.appending(path: "Logs/\(name).json")
    let data = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    let lines = try #require((data as? [String: Any])?["log"] as? [String])
    let output = explain(lines.joined(separator: "\n")).output
    let flat = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains(words), "\(output)")
    for line in output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test func `every kept log comes out as it was kept`() throws {
    let files = try FixtureFolder.files(in: "Logs", "json")
    let run = CommandLineRun(["replay"] + files.map(\.path), .standard)
    #expect(run.status == .success && run.errors.isEmpty, "\(run.output)")
    #expect(run.output.contains("\(files.count) fixtures: \(files.count) as expected"))
  }

  @Test func `what is kept is replayed, and notices when the verdict changes`() throws {
    let run = explain(Self.rows, "--save", folder.path)
    let (name, text) = try #require(try folder.contents().first)
    #expect(run.output.contains("kept as: \(folder.path)/\(name)"))
    #expect(explain(Self.rows, "--save", folder.path).output == run.output)
    let path = "\(folder.path)/\(name)"
    #expect(CommandLineRun(["replay", path], .standard).status == .success)
    for (old, new) in [
      ("unsatisfiable", "satisfiable"), ("== 100", "== 108"), ("\"traces\" : 0", "\"traces\" : 1"),
    ] {
      _ = try folder.write(text.replacing(old, with: new), to: name)
      let changed = CommandLineRun(["replay", path], .standard)
      #expect(changed.status == .unexpected, "\(old)")
      #expect(changed.output.contains("NOT AS EXPECTED"))
    }
  }

  static let refused: [(String, String)] = [
    ("", "input: line 1, column 1: there is no constraint here"),
    (
      "<UIView: 0x7fb1; frame = (0 0; 393 852); layer = <CALayer: 0x6000>>",
      "input: line 1, column 16: this is a tree of views with frames (recursiveDescription)"
    ),
    (
      "because they have no common ancestor. Does <NSLayoutConstraint:0x1 UIView:0xa0.width == 3>",
      "input: line 1, column 19: this is an exception, no conflict"
    ),
    ("<NSLayoutConstraint:0x1 UIView:0xa0.width = 3>", "input: line 1, column 25: "),
    ("\n\"<NSLayoutConstraint:0x1 UIView:0xa0.width == 3", "input: line 2, column 3: "),
    (
      "<NSLayoutConstraint:0x1 UIView:0xa0.width == 3>\n<NSLayoutConstraint:0x2 UIView:0xa0.size == 3>",
      "input: line 2, column 37: \"size\" is no attribute"
    ),
  ]

  @Test(arguments: refused.indices)
  func `what cannot be read has its line and column`(index: Int) {
    let (text, message) = Self.refused[index]
    let run = explain(text)
    #expect(run.status == .unusable)
    #expect(run.errors.hasPrefix("stackscroll: \(message)"), "\(run.errors)")
  }

  /// A list of two lines that contradict each other, of a row of its own.
  private static func list(_ row: Int, height: Int = 50) -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
      "<NSLayoutConstraint:0xa\(row) UILabel:0xb\(row)'Row \(row)'.height == 44   (active)>",
      "<NSLayoutConstraint:rowHeight UILabel:0xb\(row)'Row \(row)'.height == \(height)   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:rowHeight UILabel:0xb\(row)'Row \(row)'.height == \(height)   (active)>

    """
  }

  @Test func `the same conflict of many rows is told once, others each`() {
    let same = explain((10..<40).map { Self.list($0) }.joined()).output
    #expect(same.hasPrefix("List 1 of 30; the same conflict is seen 30 times\n"), "\(same)")
    #expect(same.split(separator: "CANNOT HOLD: the two constraints").count == 2, "\(same)")
    let others = explain((10..<90).map { Self.list($0, height: 40 + $0) }.joined()).output
    #expect(others.contains("List 80 of 80\n"))
    #expect(others.split(separator: "CANNOT HOLD: the two constraints").count == 81)
  }

  @Test func `a line cut short makes the verdict conditional`() {
    let cut = "\n\"<NSLayoutConstraint:0x9 UILabel:0xb0.heig"
    let held = explain("<NSLayoutConstraint:0x1 UILabel:0xb0.height == 44>" + cut)
    #expect(held.status == .unusable)
    #expect(held.output.hasPrefix("NOT KNOWN: the 1 constraint that can be read can hold; 1 more"))
    let broken = explain(Self.rows + cut)
    #expect(broken.output.contains("What can be read of the list (1 more cannot be read) can hold"))
  }

  @Test func `a contradiction counts even if other lines cannot be read`() {
    let run = explain(Self.rows + "\n<NSLayoutConstraint:0x8 UIView:0xa0.size == 3>")
    #expect(run.status == .unexpected && run.errors.contains("it is left out"))
  }

  @Test func `arguments that mean nothing are refused`() throws {
    let file = try folder.write("", to: "file")
    for arguments in [["a", "b"], ["--save"], ["--save", file], ["--seed", "1"]] {
      #expect(CommandLineRun(["explain"] + arguments, .standard).status == .unusable)
    }
    let missing = CommandLineRun(["explain", folder.path + "/none"], .standard)
    #expect(missing.status == .unusable && missing.errors.contains("it is missing"))
  }

  @Test func `whoever types is told how to end`() {
    let terminal = RecordingTerminal(isInputTyped: true)
    let run = CommandLineRun(["explain"], .standard, on: terminal)
    #expect(run.errors.hasPrefix("Paste the text from the console"))
  }
}
