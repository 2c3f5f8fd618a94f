import PropertyKit
import PublishedScreens
import StackScrollCore

/// Laws of the published image column.
enum ImageColumnInvariants {
  static let all: [Invariant] = [
    endShowsLastImage, endOffsetMatchesContent, contentIsImagesAndGaps, clearLeavesNothing,
    neverScrollsSideways, predictionIsExactWhenNotEmpty, stateNotHistory,
  ]

  static let endShowsLastImage = Invariant(
    "column-end-shows-last-image",
    "The end shows the last image at the bottom of the scroll view.",
    assuming: [.longContent, .noInsets, .noBottomRoom, .noOverlap],
    drawing: ColumnDraw.long
  ) { column, law in
    let shown = try law.layout(column.screen)
    let bottom = shown.layout.frames.last?.maxY ?? 0
    try shown.expect(.offsetToEnd(.vertical), equals: bottom - column.viewport.height)
  }

  static let endOffsetMatchesContent = Invariant(
    "column-end-offset-matches-content",
    "The end is where content and bottom inset end; the top if all fits.",
    drawing: ColumnDraw.roomy()
  ) { column, law in
    let shown = try law.layout(column.screen)
    let bottom = (shown.layout.frames.first?.maxY ?? 0) + column.pinBottom
    let end = bottom + column.contentInset.bottom - column.viewport.height
    try shown.expect(.offsetToEnd(.vertical), equals: max(-column.contentInset.top, end))
  }

  static let contentIsImagesAndGaps = Invariant(
    "column-content-is-images-and-gaps",
    "The content is the images, the gaps between them, the room below.",
    drawing: ColumnDraw.roomy()
  ) { column, law in
    let images = column.images.map(\.size.height).reduce(0, +)
    let gaps = column.spacing * Double(max(0, column.images.count - 1))
    try law.layout(column.screen).expect(
      .contentLength(.vertical), equals: images + gaps + column.pinBottom)
  }

  static let clearLeavesNothing = Invariant(
    "column-clear-leaves-nothing", "Clearing leaves nothing to scroll.",
    assuming: [.noInsets, .noBottomRoom],
    drawing: ColumnSessionDraw(columns: ColumnDraw(counts: 0...4))
  ) { session, law in
    let perform = law.model.editing.perform
    let cleared = try perform(try session.end(performing: perform), .clear)
    let shown = try law.layout(cleared.screen)
    try shown.expect(.contentLength(.vertical), .exactly(0), "after clearing")
    try shown.expect(.scrolls(.vertical), equals: false, "after clearing")
  }

  static let neverScrollsSideways = Invariant(
    "column-never-scrolls-sideways", "The image column never scrolls sideways.",
    assuming: [.tiedWidth, .noInsets],
    drawing: ColumnSessionDraw(columns: ColumnDraw(counts: 0...4))
  ) { session, law in
    let end = try session.end(performing: law.model.editing.perform)
    try law.layout(end.screen).expect(.scrolls(.horizontal), equals: false)
  }

  static let predictionIsExactWhenNotEmpty = Invariant(
    "column-prediction-exact-when-not-empty",
    "With an image there, the offset predicted before layout is the end.",
    assuming: [.notEmpty, .noInsets, .noOverlap],
    drawing: ColumnSessionDraw(columns: ColumnDraw(counts: 1...4))
  ) { session, law in
    for (column, action) in zip(try session.states(), session.actions)
    where !column.images.isEmpty {
      try expectPredictedEnd(of: action, in: column, law)
    }
  }

  static let stateNotHistory = Invariant(
    "column-layout-depends-on-state",
    "The layout after actions is that of a column made with these images.",
    drawing: ColumnSessionDraw(columns: .roomy(0...4))
  ) { session, law in
    let end = try session.end(performing: law.model.editing.perform)
    let fresh = try ImageColumn(
      viewport: end.viewport, images: session.program.end.images, spacing: end.spacing,
      contentInset: end.contentInset, pinBottom: end.pinBottom)
    try law.layout(end.screen).expect(sameAs: law.layout(fresh.screen).layout)
  }

  /// Holds if the offset that an action sets is where the end really is.
  ///
  /// Where the guard keeps the prediction from being used, nothing is claimed: what counts is the
  /// offset a person sees.
  static func expectPredictedEnd(
    of action: ImageColumn.Action, in column: ImageColumn, _ law: LawContext
  ) throws {
    guard let image = action.addedImage else { return }
    let predicted = try column.prediction(adding: image).rawOffset
    guard predicted > 0 else { return }
    let shown = try law.layout(try column.adding(image).screen)
    try shown.expect(
      "offset predicted before layout", along: .vertical, as: .offset, predicted,
      equals: law.model.offsetToEnd(shown.layout).y)
  }
}
