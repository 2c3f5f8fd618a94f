import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollCore
import Testing

/// Lengths that are multiples of the view's own length on the other axis.
struct RatioTests {
  @Test(arguments: [1, 2, 4])
  func `a ratio follows the length that a stack shares out`(count: Int) throws {
    let pictures = (0..<count).map { View(ViewID("p\($0)"), height: .ratio(0.5)) }
    let stack = StackView(
      axis: .horizontal, distribution: .fillEqually, alignment: .leading, arrangedViews: pictures)
    let layout = try smallScreen(stack, width: .equal(to: .frameLayoutGuide)).layout()
    let share = Size(width: 100 / Double(count), height: 50 / Double(count))
    for picture in pictures { #expect(layout.frame(of: picture.id)?.size == share) }
    #expect(layout.contentSize.height == share.height)
  }

  @Test func `a ratio follows the one length that a stack fills with`() throws {
    let views = [
      View("fixed", width: .constant(30), height: .constant(5)),
      View("picture", height: .ratio(1)),
    ]
    for distribution in Distribution.allCases {
      let stack = StackView(
        axis: .horizontal, distribution: distribution, alignment: .leading, arrangedViews: views)
      let screen = try smallScreen(stack, width: .equal(to: .frameLayoutGuide))
      guard distribution == .fill else {
        #expect(screen.isSettled(.vertical) == false)
        continue
      }
      #expect(try screen.layout().frame(of: "picture")?.size == Size(width: 70, height: 70))
    }
  }

  @Test func `a ratio follows the length that a stack has from what is required in it`()
    async throws
  {
    let heights = Gen<[Int]>.array(of: .int(in: 1...20), count: 1...4)
    try await forAll(.zip(heights, .element(of: Distribution.allCases), .int(in: 1...3))) {
      heights, distribution, ratio in
      let lines = heights.enumerated().map { place, height in
        View(ViewID("v\(place)"), height: .constant(Double(height)))
      }
      let card = View(
        "card", width: .ratio(Double(ratio)),
        stack: StackView(axis: .vertical, spacing: 2, arrangedViews: lines))
      let page = StackView(
        axis: .horizontal, distribution: distribution, alignment: .leading, arrangedViews: [card])
      let height = Double(heights.reduce(2 * (heights.count - 1), +))
      let frame = try smallScreen(page).layout().frame(of: "card")
      #expect(frame?.size == Size(width: Double(ratio) * height, height: height))
    }
  }

  @Test func `ratios may go both ways between views whose other length is required`() throws {
    let wide = View("wide", width: .ratio(2), height: .constant(10))
    let tall = View("tall", width: .constant(10), height: .ratio(3))
    let stack = StackView(axis: .horizontal, alignment: .leading, arrangedViews: [wide, tall])
    let layout = try smallScreen(stack).layout()
    #expect(layout.frame(of: "wide")?.size == Size(width: 20, height: 10))
    #expect(layout.frame(of: "tall")?.size == Size(width: 10, height: 30))
  }

  @Test func `a ratio to a length that only preferences settle is not guessed`() throws {
    let view = View("view", width: .ratio(2), intrinsic: IntrinsicSize(height: 10))
    let stack = StackView(axis: .horizontal, alignment: .leading, arrangedViews: [view])
    #expect(
      try smallScreen(stack).isSettled(.horizontal) == false)
  }

  @Test func `a length that a ratio may settle from the other axis is not called open`() throws {
    // The width is 200: half of it is the height. The model does not read ratios backwards.
    let view = View("view", height: [.constant(100), .ratio(0.5)])
    let stack = StackView(axis: .vertical, arrangedViews: [view])
    #expect(try !smallScreen(stack).isSettled(.horizontal))
  }

  @Test func `a length that a ratio pulls at is not called settled`() throws {
    // The height of 80 is required, so the width is 40, not the 10 that it would like to be.
    let view = View(
      "view", height: [.constant(80), .ratio(2)], intrinsic: IntrinsicSize(width: 10))
    let stack = StackView(axis: .horizontal, alignment: .leading, arrangedViews: [view])
    for axis in Axis.allCases {
      #expect(try smallScreen(stack).isSettled(axis) == false)
    }
  }

  @Test func `the ratio of a view that does not show rests, and so do those inside it`() throws {
    for axis in Axis.allCases {
      let ratio =
        axis == .horizontal
        ? View("ratio", width: .ratio(2)) : View("ratio", height: .ratio(2))
      let resting = View("resting", stack: StackView(axis: .vertical, arrangedViews: [ratio]))
      for hidden in [ratio.hidden(true), resting.hidden(true)] {
        let stack = StackView(axis: .vertical, arrangedViews: [View("open"), hidden])
        for other in Axis.allCases {
          #expect(
            try smallScreen(stack).outcome(other) == .ambiguous)
        }
      }
      // Nothing else shows, so it does not rest.
      let alone = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 9, height: 9)), content: ratio.hidden(true))
      #expect(alone.isSettled(axis) == false)
    }
  }

  @Test func `what is open on one axis is not said of the other`() throws {
    let square = View("square", width: .equal(to: .frameLayoutGuide), height: .ratio(1))
    let row = View(
      "row", height: .constant(99),
      stack: StackView(axis: .horizontal, arrangedViews: [square, View("open")]))
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 50)), content: row)
    #expect(!screen.isSettled(.horizontal))
    #expect(screen.outcome(.vertical) == .contradictory)
  }
}
