import PropertyKit
import PropertyTesting
import StackScrollCore
import StackScrollInvariants
import Testing

/// What a hidden stack does with the views in it.
struct HiddenStackTests {
  @Test func `what is inside a hidden stack stands at its corner and has no size`() async throws {
    try await forAll(.oracleScreens) { screen in
      let box = View(
        "box", stack: StackView(axis: .horizontal, arrangedViews: [screen.content]))
      let line = View("line", intrinsic: IntrinsicSize(width: 40, height: 10))
      for axis in Axis.allCases {
        let around = StackView(
          axis: axis, alignment: .center, spacing: 7, arrangedViews: [line, box.hidden()])
        let layout = try Screen(
          scrollView: screen.scrollView, content: View("around", stack: around),
          layoutDirection: screen.layoutDirection
        ).layout()
        let corner = try #require(layout.frame(of: "box")).origin
        // The outermost, the line and the box come first.
        for frame in layout.frames.dropFirst(3) {
          #expect(frame == Rect(origin: corner, size: .zero))
        }
      }
    }
  }
}
