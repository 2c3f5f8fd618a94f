import PropertyKit
import StackScrollCore

/// Claims that people publish and that are false, each with what makes it so.
enum RefutedClaims {
  static let all: [Invariant] = [predictedEndIsTheEnd, threeTabsFillExactly, wholePixelTabsFit]

  static let predictedEndIsTheEnd = Invariant(
    "claim-predicted-end-is-the-end",
    "The end is at: old content height + new image + one gap - height of the scroll view.",
    role: .refutedClaim(
      because: "The first image of an empty column has no gap before it, but the published formula"
        + " adds one to every image. So its offset is too far by the spacing, or by what is left of"
        + " that where the content is too short to scroll. Scrolling after the layout pass, to the"
        + " end of the laid-out content, is always right."),
    assuming: [.startsEmpty, .noInsets, .aPointWide],
    drawing: ColumnSessionDraw(columns: ColumnDraw(counts: 0...0, hasBottomRoom: true))
  ) { session, law in
    for (column, action) in zip(try session.states(), session.actions) {
      try ImageColumnInvariants.expectPredictedEnd(of: action, in: column, law)
    }
  }.illustrated(by: .predictedEnd)

  static let threeTabsFillExactly = Invariant(
    "claim-three-tabs-fill-exactly",
    "Three tabs of a third each are exactly as wide as the frame.",
    role: .refutedClaim(
      because: "A third is not a binary fraction. Each tab is width * (1.0 / 3.0), and the three"
        + " are added from the left: w + w + w. For some whole widths that sum is the next smaller"
        + " double, so == fails although nothing is wrong. Compare with a tolerance."),
    assuming: [.thirds, .noSpacing, .noInsets, .wholeWidth], drawing: TabDraw.threeOfWholeWidth
  ) { strip, law in
    try law.layout(strip.screen).expect(
      .contentLength(.horizontal), .exactly(strip.frameWidth))
  }

  static let wholePixelTabsFit = Invariant(
    "claim-rounded-tabs-fit",
    "Three tabs, each rounded to whole pixels at 2x, still fit the frame.",
    role: .refutedClaim(
      because: "Rounding each width and then adding lets the errors add up: three times a sixth of"
        + " a point is half a point too much. Rounding the edges instead of the widths keeps"
        + " neighbours together and the sum right."),
    assuming: [.thirds, .noSpacing, .noInsets, .wholeWidth], drawing: TabDraw.threeOfWholeWidth
  ) { strip, law in
    let shown = try law.layout(strip.screen)
    let grid = try PixelGrid(scale: 2)
    let tabs = shown.layout.frames.dropFirst()
    let sum = tabs.map { grid.round($0.size.width) }.reduce(0, +)
    try shown.expect(
      "sum of the rounded widths", along: .horizontal, sum,
      .atMost(strip.frameWidth, within: .exact))
  }
}
