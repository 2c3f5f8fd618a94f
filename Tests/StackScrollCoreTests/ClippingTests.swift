import PropertyKit
import PropertyTesting
import StackScrollCore
import Testing

/// What is left of a rectangle inside another.
struct ClippingTests {
  @Test func `what is cut off does not depend on where an axis begins, nor on its direction`()
    async throws
  {
    try await forAll(.zip(.spread, .spread), settings: Settings(cases: 2000)) { rect, other in
      let part = rect.part(inside: other)
      for axis in Axis.allCases {
        let mirrored = rect.mirrored(along: axis).part(inside: other.mirrored(along: axis))
        #expect(mirrored == part?.mirrored(along: axis))
      }
      #expect(rect.turned.part(inside: other.turned) == part?.turned)
    }
  }

  @Test func `a part is inside both, and cutting it again leaves it`() async throws {
    try await forAll(.zip(.spread, .spread), settings: Settings(cases: 2000)) { rect, other in
      guard let part = rect.part(inside: other) else { return }
      for axis in Axis.allCases {
        #expect(part.min(axis) == max(rect.min(axis), other.min(axis)))
        #expect(part.max(axis) == min(rect.max(axis), other.max(axis)))
      }
      #expect(part.part(inside: other) == part && part.part(inside: rect) == part)
    }
  }

  @Test func `nothing is cut off of what does not stick out, even without a length`() async throws {
    let place = Gen<Int>.int(in: -4...4)
    let length = Gen<Int>.int(in: 0...2)
    try await forAll(.zip(place, place, length, length, length)) { x, y, width, height, margin in
      let rect = Rect(
        x: Double(x), y: Double(y), width: Double(width), height: Double(height))
      let around = Rect(
        x: rect.minX - Double(margin), y: rect.minY - Double(margin),
        width: rect.size.width + Double(2 * margin), height: rect.size.height + Double(2 * margin))
      #expect(rect.part(inside: around) == rect)
    }
  }

  @Test func `a scroll view is open beyond the edges of the window that it reaches, and no others`()
    async throws
  {
    let insets = Gen<Double>.element(of: [-1, 0, 1])
    try await forAll(.zip(insets, insets, insets, insets)) { left, top, right, bottom in
      let window = Rect(x: 10, y: 20, width: 100, height: 200)
      let frame = Rect(
        x: 10 + left, y: 20 + top, width: 100 - left - right, height: 200 - top - bottom)
      let scrollView = ScrollView(size: frame.size)
      var content = DrawnContent.Collector()
      content.add(View("list", container: Container(scrollView: scrollView)), depth: 0)
      let layout = ContentLayout(
        views: FrameList(ids: ["list"], frames: [frame], depths: [0]), scrollView: scrollView,
        contentSize: frame.size, contentAxis: .vertical, content: content.content())
      let opening = try #require(layout.sights(through: window).first?.opening)
      #expect((opening.minX < frame.minX) == (left <= 0))
      #expect((opening.minY < frame.minY) == (top <= 0))
      #expect((opening.maxX > frame.maxX) == (right <= 0))
      #expect((opening.maxY > frame.maxY) == (bottom <= 0))
    }
  }
}

extension Gen where Value == Rect {
  /// Rectangles whose edges are near few places, some of them so far off that a point is nothing
  /// there; sums of all numbers are exact.
  fileprivate static var spread: Gen {
    let places = Gen<Double>.element(of: [0, 0, 0x1p10, 0x1p30, -0x1p10, -0x1p30])
    let edges = Gen<(Double, Int)>.zip(places, .int(in: -4...4))
      .map { place, quarters in place + Double(quarters) / 4 }
    return Gen<(Double, Double, Double, Double)>.zip(edges, edges, edges, edges)
      .map { left, right, top, bottom in
        Rect(
          x: min(left, right), y: min(top, bottom), width: abs(right - left),
          height: abs(bottom - top))
      }
  }
}

extension Rect {
  fileprivate func mirrored(along axis: Axis) -> Rect {
    axis == .horizontal
      ? Rect(x: -maxX, y: minY, width: size.width, height: size.height)
      : Rect(x: minX, y: -maxY, width: size.width, height: size.height)
  }

  /// The rectangle with its axes swapped.
  fileprivate var turned: Rect {
    Rect(x: minY, y: minX, width: size.height, height: size.width)
  }
}
