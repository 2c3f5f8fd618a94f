import PropertyKit
import StackScrollCore
import StackScrollInvariants

extension Gen where Value == ScrollViewScreen {
  /// Parts that nobody would write, with numbers of every kind, most of which a screen accepts, so that the
  /// layout sees them; others make no screen at all.
  ///
  /// What a layout must do with it is answer, or say why not. It must not stop the program.
  package static var hostileScreens: Gen {
    Gen { source throws(Discard) in
      var names = Names()
      let content = try source.draw(Gen<ViewDraft>.hostile(depth: 4)).named(&names)
      return ScrollViewScreen(
        scrollView: try source.draw(.hostile), content: try source.draw(.nested(content)),
        pins: try source.draw(.hostile), attachment: try source.draw(.hostile),
        layoutDirection: try source.draw(.element(of: LayoutDirection.allCases)),
        policy: LayoutPolicy(
          emptyStack: try source.draw(.element(of: LayoutPolicy.EmptyStack.allCases)),
          ties: try source.draw(.element(of: LayoutPolicy.Ties.allCases)),
          hiddenViews: try source.draw(.element(of: LayoutPolicy.HiddenViews.allCases))))
    }
  }
}

extension Gen where Value == Double {
  /// Numbers at the edges of what a screen accepts, and one in fifty beyond.
  static var hostile: Gen {
    let within: [Double] = [
      0, 1, 100, 1.0 / 3.0, 0.1 + 0.2, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300,
      1e-9, 1e9,
      999_999_999.999_999_9, 1e8 + 1.0 / 3.0,
    ]
    let beyond: [Double] = [-1, -1e9, 1e9 + 1, 1e15, 1e300, 1e308, .infinity, -.infinity, .nan]
    return .weighted([(100, .element(of: within)), (2, .element(of: beyond))])
  }
}

extension Gen where Value == EdgeInsets {
  static var hostile: Gen {
    Gen { source throws(Discard) in
      EdgeInsets(
        top: try source.draw(.hostile), left: try source.draw(.hostile),
        bottom: try source.draw(.hostile), right: try source.draw(.hostile))
    }
  }
}

