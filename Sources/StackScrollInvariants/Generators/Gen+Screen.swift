import PropertyKit
import StackScrollConstraints
import StackScrollCore

extension Gen where Value == Screen {
  /// Screens of one scroll view around nested stacks, three deep at most, with all that stacks can do.
  ///
  /// Some have no layout: required lengths that contradict each other, or none that settles a view.
  /// Laws discard those; what leads there is kept rare enough that few are.
  public static var screens: Gen { screens(.all) }

  /// Screens of one scroll view around nested stacks that do some of it.
  public static func screens(_ variety: StackVariety) -> Gen { screens(variety, isTied: .bool) }

  /// Screens of one scroll view around nested stacks that do some of it, tied across the axis to the scroll
  /// view or not.
  package static func screens(_ variety: StackVariety, isTied: Gen<Bool>) -> Gen {
    let stacks = Gen<StackDraft>.stacks(variety, depth: variety.depth)
    return Gen { source throws(Discard) in
      let viewport = try source.draw(.viewports)
      let content = try source.draw(stacks)
      let isTied = try source.draw(isTied)
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
  package static func stacks(_ variety: StackVariety, depth: Int) -> Gen {
    let distributions = Gen<Distribution>.element(of: variety.distributions)
    let alignments = Gen<Alignment>.element(of: variety.alignments)
    let columnAlignments = Gen<Alignment>.element(
      of: variety.alignments.filter { !$0.isBaseline })
    let gaps = variety.gaps
    let leaf = Gen<ViewDraft>.leaves(variety)
    let leaves = Gen<[ViewDraft]>.array(of: leaf, count: 1...5)
    let views =
      depth > 0
      ? .array(
        of: .weighted([(4, leaf), (1, .inner(variety, depth: depth - 1))]), count: 1...5) : leaves
    return Gen { source throws(Discard) in
      let axis = try source.draw(.axes)
      let distribution = try source.draw(distributions)
      let alignment = try source.draw(axis == .horizontal ? alignments : columnAlignments)
      let spacing = try source.draw(gaps)
      let views = try source.draw(alignment.isBaseline ? leaves : views)
      var stack = StackView(
        axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)
      if try source.draw(.rarely(4, if: variety.hasMargins)) {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = try source.draw(.margins)
      }
      return StackDraft(stack: stack, views: views)
    }
  }
}

extension Gen where Value == ViewDraft {
  /// Stacks inside stacks.
  package static func inner(_ variety: StackVariety, depth: Int) -> Gen {
    let stacks = Gen<StackDraft>.stacks(variety, depth: depth)
    let gaps = Gen<Double?>.customGaps(variety)
    return Gen { source throws(Discard) in
      var draft = try source.draw(stacks)
      draft.isHidden = try source.draw(.rarely(8, if: variety.hasHiddenViews))
      draft.gap = try source.draw(gaps)
      return .stack(draft)
    }
  }

  /// Leaves, one in seven with a required share of the frame.
  package static func leaves(_ variety: StackVariety) -> Gen {
    let leaves = Gen<Leaf>.leaves(variety)
    let gaps = Gen<Double?>.customGaps(variety)
    return Gen { source throws(Discard) in
      let leaf = try source.draw(leaves)
      let isHidden = try source.draw(.rarely(8, if: variety.hasHiddenViews))
      let gap = try source.draw(gaps)
      var lengths = (width: Length.intrinsic, height: Length.intrinsic)
      if try source.draw(.rarely(7, if: variety.hasShares)) {
        let share = try source.draw(.element(of: [1.0, 0.5, 1.0 / 3.0, 0.25]))
        let length = Length.fraction(share, of: .frameLayoutGuide)
        if try source.draw(.bool) { lengths.height = length } else { lengths.width = length }
      } else if try source.draw(.rarely(7, if: variety.hasBounds)) {
        let axis = try source.draw(.axes)
        let length = try source.draw(.bounds)
        if axis == .horizontal { lengths.width = length } else { lengths.height = length }
      }
      return .leaf(
        leaf, width: lengths.width, height: lengths.height, isHidden: isHidden, gap: gap)
    }
  }
}

extension Gen where Value == Double? {
  /// The gap after a view, where it is not the stack's.
  package static func customGaps(_ variety: StackVariety) -> Gen {
    let isWanted = Gen<Bool>.rarely(6, if: variety.hasCustomSpacings)
    let gaps = variety.gaps
    return Gen { source throws(Discard) in
      try source.draw(isWanted) ? try source.draw(gaps) : nil
    }
  }
}

extension Gen where Value == DirectionalEdgeInsets {
  /// Margins of 0 to 50 points on each side.
  package static var margins: Gen {
    Gen { source throws(Discard) in
      DirectionalEdgeInsets(
        top: try source.draw(.spacings), leading: try source.draw(.spacings),
        bottom: try source.draw(.spacings), trailing: try source.draw(.spacings))
    }
  }
}
