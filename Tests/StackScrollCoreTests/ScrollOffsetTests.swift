import PropertyKit
import PropertyTesting
import StackScrollCore
import Testing

/// Where content is moved to, and what is seen there, by hand.
struct ScrollOffsetTests {
  /// Ten rows of 100 points in a window of 250, under bars of 20 and 30.
  private static func rows(
    offset: Double = 0, isPaging: Bool = false
  ) throws -> ContentLayout {
    let views = (0..<10).map { View(ViewID("r\($0)"), height: .constant(100)) }
    let scrollView = ScrollView(
      size: Size(width: 50, height: 250), contentOffset: Point(y: offset),
      safeAreaInsets: EdgeInsets(top: 20, bottom: 30), isPagingEnabled: isPaging)
    return try ScrolledStack(
      scrollView: scrollView, content: StackView(axis: .vertical, arrangedViews: views),
      width: .equal(to: .frameLayoutGuide)
    ).layout()
  }

  @Test func `code may scroll anywhere, a finger only in range`() throws {
    let layout = try Self.rows()
    #expect(layout.offsetRange(.vertical) == -20...780)
    #expect(layout.scrolled(to: Point(x: -3, y: 5000)).contentOffset == Point(x: -3, y: 5000))
    #expect(layout.dragged(by: Point(y: -40)).contentOffset == Point(y: 40))
    #expect(layout.dragged(by: Point(x: 99, y: -5000)).contentOffset == Point(y: 780))
    #expect(layout.dragged(by: Point(y: 5000)).contentOffset == Point(y: -20))
  }

  @Test func `each axis has an end, and the other keeps its offset`() throws {
    let leaf = View("v", width: .constant(100), height: .constant(200))
    let layout = try ScrolledStack(
      scrollView: ScrollView(
        size: Size(width: 30, height: 30), contentOffset: Point(x: 5, y: 6)), content: leaf
    ).layout()
    #expect(layout.offsetToEnd(along: .horizontal) == Point(x: 70, y: 6))
    #expect(layout.offsetToEnd(along: .vertical) == Point(x: 5, y: 170))
  }

  @Test func `an offset beyond smaller content is brought back`() throws {
    var layout = try Self.rows(offset: 780)
    #expect(layout.settled() == layout)
    layout.scroll.contentSize.height = 400
    #expect(layout.settled().contentOffset == Point(y: 180))
    layout.scroll.contentSize.height = 0
    #expect(layout.settled().contentOffset == Point(y: -20))
  }

  @Test(arguments: [
    // offset, row, expected; the bars leave 200 of the window, from offset + 20 on.
    (0.0, 1, 0.0), (0, 2, 80), (0, 0, -20), (100, 0, -20), (0, 9, 780), (780, 0, -20),
    (80, 1, 80), (80, 2, 80), (81, 1, 80), (79, 2, 80), (-20, 0, -20),
  ])
  func `a row is shown by the least move`(offset: Double, row: Int, expected: Double) throws {
    let layout = try Self.rows(offset: offset)
    let frame = try #require(layout.frame(of: ViewID("r\(row)")))
    let shown = layout.scrolled(toVisible: frame)
    #expect(shown.contentOffset == Point(y: expected))
    #expect(shown.scrolled(toVisible: frame) == shown)
  }

  @Test(arguments: [(300.0, 300.0), (0, 80), (900, 680)])
  func `of a rectangle larger than the window as much as fits is shown`(
    offset: Double, expected: Double
  ) throws {
    let layout = try Self.rows(offset: offset)
    let large = Rect(x: 0, y: 100, width: 50, height: 800)
    #expect(layout.scrolled(toVisible: large).contentOffset.y == expected)
  }

  @Test func `a view that is fully seen moves nothing, also out of range`() throws {
    let layout = try Self.rows(offset: 850)
    let last = try #require(layout.frame(of: "r9"))
    #expect(layout.scrolled(toVisible: last).contentOffset.y == 850)
    #expect(layout.scrolled(toVisible: Rect(y: 860, height: 1)).contentOffset.y == 780)
  }

  @Test(arguments: [
    (0.0, 0.0), (124, 0), (125, 250), (374, 250), (700, 750), (765, 780), (780, 780), (-9, 0),
    (-11, -20), (-20, -20), (5000, 780), (-5000, -20),
  ])
  func `pages stop at multiples of the window and at the end`(offset: Double, stop: Double) throws {
    let layout = try Self.rows(isPaging: true)
    #expect(layout.scroll.pageStop(nearest: Point(y: offset)) == Point(y: stop))
    #expect(layout.dragged(by: Point(y: -offset)).contentOffset == Point(y: stop))
  }

