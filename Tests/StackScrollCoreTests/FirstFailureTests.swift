import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollCore
import StackScrollInvariants
import Testing

/// Which of several failures is told, and what a hidden content view is.
struct FirstFailureTests {
  private static let pile = Tolerance(absolute: 1e-6)

  @Test func `of several contradictions the first in tree order is told`() async throws {
    let rows = Gen.array(
      of: Gen.zip(Gen<Bool>.bool, Gen<Bool>.bool, Gen<Bool>.bool), count: 1...6)
    try await forAll(rows) { rows in
      let torn: Length = [.constant(10), .constant(20)]
      let views = rows.enumerated().map { index, row in
        let (isTorn, isWrapped, isWrapTorn) = row
        let view = View(ViewID("v\(index)"), width: isTorn ? torn : .constant(10))
        guard isWrapped else { return view }
        let wrap = StackView(axis: .horizontal, arrangedViews: [view])
        return View(ViewID("s\(index)"), width: isWrapTorn ? torn : .intrinsic, stack: wrap)
      }
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 50)),
        content: StackView(axis: .horizontal, arrangedViews: views))
      // Of a view and the stack around it the view: it is at odds without the stack, too.
      let first = rows.firstIndex { $0.0 || $0.1 && $0.2 }.map { index in
        ViewID(rows[index].0 ? "v\(index)" : "s\(index)")
      }
      #expect(
        screen.verdict(.horizontal) == (first.map { .unsatisfiable([$0]) } ?? .determined))
    }
  }

  @Test(
    arguments: [Distribution.fill, .equalSpacing, .equalCentering, .fillProportionally], [1, 0.02])
  func `in a row that is too short only those that may not be shorter are at odds`(
    distribution: Distribution, scale: Double
  ) async throws {
    try await forAll(.array(of: Kind.all, count: 1...5)) { kinds in
      let held = try Self.held(kinds)
      let stack = StackView(
        axis: .horizontal, distribution: distribution,
        arrangedViews: kinds.enumerated().map { $1.view($0, along: .horizontal, scale: scale) })
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 50)),
        content: View("row", width: .constant(5 * scale), stack: stack))
      #expect(screen.verdict(.horizontal) == .unsatisfiable(["row"] + held))
    }
  }

  @Test func `of views that must be alike the first longest and the first shortest are at odds`()
    async throws
  {
    let heights = Gen<[Int]>.array(of: .int(in: 1...3), count: 1...6)
    try await forAll(heights) { heights in
      let views = heights.enumerated().map { index, height in
        View(ViewID("v\(index)"), width: .constant(1), height: .constant(Double(height)))
      }
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 50)),
        content: StackView(axis: .horizontal, arrangedViews: views))
      let longest = heights.firstIndex(of: heights.max() ?? 0) ?? 0
      let shortest = heights.firstIndex(of: heights.min() ?? 0) ?? 0
      let named = [min(longest, shortest), max(longest, shortest)].map { views[$0].id }
      #expect(
        screen.verdict(.vertical) == (longest == shortest ? .determined : .unsatisfiable(named)))
    }
  }

  @Test func `of texts that hang from a line, too`() async throws {
    try await forAll(.array(of: Kind.all, count: 1...5)) { kinds in
      let held = try Self.held(kinds)
      let stack = StackView(
        axis: .horizontal, alignment: .firstBaseline,
        arrangedViews: kinds.enumerated().map { $1.view($0, along: .vertical) })
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 50)),
        content: View("row", height: .constant(5), stack: stack))
      #expect(screen.verdict(.vertical) == .unsatisfiable(["row"] + held))
    }
  }

  @Test func `where the content bounds a column, the first row that cannot follow is at odds`()
    async throws
  {
    try await forAll(.array(of: .element(of: [20.0, 40, 60, 80]), count: 1...4)) { widths in
      let verdict = { (length: (Double) -> Length, pins: DirectionalEdgeInsets, hasRoom: Bool) in
        let rows = widths.enumerated().map { View(ViewID("v\($0)"), width: length($1)) }
        let attachment = ContentAttachment(
          trailing: hasRoom ? .contentLayoutGuideAtLeast : .contentLayoutGuide,
          contentWidth: hasRoom ? .constant(50) : nil)
        return try ScrolledStack(
          scrollView: ScrollView(size: Size(width: 100, height: 50)),
          content: View("column", stack: StackView(axis: .vertical, arrangedViews: rows)),
          pins: pins, attachment: attachment
        ).verdict(.horizontal)
      }
      // At most 50 wide in content of 50, and at least 50 where it sticks out by 25 on both sides.
      let tooWide = widths.firstIndex { $0 > 50 }.map { ViewID("v\($0)") }
      let tooNarrow = widths.firstIndex { $0 < 50 }.map { ViewID("v\($0)") }
      let out = DirectionalEdgeInsets(leading: -25, trailing: -25)
      if let tooWide {
        let found = try verdict({ .atLeast($0) }, .zero, true)
        #expect(found == .unsatisfiable(["column", tooWide]))
      }
      if let tooNarrow {
        let found = try verdict({ .atMost($0) }, out, false)
        #expect(found == .unsatisfiable(["column", tooNarrow]))
      }
    }
  }

  /// What a view has of a length: it must have it, would have it, or has none.
  private enum Kind: CaseIterable, Sendable {
    case loose, held, none

    static var all: Gen<Kind> { .element(of: allCases) }

    func view(_ index: Int, along axis: Axis, scale: Double = 1) -> View {
      var size = IntrinsicSize(width: 10 * scale, height: 10 * scale)
      if self == .none { size[axis] = nil }
      let length: Length = self == .held ? .constant(10 * scale) : .intrinsic
      return View(
        ViewID("v\(index)"), width: axis == .horizontal ? length : .intrinsic,
        height: axis == .vertical ? length : .intrinsic, intrinsic: size,
        baselines: Baselines(first: 0, last: 0))
    }
  }

  /// The names of those that must have their length; there is one at least.
  private static func held(_ kinds: [Kind]) throws(Discard) -> [ViewID] {
    let held = kinds.indices.filter { kinds[$0] == .held }.map { ViewID("v\($0)") }
    guard !held.isEmpty else { throw Discard.precondition("every view may be shorter") }
    return held
  }

  @Test func `hiding the content view moves nothing: no stack view takes it out`() async throws {
    try await forAll(.oracleScreens) { screen in
      let screen = try screen.ruled()
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
