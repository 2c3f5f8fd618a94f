import StackScrollCore
import Testing
import UIKit
import ViewCodeTesting

/// Screens written as code stand where Interface Builder has recorded the views of their documents.
@MainActor @Suite struct RecordedScreenTests {
  nonisolated static let screens: [@MainActor @Sendable () -> RecordedScreen] = [
    { SettingsScreen() }, { ForecastScreen() }, { ChapterScreen() }, { SignUpScreen() },
    { MessageScreen() }, { RevealScreen() }, { HiddenScreen() }, { AxisScreen() },
    { PicturesScreen() }, { SizeClassScreen() },
  ]

  /// Recorded frames are rounded to pixels, two a point, and some are sums of such.
  private static let tolerance = 0.5

  @Test(arguments: screens.indices)
  func `views stand where the document has them`(number: Int) async {
    let screen = Self.screens[number]()
    let kind = type(of: screen)
    let shown = await ShownController(
      screen,
      in: WindowSettings(
        width: kind.window.width, height: kind.window.height,
        safeAreaInsets: kind.safeAreaInsets))
    #expect(shown.layoutProblem == nil)
    #expect(screen.recorded.count > 2)
    for (view, frame) in screen.recorded {
      // A document has what constraints see of a view.
      let found = view.alignmentRect(forFrame: view.frame)
      let misses = [
        found.minX - frame.minX, found.minY - frame.minY, found.width - frame.width,
        found.height - frame.height,
      ]
      #expect(
        misses.allSatisfy { abs($0) <= Self.tolerance },
        "\(kind): \(type(of: view)) is at \(found), and recorded at \(frame)")
    }
  }
}
