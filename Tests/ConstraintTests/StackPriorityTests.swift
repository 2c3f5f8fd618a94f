import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// Preferences about as strong as those that stack views install for themselves: 999 and less for
/// shares, 149 and less for centres, 51 for views that span, 50 for what is asked to fit, 49 for the
/// canvas, 25 against ambiguity.
@Suite struct StackPriorityTests {
  private static let priorities = Gen<LayoutPriority>.element(of: [
    50, 49, 51, 149, 999, 49.5, 50.5, 148, 150, 998, 25, 24, 26, 52, 48, 149.5, 148.5, 998.5, 997,
  ])

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

  private static let screens = Gen<ScrolledStack> { source throws(Discard) in
    let count = try source.draw(.int(in: 1...4))
    let sizes = Gen<Double?>.element(of: [10, nil, 0, 30])
    var views: [View] = []
    for index in 0..<count {
      let baselines =
        try source.draw(.bool)
        ? Baselines(first: 4, last: try source.draw(.element(of: [2, 8]))) : nil
      var leaf = Leaf(
        intrinsic: IntrinsicSize(width: try source.draw(sizes), height: try source.draw(sizes)),
        baselines: baselines)
      if try source.draw(.bool) {
        let axis = try source.draw(.element(of: Axis.allCases))
        leaf.hugging[axis] = try source.draw(priorities)
        leaf.compressionResistance[axis] = try source.draw(priorities)
      }
      views.append(
        View(
          ViewID("v\(index)"), width: try source.draw(sometimes),
          height: try source.draw(sometimes), leaf: leaf, isHidden: try source.draw(.bool)))
    }
    let stack = StackView(
      axis: try source.draw(.element(of: Axis.allCases)),
      distribution: try source.draw(.element(of: Distribution.allCases)),
      alignment: try source.draw(.element(of: Alignment.allCases)),
      spacing: try source.draw(.element(of: [3, 0, -4, -20])),
      isBaselineRelativeArrangement: try source.draw(.bool),
      arrangedViews: views)
    let content = View(
      "stack", width: try source.draw(sometimes), height: try source.draw(sometimes),
      stack: stack)
    let frame = ScrollView(size: Size(width: 100, height: 50))
    return try source.making { try ScrolledStack(scrollView: frame, content: content) }
  }

  @Test("the closed forms and the constraints agree on preferences next to those of stack views")
  func agree() async throws {
    try await forAll(Self.screens, settings: Settings(cases: 3000)) { screen in
      let oracle = Oracle(screen)
      for axes in oracle.groups {
        let comparison = try oracle.compare(axes)
        if case .different(let how) = comparison { Issue.record("\(axes): \(how)") }
      }
    }
  }

  @Test("and where the pitches between centres are squeezed")
  func squeezedCentres() async throws {
    let resistance = Gen<LayoutPriority>.element(of: [750, 148, 148.5, 149, 149.5, 150, 151])
    let views = Gen<[Leaf]>.array(
      of: Gen<(Int, LayoutPriority)>.zip(.int(in: 0...30), resistance).map { width, resistance in
        Leaf(
          intrinsic: IntrinsicSize(width: Double(width), height: 1),
          compressionResistance: AxisPriorities(resistance))
      }, count: 3...4)
    let cases = Gen<([Leaf], Int)>.zip(views, .int(in: 0...40))
    try await forAll(cases, settings: Settings(cases: 1000)) { leaves, rest in
      let stack = StackView(
        axis: .horizontal, distribution: .equalCentering, spacing: 2,
        arrangedViews: leaves.enumerated().map { View(ViewID("v\($0)"), leaf: $1) })
      let packed = leaves.reduce(2 * Double(leaves.count - 1)) { $0 + ($1.intrinsic.width ?? 0) }
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 100, height: 50)),
        content: View("row", width: .constant(max(0, packed + Double(rest - 5))), stack: stack))
      let comparison = try Oracle(screen).compare([.horizontal])
      if case .different(let how) = comparison { Issue.record("\(how)") }
    }
  }
}
