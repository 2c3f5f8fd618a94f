import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import Testing
@testable import UIKit

/// View code is laid out as the window value that says the same.
@Suite struct ViewCodeLawTests {
  @Test(arguments: [false, true])
  func `views stand where the value has them`(isEnclosed: Bool) async throws {
    let windows: Gen<Screen> = isEnclosed ? .enclosedScreens : .windows
    try await forAll(windows, settings: Settings(seed: 20, cases: 40)) { value in
      guard let layout = try? value.layout() else { throw Discard.precondition("no layout") }
      try await Self.expectSame(value, layout)
    }
  }

  @MainActor private static func expectSame(_ value: Screen, _ layout: Layout) throws {
    let written = ViewsOfWindow(value)
    written.window.layoutIfNeeded()
    for id in layout.scrollViews {
      // An offset that is set earlier is brought in range by the first layout.
      guard let offset = layout.content(of: id)?.contentOffset else { continue }
      (written.views[id] as? UIScrollView)?.contentOffset = CGPoint(offset)
    }
    written.window.layoutIfNeeded()
    #expect(written.window.fault == nil)
    for (id, frame) in layout.framesByID() {
      let view = try #require(written.views[id])
      let shown = view.convert(view.bounds, to: nil)
      for (found, expected) in [
        (shown.minX, frame.minX), (shown.minY, frame.minY), (shown.width, frame.size.width),
        (shown.height, frame.size.height),
      ] {
        #expect(abs(found - expected) < 1e-6, "\(id) is at \(shown), not \(frame)")
      }
      guard let content = layout.content(of: id), let scrollView = view as? UIScrollView else {
        continue
      }
      #expect(abs(scrollView.contentSize.width - content.contentSize.width) < 1e-6)
      #expect(abs(scrollView.contentSize.height - content.contentSize.height) < 1e-6)
    }
  }
}
