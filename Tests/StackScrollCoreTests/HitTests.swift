import PropertyKit
import PropertyTesting
import StackScrollCore
import Testing

/// Which view a touch is for, against the views around each one, asked one after the other.
struct HitTests {
  @Test func `a touch is for the last view that contains it, as do all views around it`()
    async throws
  {
    let places = Gen<Int>.int(in: 0...4).map { Double($0) }
    try await forAll(.zip(.nested, places, places), settings: Settings(cases: 1000)) { list, x, y in
      let point = Point(x: x, y: y)
      for hidden in [[], list.ids.suffix(1), list.ids.prefix(2).suffix(1)] {
        let touched = list.ids.indices.filter { view in
          Self.around(view, list).allSatisfy { place in
            let frame = list.frames[place]
            return !hidden.contains(list.ids[place])
              && frame.minX <= x && x < frame.maxX && frame.minY <= y && y < frame.maxY
          }
        }
        #expect(list.hit(point, ignoring: Set(hidden)) == touched.last.map { list.ids[$0] })
      }
    }
  }

  /// A view and all that hold it.
  private static func around(_ view: Int, _ list: FrameList) -> [Int] {
    (0...view).filter { place in
      place == view
        || list.depths[place...view].dropFirst().allSatisfy { $0 > list.depths[place] }
    }
  }
}

extension Gen where Value == FrameList {
  /// Views in each other with edges at few places.
  fileprivate static var nested: Gen {
    Gen { source throws(Discard) in
      var (frames, depths): ([Rect], [Int]) = ([], [])
      for place in 0..<(try source.draw(Gen<Int>.int(in: 1...8))) {
        let numbers = try source.draw(.array(of: Gen<Int>.int(in: 0...3), count: 4...4))
          .map { Double($0) }
        frames.append(
          Rect(x: numbers[0], y: numbers[1], width: numbers[2] + 1, height: numbers[3] + 1))
        let deepest = depths.last.map { $0 + 1 } ?? 0
        depths.append(place == 0 ? 0 : try source.draw(Gen<Int>.int(in: 1...deepest)))
      }
      let ids = frames.indices.map { ViewID("v\($0)") }
      return FrameList(ids: ids, frames: frames, depths: depths)
    }
  }
}
