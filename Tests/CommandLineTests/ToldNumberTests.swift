import Foundation
import StackScrollExplorer
import StackScrollInvariants
import TestSupport
import Testing

/// What commands print of numbers, with `--exact` and without.
@Suite struct ToldNumberTests {
  private func output(_ arguments: String...) -> String {
    Explorer.transcript(of: arguments).output
  }

  /// Three tabs of a third of 7 are the next smaller double wide.
  private static let token = "claim-three-tabs-fill-exactly:p1-sj40ckdqdvr0"

  /// The lines below a picture, and the one that says what is wrong.
  private func numbers(in output: String) -> String {
    output.split(separator: "\n").filter {
      $0.contains("the content width is") || $0.contains(" x ") || $0.contains("offsets")
    }.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test func `a finding is told to a hundredth, and numbers that differ are told apart`() {
    #expect(
      numbers(in: output("replay", Self.token)) == """
        the content width is 6.999999999999999, expected 7
        viewport  7 x 58 at (0, 0)
        content   7 x 58
        offsets   x 0, y 0
        stack     (0, 0) 7 x 58
        tab1      (0, 0) 2.33 x 58
        tab2      (2.33, 0) 2.33 x 58
        tab3      (4.67, 0) 2.33 x 58
        """)
  }

  @Test func `a finding is told with all digits if that is asked for`() {
    #expect(
      numbers(in: output("replay", Self.token, "--exact")) == """
        the content width is 6.999999999999999, expected 7
        viewport  7 x 58 at (0, 0)
        content   6.999999999999999 x 58
        offsets   x 0, y 0
        stack     (0, 0) 6.999999999999999 x 58
        tab1      (0, 0) 2.333333333333333 x 58
        tab2      (2.333333333333333, 0) 2.333333333333333 x 58
        tab3      (4.666666666666666, 0) 2.333333333333333 x 58
        """)
  }

  /// A column of three views that share 430 points.
  private static let thirds = """
    {
      "scrollView": {"size": {"width": 100, "height": 430}},
      "content": {"id": "column", "width": 100, "height": 430, "stack": {
        "axis": "vertical", "distribution": "fillEqually", "arrangedViews": [
          {"id": "a", "intrinsic": {"width": 1, "height": 10}},
          {"id": "b", "intrinsic": {"width": 1, "height": 10}},
          {"id": "c", "intrinsic": {"width": 1, "height": 10}}
        ]}}
    }
    """

  @Test func `a layout is told to a hundredth, its arithmetic so that it comes out`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.thirds, to: "thirds.json")
    let (rounded, exact) = (output("layout", path), output("layout", path, "--exact"))
    #expect(rounded.contains("c         (0, 286.67) 100 x 143.33"), "\(rounded)")
    #expect(
      rounded.contains("y      = 286.67 = 430 (bottom of column) - 143.33 (c)"), "\(rounded)")
    #expect(!rounded.contains("143.3333"), "\(rounded)")
    #expect(exact.contains("143.33333333333"), "\(exact)")
  }

  @Test func `the terms of a sum in a console log add up to its total`() throws {
    let folder = try TemporaryFolder()
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 V:|-(10)-[UIImageView:0xa]   (active, names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x2 UIImageView:0xa.height == 33.3333   (active)>",
          "<NSLayoutConstraint:0x3 V:[UIImageView:0xa]-(10.3333)-| (active, names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x4 UIView:0xb.height == 60.3333   (active)>"
      )
      """
    let path = try folder.write(log, to: "log.txt")
    let words = output("explain", path)
    let rows = ["   10  top of", "33.33  UIImage", "10.34  bottom", "53.67  and that is 6.66 too"]
    for part in rows {
      #expect(words.contains(part), "\(words)")
    }
    #expect(words.contains("UIImageView.height == 33.3333"), "\(words)")
    #expect(output("explain", "--exact", path).contains("  53.6666  and that is"))
  }

  @Test func `JSON has all digits whether they are asked for or not`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.thirds, to: "thirds.json")
    for format in ["--json", "--verdicts"] {
      let json = output("layout", path, format)
      #expect(json.contains("143.33333333333"), "\(json)")
      #expect(json == output("layout", path, format, "--exact"))
    }
  }

  @Test func `a kept case has all digits in its message and its picture`() throws {
    let folder = try TemporaryFolder()
    _ = output(
      "explore", "claim-three-tabs-fill-exactly", "--cases", "10", "--write", folder.path)
    let kept = try folder.contents().values.joined()
    #expect(kept.contains("\"the content width is 6.999999999999999, expected 7\""), "\(kept)")
    #expect(kept.contains("(4.666666666666666, 0) 2.333333333333333 x 58"), "\(kept)")
  }
}
