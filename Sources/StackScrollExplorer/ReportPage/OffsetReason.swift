import StackScrollCore
import StackScrollInvariants

/// Why an offset is what it is: arithmetic that no frame explains.
struct OffsetReason {
  /// What is computed, in words.
  let what: String
  let formula: Formula

  /// The end of a layout along an axis, and what the published code computes if it does so.
  static func all(of finding: Finding) -> [OffsetReason] {
    guard let frame = finding.film.decisive, let layout = frame.moment.layout else { return [] }
    return prediction(of: finding.subject, before: frame.number) + [end(of: layout)]
  }

  private static func end(of layout: Layout) -> OffsetReason {
    let axis = layout.contentAxis
    let scroll = layout.scroll
    let inset = scroll.adjustedContentInset
    let last = Formula.difference(
      .sum([
        .number(scroll.contentSize[axis], "content"), .number(inset.far(axis), "far inset"),
      ]),
      .number(scroll.bounds[axis], "window"))
    return OffsetReason(
      what: PageText.endOfContent,
      formula: .greatest([.number(0 - inset.near(axis), "start"), last]))
  }

  /// What the published image column computes before it adds an image.
  private static func prediction(of subject: any Subject, before step: Int) -> [OffsetReason] {
    guard let session = subject as? ColumnSession, step > 0, step <= session.actions.count,
      let image = session.actions[step - 1].addedImage,
      let column = try? session.firstSteps(step - 1).end(),
      let prediction = try? column.prediction(adding: image)
    else { return [] }
    return [
      OffsetReason(
        what: PageText.predictedEnd,
        formula: .difference(
          .sum([
            .number(prediction.contentHeight, "content before"),
            .number(prediction.addedHeight, "added"), .number(prediction.spacing, "spacing"),
          ]),
          .number(prediction.viewportHeight, "window")))
    ]
  }
}
