import PublishedScreens
import StackScrollCore
import Testing

/// Thirds and pixels: what rounding keeps, and what it breaks.
struct ScrollPixelTests {
  @Test func `three thirds of a whole width never exceed it, and fall short of 341 of 3000`() throws
  {
    var short = 0
    for width in 1...3000 {
      let content = try Self.tabs(width).contentSize.width
      #expect(content <= Double(width))
      if content < Double(width) { short += 1 }
    }
    #expect(short == 341)
  }

  @Test(arguments: [(1.0, 2), (2, 1)])
  func `tabs rounded one by one exceed the frame where a third is rounded up`(
    scale: Double, remainder: Int
  ) throws {
    let grid = try PixelGrid(scale: scale)
    for width in 1...3000 {
      let sum = Self.roundedSum(try Self.tabs(width), grid)
      #expect((sum > Double(width)) == (width % 3 == remainder))
      #expect(Tolerance.pixels(scale: scale).isEqual(sum, Double(width)), "the tolerance hides it")
    }
  }

  @Test func `at three pixels a point a third of a whole width is on the grid`() throws {
    let grid = try PixelGrid(scale: 3)
    for width in 1...3000 {
      let sum = Self.roundedSum(try Self.tabs(width), grid)
      #expect(!Tolerance.standard.isGreater(sum, than: Double(width)))
    }
  }

  @Test func `a third of a point between content and frame is within the named tolerance`() throws {
    let grid = try PixelGrid(scale: 3)
    let content = grid.round(433.6)
    let frame = grid.round(433.4)
    #expect(content - frame > 1.0 / 3)
    let scroll = ScrollGeometry(
      contentSize: Size(width: content, height: 0), bounds: Size(width: frame, height: 0))
    #expect(scroll.scrolls(.horizontal))
    #expect(!scroll.scrolls(.horizontal, tolerance: .pixels(scale: 3)))
    #expect(scroll.scrolls(.horizontal, tolerance: .pixels(scale: 3.1)))
  }

  @Test(arguments: [1.0, 2, 3])
  func `rounded tabs touch, keep their edges within half a pixel and their widths within one`(
    scale: Double
  ) throws {
    let grid = try PixelGrid(scale: scale)
    for width in stride(from: 1, through: 3000, by: 7) {
      let exact = try Self.tabs(width, count: 9)
      let rounded = grid.round(exact)
      #expect(grid.round(rounded) == rounded)
      let tabs = rounded.frames.dropFirst()
      for (one, next) in zip(tabs, tabs.dropFirst()) {
        #expect(Tolerance.standard.isEqual(one.maxX, next.minX))
      }
      for (one, other) in zip(exact.frames, rounded.frames) {
        #expect((one.minX - other.minX).magnitude <= 0.5 / scale + 1e-9)
        #expect((one.maxX - other.maxX).magnitude <= 0.5 / scale + 1e-9)
        #expect((one.size.width - other.size.width).magnitude <= 1 / scale + 1e-9)
      }
    }
  }

  private static func tabs(_ width: Int, count: Int = 3) throws -> ContentLayout {
    try TabStrip(frameWidth: Double(width), tabCount: count).screen.layout().content
  }

  /// The widths of the tabs, each rounded, added up.
  private static func roundedSum(_ layout: ContentLayout, _ grid: PixelGrid) -> Double {
    layout.frames.dropFirst().map { grid.round($0.size.width) }.reduce(0, +)
  }
}
