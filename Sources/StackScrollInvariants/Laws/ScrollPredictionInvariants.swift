import PropertyKit
import PublishedScreens
import StackScrollCore

/// Laws of how wrong the offset is that is computed before the layout pass.
///
/// Each is about the raw offset, before the guard that drops what is not positive: short content
/// hides an error and does not mend it. Insets are drawn, so each error has theirs in it.
enum ScrollPredictionInvariants {
  static let all: [Invariant] = [emptyColumn, oneAdded, moved, severalAdded, removed]

  static let emptyColumn = Invariant(
    "prediction-adds-a-gap-to-nothing",
    "The first image is predicted a gap too far, less the bottom inset.",
    assuming: [.startsEmpty], drawing: ColumnDraw.roomy(0...0)
  ) { column, law in
    try expectError(adding: added, to: column, after: [added], is: column.spacing, law)
  }

  static let oneAdded = Invariant(
    "prediction-leaves-insets-out",
    "With an image there, the prediction errs by the bottom inset alone.",
    assuming: [.notEmpty], drawing: columns
  ) { column, law in
    try expectError(adding: added, to: column, after: column.images + [added], is: 0, law)
  }

  static let moved = Invariant(
    "prediction-counts-a-moved-image-twice",
    "An image that is moved to the end is counted twice, with a gap.",
    assuming: [.notEmpty], drawing: columns
  ) { column, law in
    let first = try existing(column.images.first)
    let after = column.images.dropFirst() + [first]
    let expected = first.size.height + column.spacing
    try expectError(adding: first, to: column, after: Array(after), is: expected, law)
  }

  static let severalAdded = Invariant(
    "prediction-misses-earlier-adds",
    "Of several images added at once only the last is counted.",
    assuming: [.notEmpty], drawing: columns
  ) { column, law in
    let earlier = [ImageColumn.Image(.star, size: Size(width: 1, height: 33)), added]
    let missed = earlier.map { $0.size.height + column.spacing }.reduce(0, +)
    try expectError(
      adding: added, to: column, after: column.images + earlier + [added], is: -missed, law)
  }

  static let removed = Invariant(
    "prediction-keeps-what-was-removed",
    "An image removed before the layout is still counted, with its gap.",
    assuming: [.notEmpty], drawing: columns
  ) { column, law in
    let last = try existing(column.images.last)
    let expected = last.size.height + column.spacing
    try expectError(
      adding: added, to: column, after: column.images.dropLast() + [added], is: expected, law)
  }

  private static let columns = ColumnDraw.roomy(1...8)
  private static let added = ImageColumn.Image(.heart, size: Size(width: 120, height: 70))

  /// An image that the law speaks of; a column without it is discarded.
  private static func existing(_ image: ImageColumn.Image?) throws(Discard) -> ImageColumn.Image {
    guard let image else { throw Discard.precondition("the column holds no image") }
    return image
  }

  /// Holds if the prediction for a column misses the end of another by a distance, insets apart.
  private static func expectError(
    adding image: ImageColumn.Image, to column: ImageColumn, after images: [ImageColumn.Image],
    is expected: Double, _ law: LawContext
  ) throws {
    let before = try law.layout(column.screen).layout
    let prediction = ScrollPrediction(
      contentHeight: before.contentSize.height, addedHeight: image.size.height,
      spacing: column.spacing, viewportHeight: column.viewport.height)
    let next = try ImageColumn(
      viewport: column.viewport, images: images, spacing: column.spacing,
      contentInset: column.contentInset, pinBottom: column.pinBottom)
    let shown = try law.layout(next.screen)
    let after = shown.layout
    let magnitude = after.contentSize.height + column.viewport.height + before.contentSize.height
    try shown.expect(
      "error of the prediction", along: .vertical, prediction.error(in: after),
      equals: expected - column.contentInset.bottom, within: Tolerance.standard.amongst(magnitude))
  }
}
