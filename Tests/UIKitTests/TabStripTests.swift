import PropertyKit
import Testing
import UIKit
import ViewCodeTesting

/// What the article says of its tab strip, and whether the code does it.
@Suite struct TabStripTests {
  @Test(arguments: [true, false])
  func `it scrolls with more than three tabs, and says so`(hasPixels: Bool) async throws {
    var range = CaseRange(gestureCount: 20)
    range.hasPixels = hasPixels
    try await checkController(
      TabStripViewController.init, range: range,
      settings: Settings(seed: 20, cases: 40), claims: Self.claims)
  }

  @MainActor private static func claims(_ shown: ShownController<TabStripViewController>) throws {
    let controller = shown.controller
    let (strip, count) = (controller.strip, controller.tabs.arrangedSubviews.count)
    let pixel = 1 / shown.controller.traitCollection.displayScale + 1e-6
    let scrolls = strip.contentSize.width > strip.bounds.width + pixel
    try shown.require(
      scrolls == (count > 3), "the strip scrolls with more than three tabs", "\(count)")
    let text = controller.status.text ?? ""
    try shown.require(
      text.contains("Number of tabs: \(count)\n") && text.contains("WILL") == scrolls
        && text.contains("ADD") == controller.isAdding,
      "the label tells the truth", text)
    try shown.require(
      controller.tabs.arrangedSubviews.allSatisfy {
        abs($0.frame.width - strip.bounds.width / 3) < pixel && $0.frame.height == 58
      }, "each tab is a third of the strip wide")
    let edge =
      controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight
      ? controller.tabs.arrangedSubviews.last?.frame.maxX
      : strip.contentSize.width - (controller.tabs.arrangedSubviews.last?.frame.minX ?? 0)
    try shown.require(
      abs((edge ?? 0) - strip.contentSize.width) < pixel, "the last tab ends where scrolling does")
  }
}
