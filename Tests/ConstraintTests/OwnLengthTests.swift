import PropertyKit
import SelfTests
import StackScrollConstraints
import StackScrollCore
import Synchronization
import Testing

/// What one solution tells of leaves with other lengths of their own is what a layout with those tells.
@Suite struct OwnLengthTests {
  @Test func `leaves grow as they do in a layout of their own`() {
    let told = Atomic(0)
    let grown = Atomic(0)
    let settings = Settings(
      seed: 1, cases: 400, maximumShrinkEvaluations: 200, maximumExplainEvaluations: 0)
    let report = PropertyKit.check(.windows, settings: settings) { screen -> Outcome in
      let leaves = screen.root.leavesWithLengths
      guard let solution = try? screen.bestLayout(),
        let lengths = OwnLengths(of: leaves.map(\.id), in: solution)
      else { return .passed }
      for (id, own) in leaves {
        for factor in [0.5, 1.5] {
          let other = Size(width: own.width * factor + 8 * factor, height: own.height * factor)
          guard let growth = lengths.growth(of: id, to: other),
            let before = solution.layout.frame(of: id)?.size,
            let after = try screen.with(own: other, of: id).bestLayout().layout.frame(of: id)?.size
          else { continue }
          told.add(1, ordering: .relaxed)
          if growth != .zero { grown.add(1, ordering: .relaxed) }
          let isAlike = Axis.allCases.allSatisfy {
            Tolerance(absolute: 1e-6).isEqual(before[$0] + growth[$0], after[$0])
          }
          if !isAlike {
            return .holds(if: false, otherwise: "\(id) grows by \(growth) and not to \(after)")
          }
        }
      }
      return .passed
    }
    #expect(report.counterexample == nil, "\(report)")
    #expect(told.load(ordering: .relaxed) > 300 && grown.load(ordering: .relaxed) > 100)
  }

  /// A leaf as wide as the screen above another one, which ends no lower than the screen: there is room for 60
  /// points more.
  @Test(arguments: [
    (Size(width: 80, height: 30), Size(width: 0, height: 10)),
    (Size(width: 80, height: 90), nil),
  ])
  func `what is squeezed then is left to a layout`(own: Size, growth: Size?) throws {
    let (first, second) = (LayoutItem("first"), LayoutItem("second"))
    let root = LayoutItem("root")
    let leaf = Leaf(intrinsic: IntrinsicSize(width: 50, height: 20))
    let screen = try Screen(
      size: Size(width: 100, height: 100),
      root: View(
        "root",
        container: Container(subviews: [View("first", leaf: leaf), View("second", leaf: leaf)])),
      constraints: [
        Constraint(first[.left], .equal, root[.left]),
        Constraint(first[.right], .equal, root[.right]),
        Constraint(second[.left], .equal, root[.left]),
        Constraint(first[.top], .equal, root[.top]),
        Constraint(second[.top], .equal, first[.bottom]),
        Constraint(second[.bottom], .lessThanOrEqual, root[.bottom]),
      ])
    let lengths = try #require(OwnLengths(of: ["first"], in: try screen.bestLayout()))
    #expect(lengths.growth(of: "first", to: own) == growth)
  }

  @Test func `shares, open lengths and what moves insets are left to a layout`() throws {
    let (root, first, second) = (LayoutItem("root"), LayoutItem("first"), LayoutItem("second"))
    let leaf = Leaf(intrinsic: IntrinsicSize(width: 50, height: 60))
    let leaves = [View("first", leaf: leaf), View("second", leaf: leaf)]
    let size = Size(width: 390, height: 844)
    let filled = [first, second].flatMap {
      [Constraint($0[.top], .equal, root[.top]), Constraint($0[.bottom], .equal, root[.bottom])]
    }
    let row = [
      Constraint(first[.left], .equal, root[.left]),
      Constraint(second[.left], .equal, first[.right]),
      Constraint(second[.right], .equal, root[.right]),
    ]
    let shares = StackView(
      axis: .horizontal, distribution: .fillProportionally, arrangedViews: leaves)
    let box = LayoutItem("box")
    let screens = try [
      Screen(size: size, root: View("root", stack: shares)),
      Screen(
        size: size, root: View("root", container: Container(subviews: leaves)),
        constraints: filled + row),
      Screen(
        size: size, safeAreaInsets: EdgeInsets(top: 47),
        root: View(
          "root",
          container: Container(subviews: [
            leaves[0], View("box", container: Container(subviews: [leaves[1]])),
          ])),
        constraints: [
          Constraint(first[.left], .equal, root[.left]),
          Constraint(first[.top], .equal, root[.top]),
          Constraint(box[.left], .equal, root[.left]),
          Constraint(box[.width], constant: 100), Constraint(box[.height], constant: 100),
          Constraint(box[.top], .equal, first[.bottom]),
          Constraint(second[.left], .equal, box[.left]),
          Constraint(second[.top], .equal, box.safeAreaLayoutGuide[.top]),
        ]),
    ]
    for screen in screens {
      let lengths = try #require(OwnLengths(of: ["first"], in: try screen.bestLayout()))
      #expect(lengths.growth(of: "first", to: Size(width: 55, height: 40)) == nil)
    }
  }
}

extension View {
  /// The leaves that have a length of their own along both axes.
  fileprivate var leavesWithLengths: [(id: ViewID, own: Size)] {
    if let own = leaf?.intrinsic, let width = own.width, let height = own.height {
      return [(id, Size(width: width, height: height))]
    }
    return subviews.flatMap(\.leavesWithLengths)
  }
}

extension Screen {
  /// The screen with a leaf that has other lengths of its own.
  fileprivate func with(own: Size, of leaf: ViewID) throws -> Screen {
    try with(
      root: root.mappingLeaves { id, other in
        var other = other
        if id == leaf { other.intrinsic = IntrinsicSize(width: own.width, height: own.height) }
        return other
      })
  }
}
