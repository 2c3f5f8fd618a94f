import PropertyKit
import PropertyTesting
import StackScrollCore
import StackScrollInvariants
import Testing

/// Which of several failures is told, and what a hidden content view is.
struct FirstFailureTests {
  private static let pile = Tolerance(absolute: 1e-6)

  @Test func `of several contradictions the first in tree order is told`() async throws {
    let rows = Gen.array(of: Gen.zip(Gen<Bool>.bool, Gen<Bool>.bool), count: 1...6)
    try await forAll(rows) { rows in
      let views = rows.enumerated().map { index, row in
        let torn = View(
          ViewID("v\(index)"), width: row.0 ? [.constant(10), .constant(20)] : .constant(10))
        return row.1
          ? View(ViewID("s\(index)"), stack: StackView(axis: .horizontal, arrangedViews: [torn]))
          : torn
      }
      let screen = try Screen(
        scrollView: ScrollView(size: Size(width: 100, height: 50)),
        content: StackView(axis: .horizontal, arrangedViews: views))
      let first = rows.firstIndex { $0.0 }.map { ViewID("v\($0)") }
      #expect(
        screen.verdict(.horizontal) == (first.map { .unsatisfiable([$0]) } ?? .determined))
    }
  }

  @Test func `hiding the content view moves nothing: no stack view takes it out`() async throws {
    try await forAll(.oracleScreens) { screen in
      let hidden = try screen.with(content: screen.content.hidden())
      for axis in Axis.allCases { #expect(hidden.verdict(axis) == screen.verdict(axis)) }
      guard let layout = try? screen.layout() else { return }
      for (frame, other) in zip(layout.frames, try hidden.layout().frames) {
        for axis in Axis.allCases {
          // By another way, so but for rounding.
          #expect(Self.pile.isEqual(frame.min(axis), other.min(axis)))
          #expect(Self.pile.isEqual(frame.max(axis), other.max(axis)))
        }
      }
    }
  }
}
