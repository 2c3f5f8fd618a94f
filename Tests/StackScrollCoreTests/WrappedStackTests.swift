import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// A stack inside another one.
struct WrappedStackTests {
  @Test(arguments: [Alignment.leading, .center, .trailing])
  func `a stack alone in another that aligns it is as large as it would be without`(
    alignment: Alignment
  ) async throws {
    var variety = StackVariety.all
    variety.hasPriorities = false
    try await forAll(.screens(variety), settings: Settings(cases: 400)) { screen in
      guard let screen = screen.scrolledStack, let layout = try? screen.layout() else { return }
      for axis in Axis.allCases {
        let around = StackView(axis: axis, alignment: alignment, arrangedViews: [screen.content])
        let wrapped = try ScrolledStack(
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

  @Test
  func
    `a stack of distributed centres in another stands as a leaf of its length, and can be squeezed`()
    async throws
  {
    let lengths = Gen<[Int]>.array(of: .int(in: 1...40), count: 5...5)
    try await forAll(lengths) { lengths in
      let leaves = lengths.enumerated().map { index, length in
        View(
          ViewID("v\(index)"), height: .constant(10),
          intrinsic: IntrinsicSize(width: Double(length)))
      }
      let centres = StackView(
        axis: .horizontal, distribution: .equalCentering, arrangedViews: Array(leaves[..<3]))
      let inner = View("inner", stack: centres)
      let row = { (first: View, width: Length) in
        let stack = StackView(
          axis: .horizontal, distribution: .equalCentering, arrangedViews: [first] + leaves[3...])
        return try ScrolledStack(
          scrollView: ScrollView(size: Size(width: 100, height: 50)),
          content: View("row", width: width, stack: stack))
      }
      let layout = try row(inner, .intrinsic).layout()
      let width = try #require(layout.frame(of: "inner")).size.width
      let leaf = View("inner", height: .constant(10), intrinsic: IntrinsicSize(width: width))
      let plain = try row(leaf, .intrinsic).layout().framesByID()
      for (id, frame) in plain { #expect(layout.frame(of: id) == frame) }
      let bounded = View("inner", width: .atMost(width), stack: centres)
      for inner in [inner, bounded] {
        let squeezed = try row(inner, .constant(layout.contentSize.width - 0.5))
        #expect(squeezed.isSettled(.horizontal))
      }
    }
  }
}
