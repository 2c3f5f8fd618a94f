import PropertyKit
import StackScrollCore
import StackScrollInvariants

extension Gen where Value == Screen {
  /// Screens of every kind that constraints can be held against: all that stacks do, given lengths,
  /// baselines, rows of texts, overlaps, safe areas, ratios, pins, attachments and policies.
  package static var oracleScreens: Gen {
    let plain: Gen<Screen> = .weighted([
      (2, .screens(.all)), (1, ScreenDraw.given(.all).values),
      (1, ScreenDraw.given(.settled).values),
    ])
    return Gen { source throws(Discard) in
      let screen = try source.draw(plain)
      let content = try source.draw(.adorned(screen.content))
      let attachment = try source.draw(.attachments)
      let pins = try source.draw(.rarely(4, if: true)) ? try source.draw(.pins) : .zero
      let policy = try source.draw(.policies)
      return try source.making {
        try Screen(
          scrollView: screen.scrollView, content: content, pins: pins, attachment: attachment,
          layoutDirection: screen.layoutDirection, policy: policy)
      }
    }
  }
}

extension Gen where Value == View {
  private static let firstBaselines = Gen<Double>.double(in: 0...60)
  private static let lastBaselines = Gen<Double>.double(in: 0...20)
  private static let overlaps = Gen<Double>.double(in: -60...0)

  /// The view with some of what the plain generators leave out, in it and inside it.
  fileprivate static func adorned(_ view: View) -> Gen {
    Gen { source throws(Discard) in
      let width = try source.draw(.others) ?? view.width
      let height = try source.draw(.others) ?? view.height
      switch view.content {
      case .leaf(var leaf):
        if try source.draw(.rarely(3, if: true)) {
          leaf.baselines = Baselines(
            first: try source.draw(Self.firstBaselines), last: try source.draw(Self.lastBaselines))
        }
        return View(view.id, width: width, height: height, leaf: leaf, isHidden: view.isHidden)
      case .stack(var stack):
        var inside: [View] = []
        for arranged in stack.arrangedViews { inside.append(try source.draw(.adorned(arranged))) }
        if try source.draw(.rarely(2, if: stack.axis == .horizontal)) {
          inside = inside.map(\.asMultilineText)
        }
        stack.arrangedViews = try source.draw(.rarely(40, if: true)) ? [] : inside
        try adorn(&stack, &source)
        return View(view.id, width: width, height: height, stack: stack, isHidden: view.isHidden)
      case .container: return view
      }
    }
  }

  private static func adorn(_ stack: inout StackView, _ source: inout Source) throws(Discard) {
    if try source.draw(.rarely(8, if: true)) {
      stack.spacing = try source.draw(overlaps)
    }
    stack.isBaselineRelativeArrangement = try source.draw(.rarely(6, if: true))
    if stack.isLayoutMarginsRelativeArrangement, try source.draw(.bool) {
      stack.insetsLayoutMarginsFromSafeArea = try source.draw(.bool)
    }
  }
}

extension View {
  /// The view as a text that may have several lines, if it is a leaf.
  fileprivate var asMultilineText: View {
    guard var leaf else { return self }
    leaf.isMultilineText = true
    return with(content: .leaf(leaf))
  }
}

extension Gen where Value == Length? {
  /// Once in a while another length: stacks seldom have one, and nothing else is a ratio.
  fileprivate static let others = weighted([
    (18, .always(nil)), (1, Gen<Length>.bounds.map { $0 }),
    (1, Gen<Double>.element(of: [1, 0.5, 2, 0.75]).map { .ratio($0) }),
  ])
}

extension Gen where Value == DirectionalEdgeInsets {
  /// Distances of the content view from the edges of the content, some of them negative.
  fileprivate static var pins: Gen {
    Gen { source throws(Discard) in
      let side = Gen<Double>.double(in: -30...50)
      return DirectionalEdgeInsets(
        top: try source.draw(side), leading: try source.draw(side), bottom: try source.draw(side),
        trailing: try source.draw(side))
    }
  }
}

extension Gen where Value == ContentAttachment {
  /// Attachments, most of them the usual one.
  static var attachments: Gen {
    Gen { source throws(Discard) in
      guard try source.draw(.rarely(5, if: true)) else { return .standard }
      let edge = Gen<ContentAttachment.Edge>.element(of: ContentAttachment.Edge.allCases)
      let length: Gen<ContentAttachment.GuideLength?> = .weighted([
        (2, .always(nil)), (1, Gen<Double>.rowLengths.map { .constant(4 * $0) }),
        (1, Gen<Double>.element(of: [1, 0.5, 2, 1.0 / 3.0, 0]).map { .fractionOfFrame($0) }),
      ])
      return ContentAttachment(
        top: try source.draw(edge), leading: try source.draw(edge),
        bottom: try source.draw(edge), trailing: try source.draw(edge),
        contentWidth: try source.draw(length), contentHeight: try source.draw(length))
    }
  }
}

extension Gen where Value == LayoutPolicy {
  /// Policies, the standard one first.
  static var policies: Gen {
    Gen { source throws(Discard) in
      LayoutPolicy(
        emptyStack: try source.draw(.element(of: LayoutPolicy.EmptyStack.allCases)),
        ties: try source.draw(.element(of: LayoutPolicy.Ties.allCases)),
        hiddenViews: try source.draw(.element(of: LayoutPolicy.HiddenViews.allCases)))
    }
  }
}

extension Gen where Value == Screen {
  /// Stacks in stacks, down to depth 3, whose views have so few different lengths and priorities that
  /// many give way equally; all of them are in the reach of the closed forms.
  package static var tiedScreens: Gen {
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
      axis: try source.draw(.axes),
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
