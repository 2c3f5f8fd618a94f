import StackScrollCore
import Testing

/// When the safe area and the keyboard count, by hand.
struct ScrollInsetTests {
  private static let safeArea = EdgeInsets(top: 59, left: 44, bottom: 34, right: 21)

  /// A scroll view of 390 x 844 under bars.
  private static func view(
    _ behavior: ContentInsetAdjustmentBehavior, in embedding: ControllerEmbedding = .standalone,
    inset: EdgeInsets = .zero
  ) -> ScrollView {
    ScrollView(
      size: Size(width: 390, height: 844), contentInset: inset, safeAreaInsets: safeArea,
      contentInsetAdjustmentBehavior: behavior, controllerEmbedding: embedding)
  }

  @Test(arguments: [0, 100, 751, 751.5, 800, 844])
  func `content up to the scroll view itself gets no safe area and is covered`(height: Double) {
    for behavior in [ContentInsetAdjustmentBehavior.scrollableAxes, .automatic] {
      let inset = Self.view(behavior).adjustedContentInset(
        contentSize: Size(width: 390, height: height))
      #expect(inset == .zero)
    }
  }

  @Test func `what insets leave of the window moves with the offset, each side on its own`() throws
  {
    let window = ScrollView(
      size: Size(width: 100, height: 50),
      contentInset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let layout = try ScrolledStack(
      scrollView: window, content: View("v", width: .constant(500), height: .constant(500))
    ).layout()
    let area = layout.scroll.insetArea(at: Point(x: 10, y: 20))
    #expect(area == Rect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test func `a hair more than the scroll view counts, a rounding error more does not`() {
    let view = Self.view(.scrollableAxes)
    let longer = view.adjustedContentInset(contentSize: Size(width: 390, height: 844.001))
    #expect(longer == EdgeInsets(top: 59, bottom: 34))
    let rounding = view.adjustedContentInset(contentSize: Size(width: 390, height: 844 + 1e-10))
    #expect(rounding == .zero)
  }

  @Test func `each axis counts by itself`() {
    let view = Self.view(.scrollableAxes)
    let wide = view.appliedSafeArea(contentSize: Size(width: 391, height: 1))
    #expect(wide == EdgeInsets(left: 44, right: 21))
  }

  @Test func `always and never take no notice of content, bounce or controllers`() {
    for size in [Size.zero, Size(width: 1e6, height: 1e6)] {
      for embedding in ControllerEmbedding.allCases {
        #expect(
          Self.view(.always, in: embedding).appliedSafeArea(contentSize: size) == Self.safeArea)
        var view = Self.view(.never, in: embedding)
        view.alwaysBounceVertical = true
        #expect(view.appliedSafeArea(contentSize: size) == .zero)
      }
    }
  }

  @Test func `inside a controller top and bottom count for the shortest content`() {
    let view = Self.view(.automatic, in: .navigationOrTabBarController)
    #expect(view.appliedSafeArea(contentSize: .zero) == EdgeInsets(top: 59, bottom: 34))
    let wide = view.appliedSafeArea(contentSize: Size(width: 391, height: 1))
    #expect(wide == Self.safeArea)
    let scrollable = Self.view(.scrollableAxes, in: .navigationOrTabBarController)
    #expect(scrollable.appliedSafeArea(contentSize: .zero) == .zero)
  }

  @Test func `bounce switches the safe area of its axis on`() {
    var view = Self.view(.scrollableAxes)
    view.alwaysBounceHorizontal = true
    #expect(view.appliedSafeArea(contentSize: .zero) == EdgeInsets(left: 44, right: 21))
  }

  @Test func `the app's own insets are added, negative ones too`() {
    let view = Self.view(.always, inset: EdgeInsets(top: -60, left: 1, bottom: 6, right: 0))
    #expect(
      view.adjustedContentInset(contentSize: .zero)
        == EdgeInsets(top: -1, left: 45, bottom: 40, right: 21))
  }

  @Test(arguments: [
    (0.0, 34.0), (20, 34), (34, 34), (35, 35), (300, 300), (-5, 34), (.nan, 34),
  ])
  func `over a keyboard the larger of safe part and overlap is added`(
    overlap: Double, added: Double
  ) throws {
    let view = Self.view(.always, inset: EdgeInsets(bottom: 7))
    let screen = try ScrolledStack(
      scrollView: view, content: View("v", width: .constant(1), height: .constant(2000)))
    let layout = try screen.layout()
    let avoiding = layout.avoidingKeyboard(overlap: overlap)
    #expect(avoiding.scroll.adjustedContentInset.bottom == 7 + added)
    #expect(avoiding.offsetToEnd.y == 2000 + 7 + added - 844)
    let changed = view.avoidingKeyboard(overlap: overlap, contentSize: layout.contentSize)
    #expect(try screen.with(scrollView: changed).layout() == avoiding)
  }

  @Test func `a safe area that is not applied leaves the whole overlap to the inset`() {
    let view = Self.view(.never).avoidingKeyboard(overlap: 300, contentSize: .zero)
    #expect(view.contentInset.bottom == 300)
  }

  @Test func `rounding to pixels switches no safe area on`() throws {
    let view = ScrollView(
      size: Size(width: 10, height: 100.24), safeAreaInsets: EdgeInsets(top: 20))
    let content = View("v", width: .constant(1), height: .constant(100.24))
    let layout = try ScrolledStack(scrollView: view, content: content).layout()
    var longer = layout
    longer.scroll.contentSize.height += 0.3
    #expect(try PixelGrid(scale: 2).round(longer).scroll.adjustedContentInset == .zero)
  }

  @Test func `what is not finite is refused, and its place is named`() {
    let places: [(EdgeInsets, ErrorLocation.Property)] = [
      (EdgeInsets(top: .nan), .safeAreaTop), (EdgeInsets(left: .infinity), .safeAreaLeft),
      (EdgeInsets(bottom: 1e308), .safeAreaBottom), (EdgeInsets(right: -.infinity), .safeAreaRight),
    ]
    for (insets, property) in places {
      let error = #expect(throws: ScreenError.self) {
        try ScrolledStack(
          scrollView: ScrollView(size: .zero, safeAreaInsets: insets), content: View("v"))
      }
      #expect(error?.location == ErrorLocation(.scrollView, property))
      #expect(error?.description.contains(property.rawValue) == true)
    }
  }
}
