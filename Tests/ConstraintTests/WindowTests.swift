import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite("Windows: any tree of views, placed by constraints")
struct WindowTests {
  @Test("a screen is laid out alike as a window: frames, content and what nothing settles")
  func screensAsWindows() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 500)) { screen in
      let window = Window(screen)
      switch Result(catching: { () throws(LayoutError) in try screen.solvedLayout() }) {
      case .success(let expected):
        guard screen.unwrittenRules.isEmpty else { return }
        try Self.expect(try window.layout(), sameAs: expected, of: window.root.id)
      case .failure(.ambiguous(let axis, _)):
        guard case .ambiguous? = window.problem(along: axis) else {
          Issue.record("\(axis): \(String(describing: window.problem(along: axis)))")
          return
        }
      case .failure(.unsatisfiable(let axis, _)):
        guard case .contradictory? = window.problem(along: axis) else {
          Issue.record("\(axis): \(String(describing: window.problem(along: axis)))")
          return
        }
      case .failure: break
      }
    }
  }

  private static func expect(
    _ layout: WindowLayout, sameAs expected: Layout, of root: ViewID
  ) throws {
    let content = try #require(layout.content(of: root))
    #expect(content.ids == expected.ids && content.depths == expected.depths)
    #expect(content.contentAxis == expected.contentAxis)
    #expect(content.contentOffset == expected.contentOffset)
    #expect(content.scroll.isLike(expected.scroll))
    for (found, frame) in zip(content.frames, expected.frames) {
      #expect(found.isLike(frame), "\(found) \(frame)")
    }
    for (id, frame) in zip(expected.ids, expected.frames) {
      let found = try #require(layout.frame(of: id))
      let offset = expected.contentOffset
      #expect(
        found.isLike(
          Rect(
            x: frame.minX - offset.x, y: frame.minY - offset.y, width: frame.size.width,
            height: frame.size.height)))
    }
  }
}

extension Rect {
  fileprivate func isLike(_ other: Rect) -> Bool {
    let tolerance = Tolerance(absolute: 1e-6)
    return Axis.allCases.allSatisfy {
      tolerance.isEqual(min($0), other.min($0)) && tolerance.isEqual(max($0), other.max($0))
    }
  }
}

extension ScrollGeometry {
  fileprivate func isLike(_ other: ScrollGeometry) -> Bool {
    Rect(origin: .zero, size: contentSize).isLike(Rect(origin: .zero, size: other.contentSize))
      && bounds == other.bounds && contentInset == other.contentInset
      && appliedSafeArea == other.appliedSafeArea && isPagingEnabled == other.isPagingEnabled
  }
}
