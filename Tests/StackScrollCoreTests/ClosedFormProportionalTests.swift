import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollCore
import Testing

/// Numbers worked out by hand from the constraints of a stack that fills proportionally.
struct ClosedFormProportionalTests {
  @Test func `a required length bounds the stack, whatever share it asks for`() throws {
    let views = [
      View("a", width: .atMost(7), height: .constant(1), intrinsic: IntrinsicSize(width: 12.5))
    ]
    let free = try row(views, distribution: .fillProportionally)
    #expect(widths(try free.layout()) == [7])
    let long = try row(views, width: .constant(606), distribution: .fillProportionally)
    #expect(long.outcome(.horizontal) == .contradictory)
  }

  @Test func `a share is measured by the length of the view's own beside a required one`() throws {
    let views = [required("a", 50, own: 40), leaf("b", width: 60)]
    let layout = try row(views, spacing: 5, distribution: .fillProportionally).layout()
    // 50 is 40/105 of 131.25; at 999 the stack's length follows from the first view alone.
    #expect(Tolerance.standard.isEqual(layout.contentSize.width, 131.25))
    #expect(Tolerance.standard.isEqual(widths(layout)[1], 76.25))
  }

  @Test func `a length of 0 asks for none of the stack, and may have more`() throws {
    let views = [leaf("a", width: 40), required("b", 10, own: 0)]
    let layout = try row(
      views, width: .constant(100), distribution: .fillProportionally
    ).layout()
    #expect(widths(layout) == [90, 10])
  }

  @Test func `a view without a length of its own can have none`() throws {
    let views = [leaf("a", width: 40), View("b", width: .constant(10), height: .constant(1))]
    let screen = try row(views, distribution: .fillProportionally)
    #expect(screen.outcome(.horizontal) == .contradictory)
  }

  @Test(arguments: [(997.0, 105.0), (998.5, 50.0)])
  func `inside another stack, shares give way at the priority of the last view`(
    hugging: Double, width: Double
  ) throws {
    // Below 105 the second view misses its share, at 998: more than 997, less than 998.5.
    let shares = StackView(
      axis: .horizontal, distribution: .fillProportionally, spacing: 5,
      arrangedViews: [leaf("a", width: 40), leaf("b", width: 60)])
    let narrow = View(
      "narrow", height: .constant(1), intrinsic: IntrinsicSize(width: 50),
      hugging: AxisPriorities(LayoutPriority(hugging)))
    let column = StackView(
      axis: .vertical, arrangedViews: [View("shares", stack: shares), narrow])
    let screen = try smallScreen(column)
    #expect(Tolerance.standard.isEqual(try screen.layout().contentSize.width, width))
  }

  @Test func `among many views the natural length is known, and exactly so`() throws {
    let few = try row(
      [Double](repeating: 3, count: 32), spacing: 1, distribution: .fillProportionally)
    let many = try row(
      [Double](repeating: 3, count: 33), spacing: 1, distribution: .fillProportionally)
    #expect(Tolerance.standard.isEqual(try few.layout().contentSize.width, 127))
    #expect(Tolerance.standard.isEqual(try many.layout().contentSize.width, 131))
  }

  private func required(_ id: ViewID, _ width: Double, own: Double) -> View {
    View(
      id, width: .constant(width), height: .constant(1), intrinsic: IntrinsicSize(width: own))
  }

  @Test(arguments: [3, 40])
  func `views of required lengths leave nothing to share, however many they are`(
    count: Int
  ) throws {
    let views = (1...count).map { required(ViewID("v\($0)"), Double($0), own: 1) }
    let stack = StackView(
      axis: .horizontal, distribution: .fillProportionally, spacing: 2, arrangedViews: views)
    let screen = try smallScreen(stack)
    let length = Double(count * (count + 1) / 2 + 2 * (count - 1))
    #expect(screen.isSettled(.horizontal))
    #expect(try screen.layout().contentSize.width == length)
  }

