import PropertyKit
import Testing
import UIKit
import ViewCodeTesting

/// What the article says of each step of its label column.
@MainActor @Suite struct LabelColumnTests {
  private typealias Shown = ShownController<LabelColumnViewController>

  @Test
  func `a view without a size leaves the content open on both axes, and a height the width`()
    async
  {
    let bare = await Shown(LabelColumnViewController(.view))
    #expect(bare.layoutProblem?.kind == "ambiguous layout")
    let high = await Shown(LabelColumnViewController(.height))
    let problem = high.layoutProblem
    #expect(problem?.kind == "ambiguous layout")
    #expect(problem?.message.contains("horizontal") ?? false)
    #expect(high.controller.scroll.contentSize.height == 2000)
  }

  @Test func `as wide as the scroll view it is settled, and scrolls up and down alone`() async {
    let shown = await Shown(LabelColumnViewController(.heightAndWidth))
    #expect(shown.layoutProblem == nil)
    #expect(shown.controller.scroll.contentSize == CGSize(width: 390, height: 2000))
  }

  @Test func `21 pairs are as high as they are, in any window`() async throws {
    var range = CaseRange(gestureCount: 4)
    range.contentSizeCategories = [.large]
    try await checkController(
      { LabelColumnViewController(.stack) }, range: range, settings: Settings(seed: 3, cases: 8)
    ) { shown in
      let (scroll, column) = (shown.controller.scroll, shown.controller.column)
      let scale = shown.controller.traitCollection.displayScale
      let line = (UIFont.systemFont(ofSize: 17).lineHeight * scale).rounded(.up) / scale
      try shown.require(column.arrangedSubviews.count == 42, "there are 21 pairs")
      try shown.require(
        abs(scroll.contentSize.height - 21 * (100 + line)) < 1e-6,
        "the content is as high as 21 pairs")
      try shown.require(
        abs(scroll.contentSize.width - scroll.bounds.width) < 1e-6, "nothing scrolls sideways")
    }
  }

  @Test func `without that width labels make the content as wide as they are`() async {
    let shown = await Shown(LabelColumnViewController(.stackWithoutWidth))
    #expect(shown.layoutProblem == nil)
    let widest = shown.controller.column.arrangedSubviews.map { $0.intrinsicContentSize.width }
      .max()
    #expect(shown.controller.scroll.contentSize.width == widest)
  }
}
