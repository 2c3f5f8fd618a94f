import PropertyKit
import PropertyTesting
import StackScrollCore
import Testing
import UIKit
import ViewCodeTesting

/// The image column's own scrolling, which expects where the content ends before it is laid out.
@MainActor @Suite struct ImageColumnTests {
  /// Shows an empty column in a scroll view of a height, and adds an image.
  private func shown(
    viewport: Double, pixels: PixelGrid?
  ) async throws -> ShownController<ImageColumnViewController> {
    let tall = await ShownController(
      ImageColumnViewController(images: 0), in: WindowSettings(pixels: pixels))
    let rest = 844 - tall.controller.scroll.bounds.height
    let shown = await ShownController(
      ImageColumnViewController(images: 0),
      in: WindowSettings(height: viewport + rest, pixels: pixels))
    #expect(abs(shown.controller.scroll.bounds.height - viewport) < 1e-9)
    try await shown.tap("view")
    return shown
  }

  @Test(arguments: [nil, PixelGrid.x2])
  func `in a viewport of 145.5 the first image scrolls to 2.5, and the end is 0`(
    _ pixels: PixelGrid?
  ) async throws {
    let shown = try await shown(viewport: 145.5, pixels: pixels)
    let scroll = shown.controller.scroll
    #expect(abs(scroll.contentOffset.y - 2.5) < 1e-9)
    #expect(abs(scroll.contentSize.height - 140) < 1e-9)
    #expect(throws: Failure.self) { try shown.require() }
  }

  @Test(arguments: [
    (120.0, 8.0), (139, 8), (140, 8), (141, 7), (144, 4), (147.5, 0.5), (148, 0), (200, 0),
  ])
  func `the first image is scrolled too far by 148 less the viewport, and by 8 below 140`(
    _ viewport: Double, _ error: Double
  ) async throws {
    let scroll = try await shown(viewport: viewport, pixels: .x2).controller.scroll
    let end = max(0, scroll.contentSize.height - scroll.bounds.height)
    #expect(abs(scroll.contentOffset.y - end - error) < 1e-9)
  }

  @Test func `the claim that it scrolls to the end is refuted with the fewest gestures`()
    async throws
  {
    let range = {
      var range = CaseRange(heights: 250...400, gestureCount: 6)
      range.hasBars = false
      range.rotates = false
      range.hasKeyboard = false
      range.contentSizeCategories = [.large]
      return range
    }()
    let failures = Slot()
    await withKnownIssue {
      failures.report = try await checkController(
        { ImageColumnViewController() }, range: range, settings: Settings(seed: 1, cases: 200))
    }
    let failure = try #require(failures.report?.counterexamples.first)
    #expect(failure.failure.kind == "a scroll view rests out of range")
    // Three fingers take the first images away, and one adds an image.
    #expect(failure.value.gestures.count == 2)
    #expect(failure.failure.message.contains("scroll is at"))
    #expect(
      failure.failure.message.contains(
        """
        try await shown.tap("view", fingers: 3)
        try await shown.tap("view"
        """))
  }

  private final class Slot { var report: Report<ControllerCase>? }
}
