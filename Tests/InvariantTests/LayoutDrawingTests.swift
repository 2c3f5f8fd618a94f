import PropertyKit
import PropertyTesting
import PublishedScreens
import StackScrollCore
import Testing

@testable import StackScrollInvariants

/// Pictures of layouts.
struct LayoutDrawingTests {
  @Test func `four tabs are drawn to scale, the last one shaded beyond the window`() throws {
    let drawing = try TabStrip(frameWidth: 390, tabCount: 4).screen.layout().drawing()
    #expect(
      drawing == """
        ╔═══════════════════════════════════════════╗──────────────┐
        ║              │              │             ║░░░░░░░░░░░░░░│
        ║     tab1     │     tab2     │    tab3     ║░░░░░tab4░░░░░│
        ║              │              │             ║░░░░░░░░░░░░░░│
        ╚═══════════════════════════════════════════╝──────────────┘
        viewport  390 x 58 at (0, 0)
        content   520 x 58
        offsets   x 0...130, y 0
        stack     (0, 0) 520 x 58
        tab1      (0, 0) 130 x 58
        tab2      (130, 0) 130 x 58
        tab3      (260, 0) 130 x 58
        tab4      (390, 0) 130 x 58
        """)
  }

  @Test func `a picture keeps to 72 columns and 24 rows, and lists twelve frames`() throws {
    for width in [Int.min, 0, 30, 60, 72, 1000, .max] {
      let layout = try LabelColumn(viewport: Size(width: 375, height: 647)).screen.layout()
      let lines = layout.drawing(width: width).split(separator: "\n")
      let picture = lines.prefix { !$0.hasPrefix("viewport") }
      #expect(picture.count <= 24)
      #expect(picture.allSatisfy { $0.count <= 72 })
      #expect(lines.last == "and 31 more")
      #expect(lines.count == picture.count + 3 + 12 + 1)
    }
  }

  @Test func `a picture reaches from the least edge to the greatest`() async throws {
    let edge = Gen<Int>.int(in: -9...9).map { Double($0) }
    let rects = Gen.zip(edge, edge, edge, edge).map { x, y, width, height in
      Rect(x: x, y: y, width: width.magnitude, height: height.magnitude)
    }
    try await forAll(Gen.zip(rects, rects)) { one, other in
      let union = one.union(other)
      for axis in Axis.allCases {
        #expect(union.min(axis) == Swift.min(one.min(axis), other.min(axis)))
        #expect(union.max(axis) == Swift.max(one.max(axis), other.max(axis)))
      }
    }
  }

  @Test func `every layout has a picture`() throws {
    let sizes = [0, 1e-300, 1, 1e9]
    for width in sizes {
      for height in sizes {
        let view = View(
          "a\nlong name that goes on and on and on and on and on and on and on and on and on",
          intrinsic: IntrinsicSize(width: width, height: height))
        for offset in [-1e9, 0, 1e9] {
          let scrollView = ScrollView(
            size: Size(width: height, height: width), contentOffset: Point(x: offset, y: -offset))
          let screen = try Screen(
            scrollView: scrollView, content: view,
            pins: .init(top: -offset, leading: -offset, bottom: offset, trailing: offset))
          let lines = try screen.layout().drawing().split(separator: "\n")
          #expect(lines.count <= 24 + 4)
          #expect(lines.prefix { !$0.hasPrefix("viewport") }.allSatisfy { $0.count <= 72 })
        }
      }
    }
  }
}
