import PropertyKit
import StackScrollCore
import StackScrollInvariants

extension Gen where Value == Screen {
  /// Stacks in stacks, down to depth 3, whose views have so few different lengths and priorities that
  /// many give way equally; all of them are in the reach of the closed forms.
  public static var tiedScreens: Gen {
    Gen { source throws(Discard) in
      var count = 0
      let view = try Gen<View>.nested(&source, depth: 3, &count)
      let policy = LayoutPolicy(ties: try source.draw(.element(of: LayoutPolicy.Ties.allCases)))
      return try source.making {
        try Screen(
          scrollView: ScrollView(size: Size(width: 100, height: 100)), content: view,
          policy: policy)
      }
    }
  }
}

extension Gen where Value == View {
  private static let own = Gen<Double?>.element(of: [10, 20, 30, 60, 0, nil])
  private static let hugging = Gen<LayoutPriority>.element(of: [250, 250, 250, 251, 149, 750])
  private static let resistance = Gen<LayoutPriority>.element(of: [750, 750, 750, 250, 148, 150])

  /// A stack, or a leaf where the depth is used up.
  fileprivate static func nested(
    _ source: inout Source, depth: Int, _ count: inout Int
  ) throws(Discard) -> View {
    let id = ViewID("v\(count)")
    count += 1
    let goesDeeper = try source.draw(.rarely(4, if: true))
    let isHidden = try source.draw(.rarely(10, if: true))
    guard depth == 3 || depth > 0 && goesDeeper else {
      var leaf = Leaf(
        intrinsic: IntrinsicSize(width: try source.draw(own), height: try source.draw(own)))
      if try source.draw(.rarely(3, if: true)) {
        for axis in Axis.allCases {
          leaf.hugging[axis] = try source.draw(hugging)
          leaf.compressionResistance[axis] = try source.draw(resistance)
        }
      }
      return View(id, leaf: leaf, isHidden: isHidden)
    }
    let alignments: [Alignment] = [.fill, .leading, .center, .trailing]
    var stack = StackView(
      axis: try source.draw(.element(of: Axis.allCases)),
      distribution: try source.draw(.element(of: Distribution.allCases)),
      alignment: try source.draw(.element(of: alignments)),
      spacing: try source.draw(.element(of: [0, 5, -10])))
    for _ in 0..<(try source.draw(.int(in: 1...4))) {
      stack.append(try nested(&source, depth: depth - 1, &count))
    }
    // The outermost stack has a length to share out more often than not.
    let points = Gen<Double>.element(of: [40, 60, 20, 100, 150])
    let given = Gen<Length>.weighted([
      (depth == 3 ? 1 : 5, .always(.intrinsic)), (2, points.map { .constant($0) }),
    ])
    return View(
      id, width: try source.draw(given), height: try source.draw(given), stack: stack,
      isHidden: isHidden && depth < 3)
  }
}
