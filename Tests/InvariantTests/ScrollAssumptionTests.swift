import PropertyKit
import PublishedScreens
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// Each assumption of a law of scrolling is needed: a screen without it breaks the law.
@Suite struct ScrollAssumptionTests {
  /// A law, one of its assumptions, and a value that lacks it and nothing else.
  struct Need: Sendable, CustomTestStringConvertible {
    let law: String
    let assumption: String
    let subject: @Sendable () throws -> any Subject

    var testDescription: String { "\(law) without \(assumption)" }

    init(
      _ law: String, _ assumption: String, _ subject: @escaping @Sendable () throws -> any Subject
    ) {
      self.law = law
      self.assumption = assumption
      self.subject = subject
    }
  }

  @Test(arguments: needs)
  func `without the assumption the law fails`(need: Need) throws {
    let law = try #require(Catalogue.everything[need.law])
    #expect(law.assumptions.contains { $0.id == need.assumption })
    guard case .failed = try law.outcome(for: try need.subject()) else {
      Issue.record("the law holds without \(need.assumption)")
      return
    }
  }

  @Test func `every assumption of a law about screens is shown to be needed`() {
    let shown = Set(Self.needs.map(\.testDescription))
    let laws = ["insets", "ranges", "targets"].flatMap(Catalogue.selfTests.named)
    #expect(laws.count > 20)
    for law in laws {
      for assumption in law.assumptions {
        #expect(shown.contains("\(law.id) without \(assumption.id)"))
      }
    }
  }

  static let needs: [Need] = [
    Need("safe-area-needs-long-content", "scrollable-axes") { try screen(.always) },
    Need("safe-area-needs-long-content", "no-bounce") {
      try screen(.scrollableAxes) { $0.alwaysBounceVertical = true }
    },
    Need("bounce-applies-the-safe-area", "scrollable-axes") { try screen(.never) },
    Need("safe-area-always-counts", "always-applied") { try screen(.never) },
    Need("safe-area-never-counts", "never-applied") { try screen(.always) },
    Need("safe-area-counts-under-bars", "automatic") {
      try screen(.never) { $0.controllerEmbedding = .navigationOrTabBarController }
    },
    Need("safe-area-counts-under-bars", "in-controller") { try screen(.automatic) },
    Need("automatic-is-scrollable-axes", "automatic") { try screen(.always) },
    Need("automatic-is-scrollable-axes", "not-in-controller") {
      try screen(.automatic) { $0.controllerEmbedding = .navigationOrTabBarController }
    },
    Need("bounce-changes-no-range", "no-safe-area") { try screen(.scrollableAxes) },
    Need("bounce-needs-scrollable-axes", "always-or-never") { try screen(.automatic) },
    Need("short-content-has-one-offset", "short-content") {
      try screen(.scrollableAxes) { $0.size.height = 10 }
    },
    Need("short-content-has-one-offset", "scrollable-axes") { try screen(.always) },
    Need("short-content-has-one-offset", "no-bounce") {
      try screen(.scrollableAxes) { $0.alwaysBounceVertical = true }
    },
    Need("tied-axis-never-scrolls", "tied-cross") {
      try screen(.never) { $0.size.height = 10 }
    },
    Need("tied-axis-never-scrolls", "no-insets") {
      try screen(.never, height: .equal(to: .frameLayoutGuide)) { $0.contentInset.bottom = 1 }
    },
    Need("tied-axis-never-scrolls", "no-safe-area") {
      try screen(.always, height: .equal(to: .frameLayoutGuide))
    },
    Need("drag-ends-in-range", "no-paging") {
      try screen(.never) {
        $0.size.width = 80
        $0.isPagingEnabled = true
      }
    },
    Need("mirrored-offset-shows-the-same", "scrolls-sideways") {
      try screen(.never) { $0.contentInset.left = -120 }
    },
    Need("scrolling-on-shows-later-views", "no-overlap") {
      try screen(.never, spacing: -95) { $0.size.width = 10 }
    },
    Need("scrolling-on-shows-later-views", "left-to-right") {
      try screen(.never, direction: .rightToLeft) { $0.size.width = 10 }
    },
    Need("prediction-adds-a-gap-to-nothing", "starts-empty") {
      try ImageColumn(viewport: Size(width: 100, height: 100), images: [.init(.heart)])
    },
    Need("prediction-leaves-insets-out", "not-empty") {
      try ImageColumn(viewport: Size(width: 100, height: 100))
    },
    Need("prediction-misses-earlier-adds", "not-empty") {
      try ImageColumn(viewport: Size(width: 100, height: 100))
    },
  ]

  /// Two views, 100 and 60 wide and 20 high, in a window of 200 x 40 of which bars cover some.
  private static func screen(
    _ behavior: ContentInsetAdjustmentBehavior, spacing: Double = 0, height: Length = .intrinsic,
    direction: LayoutDirection = .leftToRight, change: (inout ScrollView) -> Void = { _ in }
  ) throws -> Screen {
    var scrollView = ScrollView(
      size: Size(width: 200, height: 40), safeAreaInsets: EdgeInsets(top: 5, bottom: 30),
      contentInsetAdjustmentBehavior: behavior)
    change(&scrollView)
    let views = [("a", 100.0), ("b", 60)].map { name, width in
      View(ViewID(name), intrinsic: IntrinsicSize(width: width, height: 20))
    }
    return try Screen(
      scrollView: scrollView,
      content: StackView(
        axis: .horizontal, alignment: .center, spacing: spacing, arrangedViews: views),
      height: height, layoutDirection: direction)
  }
}
