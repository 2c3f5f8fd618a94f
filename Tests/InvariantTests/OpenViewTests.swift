import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// Which views are said to leave a layout open.
struct OpenViewTests {
  @Test func `what leaves a layout open is shown, or is all that there is`() async throws {
    let axes = Gen<Axis>.element(of: Axis.allCases)
    try await forAll(.zip(.openScreens, axes), settings: Settings(cases: 1500)) { screen, axis in
      guard case .ambiguous(let open) = screen.verdict(axis) else { return }
      let shown = Self.shown(screen.content)
      #expect(!open.views.isEmpty)
      for view in open.views { #expect(shown.contains(view), "\(view) is hidden") }
    }
  }

  @Test func `an axis keeps its numbers whatever is wrong with the other`() async throws {
    let axes = Gen<Axis>.element(of: Axis.allCases)
    try await forAll(.zip(.oracleScreens, axes), settings: Settings(cases: 500)) { screen, axis in
      guard let layout = try? screen.layout() else { return }
      let both: Length = [.constant(10), .constant(11)]
      let torn = try screen.applying(.setLength(both, axis.perpendicular, of: screen.content.id))
      #expect(throws: LayoutError.self) { try torn.layout() }
      // A ratio may need what is torn.
      if case .unsupported = torn.verdict(axis) { return }
      #expect(try torn.placement(along: axis) == AxisPlacement(layout, along: axis))
    }
  }

  /// The content view, hidden or not, and what is inside it and not hidden.
  private static func shown(_ view: View) -> Set<ViewID> {
    let inside = view.stack?.arrangedViews.filter { !$0.isHidden } ?? []
    return inside.reduce(into: [view.id]) { $0.formUnion(shown($1)) }
  }

  @Test
  func `where a ratio gives the content view its length, its views are open, not the content`()
    throws
  {
    let row = StackView(
      axis: .horizontal, distribution: .equalSpacing,
      arrangedViews: [
        View("label", intrinsic: IntrinsicSize(width: 40, height: 40)),
        View("open", intrinsic: IntrinsicSize(height: 40)),
      ])
    // As high as the window, and as wide as that.
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 100, height: 600)),
      content: View("row", height: .ratio(1), stack: row),
      attachment: ContentAttachment(
        top: .frameLayoutGuide, leading: .contentLayoutGuideAtLeast, bottom: .frameLayoutGuide,
        trailing: .nothing))
    #expect(screen.verdict(.horizontal) == .unsupported("row", .ratioOfOpenLength))
    guard case .ambiguous(let open) = screen.solvedVerdict(.horizontal) else {
      Issue.record("\(screen.solvedVerdict(.horizontal))")
      return
    }
    #expect(open.views.contains("open"))
  }

  @Test func `a hidden content view without a size is open itself`() throws {
    let screen = try Screen(
      scrollView: ScrollView(size: Size(width: 9, height: 9)), content: View("v", isHidden: true))
    for axis in Axis.allCases { #expect(screen.verdict(axis) == .ambiguous(["v"])) }
  }
}
