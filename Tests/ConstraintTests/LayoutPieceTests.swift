import PropertyKit
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// The pieces of a screen tell its layout in every width of a range, and where they end.
@Suite struct LayoutPieceTests {
  private static let root: LayoutItem = "root"

  private static func screen(_ views: [View], _ constraints: [Constraint]) throws -> Screen {
    try Screen(
      size: Size(width: 320, height: 400), root: View("root", subviews: views),
      constraints: constraints)
  }

  @Test func `a label that gives way has two pieces, which meet where it has its width`() throws {
    let (label, button): (LayoutItem, LayoutItem) = ("label", "button")
    let pieces = try Self.screen(
      [
        View("label", intrinsic: IntrinsicSize(width: 200, height: 20)),
        View("button", width: .constant(80), height: .constant(20)),
      ],
      [
        label.leftAnchor == Self.root.leftAnchor + 20, label.topAnchor == Self.root.topAnchor,
        button.leftAnchor >= label.rightAnchor + 8,
        button.rightAnchor == Self.root.rightAnchor - 20, button.topAnchor == Self.root.topAnchor,
      ]
    ).pieces(along: .horizontal, in: 300...400)
    #expect(pieces.map(\.word) == ["lines", "lines"])
    #expect(abs(pieces[0].lengths.upperBound - 328) < 1e-5)
    #expect(abs(pieces[1].lengths.lowerBound - 328) < 1e-5)
    let frames = try #require(pieces[0].frames(at: 310))
    #expect(abs(frames[1].size.width - 182) < 1e-9)
    #expect(pieces[0].frames(at: 340) == nil)
  }

  @Test func `two required widths agree in one width alone`() throws {
    let view: LayoutItem = "a"
    let screen = try Self.screen(
      [View("a", width: .constant(280), height: .constant(10))],
      [
        view.leftAnchor == Self.root.leftAnchor + 20,
        view.rightAnchor == Self.root.rightAnchor - 20, view.topAnchor == Self.root.topAnchor,
      ])
    let pieces = screen.pieces(along: .horizontal, in: 300...400)
    #expect(pieces.map(\.word) == ["conflict", "lines", "conflict"])
    #expect(pieces[1].lengths == 320...320)
  }

  @Test func `a text has a piece for each way in which its lines break`() throws {
    let text: LayoutItem = "text"
    let words = LabelText(words: [100, 100, 100, 100], space: 10, lineHeight: 20)
    let screen = try Self.screen(
      [View("text", text: words)],
      [
        text.leftAnchor == Self.root.leftAnchor, text.rightAnchor == Self.root.rightAnchor,
        text.topAnchor == Self.root.topAnchor,
      ])
    let pieces = screen.pieces(along: .horizontal, in: 150...500)
    #expect(pieces.map(\.word) == ["lines", "lines", "lines", "lines"])
    // Two words are 210 wide, three 320, four 430.
    for (piece, end) in zip(pieces.dropFirst(), [210.0, 320, 430]) {
      #expect(abs(piece.lengths.lowerBound - end) < 1e-5)
    }
    let heights = pieces.map { $0.frames(at: $0.lengths.lowerBound)?[1].size.height }
    #expect(heights == [80, 40, 40, 20])
    #expect(PieceTrial(screen, in: 150...500, count: 100).fault == nil)
  }

  @Test func `where nothing settles a view there is a piece without a layout`() throws {
    let view: LayoutItem = "a"
    let screen = try Self.screen(
      [View("a", height: .constant(10))],
      [view.leftAnchor == Self.root.leftAnchor, view.topAnchor == Self.root.topAnchor])
    let pieces = screen.pieces(along: .horizontal, in: 300...400)
    #expect(pieces.map(\.word) == ["none where it was tried"] && pieces[0].lengths == 300...400)
  }

  @Test func `on the way to shorter ones the same pieces come the other way round`() throws {
    let words = LabelText(words: [100, 100, 100, 100], space: 10, lineHeight: 20)
    let text: LayoutItem = "text"
    let screen = try Self.screen(
      [View("text", text: words)],
      [
        text.leftAnchor == Self.root.leftAnchor, text.rightAnchor == Self.root.rightAnchor,
        text.topAnchor == Self.root.topAnchor,
      ])
    let back = Array(LayoutPieces(of: screen, along: .horizontal, from: 500, to: 150))
    let ends = back.reversed().map(\.lengths.lowerBound)
    let forth = screen.pieces(along: .horizontal, in: 150...500).map(\.lengths.lowerBound)
    #expect(ends.count == 4 && zip(ends, forth).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test func `the pieces of drawn screens tell the layouts that these have by themselves`() {
    let settings = Settings(
      seed: 1, cases: 25, maximumShrinkEvaluations: 100, maximumExplainEvaluations: 0)
    let report = check(.windowSessions, settings: settings) { session -> Outcome in
      let trial = PieceTrial(try session.end(), in: 300...700, count: 20)
      guard trial.pieces.contains(where: { $0.word == "lines" }) else {
        return .discarded(.precondition("there is a layout"))
      }
      return .holds(if: trial.fault == nil, otherwise: trial.fault ?? "")
    }
    #expect(report.counterexample == nil, "\(report)")
    #expect(report.discarded < report.passed)
  }
}