  @Test func `one more point costs views with shares what it costs them together`() throws {
    let window = ScrollView(size: Size(width: 100, height: 50))
    for count in [3, 33] {
      let views = (1...count).map {
        View(ViewID("v\($0)"), intrinsic: IntrinsicSize(width: Double($0), height: 1))
      }
      let sum = Double(count * (count + 1) / 2)
      let shares = View(
        "shares",
        stack: StackView(axis: .horizontal, distribution: .fillProportionally, arrangedViews: views)
      )
      let leaf = View("leaf", intrinsic: IntrinsicSize(width: 10, height: 1))
      // Both are held at 250, point for point: the lowest index takes what is left.
      for (row, width) in [([shares, leaf], sum + 7), ([leaf, shares], sum)] {
        let stack = StackView(axis: .horizontal, arrangedViews: row)
        let screen = try ScrolledStack(
          scrollView: window,
          content: View("row", width: .constant(sum + 17), stack: stack))
        let found = try screen.layout().frame(of: "shares")?.size.width ?? .nan
        #expect(Tolerance.standard.isEqual(found, width), "\(count) views")
        let strict = try screen.with(policy: LayoutPolicy(ties: .ambiguous))
        #expect(strict.isSettled(.horizontal) == false)
      }
    }
  }

  @Test func `in a given size all but the last have their shares, whatever hugs them`()
    async throws
  {
    let own = Gen<(Int, Double)>.zip(.int(in: 1...9), .element(of: [250, 251, 749]))
    // Up to 32 views their lengths are priced, which takes time.
    let views = Gen.weighted([
      (1, .array(of: own, count: 1...6)), (1, .array(of: own, count: 33...40)),
    ])
    try await forAll(.zip(views, .int(in: 0...500))) { views, excess in
      let gaps = 2 * (views.count - 1)
      let total = views.reduce(gaps) { $0 + $1.0 }
      let width = Double(total + excess)
      let row = View(
        "row",
        stack: StackView(
          axis: .horizontal, distribution: .fillProportionally, spacing: 2,
          arrangedViews: views.enumerated().map { place, view in
            View(
              ViewID("v\(place)"), intrinsic: IntrinsicSize(width: Double(view.0), height: 1),
              hugging: AxisPriorities(LayoutPriority(view.1)))
          }))
      let widths = try row.frames(in: Size(width: width, height: 1)).frames.map(\.size.width)
      for (view, found) in zip(views, widths.dropFirst()).dropLast() {
        let share = width * Double(view.0) / Double(total)
        #expect(Tolerance.standard.isEqual(found, share))
      }
      let sum = widths.dropFirst().reduce(Double(gaps), +)
      #expect(Tolerance.standard.isEqual(sum, width))
    }
  }

  @Test func `beyond two hundred views the last one still pays, whatever it resists`() throws {
    let count = 203
    let views = (0..<count).map { place in
      var leaf = Leaf(intrinsic: IntrinsicSize(width: 10, height: 1))
      if place == count - 1 { leaf.compressionResistance.horizontal = 780 }
      return View(
        ViewID("v\(place)"), width: place == 0 ? .constant(14) : .intrinsic, leaf: leaf)
    }
    let stack = StackView(
      axis: .horizontal, distribution: .fillProportionally, arrangedViews: views)
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 50)),
      content: View("row", width: .constant(10 * Double(count)), stack: stack))
    let layout = try screen.layout()
    #expect(layout.frame(of: "v201")?.size.width == 10)
    #expect(Tolerance.standard.isEqual(layout.frame(of: "v202")?.size.width ?? .nan, 6))
  }

  @Test(arguments: [0.5, 2])
  func `who may not be without a length, and has none to ask with, is named`(least: Double) throws {
    let stack = StackView(
      axis: .horizontal, distribution: .fillProportionally,
      arrangedViews: [
        View("shares", intrinsic: IntrinsicSize(width: 10, height: 1)),
        View("none", width: .atLeast(least), intrinsic: IntrinsicSize(height: 1)),
      ])
    let screen = try smallScreen(stack)
    #expect(screen.outcome(.horizontal) == .contradictory)
  }

  @Test func `a lone view under equal spacing that cannot be so long is named`() throws {
    let stack = StackView(
      axis: .horizontal, distribution: .equalSpacing,
      arrangedViews: [View("lone", width: .atMost(10), height: .constant(1))])
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: Size(width: 100, height: 50)),
      content: View("row", width: .constant(20), stack: stack))
    #expect(screen.outcome(.horizontal) == .contradictory)
  }
}
