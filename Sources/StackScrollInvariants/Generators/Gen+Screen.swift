import PropertyKit
import StackScrollCore

extension Gen where Value == Screen {
  /// Screens of nested stacks, three deep at most, with lengths of every kind.
  ///
  /// Some have no layout: two required lengths that must be equal and are not. Laws discard those;
  /// leaves of required length are kept rare enough that few are.
  public static var screens: Gen {
    Gen { source throws(Discard) in
      let viewport = try source.draw(.viewports)
      let content = try source.draw(.stacks(depth: 2))
      let isTied = try source.draw(.bool)
      let isMirrored = try source.draw(.bool)
      let inset = try source.draw(.contentInsets)
      return try source.making {
        try Screen(
          scrollView: ScrollView(size: viewport, contentInset: inset),
          content: content.tied(isTied).named(),
          layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      }
    }
  }
}

extension Gen where Value == StackDraft {
  /// Stacks of one to five views, some of them stacks.
  static func stacks(depth: Int) -> Gen {
    Gen { source throws(Discard) in
      let axis = try source.draw(.element(of: Axis.allCases))
      let distribution = try source.draw(.element(of: Distribution.allCases))
      let alignment = try source.draw(.element(of: Alignment.allCases))
      let spacing = try source.draw(.spacings)
      let leaf = Gen<ViewDraft>.leaves
      let inner: Gen<ViewDraft> =
        depth > 0 ? .weighted([(4, leaf), (1, stacks(depth: depth - 1).map { .stack($0) })]) : leaf
      let views = try source.draw(.array(of: inner, count: 1...5))
      return StackDraft(
        stack: StackView(
          axis: axis, distribution: distribution, alignment: alignment, spacing: spacing),
        views: views)
    }
  }
}

extension Gen where Value == ViewDraft {
  /// Leaves with a size of their own and, one in four, a required length.
  static var leaves: Gen {
    Gen { source throws(Discard) in
      let size = Size(
        width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
      let required = try source.draw(.weighted([(6, .always(false)), (1, .always(true))]))
      guard required else { return .leaf(size, width: .intrinsic, height: .intrinsic) }
      let share = try source.draw(.element(of: [1.0, 0.5, 1.0 / 3.0, 0.25]))
      return try source.draw(.bool)
        ? .leaf(size, width: .intrinsic, height: .fraction(share, of: .frameLayoutGuide))
        : .leaf(size, width: .fraction(share, of: .frameLayoutGuide), height: .intrinsic)
    }
  }
}
