import PublishedScreens
import StackScrollCore
import Testing

/// By how much the offset computed before the layout pass misses the end, case by case.
struct ScrollPredictionTests {
  /// A column before and after views are added, and what the published code predicts between.
  private struct Change {
    var before: [Double]
    var after: [Double]
    var added: Double
    var spacing = 8.0
    var distribution = Distribution.fill
    var height = Length.intrinsic
    var scrollView = ScrollView(size: Size(width: 100, height: 480))

    func layout(_ heights: [Double], height: Length) throws -> ContentLayout {
      let views = heights.enumerated().map { index, height in
        View(ViewID("v\(index)"), intrinsic: IntrinsicSize(width: 10, height: height))
      }
      return try ScrolledStack(
        scrollView: scrollView,
        content: StackView(
          axis: .vertical, distribution: distribution, alignment: .center, spacing: spacing,
          arrangedViews: views), height: height
      ).layout()
    }

    /// Prediction less truth, before guard and clamp.
    func error(heightAfter: Length? = nil) throws -> Double {
      let old = try layout(before, height: height)
      let prediction = ScrollPrediction(
        contentHeight: old.contentSize.height, addedHeight: added, spacing: spacing,
        viewportHeight: scrollView.size.height)
      return prediction.error(in: try layout(after, height: heightAfter ?? height))
    }
  }

  @Test func `with a view there, free and without insets, it is right`() throws {
    #expect(try Change(before: [40], after: [40, 120], added: 120).error() == 0)
    #expect(try Change(before: [40, 9], after: [40, 9, 7], added: 7).error() == 0)
  }

  @Test func `an empty column: a gap too far`() throws {
    #expect(try Change(before: [], after: [120], added: 120).error() == 8)
  }

  @Test func `a view that is there already: it and a gap too far`() throws {
    #expect(try Change(before: [40, 60], after: [60, 40], added: 40).error() == 48)
  }

  @Test func `an inset at the bottom, from app, safe area or keyboard: short by it`() throws {
    var change = Change(before: [40, 500], after: [40, 500, 120], added: 120)
    change.scrollView.contentInset.bottom = 15
    #expect(try change.error() == -15)
    change.scrollView.safeAreaInsets.bottom = 34
    #expect(try change.error() == -49)
    change.scrollView = change.scrollView.avoidingKeyboard(
      overlap: 300, contentSize: Size(width: 10, height: 548))
    #expect(try change.error() == -315)
  }

  @Test func `a length that is still 0 before the layout: short by it`() throws {
    #expect(try Change(before: [40], after: [40, 120], added: 0).error() == -120)
  }

  @Test func `several adds before one layout: the earlier ones are missed`() throws {
    #expect(try Change(before: [40], after: [40, 10, 20, 120], added: 120).error() == -46)
  }

  @Test func `a removal before the layout: what is gone still counts`() throws {
    #expect(try Change(before: [40, 30], after: [40, 120], added: 120).error() == 38)
  }

  @Test func `equal lengths do not add up`() throws {
    var change = Change(before: [40, 30], after: [40, 30, 120], added: 120)
    change.distribution = .fillEqually
    let before = 2 * 40.0 + 8
    let after = 3 * 120.0 + 16
    #expect(try change.error() == before + 128 - after)
  }

  @Test func `a column of fixed length: too far by the view and a gap`() throws {
    var change = Change(before: [40], after: [40, 120], added: 120)
    change.height = .constant(600)
    #expect(try change.error() == 128)
  }

  @Test(arguments: [(40.0, 100.0, 108.0), (40, 432, 440), (40, 500, 440), (400, 100, 80)])
  func `a column stretched by slack to the frame: too far by the slack, or by what is added`(
    first: Double, added: Double, expected: Double
  ) throws {
    var change = Change(before: [first], after: [first, added], added: added)
    change.height = .equal(to: .frameLayoutGuide)
    let fits = first + added + change.spacing <= change.scrollView.size.height
    let error = try change.error(heightAfter: fits ? change.height : .intrinsic)
    #expect(error == expected)
    #expect(expected == min(480 - first, added + change.spacing))
  }

  @Test(arguments: [(496.5, 0.0), (140, 8), (139, 8), (147, 1), (148, 0), (200, 0)])
  func `after a clear the guard hides some of the published error`(
    viewport: Double, wrong: Double
  ) throws {
    let cleared = try ImageColumn(viewport: Size(width: 300, height: viewport))
    let image = ImageColumn.Image(.heart)
    let next = try cleared.adding(image)
    #expect(try cleared.prediction(adding: image).error(in: next.screen.layout().content) == 8)
    #expect(next.contentOffset.y - (try next.screen.layout().offsetToEnd.y) == wrong)
  }
}
