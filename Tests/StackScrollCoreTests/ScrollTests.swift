import PublishedScreens
import StackScrollCore
import Testing

/// Offsets: their range, the end, and the prediction of it.
struct ScrollTests {
  @Test func `the range goes from the near inset to where the content ends`() {
    let scroll = ScrollGeometry(
      contentSize: Size(width: 100, height: 1000), bounds: Size(width: 320, height: 480),
      contentInset: EdgeInsets(top: 44, left: 10, bottom: 34, right: 0))
    #expect(scroll.minimumOffset == Point(x: -10, y: -44))
    #expect(scroll.maximumOffset == Point(x: -10, y: 554))
    #expect(scroll.offsetRange(.vertical) == -44...554)
    #expect(!scroll.scrolls(.horizontal) && scroll.scrolls(.vertical))
  }

  @Test func `insets alone can make content scroll that would fit`() {
    let scroll = ScrollGeometry(
      contentSize: Size(width: 0, height: 470), bounds: Size(width: 0, height: 480),
      contentInset: EdgeInsets(top: 5, bottom: 6))
    #expect(scroll.offsetRange(.vertical) == -5 ... -4)
    #expect(scroll.scrolls(.vertical))
  }

  @Test func `clamping goes to the nearest offset in range and is idempotent`() {
    let scroll = ScrollGeometry(
      contentSize: Size(width: 100, height: 1000), bounds: Size(width: 320, height: 480))
    for offset in [Point(x: 7, y: 100), Point(x: -7, y: -1), Point(x: 0, y: 9e9)] {
      let clamped = scroll.clamp(offset)
      #expect(scroll.clamp(clamped) == clamped)
      #expect(scroll.offsetRange(.vertical).contains(clamped.y))
    }
    #expect(scroll.clamp(Point(x: 7, y: 100)) == Point(x: 0, y: 100))
    #expect(scroll.clamp(Point(x: .nan, y: .infinity)) == Point(x: 0, y: 520))
  }

  @Test func `a geometry of anything has a range`() {
    let values = [0, -0.0, 1, -1, 1e300, -1e300, Double.infinity, -.infinity, .nan]
    for content in values {
      for bounds in values {
        for inset in values {
          let scroll = ScrollGeometry(
            contentSize: Size(width: content, height: inset),
            bounds: Size(width: bounds, height: content),
            contentInset: EdgeInsets(top: bounds, left: inset, bottom: inset, right: content))
          for axis in Axis.allCases {
            let range = scroll.offsetRange(axis)
            #expect(range.lowerBound <= range.upperBound)
          }
          _ = scroll.clamp(Point(x: content, y: inset))
        }
      }
    }
  }

  @Test func `scrolling to the end keeps the offset across`() throws {
    let scrollView = ScrollView(
      size: Size(width: 50, height: 10), contentOffset: Point(x: 3, y: 7))
    let rowLayout = try row([40, 60]).with(scrollView: scrollView).layout()
    #expect(rowLayout.offsetToEnd == Point(x: 50, y: 7))
    let leaf = View("v", width: .constant(100), height: .constant(100))
    let leafLayout = try ScrolledStack(scrollView: scrollView, content: leaf).layout()
    #expect(leafLayout.offsetToEnd == Point(x: 3, y: 90))
  }

  @Test func `the prediction is set only if it is above 0`() {
    var prediction = ScrollPrediction(
      contentHeight: 500, addedHeight: 120, spacing: 8, viewportHeight: 480)
    #expect(prediction.rawOffset == 148)
    #expect(prediction.offset(from: 33) == 148)
    prediction.contentHeight = 352
    #expect(prediction.rawOffset == 0)
    #expect(prediction.offset(from: 33) == 33)
  }
}
