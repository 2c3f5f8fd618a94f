import PropertyKit
import PropertyTesting
import SelfTests
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
        let layout = try ScrolledStack(
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

  @Test func `a hidden leaf counts for the same with a stack around it`() async throws {
    let lengths = Gen<Double>.double(in: 0...300)
    try await forAll(
      .zip(lengths, lengths, .element(of: Axis.allCases), .element(of: Axis.allCases))
    ) { hidden, shown, axis, inner in
      for policy in LayoutPolicy.HiddenViews.allCases {
        let leaf = View("leaf", intrinsic: IntrinsicSize(width: hidden, height: hidden))
        let box = View("box", stack: StackView(axis: inner, arrangedViews: [leaf]))
        let layouts = try [leaf.hidden(), box.hidden()].map { hidden in
          let line = View("line", intrinsic: IntrinsicSize(width: shown, height: shown))
          return try ScrolledStack(
            scrollView: ScrollView(size: Size(width: 390, height: 600)),
            content: View("around", stack: StackView(axis: axis, arrangedViews: [line, hidden])),
            policy: LayoutPolicy(hiddenViews: policy)
          ).layout()
        }
        for name: ViewID in ["around", "line"] {
          #expect(layouts[0].frame(of: name) == layouts[1].frame(of: name))
        }
        let thickness = layouts[0].contentSize[axis.perpendicular]
        #expect(thickness == (policy == .count ? max(hidden, shown) : shown))
      }
    }
  }

  @Test func `constraints are told the length that a hidden stack counts for, or that it has none`()
    async throws
  {
    try await forAll(.oracleScreens, settings: Settings(cases: 1000)) { screen in
      let box = View(
        "box",
        stack: StackView(
          axis: screen.content.stack?.axis ?? .vertical,
          arrangedViews: [screen.content]))
      for axis in Axis.allCases {
        // Nothing but the hidden stack says how thick the one around it is.
        let around = StackView(
          axis: axis.perpendicular, arrangedViews: [View("free"), box.hidden()])
        let layout = try ScrolledStack(
          scrollView: screen.scrollView, content: View("around", stack: around),
          policy: LayoutPolicy(hiddenViews: .count))
        let told = box.lengthWhenHidden(along: axis, policy: layout.policy)
        guard let length = try? layout.lengths(along: axis)[0] else {
          #expect(told == nil)
          continue
        }
        #expect(Tolerance.standard.isEqual(try #require(told), length))
      }
    }
  }

  @Test func `hiding the content view moves nothing: no stack view takes it out`() async throws {
    let pile = Tolerance(absolute: 1e-6)
    try await forAll(.oracleScreens) { screen in
      let screen = try screen.ruled()
      let hidden = try screen.with(content: screen.content.hidden())
      for axis in Axis.allCases { #expect(hidden.isSettled(axis) == screen.isSettled(axis)) }
      guard let layout = try? screen.layout() else { return }
      for (frame, other) in zip(layout.frames, try hidden.layout().frames) {
        for axis in Axis.allCases {
          // By another way, so but for rounding.
          #expect(pile.isEqual(frame.min(axis), other.min(axis)))
          #expect(pile.isEqual(frame.max(axis), other.max(axis)))
        }
      }
    }
  }
}