extension Gen where Value == DirectionalEdgeInsets {
  static var hostile: Gen {
    Gen<EdgeInsets>.hostile.map {
      DirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
  }
}

extension Gen where Value == ScrollView {
  fileprivate static var hostile: Gen {
    Gen { source throws(Discard) in
      var window = ScrollView(
        size: Size(width: try source.draw(.hostile), height: try source.draw(.hostile)))
      guard try source.draw(.bool) else { return window }
      window.contentInset = try source.draw(Gen<EdgeInsets>.hostile)
      window.safeAreaInsets = try source.draw(Gen<EdgeInsets>.hostile)
      window.contentOffset = Point(x: try source.draw(.hostile), y: try source.draw(.hostile))
      window.isPagingEnabled = try source.draw(.bool)
      window.contentInsetAdjustmentBehavior = try source.draw(
        .element(of: ContentInsetAdjustmentBehavior.allCases))
      return window
    }
  }
}

extension Gen where Value == ContentAttachment {
  fileprivate static var hostile: Gen {
    Gen { source throws(Discard) in
      guard try source.draw(.rarely(4, if: true)) else { return .standard }
      let edge = Gen<ContentAttachment.Edge>.element(of: ContentAttachment.Edge.allCases)
      return ContentAttachment(
        top: try source.draw(edge), leading: try source.draw(edge),
        bottom: try source.draw(edge), trailing: try source.draw(edge),
        contentWidth: try source.draw(.bool) ? .constant(try source.draw(.hostile)) : nil,
        contentHeight: try source.draw(.bool) ? .fractionOfFrame(try source.draw(.hostile)) : nil)
    }
  }
}

extension Gen where Value == Length {
  fileprivate static var hostile: Gen {
    let priority = Gen<LayoutPriority>.element(of: [1000, 999.5, 750, 250, 51, 49, 25, 1, 0, 1001])
    let constraint = Gen<LengthConstraint> { source throws(Discard) in
      let number = try source.draw(Gen<Double>.hostile)
      let targets: [LengthConstraint.Target] = [
        .constant(number), .fraction(number, of: .frameLayoutGuide), .ratio(number),
      ]
      return LengthConstraint(
        try source.draw(.element(of: LengthConstraint.Relation.allCases)),
        try source.draw(.element(of: targets)),
        priority: try source.draw(.weighted([(9, .always(.required)), (9, priority)])))
    }
    let one: Gen<Length> = constraint.map { Length([$0]) }
    let some: Gen<Length> = Gen<[LengthConstraint]>.array(of: constraint, count: 0...3)
      .map { Length($0) }
    return .weighted([(4, .always(.intrinsic)), (2, one), (1, some)])
  }
}

extension Gen where Value == Leaf {
  fileprivate static var hostile: Gen {
    let length: Gen<Double?> = .weighted([(4, Gen<Double>.hostile.map { $0 }), (1, .always(nil))])
    let priorities = Gen<LayoutPriority>.element(of: [250, 750, 1000, 999.5, 1, 51, 49, 25])
    return Gen { source throws(Discard) in
      var leaf = Leaf(
        intrinsic: IntrinsicSize(
          width: try source.draw(length), height: try source.draw(length)))
      if try source.draw(.rarely(6, if: true)) {
        leaf.text = LabelText(
          words: try source.draw(.array(of: .hostile, count: 0...4)),
          space: try source.draw(.hostile), lineHeight: try source.draw(.hostile),
          numberOfLines: try source.draw(.element(of: [0, 1, 2, .max, -1])),
          preferredMaxLayoutWidth: try source.draw(length))
      }
      guard try source.draw(.bool) else { return leaf }
      leaf.hugging = AxisPriorities(try source.draw(priorities))
      leaf.compressionResistance = AxisPriorities(try source.draw(priorities))
      leaf.baselines = Baselines(
        first: try source.draw(.hostile), last: try source.draw(.hostile))
      return leaf
    }
  }
}

extension Gen where Value == ViewDraft {
  static func hostile(depth: Int) -> Gen {
    Gen { source throws(Discard) in
      let isLeaf = depth == 0 ? true : try source.draw(.bool)
      if isLeaf {
        return .leaf(
          try source.draw(Gen<Leaf>.hostile), width: try source.draw(Gen<Length>.hostile),
          height: try source.draw(Gen<Length>.hostile), isHidden: try source.draw(.bool),
          gap: try source.draw(.bool) ? try source.draw(.hostile) : nil)
      }
      let inside = try source.draw(.array(of: hostile(depth: depth - 1), count: 0...6))
      let stack = StackView(
        axis: try source.draw(.axes),
        distribution: try source.draw(.element(of: Distribution.allCases)),
        alignment: try source.draw(.element(of: Alignment.allCases.filter { !$0.isBaseline })),
        spacing: try source.draw(.hostile), layoutMargins: try source.draw(.hostile),
        isLayoutMarginsRelativeArrangement: try source.draw(.bool),
        isBaselineRelativeArrangement: try source.draw(.bool))
      var draft = StackDraft(stack: stack, views: inside)
      draft.isHidden = try source.draw(.rarely(4, if: true))
      return .stack(draft)
    }
  }
}

extension Gen where Value == View {
  /// The view, and once in fifty a tower of stacks around it, some higher than a screen accepts.
  fileprivate static func nested(_ view: View) -> Gen {
    Gen { source throws(Discard) in
      guard try source.draw(.rarely(50, if: true)) else { return view }
      let height = try source.draw(.int(in: 0...400))
      return (0..<height).reduce(view) { inner, level in
        View(
          ViewID("level\(level)"), stack: StackView(axis: .vertical, arrangedViews: [inner]))
      }
    }
  }
}
