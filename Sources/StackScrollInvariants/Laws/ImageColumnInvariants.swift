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
    "After scrolling to the end the last image's bottom is at the viewport's.",
    assuming: [.longContent, .noInsets, .noBottomRoom, .noOverlap],
    drawing: ColumnDraw.long
  ) { column, model in
    let layout = try model.frames(of: column.screen)
    let bottom = layout.frames.last?.maxY ?? 0
    let viewportBottom = model.offsetToEnd(layout).y + column.viewport.height
    return .equal(viewportBottom, bottom, "the viewport's bottom after scrolling to the end")
  }

  static let endOffsetMatchesContent = Invariant(
    "column-end-offset-matches-content",
    "The end is where the laid-out content and the bottom inset end, or the top if all fits.",
    drawing: ColumnDraw.roomy()
  ) { column, model in
    let layout = try model.frames(of: column.screen)
    let bottom = (layout.frames.first?.maxY ?? 0) + column.pinBottom
    let end = bottom + column.contentInset.bottom - column.viewport.height
    return .equal(
      model.offsetToEnd(layout).y, max(-column.contentInset.top, end),
      "the offset that shows the end")
  }

  static let contentIsImagesAndGaps = Invariant(
    "column-content-is-images-and-gaps",
    "The content is as high as its images, one gap between each two, and the room below.",
    drawing: ColumnDraw.roomy()
  ) { column, model in
    let layout = try model.frames(of: column.screen)
    let images = column.images.map(\.size.height).reduce(0, +)
    let gaps = column.spacing * Double(max(0, column.images.count - 1))
    return .equal(
      layout.contentSize.height, images + gaps + column.pinBottom, "the content height")
  }

  static let clearLeavesNothing = Invariant(
    "column-clear-leaves-nothing", "Clearing leaves nothing to scroll.",
    assuming: [.noInsets, .noBottomRoom],
    drawing: ColumnSessionDraw(columns: ColumnDraw(counts: 0...4))
  ) { session, model in
    let end = try session.end(performing: model.editing.perform)
    let layout = try model.frames(of: try model.editing.perform(end, .clear).screen)
    return .holds(
      if: !model.scrolls(layout, .vertical) && layout.contentSize.height == 0,
      otherwise: "a cleared column is \(NumberText(layout.contentSize.height)) high")
  }

  static let neverScrollsSideways = Invariant(
    "column-never-scrolls-sideways", "The image column never scrolls sideways.",
    assuming: [.tiedWidth, .noInsets],
    drawing: ColumnSessionDraw(columns: ColumnDraw(counts: 0...4))
  ) { session, model in
    let end = try session.end(performing: model.editing.perform)
    let layout = try model.frames(of: end.screen)
    return .holds(
      if: !model.scrolls(layout, .horizontal),
      otherwise: "content of width \(NumberText(layout.contentSize.width)) scrolls in"
        + " \(NumberText(session.start.viewport.width))")
  }

  static let predictionIsExactWhenNotEmpty = Invariant(
    "column-prediction-exact-when-not-empty",
    "With an image there already, the offset predicted before layout is the true end.",
    assuming: [.notEmpty, .noInsets, .noOverlap],
    drawing: ColumnSessionDraw(columns: ColumnDraw(counts: 1...4))
  ) { session, model in
    try .all(
      zip(try session.states(), session.actions).map { column, action in
        column.images.isEmpty ? .passed : try predictedEnd(of: action, in: column, model)
      })
  }

  static let stateNotHistory = Invariant(
    "column-layout-depends-on-state",
    "The layout after any actions is that of a column made with the same images.",
    drawing: ColumnSessionDraw(columns: .roomy(0...4))
  ) { session, model in
    let end = try session.end(performing: model.editing.perform)
    let fresh = try ImageColumn(
      viewport: end.viewport, images: session.program.end.images, spacing: end.spacing,
      contentInset: end.contentInset, pinBottom: end.pinBottom)
    return .equal(try model.frames(of: end.screen), try model.frames(of: fresh.screen))
  }

  /// Holds if the offset that an action sets is where the end really is.
  ///
  /// Where the guard keeps the prediction from being used, nothing is claimed: what counts is the
  /// offset a person sees.
  static func predictedEnd(
    of action: ImageColumn.Action, in column: ImageColumn, _ model: LayoutModel
  ) throws -> Outcome {
    guard let image = action.addedImage else { return .passed }
    let predicted = try column.prediction(adding: image).rawOffset
    guard predicted > 0 else { return .passed }
    let end = model.offsetToEnd(try model.frames(of: try column.adding(image).screen)).y
    return .equal(predicted, end, "the offset predicted before layout")
  }
}