  @Test func `of pages and ends the nearest is the stop, and half way the next`() async throws {
    let quarters = Gen<Int>.int(in: 1...12)
    let cases = Gen.zip(
      quarters, Gen<Int>.int(in: 0...60), Gen<Int>.int(in: 0...12), Gen<Int>.int(in: -20...60))
    try await forAll(cases) { window, content, inset, start in
      let geometry = ScrollGeometry(
        contentSize: Size(width: 0, height: Double(content) / 4),
        bounds: Size(width: 0, height: Double(window) / 4),
        contentInset: EdgeInsets(top: Double(inset) / 4), isPagingEnabled: true)
      let range = geometry.offsetRange(.vertical)
      let start = geometry.clamp(Double(start) / 4, along: .vertical)
      let pages = (-20...60).map { Double($0 * window) / 4 }.filter(range.contains)
      let stops = Set(pages + [range.lowerBound, range.upperBound])
      let nearest = stops.min { first, second in
        let (near, far) = ((first - start).magnitude, (second - start).magnitude)
        return near == far ? first > second : near < far
      }
      #expect(geometry.pageStop(nearest: Point(y: start)).y == nearest)
    }
  }

  @Test func `the mirror exchanges the sides and the ends`() {
    let scroll = ScrollGeometry(
      contentSize: Size(width: 500, height: 10), bounds: Size(width: 100, height: 10),
      contentInset: EdgeInsets(left: 10, right: 20))
    #expect(scroll.offsetRange(.horizontal) == -10...420)
    #expect(scroll.mirrored.offsetRange(.horizontal) == -20...410)
    #expect(scroll.mirroring(Point(x: -10, y: 3)) == Point(x: 410, y: 3))
    #expect(scroll.mirroring(Point(x: 420)) == Point(x: -20))
    #expect(scroll.mirroring(Point(x: 50)) == Point(x: 350))
  }

  @Test func `short content rests at its left in either direction`() {
    let scroll = ScrollGeometry(
      contentSize: Size(width: 50, height: 10), bounds: Size(width: 100, height: 10),
      contentInset: EdgeInsets(left: 10, right: 20))
    #expect(scroll.mirroring(scroll.minimumOffset).x == -20)
    #expect(scroll.mirrored.mirroring(Point(x: -20)).x == -10)
  }

  @Test func `seen is what shares more than an edge with the window`() throws {
    let layout = try Self.rows()
    func rows(_ offset: Double) -> [ViewID] {
      layout.visibleViews(at: Point(y: offset)).filter { $0 != "stack" }
    }
    #expect(rows(0) == ["r0", "r1", "r2"])
    #expect(rows(50) == ["r0", "r1", "r2"])
    #expect(rows(51) == ["r0", "r1", "r2", "r3"])
    #expect(rows(100) == ["r1", "r2", "r3"])
    #expect(rows(1000) == [] && rows(-250) == [] && rows(.nan) == [])
    #expect(layout.visibleViews(at: Point(x: 50)) == [])
    #expect(layout.views(in: Rect(y: 100, width: 50, height: 0)) == [])
  }

  @Test func `whatever the numbers, there is an answer`() {
    let values = [0, -0.0, 1, -1, 1e308, -1e308, Double.infinity, -.infinity, .nan]
    for content in values {
      for bounds in values {
        for inset in values {
          let scroll = ScrollGeometry(
            contentSize: Size(width: content, height: inset),
            bounds: Size(width: bounds, height: content),
            contentInset: EdgeInsets(top: bounds, left: inset, bottom: inset, right: content),
            appliedSafeArea: EdgeInsets(top: content, left: bounds), isPagingEnabled: true)
          Self.checkAnswers(scroll, Point(x: bounds, y: inset))
        }
      }
    }
  }

  /// Whatever ends in range must be in range, and nothing may trap.
  private static func checkAnswers(_ scroll: ScrollGeometry, _ offset: Point) {
    let dragged = scroll.offset(from: offset, draggedBy: Point(x: offset.y, y: offset.x))
    let stop = scroll.pageStop(nearest: offset)
    for axis in Axis.allCases {
      let range = scroll.offsetRange(axis)
      #expect(range.contains(dragged[axis]) && range.contains(stop[axis]))
    }
    #expect(!scroll.mirroring(offset).x.isNaN)
    let rect = Rect(x: offset.x, y: offset.y, width: offset.y, height: offset.x)
    let shown = scroll.offset(from: .zero, toVisible: rect)
    #expect(!shown.x.isNaN && !shown.y.isNaN)
  }

  @Test func `an offset that is not finite leaves the layout where it is`() throws {
    let layout = try Self.rows(offset: 33)
    #expect(layout.scrolled(to: Point(x: .nan, y: .infinity)) == layout)
    #expect(layout.scrolled(toVisible: Rect(y: .nan, width: .infinity, height: 1)) == layout)
    #expect(layout.dragged(by: Point(y: -0.0)) == layout)
  }
}
