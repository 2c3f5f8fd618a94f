import SelfTests
import StackScrollCore
import Testing

/// What one leaf or stack pinned to the content makes of a screen.
struct ScreenTests {
  private let scrollView = ScrollView(size: Size(width: 320, height: 480))

  @Test func `a view pinned on four edges without a size is ambiguous on both axes`() throws {
    let screen = try ScrolledStack(scrollView: scrollView, content: View("green"))
    #expect(screen.outcome(.horizontal) == .ambiguous)
    #expect(screen.outcome(.vertical) == .ambiguous)
  }

  @Test func `a hidden content view without a size is open itself`() throws {
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 9, height: 9)), content: View("v", isHidden: true))
    for axis in Axis.allCases { #expect(screen.outcome(axis) == .ambiguous) }
  }

  @Test func `a height settles the vertical axis only`() throws {
    let screen = try ScrolledStack(
      scrollView: scrollView, content: View("green", height: .constant(2000)))
    #expect(screen.outcome(.horizontal) == .ambiguous)
    #expect(screen.isSettled(.vertical))
  }

  @Test func `with the frame's width too it scrolls vertically only`() throws {
    let green = View("green", width: .equal(to: .frameLayoutGuide), height: .constant(2000))
    let layout = try ScrolledStack(scrollView: scrollView, content: green).layout()
    #expect(layout.contentSize == Size(width: 320, height: 2000))
    #expect(!layout.scrolls(.horizontal))
    #expect(layout.scrolls(.vertical))
    #expect(layout.offsetToEnd == Point(x: 0, y: 1520))
  }

  @Test func `only views whose length is open are named, in tree order`() throws {
    var inner = StackView(axis: .horizontal)
    inner.append(leaf("x"))
    inner.append(leaf("known", width: 10))
    let screen = try row([leaf("a", width: 10), View("inner", stack: inner), leaf("y")])
    #expect(
      screen.outcome(.horizontal) == .ambiguous)
  }

  @Test func `an empty stack has length 0, or none if the screen says so`() throws {
    let empty = StackView(axis: .vertical)
    let screen = try ScrolledStack(scrollView: scrollView, content: empty)
    #expect(try screen.layout().contentSize == .zero)
    let literal = try screen.with(policy: LayoutPolicy(emptyStack: .ambiguous))
    #expect(literal.outcome(.horizontal) == .ambiguous)
    #expect(literal.outcome(.vertical) == .ambiguous)
  }

  @Test func `pins add to the content and move the view`() throws {
    let pins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let view = View("v", width: .constant(100), height: .constant(200))
    let layout = try ScrolledStack(scrollView: scrollView, content: view, pins: pins).layout()
    #expect(layout.contentSize == Size(width: 110, height: 205))
    #expect(layout.frames == [Rect(x: 2, y: 1, width: 100, height: 200)])
    let mirrored = try ScrolledStack(
      scrollView: scrollView, content: view, pins: pins, layoutDirection: .rightToLeft
    ).layout()
    #expect(mirrored.contentSize == layout.contentSize)
    #expect(mirrored.frames == [Rect(x: 8, y: 1, width: 100, height: 200)])
  }

  @Test func `a view may stick out of the content, but not so far that less than none is left`()
    throws
  {
    let pins = DirectionalEdgeInsets(top: -50, leading: -4)
    func screen(height: Length) throws -> ScrolledStack {
      let view = View("v", width: .constant(10), height: height)
      return try ScrolledStack(scrollView: scrollView, content: view, pins: pins)
    }
    let layout = try screen(height: .constant(50)).layout()
    #expect(layout.contentSize == Size(width: 6, height: 0))
    #expect(layout.frames == [Rect(x: -4, y: -50, width: 10, height: 50)])
    #expect(try screen(height: .constant(49)).outcome(.vertical) == .contradictory)
    // What is not required is stretched so far that nothing is left.
    let stretched = try screen(height: .constant(49, priority: 999)).layout()
    #expect(stretched.frames == [Rect(x: -4, y: -50, width: 10, height: 50)])
  }

  @Test func `right to left mirrors a row inside its own width`() throws {
    let screen = try row([40, 60, 10], spacing: 5).with(layoutDirection: .rightToLeft)
    let layout = try screen.layout()
    #expect(layout.frames.map(\.minX) == [0, 80, 15, 0])
    #expect(layout.contentSize.width == 120)
  }

  @Test func `right to left leaves a column in its order`() throws {
    let stack = StackView(
      axis: .vertical, arrangedViews: [leaf("a", width: 10), leaf("b", width: 20)])
    let screen = try ScrolledStack(
      scrollView: scrollView, content: stack, layoutDirection: .rightToLeft)
    #expect(try screen.layout().frames.map(\.minY) == [0, 0, 1])
  }

  @Test func `with no spacing neighbours share an edge to the last digit`() throws {
    let third = 100.0 / 3
    let screen = try row([third, third, 0.1, third]).with(pins: .init(leading: 0.7))
    let frames = try screen.layout().frames.dropFirst()
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX == next.minX) }
  }

  @Test func `frames come in tree order with their depth`() throws {
    let inner = StackView(axis: .vertical, arrangedViews: [leaf("x", width: 1)])
    let layout = try row([leaf("a", width: 1), View("inner", stack: inner), leaf("b", width: 1)])
      .layout()
    #expect(layout.ids == ["stack", "a", "inner", "x", "b"])
    #expect(layout.depths == [0, 1, 1, 2, 1])
    #expect(layout.frame(of: "none") == nil)
  }

  @Test func `a view can be laid out in a size without a scroll view`() throws {
    let stack = StackView(
      axis: .horizontal, alignment: .fill, arrangedViews: [leaf("a", width: 10), View("b")])
    let view = View("outer", stack: stack)
    let frames = try view.frames(in: Size(width: 100, height: 1)).frames
    #expect(frames.map(\.size.width) == [100, 10, 90])
    #expect(throws: UndecidedStack()) {
      try view.frames(in: Size(width: 100, height: 2))
    }
    let fraction = View("f", width: .equal(to: .frameLayoutGuide))
    #expect(throws: UndecidedStack()) {
      try fraction.frames(in: Size(width: 1, height: 1))
    }
    #expect(throws: ScreenError.negative(ErrorLocation(.view("outer"), .width), -1)) {
      try view.frames(in: Size(width: -1, height: 1))
    }
    #expect(throws: ScreenError.negative(ErrorLocation(.view("outer"), .height), -1)) {
      try view.frames(in: Size(width: 1, height: -1))
    }
  }
}
