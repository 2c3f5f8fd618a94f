import SelfTests
import StackScrollCore
import Testing

/// Numbers worked out by hand from the constraints across a stack.
struct ClosedFormAlignmentTests {
  @Test func `in a stack too low, nothing hangs lower than the stack`() throws {
    let views = [text("a", 20, first: 15), text("b", 30, first: 10), text("c", 10, first: 9)]
    let frames = try line(views, height: 30).layout().frames
    #expect(frames.dropFirst().map(\.minY) == [0, 5, 6])
    #expect(frames.dropFirst().map(\.size.height) == [20, 25, 10])
  }

  @Test func `a view without text hangs from the line`() throws {
    let views = [text("a", 10, first: nil), text("b", 50, first: 1)]
    let low = try line(views, height: 12).layout().frames.dropFirst()
    #expect(low.map(\.minY) == [0, -1])
    #expect(low.map(\.size.height) == [10, 13])
    let enough = try line(views, height: 59).layout().frames
    #expect(enough.dropFirst().map(\.minY) == [10, 9])
  }

  @Test func `among many the line of text is squeezed at the price of who hangs lowest`() throws {
    // The label's 40 at 800 beat the 50 below the line at 750: the row is 40 high.
    let row = StackView(
      axis: .horizontal, alignment: .firstBaseline,
      arrangedViews: [text("a", 20, first: 15), text("b", 50, first: 15)])
    let label = View(
      "label", width: .constant(1), intrinsic: IntrinsicSize(height: 40),
      hugging: AxisPriorities(800))
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 100)),
      content: StackView(
        axis: .horizontal, arrangedViews: [View("row", stack: row), label]))
    let layout = try screen.layout()
    #expect(layout.contentSize.height == 40)
    #expect(layout.frame(of: "b") == Rect(x: 1, y: 0, width: 1, height: 40))
  }

  @Test func `a view pulled both ways alike across the stack is ambiguous`() throws {
    // 25 keeps aligned views without a thickness from being ambiguous, and 25 is resisted here.
    let views = [
      View(
        "a", width: .constant(1), intrinsic: IntrinsicSize(height: 50),
        compressionResistance: AxisPriorities(25)), text("b", 30, first: nil),
    ]
    let screen = try line(views, height: 30, alignment: .leading)
    #expect(screen.outcome(.vertical) == .ambiguous)
  }

  @Test func `what is at odds inside a hidden view rests with it`() throws {
    let inside = StackView(
      axis: .horizontal, distribution: .fillEqually,
      arrangedViews: [View("x", width: .constant(1)), View("y", width: .constant(2))])
    for isHidden in [true, false] {
      let views = [leaf("a", width: 40), View("b", stack: inside, isHidden: isHidden)]
      let outcome = try row(views).outcome(.horizontal)
      #expect(outcome == (isHidden ? .determined : .contradictory))
    }
  }

  @Test func `what rests with a hidden view does not cover what is at odds elsewhere`() throws {
    func odds(_ name: String, isHidden: Bool) -> View {
      let inside = StackView(
        axis: .horizontal, distribution: .fillEqually,
        arrangedViews: [
          View(ViewID(name + "1"), width: .constant(1)),
          View(ViewID(name + "2"), width: .constant(2)),
        ])
      return View(ViewID(name), stack: inside, isHidden: isHidden)
    }
    for hidden in [0, 1] {
      let views = [odds("a", isHidden: hidden == 0), odds("b", isHidden: hidden == 1)]
      #expect(try row(views).outcome(.horizontal) == .contradictory)
    }
  }

  @Test func `hidden, a view's own thickness counts and its required one rests`() throws {
    let hidden = View(
      "hidden", width: .constant(1), height: .constant(50), intrinsic: IntrinsicSize(height: 30),
      isHidden: true)
    let screen = try line([text("a", 10, first: nil), hidden], alignment: .fill)
    #expect(try screen.layout().contentSize.height == 30)
  }

  private func text(_ id: ViewID, _ height: Double, first: Double?) -> View {
    View(
      id, width: .constant(1), intrinsic: IntrinsicSize(height: height),
      baselines: first.map { Baselines(first: $0, last: height - $0) })
  }

  private func line(
    _ views: [View], height: Double? = nil, alignment: Alignment = .firstBaseline
  ) throws -> ScrolledStack {
    try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 100)),
      content: StackView(axis: .horizontal, alignment: alignment, arrangedViews: views),
      height: height.map { Length.constant($0) } ?? .intrinsic)
  }
}
