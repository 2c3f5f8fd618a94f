import PropertyKit
import PropertyTesting
import PublishedScreens
import StackScrollCore
import Testing

/// Axis maths, tolerance, pixels and numbers as text.
struct GeometryTests {
  @Test(arguments: Axis.allCases)
  func `what is said along an axis is said across the other`(axis: Axis) {
    #expect(axis.perpendicular.perpendicular == axis)
    let size = Size(main: 3, cross: 4, axis: axis)
    #expect(size[axis] == 3 && size[axis.perpendicular] == 4)
    let point = Point(main: 1, cross: 2, axis: axis)
    let rect = Rect(origin: point, size: size)
    #expect(rect.min(axis) == 1 && rect.max(axis) == 4 && rect.length(axis) == 3)
    #expect(rect.min(axis.perpendicular) == 2 && rect.max(axis.perpendicular) == 6)
  }

  @Test func `horizontal is x, width, left and right`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.near(.horizontal) == 2 && insets.far(.horizontal) == 4)
    #expect(insets.near(.vertical) == 1 && insets.far(.vertical) == 3)
    #expect(Size(main: 1, cross: 2, axis: .horizontal) == Size(width: 1, height: 2))
  }

  @Test func `leading is left, or right where text runs from right to left`() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(in: .leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(in: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `equal is within a billionth of a point and of the value`() {
    let tolerance = Tolerance.standard
    #expect(tolerance.isEqual(0, 1e-9))
    #expect(!tolerance.isEqual(0, 2e-9))
    #expect(tolerance.isEqual(1e6, 1e6 + 1e-3))
    #expect(!tolerance.isEqual(1e6, 1e6 + 2e-3))
    #expect(tolerance.isGreater(1.1, than: 1) && !tolerance.isGreater(1 + 1e-10, than: 1))
    #expect(tolerance.isLess(1, than: 1.1) && !tolerance.isLess(1, than: 1 + 1e-10))
  }

  @Test func `the tolerance is a share of the larger value, whichever comes first`() async throws {
    let cases = Gen.zip(
      Gen<Double>.double(in: -1000...1000), Gen<Double>.double(in: 0...2), Gen<Bool>.bool)
    try await forAll(cases) { large, share, isFirst in
      let small = large * (1 - share)
      // Half of the larger value, but for what the product loses.
      guard (share - 0.5).magnitude > 1e-9 else { return true }
      let tolerance = Tolerance(absolute: 0, relative: 0.5)
      let isEqual =
        isFirst ? tolerance.isEqual(large, small) : tolerance.isEqual(small, large)
      return isEqual == (share < 0.5 || large == 0)
    }
  }

  @Test func `a difference of exactly the tolerance counts as none, and nothing above it`()
    async throws
  {
    let cases = Gen<(Int, Int)>.zip(.int(in: 0...1_000_000), .int(in: -1000...1000))
    try await forAll(cases) { size, start in
      let (size, start) = (Double(size), Double(start))
      let tolerance = Tolerance(absolute: size)
      return tolerance.isEqual(start, start + size)
        && !tolerance.isEqual(start, start + size + 1)
        && tolerance.isGreater(start + size + 1, than: start)
        && !tolerance.isGreater(start + size, than: start)
    }
  }

  @Test func `an infinity equals itself and nan equals nothing`() {
    let tolerance = Tolerance.standard
    #expect(tolerance.isEqual(.infinity, .infinity))
    #expect(!tolerance.isEqual(.infinity, -.infinity))
    #expect(!tolerance.isEqual(.infinity, .greatestFiniteMagnitude))
    #expect(tolerance.isGreater(.infinity, than: .greatestFiniteMagnitude))
    #expect(!tolerance.isEqual(.nan, .nan))
    #expect(!tolerance.isGreater(.nan, than: 0) && !tolerance.isLess(.nan, than: 0))
  }

  @Test func `content that is a pixel longer does not scroll, as far as pixels can tell`() {
    let scroll = ScrollGeometry(
      contentSize: Size(width: 433.667, height: 0), bounds: Size(width: 433.333, height: 0))
    #expect(scroll.scrolls(.horizontal))
    #expect(!scroll.scrolls(.horizontal, tolerance: .pixels(scale: 2)))
  }

  @Test func `coordinates go to the nearest pixel, ties away from zero`() throws {
    let grid = try PixelGrid(scale: 2)
    #expect(grid.round(950.25) == 950.5)
    #expect(grid.round(950.2) == 950)
    #expect(grid.round(-950.25) == -950.5)
    #expect(grid.round(0.24) == 0)
    #expect(try PixelGrid(scale: 1).round(0.49999999999999994) == 0)
    #expect(try PixelGrid(scale: 3).round(433.4) == 1300.0 / 3)
  }

  @Test(arguments: [1.0, 2, 3, 0.5, 2.625])
  func `rounding twice is rounding once and moves nothing by more than half a pixel`(
    scale: Double
  ) throws {
    let grid = try PixelGrid(scale: scale)
    for step in -400...400 {
      let value = Double(step) * 0.37
      let rounded = grid.round(value)
      #expect(grid.round(rounded) == rounded)
      #expect((rounded - value).magnitude <= 0.5 / scale + 1e-12)
    }
  }

  @Test func `rounding takes every double`() throws {
    let grid = try PixelGrid(scale: 3)
    for value in [Double.infinity, -.infinity, .greatestFiniteMagnitude, 4.6e15, -1e300] {
      #expect(grid.round(value) == value)
    }
    #expect(grid.round(Double.nan).isNaN)
    for scale in [PixelGrid.scales.lowerBound, PixelGrid.scales.upperBound] {
      let extreme = try PixelGrid(scale: scale)
      for value in [0, 1, -1e300, .leastNonzeroMagnitude] { #expect(extreme.round(value).isFinite) }
    }
    let place = ErrorLocation(.pixelGrid, .scale)
    for scale in [-1, 0, .leastNonzeroMagnitude, 1e-9, 101, .greatestFiniteMagnitude] {
      #expect(throws: ScreenError.scaleOutOfRange(place, scale, allowed: PixelGrid.scales)) {
        try PixelGrid(scale: scale)
      }
    }
    #expect(throws: ScreenError.notFinite(ErrorLocation(.pixelGrid, .scale), .infinity)) {
      try PixelGrid(scale: .infinity)
    }
  }

  @Test func `neighbours still touch on the pixel grid; lengths change by one at most`() throws {
    let grid = try PixelGrid(scale: 2)
    let exact = try TabStrip(frameWidth: 430, tabCount: 9).screen.layout().content
    let rounded = grid.round(exact)
    let tabs = rounded.frames.dropFirst()
    for (one, next) in zip(tabs, tabs.dropFirst()) { #expect(one.maxX == next.minX) }
    for (one, other) in zip(exact.frames, rounded.frames) {
      #expect((one.size.width - other.size.width).magnitude <= 0.5 + 1e-9)
    }
    #expect(grid.round(rounded) == rounded)
  }

  @Test func `edges go to the same pixels on either axis`() async throws {
    let edges = Gen<Double>.double(in: -500...500)
    let scales = Gen<Double>.element(of: [1, 2, 3])
    try await forAll(.zip(edges, edges, edges, edges, scales)) { x, y, width, height, scale in
      let grid = try PixelGrid(scale: scale)
      let rect = Rect(x: x, y: y, width: abs(width), height: abs(height))
      let rounded = grid.round(rect)
      for axis in Axis.allCases {
        let (near, far) = (grid.round(rect.min(axis)), grid.round(rect.max(axis)))
        #expect(rounded.min(axis) == near && rounded.length(axis) == far - near)
      }
    }
  }

  @Test func `of rectangles side by side one contains a point, on their edges too`() async throws {
    let number = Gen<Int>.int(in: -8...8).map { Double($0) / 4 }
    try await forAll(.zip(number, number)) { x, y in
      let cells = (-3...3).flatMap { row in
        (-3...3).map { Rect(x: Double($0), y: Double(row), width: 1, height: 1) }
      }
      let around = cells.filter { $0.contains(Point(x: x, y: y)) }
      #expect(around == [Rect(x: x.rounded(.down), y: y.rounded(.down), width: 1, height: 1)])
    }
  }

  @Test func `whole numbers are written without a fraction, others to the last digit`() {
    #expect("\(NumberText(58))" == "58")
    #expect("\(NumberText(-0.0))" == "0")
    #expect("\(NumberText(96.25))" == "96.25")
    #expect("\(NumberText(1.0 / 3))" == "0.3333333333333333")
    #expect("\(NumberText(1e9))" == "1000000000")
    #expect("\(NumberText(0x1p54))" == "1.8014398509481984e+16")
    for exponent in 40..<54 {
      #expect(
        !"\(NumberText(Double(sign: .plus, exponent: exponent, significand: 1.5)))".contains("."))
    }
    #expect("\(NumberText(.nan)) \(NumberText(-.infinity))" == "nan -inf")
  }

  @Test func `a length is written as in source`() {
    #expect("\(Length.equal(to: .frameLayoutGuide))" == ".equal(to: .frameLayoutGuide)")
    let half = Length.fraction(0.5, of: .frameLayoutGuide)
    #expect("\(half)" == ".fraction(0.5, of: .frameLayoutGuide)")
    #expect("\(Length.constant(8)) \(Length.intrinsic)" == ".constant(8) .intrinsic")
  }
}
