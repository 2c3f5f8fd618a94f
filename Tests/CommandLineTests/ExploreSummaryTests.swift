import SelfTests
import StackScrollInvariants
import TestSupport
import Testing

@testable import StackScrollExplorer

/// What the first command shows: every law as a sentence with numbers, the bug, the ambiguous size.
@Suite struct ExploreSummaryTests {
  private static let run = Explorer.transcript(of: ["explore", "--cases", "40"])
  private static let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)

  /// The cells to the right of a sentence.
  private static func cells(_ sentence: String) -> [String] {
    let line = lines.first { $0.hasPrefix("  \(sentence)") } ?? ""
    return line.dropFirst(sentence.count + 2).split(separator: " ").map(String.init)
  }

  @Test func `each law is told as its sentence, with what it measures on two known cases`() {
    #expect(Self.run.status == .success && Self.run.errors.isEmpty)
    for law in Catalogue.standard.invariants where law.role == .law {
      #expect(Self.lines.contains { $0.hasPrefix("  \(law.sentence)") }, "\(law.sentence)")
    }
    #expect(
      Self.cells("The tabs scroll exactly when there are more than three.") == ["fits", "scrolls"])
    #expect(Self.cells("n tabs make the content n thirds of the frame wide.") == ["320", "426.67"])
    #expect(
      Self.cells("The end shows the far edge of the last tab and the inset beyond it.")
        == ["0", "106.67"])
    #expect(
      Self.cells("The end is where content and bottom inset end; the top if all fits.")
        == ["0", "23.5"])
    let first = "The first image is predicted a gap too far, less the bottom inset."
    #expect(Self.cells(first) == ["8"])
  }

  @Test func `the published prediction is refuted with its own numbers, drawn, and on a phone`() {
    let words = Self.run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("145.5 high: the offset predicted before layout is 2.5, expected 0"))
    #expect(words.contains("viewport 288 x 145.5 at (0, 2.5)"))
    #expect(words.contains("600 high: the offset predicted before layout is 19.5, expected 11.5"))
    #expect(words.contains("nothing settles the width of \"green1\". Give \"green1\" a required"))
    #expect(words.contains("It has the width of the scroll view as well: settled on both axes"))
  }

  @Test func `it is two screens of text at most, and the canary one line of it`() {
    #expect(Self.lines.count <= 100, "\(Self.lines.count) lines")
    #expect(Self.lines.allSatisfy { $0.count <= Session.usualWidth && !$0.hasSuffix(" ") })
    #expect(Self.lines.count { $0.contains("Canary:") } == 1)
    #expect(!Self.run.output.contains("[ 1/29]") && !Self.run.output.contains("replay:"))
  }

  @Test func `in full each finding has its smallest case, and a table has the names`() {
    let full = Explorer.transcript(of: ["explore", "--long", "--cases", "20"])
    #expect(full.status == .success)
    #expect(full.output.contains("[ 1/29]") && full.output.contains("The smallest case"))
    #expect(full.output.contains("\nlabels-steps-settle-the-size            holds "))
    #expect(full.output.contains("canary-tabs-never-scroll: the canary was caught after"))
  }

  @Test func `laws without known cases are counted by family`() throws {
    let run = Explorer.transcript(of: ["explore", "--cases", "1"], catalogue: .selfTests)
    #expect(run.output.contains("\npixels: 2 laws hold\nlengths: "))
    #expect(!run.output.contains("To the right"))
  }

  @Test func `a law that fails is told in full at once, and by its verdict in the summary`() throws
  {
    let laws = [Sample.brokenLaw, Sample.law, Sample.idleLaw, Sample.flakyLaw(), Sample.canary]
    let run = CommandLineRun(["explore", "--cases", "30"], try Catalogue(laws))
    #expect(run.status == .unexpected)
    #expect(run.output.contains("tabs-at-most-four: NEW FINDING"))
    #expect(run.output.contains("\n  \(Sample.brokenLaw.sentence)"))
    let row = run.output.split(separator: "\n").last { $0.contains(Sample.brokenLaw.sentence) }
    #expect(row?.hasSuffix("NEW FINDING") == true, "\(run.output)")
    #expect(!run.output.contains("Your own screens"))
  }

  @Test func `every known case is one, laws hold for it, and claims fail`() {
    for law in Catalogue.standard.invariants {
      guard let examples = law.illustration?.examples else {
        #expect(law.role != .law, "\(law.id) is shown on nothing")
        continue
      }
      #expect(examples.allSatisfy { !$0.subjects.isEmpty }, "\(law.id)")
      let measured = examples.map { law.measurements(on: $0) }
      if law.role == .law {
        #expect(measured.contains { $0 != nil }, "\(law.id) says nothing about its cases")
      } else {
        #expect(measured.allSatisfy { $0 == nil }, "\(law.id) holds for a case")
      }
    }
  }
}
