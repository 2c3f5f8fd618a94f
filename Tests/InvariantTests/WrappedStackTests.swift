import PropertyKit
import PropertyTesting
import StackScrollCore
import StackScrollInvariants
import Testing

/// A stack as the only view of another one.
struct WrappedStackTests {
  @Test(arguments: [Alignment.leading, .center, .trailing])
  func `a stack alone in another that aligns it is as large as it would be without`(
    alignment: Alignment
  ) async throws {
    var variety = StackVariety.all
    variety.hasPriorities = false
    try await forAll(.screens(variety), settings: Settings(cases: 400)) { screen in
      guard let layout = try? screen.layout() else { return }
      for axis in Axis.allCases {
        let around = StackView(axis: axis, alignment: alignment, arrangedViews: [screen.content])
        let wrapped = try Screen(
          scrollView: screen.scrollView, content: View("around", stack: around),
          layoutDirection: screen.layoutDirection)
        let found = try wrapped.layout()
        for axis in Axis.allCases {
          #expect(
            Tolerance(absolute: 1e-6).isEqual(
              found.frame(of: screen.content.id)?.length(axis) ?? .nan,
              layout.frame(of: screen.content.id)?.length(axis) ?? .infinity))
        }
      }
    }
  }
}
