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
