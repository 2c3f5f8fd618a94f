import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// Lengths that are preferred about as weakly as what stack views install for themselves: 51 for
/// views that span, 50 for what is asked to fit, 49 for the canvas, 25 against ambiguity.
@Suite struct WeakPreferenceTests {
  private static let priorities = Gen<LayoutPriority>.element(
    of: [50, 49, 51, 49.5, 50.5, 25, 24, 26, 52, 48])

  private static let lengths = Gen<Length> { source throws(Discard) in
    let points = Double(try source.draw(Gen<Int>.int(in: 0...40)))
    let priority = try source.draw(priorities)
    return try source.draw(
      .element(of: [
        .constant(points, priority: priority), .atLeast(points, priority: priority),
        .atMost(points, priority: priority),
      ]))
  }

  private static let sometimes: Gen<Length> = .weighted([(2, .always(.intrinsic)), (1, lengths)])

  private static let screens = Gen<Screen> { source throws(Discard) in
    let count = try source.draw(.int(in: 1...3))
    let sizes = Gen<Double?>.element(of: [10, nil, 0, 30])
    var views: [View] = []
    for index in 0..<count {
      let baselines =
        try source.draw(.bool)
        ? Baselines(first: 4, last: try source.draw(.element(of: [2, 8]))) : nil
      let leaf = Leaf(
        intrinsic: IntrinsicSize(width: try source.draw(sizes), height: try source.draw(sizes)),
        baselines: baselines)
      views.append(
        View(
          ViewID("v\(index)"), width: try source.draw(sometimes),
          height: try source.draw(sometimes), leaf: leaf, isHidden: try source.draw(.bool)))
    }
    let stack = StackView(
      axis: try source.draw(.element(of: Axis.allCases)),
      distribution: try source.draw(.element(of: Distribution.allCases)),
      alignment: try source.draw(.element(of: Alignment.allCases)), spacing: 3,
      arrangedViews: views)
    let content = View(
      "stack", width: try source.draw(sometimes), height: try source.draw(sometimes),
      stack: stack)
    let frame = ScrollView(size: Size(width: 100, height: 50))
    return try source.making { try Screen(scrollView: frame, content: content) }
  }

  @Test("the closed forms and the constraints agree where preferences are as weak as the stack's")
  func agree() async throws {
    try await forAll(Self.screens, settings: Settings(cases: 1000)) { screen in
      let oracle = Oracle(screen)
      for axes in oracle.groups {
        let comparison = try oracle.compare(axes)
        if case .different(let how) = comparison { Issue.record("\(axes): \(how)") }
      }
    }
  }
}
