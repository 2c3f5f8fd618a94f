import PublishedScreens
import StackScrollCore
import Testing

/// What a value is where nothing is said: 0 for numbers, and for views what UIKit makes of them.
struct DefaultsTests {
  @Test func `numbers left out are 0`() {
    let rect = Rect(origin: .zero, size: .zero)
    #expect(Point() == .zero && Size() == .zero && Rect(x: 0) == rect && Rect(y: 0) == rect)
    #expect(EdgeInsets() == .zero && DirectionalEdgeInsets() == .zero)
    let edges = [EdgeInsets.zero.top, EdgeInsets.zero.left, EdgeInsets.zero.bottom]
    let directional = [DirectionalEdgeInsets.zero.top, DirectionalEdgeInsets.zero.leading]
    #expect((edges + directional + [Point.zero.x, Point.zero.y]).allSatisfy { $0 == 0 })
    #expect(EdgeInsets.zero.right == 0 && DirectionalEdgeInsets.zero.bottom == 0)
    #expect(DirectionalEdgeInsets.zero.trailing == 0 && Size.zero == Size(width: 0, height: 0))
  }

  @Test func `a stack view is as UIKit makes it`() {
    let stack = StackView(axis: .horizontal)
    #expect(stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
    #expect(stack.layoutMargins == .zero && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.safeAreaInsets == .zero && stack.insetsLayoutMarginsFromSafeArea)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(stack.customSpacings.isEmpty && stack.arrangedViews.isEmpty)
  }

  @Test func `a scroll view is as UIKit makes it, and so is its geometry`() {
    let view = ScrollView(size: Size(width: 3, height: 4))
    #expect(view.contentInset == .zero && view.contentOffset == .zero)
    #expect(view.safeAreaInsets == .zero && view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.controllerEmbedding == .standalone)
    #expect(!view.alwaysBounceHorizontal && !view.alwaysBounceVertical && !view.isPagingEnabled)
    let content = Size(width: 5, height: 6)
    let geometry = ScrollGeometry(contentSize: content, bounds: view.size)
    #expect(geometry == ScrollGeometry(view, contentSize: content))
  }

  @Test func `a view has no size of its own, hugs low, resists high and is shown`() throws {
    let view = View("v")
    #expect(view.width == .intrinsic && view.height == .intrinsic && !view.isHidden)
    let leaf = Leaf()
    #expect(leaf.intrinsic == .none && leaf.baselines == nil)
    #expect(leaf.hugging == .defaultLow && leaf.compressionResistance == .defaultHigh)
    #expect(view == View("v", leaf: leaf) && view.hidden().isHidden)
    let stack = View("v", stack: StackView(axis: .vertical))
    #expect(stack.width == .intrinsic && stack.height == .intrinsic && !stack.isHidden)
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 3, height: 4)), content: view)
    #expect(screen.pins == .zero)
    #expect(screen.layoutDirection == .leftToRight && screen.policy == .standard)
  }

  @Test func `the published screens are as they were published`() throws {
    let strip = try TabStrip(frameWidth: 390)
    #expect(strip.tabCount == 1 && strip.isAdding && strip.tabFraction == 1.0 / 3)
    #expect(strip.spacing == 0 && strip.contentInset == .zero)
    #expect(strip.layoutDirection == .leftToRight)
    let column = try ImageColumn(viewport: Size(width: 375, height: 647))
    #expect(column.images.isEmpty && column.contentOffset == .zero)
    #expect(column.distribution == .fill && column.alignment == .center)
    #expect(column.contentInset == .zero)
  }
}
